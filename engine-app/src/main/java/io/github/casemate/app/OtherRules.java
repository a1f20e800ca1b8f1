package io.github.casemate.app;

import io.github.casemate.app.play.UserError;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.Ruleset;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The rules that others are compared with: what is not given here stays as it is. */
final class OtherRules {

    private static final String NONE = "none";

    @Option(
            names = {"--compare-modules", "--compare-with"},
            split = ",",
            paramLabel = "MODULE",
            completionCandidates = GameOptions.ModuleNames.class,
            description = "The expansions of the other rules, or none.")
    private @Nullable List<String> modules;

    @Option(
            names = "--compare-variants",
            split = ",",
            paramLabel = "VARIANT",
            description = "The variants of the other rules: ${COMPLETION-CANDIDATES}.")
    private @Nullable List<RuleVariant> variants;

    @Option(names = "--compare-cards", paramLabel = "FILE", description = "A catalogue of changed cards, as JSON.")
    private List<Path> cards = new ArrayList<>();

    @Option(names = "--compare-edition", description = "The edition of the other rules.")
    private @Nullable Edition edition;

    @Option(
            names = {"--compare-turns", "--compare-turn-limit"},
            paramLabel = "N",
            converter = GameOptions.TurnLimit.class,
            description = "The turn limit of the other rules.")
    private @Nullable Integer turns;

    Ruleset after(Ruleset before) {
        Array<String> wanted = modules == null
                ? before.modules()
                : Array.ofAll(modules).map(String::strip).reject(NONE::equals);
        int limit = turns == null ? before.variants().turnLimit() : turns;
        try {
            Ruleset plain = Ruleset.of(edition == null ? before.edition() : edition, before.players(), wanted)
                    .withCards(before.cards())
                    .withCatalogs(before.catalogs().filter(catalog -> wanted.contains(catalog.module())))
                    .withVariants(variants == null ? before.variants() : RuleVariant.of(variants, limit))
                    .withTurnLimit(limit);
            Ruleset after = CardFile.read(plain, cards);
            if (after.equals(before)) {
                throw new UserError("Both rules are the same: there is nothing to compare.");
            }
            return after;
        } catch (IllegalRulesetException impossible) {
            throw new UserError("This cannot be played: " + impossible.getMessage() + ".", impossible);
        }
    }
}
