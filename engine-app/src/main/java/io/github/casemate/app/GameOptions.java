package io.github.casemate.app;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.NearNames;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that say what is played, for every command that begins a game. */
final class GameOptions {

    static final String SOLO = "ghost-captain";

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "The number of players: 2 to 4. By default as many as are named; in the arena 2.")
    private @Nullable Integer players;

    @Option(
            names = {"-m", "--modules", "--with"},
            split = ",",
            paramLabel = "MODULE",
            completionCandidates = ModuleNames.class,
            description = "Expansions to play with, separated by commas: ${COMPLETION-CANDIDATES}.")
    private List<String> modules = new ArrayList<>();

    @Option(
            names = "--variants",
            split = ",",
            paramLabel = "VARIANT",
            description = "Rulings to play differently, separated by commas: ${COMPLETION-CANDIDATES}.")
    private List<RuleVariant> variants = new ArrayList<>();

    @Option(names = "--cards", paramLabel = "FILE", description = "Play with changed cards: a catalogue as JSON.")
    private List<Path> cards = new ArrayList<>();

    @Option(
            names = {"-e", "--edition"},
            defaultValue = "SECOND",
            description = "The edition: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Edition edition = Edition.SECOND;

    @Option(
            names = {"-t", "--turns", "--turn-limit"},
            paramLabel = "N",
            converter = TurnLimit.class,
            description = "End the game after this many turns (RUL-20), or none for no limit.")
    private @Nullable Integer turns;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            description = "Decides dice and deals: the same seed gives the same game. A new one by default.")
    private @Nullable Long seed;

    long seed() {
        return seed == null ? ShortSeeds.fresh() : seed;
    }

    /** The seed that was asked for, if any. */
    io.vavr.control.Option<Long> wantedSeed() {
        return io.vavr.control.Option.of(seed);
    }

    /** The game for as many as are named, unless a number is given. */
    IslandSiege game(int named, boolean solo, int usualTurns) {
        Array<String> wanted = Array.ofAll(modules).map(String::strip);
        boolean alone = solo || wanted.contains(SOLO);
        int people = players != null ? players : alone ? 1 : Math.max(2, named);
        try {
            Ruleset rules = Ruleset.of(edition, people, solo ? wanted.append(SOLO) : wanted)
                    .withVariants(RuleVariant.of(variants, turns == null ? usualTurns : turns));
            return IslandSiege.of(CardFile.read(rules, cards));
        } catch (IllegalRulesetException | BrokenRuleException impossible) {
            String hint = wanted.filter(module -> !Ruleset.knownModules().contains(module))
                    .map(module -> NearNames.hint(module, Ruleset.knownModules()))
                    .find(words -> !words.isEmpty())
                    .getOrElse("");
            throw new UserError("This cannot be played: " + impossible.getMessage() + "." + hint, impossible);
        }
    }

    /** A number of turns, or a word for none at all. */
    static final class TurnLimit implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            try {
                int turns = text.equals("none") ? 0 : Integer.parseInt(text);
                if (turns >= 0) {
                    return turns;
                }
            } catch (NumberFormatException noNumber) {
                // Reported below.
            }
            throw new TypeConversionException("'" + Excerpt.part(text) + "' is neither a number of turns nor 'none'.");
        }
    }

    /** The modules that can be found, for help and completion. */
    static final class ModuleNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        ModuleNames() {
            super(Ruleset.knownModules().toJavaList());
        }
    }
}
