package io.github.casemate.expansions.coquina;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Peninsula Fort, where a second wave fells one stone. */
class PeninsulaFortTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("coquina");

    /** Each second wave of the owner fells a stone more: no card of the game says so. */
    private record MoreStones(int more) implements Modifier<SecondWaveStones> {
        @Override
        public Class<SecondWaveStones> about() {
            return SecondWaveStones.class;
        }

        @Override
        public int modify(int number, SecondWaveStones asked, Source source, Table table) {
            return source.isOf(asked.attack().attacker()) ? number + more : number;
        }
    }

    private static Scene peninsula(Ruleset ruleset, int owner) {
        return Scene.of(ruleset).player(owner, side -> side.fort("peninsula-fort", 0, "PBW", "GG~"));
    }

    private static SceneGame secondWave(Scene scene, int attacker, String fort, Face... faces) {
        return scene.actionOf(attacker).attacksAndKeeps(fort, faces).does(new ChooseSecondWave());
    }

    private static FellStones fell(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }

    @Test
    @Proof("RUL-72")
    void severalTargetsFellOneStone() {
        SceneGame wave = secondWave(peninsula(RULES, 2), 1, "peninsula-fort", TARGET, TARGET, TARGET);

        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2), fell(3), fell(4));
        assertThat(wave.refusal(fell(0, 1)).code()).isEqualTo("wrong-number");
        SceneGame over = wave.does(fell(3));
        assertThat(over.stones("peninsula-fort")).containsExactly("PBW", ".G~");
        assertThat(over.asked()).as("the other Targets have no use").isEqualTo(2);
    }

    @Test
    @Rule({"RUL-72", "RUL-36"})
    void theAttackerMayReinforceInstead() {
        SceneGame choice =
                peninsula(RULES, 2).actionOf(1).attacksAndKeeps("peninsula-fort", TARGET, TARGET, LEADERSHIP);

        assertThat(choice.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule("RUL-6")
    @Proof("RUL-72")
    void theTargetOfAGunpowderHouseHasNoMoreUse() {
        SceneGame wave = secondWave(
                peninsula(RULES, 2).player(1, side -> side.building("gunpowder-house")),
                1,
                "peninsula-fort",
                TARGET,
                LEADERSHIP,
                LEADERSHIP);

        assertThat(wave.options()).containsExactly(fell(0), fell(1), fell(2), fell(3), fell(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("RUL-72")
    void oneStoneFallsThoughACardAddsMoreWhoeverSitsWhere(int owner) {
        int attacker = 3 - owner;
        Card adding = Card.building("mortar", "Mortar", 1, 1, StoneColor.GRAY, new MoreStones(2));
        Ruleset rules = RULES.withCards(BaseCards.all().append(adding));
        Scene scene = peninsula(rules, owner).player(attacker, side -> side.building("mortar"));

        assertThat(secondWave(scene, attacker, "peninsula-fort", TARGET, LEADERSHIP, LEADERSHIP)
                        .options())
                .containsExactly(fell(0), fell(1), fell(2), fell(3), fell(4));
        assertThat(secondWave(scene, attacker, "starting-fort-" + owner, TARGET, LEADERSHIP, LEADERSHIP)
                        .options())
                .as("elsewhere three fall")
                .hasSize(4)
                .contains(fell(0, 1, 2));
    }

    @Test
    @Rule("RUL-72")
    void theFirstWaveIsAsEver() {
        SceneGame over = peninsula(RULES, 2).actionOf(1).attacksAndKeeps("peninsula-fort", GRAY, GRAY, LEADERSHIP);

        assertThat(over.stones("peninsula-fort"))
                .as("the gray stone behind pink is protected, and so is the other behind black")
                .containsExactly("PBW", "GG~");
        SceneGame open = Scene.of(RULES)
                .player(2, side -> side.fort("peninsula-fort", 0, "..W", "GG~"))
                .actionOf(1)
                .attacksAndKeeps("peninsula-fort", GRAY, GRAY, LEADERSHIP);
        assertThat(open.stones("peninsula-fort")).containsExactly("..W", "..~");
    }

    @Test
    @Rule({"RUL-72", "RUL-22"})
    void aPeninsulaShieldsNoOtherFort() {
        SceneGame wave = secondWave(peninsula(RULES, 2), 1, "starting-fort-2", TARGET, TARGET, LEADERSHIP);

        assertThat(wave.options())
                .hasSize(6)
                .allSatisfy(action ->
                        assertThat(((FellStones) action).spaces().size()).isEqualTo(2));
    }
}
