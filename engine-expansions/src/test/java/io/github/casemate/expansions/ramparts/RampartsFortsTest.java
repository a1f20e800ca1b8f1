package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The module is found by its id, and its forts are in the deck. */
class RampartsFortsTest {

    private static Seq<Card> forts(Ruleset ruleset) {
        return IslandSiege.of(ruleset)
                .initialTable()
                .main()
                .cards()
                .filter(card -> card.type() == CardType.FORT && card.origin() == Origin.RECONSTRUCTED);
    }

    @Test
    @Proof({"SET-4", "RMP-1"})
    void thereAreTwelveMoreFortsInEitherEdition() {
        assertThat(forts(Ruleset.secondEdition(2).with("ramparts"))).hasSize(12);
        assertThat(forts(Ruleset.firstEdition().with("ramparts"))).hasSize(12);
        assertThat(forts(Ruleset.secondEdition(2))).isEmpty();
    }

    @Test
    @Rule("RMP-1")
    void theFortsAreTheseOnes() {
        assertThat(RampartsForts.all()
                        .map(card -> card.id() + " " + card.fortLayout().rows().mkString("/") + " " + card.slots()))
                .containsExactly(
                        "bastion-fortress ~.~/.../~B~ 3",
                        "citadel-fortress B./../~. 3",
                        "hilltop-fortress ..~/~B. 4",
                        "moated-fortress .../~B~ 4",
                        "arsenal-stronghold G../~.~ 4",
                        "harbor-stronghold ../G. 4",
                        "masons-stronghold .G/../~. 3",
                        "palisade-stronghold ..../~G~~ 3",
                        "smuggler-outpost W~./..~ 3",
                        "mission-outpost .W/~./~. 4",
                        "privateer-outpost W../~~. 3",
                        "signal-outpost .~./W~. 4");
    }

    @Test
    void eachFortHasItsWordsAndAnAbilityOfAListedType() {
        Seq<Class<?>> types = new RampartsModule().types();
        assertThat(types)
                .doesNotHaveDuplicates()
                .allSatisfy(type -> assertThat(type.isRecord()).isTrue());
        assertThat(RampartsForts.all()).allSatisfy(card -> {
            assertThat(card.text()).endsWith(".");
            assertThat(types.containsAll(card.abilities().map(Ability::getClass)))
                    .as(card.id())
                    .isTrue();
            assertThat(card.abilities()).isNotEqualTo(Array.empty());
        });
    }
}
