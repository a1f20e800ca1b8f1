package io.github.casemate.expansions.invented;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The state of its own, and what changes it. */
class ShoreTest {

    private static final PlayerId ATTACKER = PlayerId.of(0);

    private static Scene flotsam() {
        return Scene.of(Ruleset.secondEdition(2).with("flotsam"));
    }

    private static Stones shore(SceneGame play) {
        return play.table().slice(Shore.KEY).stones();
    }

    private static SceneGame withGull(Scene scene) {
        return scene.player(1, side -> side.ship("gull"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", GRAY, WHITE, WHITE)
                .chooses(StoneColor.GRAY);
    }

    @Test
    void twoStonesLieThereFromTheBeginningAndTheLawsCountThem() {
        SceneGame play = flotsam().actionOf(1);

        assertThat(shore(play)).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.GRAY));
        assertThat(play.table().supply().count(StoneColor.BLACK)).isEqualTo(5 - 1);
        assertThat(Laws.problems(play.game(), play.table())).isEmpty();
    }

    @Test
    void aSunkenShipLosesAStoneToTheShore() {
        SceneGame sunk = flotsam()
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(sunk.events(StoneStranded.class)).containsExactly(new StoneStranded(StoneColor.GRAY));
        assertThat(shore(sunk)).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.GRAY, StoneColor.GRAY));
        assertThat(Laws.problems(sunk.game(), sunk.table())).isEmpty();
    }

    @Test
    void withoutAGrayStoneInTheSupplyNothingDrifts() {
        SceneGame sunk = flotsam()
                .player(2, side -> side.ship("raven").supply("GGGG"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(sunk.events(StoneStranded.class)).isEmpty();
    }

    @Test
    void aShipThatLighthouseOutpostBringsBackIsNoWreck() {
        SceneGame sunk = flotsam()
                .player(2, side -> side.ship("raven").fort("lighthouse-outpost", 0, ".W", "~.", "~."))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(sunk.hand(2)).containsExactly("raven");
        assertThat(sunk.events(StoneStranded.class)).isEmpty();
    }

    @Test
    void theOwnerOfAGullMayTakeAStoneFromTheShoreInsteadOfReinforcing() {
        SceneGame asked = withGull(flotsam());

        assertThat(asked.asked()).isEqualTo(1);
        assertThat(asked.options())
                .containsExactly(new Decline(), new ChooseColor(StoneColor.BLACK), new ChooseColor(StoneColor.GRAY));
        assertThat(asked.refusal(new ChooseColor(StoneColor.WHITE)).code()).isEqualTo("not-ashore");
        assertThat(asked.refusal(new DrawCards()).code()).isEqualTo(Rejection.NOT_AN_OPTION);

        SceneGame gathered = asked.does(new ChooseColor(StoneColor.BLACK));

        assertThat(gathered.events().head()).isEqualTo(new StoneGathered(ATTACKER, StoneColor.BLACK));
        assertThat(gathered.events(Reinforced.class)).isEmpty();
        assertThat(shore(gathered)).isEqualTo(Stones.of(StoneColor.GRAY));
        assertThat(gathered.player(1).supply())
                .isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.BLACK, StoneColor.WHITE));
        assertThat(Laws.problems(gathered.game(), gathered.table())).isEmpty();
    }

    @Test
    void whoDeclinesReinforces() {
        SceneGame declined = withGull(flotsam()).does(new Decline());

        assertThat(declined.events(Reinforced.class))
                .containsExactly(new Reinforced(ATTACKER, Stones.of(StoneColor.WHITE, StoneColor.WHITE)));
        assertThat(shore(declined)).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.GRAY));
    }

    @Test
    void anEmptyShoreIsNotAskedAbout() {
        SceneGame play = withGull(flotsam()
                .with(table -> new StoneGathered(PlayerId.of(1), StoneColor.BLACK)
                        .evolve(new StoneGathered(PlayerId.of(1), StoneColor.GRAY).evolve(table))));

        assertThat(play.events(Reinforced.class)).hasSize(1);
    }

    @Test
    void anOpponentsGullIsOfNoUse() {
        SceneGame play = flotsam()
                .player(2, side -> side.ship("gull"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", GRAY, WHITE, WHITE)
                .chooses(StoneColor.GRAY);

        assertThat(play.events(Reinforced.class)).hasSize(1);
    }

    @Test
    void aGullIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = flotsam()
                .player(1, side -> side.ship("gull"))
                .player(2, side -> side.fort("reefside-fortress", 0, "~~B", "..B"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", GRAY, WHITE, WHITE)
                .chooses(StoneColor.GRAY);

        assertThat(play.events(Reinforced.class)).hasSize(1);
    }

    @Test
    void harborSealsMakeAnEconomicVictoryCheaperForTheirOwner() {
        Scene scene = flotsam().player(1, side -> side.building("harbor-seals"));

        assertThat(scene.player(1, side -> side.coins(18)).turnOf(1).table().ending())
                .contains(new Ending(Option.some(ATTACKER), Ending.Victory.ECONOMIC));
        assertThat(scene.player(1, side -> side.coins(17)).turnOf(1).table().ending())
                .isEmpty();
        assertThat(scene.player(2, side -> side.coins(18)).turnOf(2).table().ending())
                .isEmpty();
    }

    @Test
    void theFirstEditionHasNoShore() {
        assertThatThrownBy(() -> Ruleset.firstEdition().with("flotsam"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessage("flotsam: the first edition has no shore");
    }
}
