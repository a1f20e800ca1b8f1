package io.github.casemate.expansions.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.pack.Settings;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Variants;
import io.vavr.collection.Array;
import io.vavr.control.Try;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The laws of a pack, over all that can be chosen at once. There are no edge cases, because there are thousands of
 * combinations, and making the games of all takes longer than the laws.
 */
class IslandSiegePackProperties {

    private static final IslandSiegePack PACK = new IslandSiegePack();

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void theSettingsOfEveryRulesetMakeTheSameGame(@ForAll("rulesets") Ruleset ruleset) {
        IslandSiege game = IslandSiege.of(ruleset);
        Settings settings = PACK.settingsOf(game);
        assertThat(PACK.create(settings)).containsExactly(game);
        assertThat(PACK.settingsOf(PACK.create(settings).get())).isEqualTo(settings);
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void theTextOfTheSettingsIsReadBack(@ForAll("rulesets") Ruleset ruleset) {
        Settings settings =
                PACK.settingsOf(IslandSiege.of(ruleset)).with(IslandSiegePack.CATALOGS, Array.<Catalog>empty());
        assertThat(Settings.read(PACK.settings(), settings.toString())).containsExactly(settings);
    }

    @Provide
    Arbitrary<Ruleset> rulesets() {
        Arbitrary<Set<String>> modules =
                Arbitraries.of(Ruleset.knownModules().asJava()).set();
        Arbitrary<Variants> variants = Combinators.combine(
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.integers().greaterOrEqual(0))
                .as(Variants::new);
        return Combinators.combine(
                        Arbitraries.of(Edition.class),
                        Arbitraries.integers().between(1, 4),
                        modules,
                        variants,
                        Arbitraries.integers().between(0, 7))
                .as((edition, players, some, variant, changes) -> Try.of(() ->
                        changed(Ruleset.of(edition, players, Array.ofAll(some)).withVariants(variant), changes)))
                .filter(made -> made.isSuccess() || !(made.getCause() instanceof IllegalRulesetException))
                .map(Try::get);
    }

    /** With changed cards of the base game, of modules, or of both: each bit of a number is a catalogue. */
    private static Ruleset changed(Ruleset ruleset, int changes) {
        Ruleset changed = ruleset;
        Array<String> names = ruleset.modules()
                .filter(name -> Catalog.shipped(name).cards().size() > 1)
                .prepend(Catalog.BASE);
        for (int i = 0; i < names.size(); i++) {
            if ((changes >> i & 1) == 1) {
                Catalog catalog = Catalog.shipped(names.get(i));
                changed = changed.with(catalog.withCards(catalog.cards().reverse()));
            }
        }
        return changed;
    }
}
