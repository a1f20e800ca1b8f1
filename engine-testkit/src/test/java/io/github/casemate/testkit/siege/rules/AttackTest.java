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
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.siege.Playing;
import io.github.casemate.testkit.siege.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.Side;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** From the choice of the fort to the end of the second wave. */
class AttackTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @Test
    @Rule("ATK-1")
    void theFleetGoesToAFortOfAnOpponentWhereNoOtherFleetLies() {
        Playing play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.fleetOf(3).fort("secret-fortress", 0, "B.", ".."))
                .actionOf(1);
        assertThat(play.options(Attack.class).map(attack -> attack.fort().id()))
                .containsExactlyInAnyOrder("secret-fortress", "starting-fort-3");

        Playing attack = play.attacks("secret-fortress");
        assertThat(attack.fort("secret-fortress").fleet()).containsExactly(PlayerId.of(0));
        assertThat(attack.events(FleetSent.class))
                .containsExactly(new FleetSent(PlayerId.of(0), play.card("secret-fortress"), PlayerId.of(1)));
    }

    @Test
    @Rule("ATK-1")
    void onlyCardsOfTheOpponentWhoIsAttackedCanBeTargeted() {
        Playing play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.ship("raven"))
                .player(3, side -> side.ship("victory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(play.options()).containsExactlyInAnyOrder(new EndLeadership(), new SinkShip(play.card("raven")));
    }

    /** The attack resolution example of both rulebooks, with reinforcements. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"ATK-6", "ATK-7", "ATK-8", "ATK-9"})
    void whiteFellsTheWhiteStoneAndBlackReinforces(boolean firstEdition) {
        Playing wave = resolution(firstEdition ? Ruleset.firstEdition() : RULES);
        assertThat(wave.stones("scout-outpost")).containsExactly("~.B", "B.~");
        assertThat(wave.options()).containsExactlyInAnyOrder(new ChooseReinforce(), new ChooseSecondWave());

        Playing play = wave.does(new ChooseReinforce());
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.BLACK, StoneColor.WHITE));
        assertThat(play.stones("scout-outpost")).containsExactly("~.B", "B.~");
        assertThat(play.asked()).isEqualTo(2);
    }

    /** The same example, with a second wave. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Rule({"ATK-8", "ATK-10"})
    void orTheTargetFellsAnyOneOfTheOtherStones(boolean firstEdition) {
        Playing wave = resolution(firstEdition ? Ruleset.firstEdition() : RULES).does(new ChooseSecondWave());
        assertThat(wave.options())
                .containsExactlyInAnyOrder(new FellStones(Spaces.of(1)), new FellStones(Spaces.of(2)));

        Playing play = wave.fells(1);
        assertThat(play.stones("scout-outpost")).containsExactly("~..", "B.~");
        assertThat(play.player(1).supply()).as("no reinforcement").isEqualTo(start());
    }

    @Test
    @Rule("ATK-6")
    void theAttackColourIsOneThatAResultShows() {
        Playing play = attack(side -> side).attacksAndKeeps("starting-fort-2", BLACK, GRAY, TARGET);

        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.GRAY));
    }

    @Test
    @Rule("ATK-6")
    void withoutAColourThereIsNoFirstWave() {
        Playing play = attack(side -> side).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.events(ColorChosen.class)).isEmpty();
        assertThat(play.options()).containsExactlyInAnyOrder(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule("ATK-7")
    void theAttackerPicksAStoneForEachResultOfTheAttackColour() {
        Playing play = attack(side -> side.noStartingFort().fort("formidable-fortress", 0, "W.W."))
                .attacksAndKeeps("formidable-fortress", WHITE, LEADERSHIP);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new FellStones(Spaces.of(0)), new FellStones(Spaces.of(2)));

        int supply = play.table().supply().count(StoneColor.WHITE);
        Playing fallen = play.fells(2);
        assertThat(fallen.stones("formidable-fortress")).containsExactly("W...");
        assertThat(fallen.table().supply().count(StoneColor.WHITE)).isEqualTo(supply + 1);
    }

    @Test
    @Rule("ATK-7")
    void stonesFallOneAtATime() {
        Playing play = attack(side -> side).attacksAndKeeps("starting-fort-2", GRAY, GRAY, GRAY);

        assertThat(play.events(StoneFell.class).map(StoneFell::space)).containsExactly(1, 2);
        assertThat(play.stones("starting-fort-2")).containsExactly("W..B");
    }

    @Test
    @Rule({"ATK-9", "RUL-7"})
    void reinforcementsAreEveryResultOfTheOtherColours() {
        Playing play = attack(side -> side)
                .attacksAndKeeps("starting-fort-2", BLACK, GRAY, WHITE)
                .chooses(StoneColor.GRAY);

        assertThat(play.player(1).supply())
                .isEqualTo(start().plus(StoneColor.BLACK, 1).plus(StoneColor.WHITE, 1));
        assertThat(play.stones("starting-fort-2"))
                .as("a pair is too large for one result")
                .containsExactly("WGGB");
        assertThat(play.asked()).as("there is no choice in it").isEqualTo(2);
    }

    @Test
    @Rule("ATK-9")
    void reinforcementsEndWithTheGeneralSupply() {
        Playing play = Scene.of(RULES)
                .player(2, side -> side.startingFort(0, "W..."))
                .supply("BGG")
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, BLACK, GRAY)
                .chooses(StoneColor.GRAY);

        assertThat(play.player(1).supply()).isEqualTo(start().plus(StoneColor.BLACK, 1));
        assertThat(play.table().supply().has(StoneColor.BLACK)).isFalse();
    }

    @Test
    @Rule("ATK-10")
    void aSecondWaveFellsAnyStoneForEachTarget() {
        Playing play = attack(side -> side)
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, LEADERSHIP)
                .does(new ChooseSecondWave());
        assertThat(play.options()).as("any two of four").hasSize(6);

        assertThat(play.fells(0, 2).stones("starting-fort-2")).containsExactly(".G.B");
    }

    @Test
    @Rule("RUL-36")
    void withoutATargetTheAttackerReinforcesWithoutBeingAsked() {
        Playing play = attack(side -> side).attacksAndKeeps("starting-fort-2", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-36")
    void withoutAStoneLeftTheAttackerReinforcesWithoutBeingAsked() {
        Playing play = attack(side -> side.startingFort(0, "W..."))
                .attacksAndKeeps("starting-fort-2", WHITE, BLACK, TARGET)
                .chooses(StoneColor.WHITE);

        assertThat(play.events(Reinforced.class))
                .containsExactly(new Reinforced(PlayerId.of(0), Stones.of(StoneColor.BLACK)));
        assertThat(play.asked()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-36")
    void whoReinforcesWithNothingSparesTheFort() {
        Playing play = attack(side -> side.startingFort(0, "W..."))
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, LEADERSHIP)
                .does(new ChooseReinforce());

        assertThat(play.stones("starting-fort-2")).containsExactly("W...");
        assertThat(play.player(1).supply()).isEqualTo(start());
    }

    @Test
    @Rule("RUL-36")
    void aSecondWaveUsesEveryTarget() {
        Playing play = attack(side -> side.startingFort(0, "WG.."))
                .attacksAndKeeps("starting-fort-2", TARGET, TARGET, TARGET)
                .does(new ChooseSecondWave());

        assertThat(play.findFort("starting-fort-2")).isEmpty();
    }

    @Test
    @Rule("RUL-36")
    void againstTheSecretFortressTheSecondWaveIsCompulsoryAndThereIsNoReinforcement() {
        Playing targets = attack(side -> side.fort("secret-fortress", 0, "BG", ".."))
                .attacksAndKeeps("secret-fortress", TARGET, WHITE, LEADERSHIP);
        assertThat(targets.options(FellStones.class)).hasSize(2);
        assertThat(targets.options()).hasSize(2);

        Playing none = attack(side -> side.fort("secret-fortress", 0, "BG", ".."))
                .attacksAndKeeps("secret-fortress", WHITE, WHITE, LEADERSHIP);
        assertThat(none.asked()).isEqualTo(2);
        assertThat(none.player(1).supply()).isEqualTo(start());
    }

    @Test
    @Rule("RUL-37")
    void anAttackColourIsChosenThoughTheFortHasNoSuchStone() {
        Playing play =
                attack(side -> side.startingFort(0, "W...")).attacksAndKeeps("starting-fort-2", GRAY, GRAY, BLACK);
        assertThat(play.options())
                .containsExactlyInAnyOrder(new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.GRAY));

        Playing gray = play.chooses(StoneColor.GRAY);
        assertThat(gray.stones("starting-fort-2")).containsExactly("W...");
        assertThat(gray.player(1).supply()).isEqualTo(start().plus(StoneColor.BLACK, 1));
    }

    @Test
    @Rule("RUL-37")
    void alsoAgainstAFortWithoutStones() {
        Playing play =
                attack(side -> side.startingFort(0, "....")).attacksAndKeeps("starting-fort-2", GRAY, GRAY, GRAY);

        assertThat(play.events(ColorChosen.class)).containsExactly(new ColorChosen(PlayerId.of(0), StoneColor.GRAY));
        assertThat(play.player(1).supply()).isEqualTo(start());
    }

    private static Playing attack(UnaryOperator<Side> defender) {
        return Scene.of(RULES).player(2, defender).actionOf(1);
    }

    private static Playing resolution(Ruleset ruleset) {
        Playing play = Scene.of(ruleset)
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
