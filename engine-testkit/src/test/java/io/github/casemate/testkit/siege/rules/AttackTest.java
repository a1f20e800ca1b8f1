package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.ColorChosen;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From the choice of the fort to the end of the second wave. */
class AttackTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Proof("ATK-1")
    void theFleetGoesToAFortOfAnOpponentWhereNoOtherFleetLies() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.fleetOf(3).fort("secret-fortress", 0, "B.", ".."))
                .actionOf(1);
        assertThat(play.options(Attack.class).map(attack -> attack.fort().id()))
                .containsExactlyInAnyOrder("secret-fortress", "starting-fort-3");

        SceneGame attack = play.attacks("secret-fortress");
        assertThat(attack.fort("secret-fortress").fleet()).containsExactly(PlayerId.of(0));
        assertThat(attack.events(FleetSent.class))
                .containsExactly(new FleetSent(PlayerId.of(0), play.card("secret-fortress"), PlayerId.of(1)));
    }

    @Test
    @Proof("ATK-1")
    void onlyCardsOfTheOpponentWhoIsAttackedCanBeTargeted() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.ship("raven"))
                .player(3, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(play.options()).containsExactlyInAnyOrder(new EndLeadership(), new SinkShip(play.card("raven")));
    }

    /** The attack resolution example of both rulebooks, with reinforcements. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"ATK-6", "ATK-9"})
    @Proof({"ATK-7", "ATK-8"})
    void whiteFellsTheWhiteStoneAndBlackReinforces(boolean firstEdition) {
        SceneGame wave = resolution(firstEdition ? Ruleset.firstEdition() : RULES);
        assertThat(wave.stones("scout-outpost")).containsExactly("~.B", "B.~");
        assertThat(wave.options()).containsExactlyInAnyOrder(new ChooseReinforce(), new ChooseSecondWave());

        SceneGame play = wave.does(new ChooseReinforce());
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.BLACK, StoneColor.WHITE));
        assertThat(play.stones("scout-outpost")).containsExactly("~.B", "B.~");
        assertThat(play.asked()).isEqualTo(2);
    }

    /** The same example, with a second wave. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule("ATK-10")
    @Proof("ATK-8")
    void orTheTargetFellsAnyOneOfTheOtherStones(boolean firstEdition) {
        SceneGame wave =
                resolution(firstEdition ? Ruleset.firstEdition() : RULES).does(new ChooseSecondWave());
        assertThat(wave.options())
                .containsExactlyInAnyOrder(new FellStones(Spaces.of(1)), new FellStones(Spaces.of(2)));

        SceneGame play = wave.fells(1);
        assertThat(play.stones("scout-outpost")).containsExactly("~..", "B.~");
        assertThat(play.player(1).supply()).as("no reinforcement").isEqualTo(start());
    }

    @Test
    @Proof("ATK-6")
    void theAttackColourIsOneThatAResultShows() {
        SceneGame play = attack(side -> side).attacksAndKeeps("starting-fort-2", BLACK, GRAY, TARGET);

        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.GRAY));
    }

    @Test
    @Proof("ATK-6")
    void withoutAColourThereIsNoFirstWave() {
        SceneGame play = attack(side -> side).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.events(ColorChosen.class)).isEmpty();
        assertThat(play.options()).containsExactlyInAnyOrder(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Proof("ATK-7")
    void theAttackerPicksAStoneForEachResultOfTheAttackColour() {
        SceneGame play = attack(side -> side.noStartingFort().fort("formidable-fortress", 0, "W.W."))
                .attacksAndKeeps("formidable-fortress", WHITE, LEADERSHIP);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new FellStones(Spaces.of(0)), new FellStones(Spaces.of(2)));

        int supply = play.table().supply().count(StoneColor.WHITE);
        SceneGame fallen = play.fells(2);
        assertThat(fallen.stones("formidable-fortress")).containsExactly("W...");
        assertThat(fallen.table().supply().count(StoneColor.WHITE)).isEqualTo(supply + 1);
    }

    @Test
    @Proof("ATK-7")
    void stonesFallOneAtATime() {
        SceneGame play = attack(side -> side).attacksAndKeeps("starting-fort-2", GRAY, GRAY, GRAY);

        assertThat(play.events(StoneFell.class).map(StoneFell::space)).containsExactly(1, 2);
        assertThat(play.stones("starting-fort-2")).containsExactly("W..B");
    }

    @Test
    @Proof("RUL-37")
    void anAttackColourIsChosenThoughTheFortHasNoSuchStone() {
        SceneGame play =
                attack(side -> side.startingFort(0, "W...")).attacksAndKeeps("starting-fort-2", GRAY, GRAY, BLACK);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.GRAY));

        SceneGame gray = play.chooses(StoneColor.GRAY);
        assertThat(gray.stones("starting-fort-2")).containsExactly("W...");
        assertThat(gray.player(1).supply()).isEqualTo(start().plus(StoneColor.BLACK, 1));
    }

    @Test
    @Proof("RUL-37")
    void alsoAgainstAFortWithoutStones() {
        SceneGame play =
                attack(side -> side.startingFort(0, "....")).attacksAndKeeps("starting-fort-2", GRAY, GRAY, GRAY);

        assertThat(play.events(ColorChosen.class)).containsExactly(new ColorChosen(PlayerId.of(0), StoneColor.GRAY));
        assertThat(play.player(1).supply()).isEqualTo(start());
    }

    private static SceneGame attack(UnaryOperator<Side> defender) {
        return Scene.of(RULES).player(2, defender).actionOf(1);
    }

    private static SceneGame resolution(Ruleset ruleset) {
        SceneGame play = Scene.of(ruleset)
                .player(2, side -> side.fort("scout-outpost", 0, "~WB", "B.~"))
                .actionOf(1)
                .attacksAndKeeps("scout-outpost", WHITE, BLACK, TARGET);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.WHITE));
        return play.chooses(StoneColor.WHITE);
    }

    private static Stones start() {
        return Stones.of(StoneColor.BLACK, StoneColor.WHITE);
    }
}
