package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.testkit.siege.rules.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/**
 * Every reason for which set-up, colonizing, drawing and building refuse an action, and the choice of the action
 * itself.
 */
class BuildRejectionTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);
    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    @Test
    @Rule("SET-5")
    void inTheSetUp() {
        SceneGame play = SceneGame.of(IslandSiege.of(RULES))
                .deals("raven", "victory", "armory")
                .deals("prison", "academy", "infirmary");

        assertRefused(play, new PassCard(play.card("prison")), "not-in-hand", "SET-5");
        assertRefused(play, new DrawCards(), "not-an-option", "SET-5");
    }

    @Test
    @Rule("COL-3")
    void whenColonistsAreShort() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.fort("secret-fortress", 0, "B.", "..").home(1))
                .turnOf(1);

        assertRefused(play, new Settle(play.card("starting-fort-1"), 2), "not-an-option", "COL-3");
        assertRefused(play, new Settle(play.card("starting-fort-1"), -1), "not-an-option", "COL-3");
        assertRefused(play, new Settle(play.card("secret-fortress"), 1), "not-an-option", "COL-3");
    }

    @Test
    @Rule({"ACT-1", "RUL-12", "RUL-47"})
    void whenTheActionIsChosen() {
        SceneGame play = Scene.of(RULES).player(2, side -> side.hand("raven")).actionOf(1);
        assertRefused(play, new Pass(), "must-act", "ACT-1");
        assertRefused(play, new KeepDice(), "not-an-option", "ACT-1");
        assertRefused(play, new AttackOpenWaters(), "no-open-waters", "ATK-12");

        SceneGame empty = Scene.of(RULES)
                .player(1, side -> side.hand("secret-fortress"))
                .deck()
                .actionOf(1);
        assertRefused(empty, new DrawCards(), "no-cards-left", "RUL-12");

        SceneGame forbidden = Scene.of(RULES)
                .player(1, side -> side.hand("secret-fortress"))
                .player(2, side -> side.building("governors-mansion"))
                .actionOf(1);
        assertRefused(forbidden, new DrawCards(), "draw-forbidden", "RUL-47");
    }

    @Test
    @Rule({"ATK-1", "ACT-2"})
    void whenTheTargetIsChosen() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.fleetOf(3).building("armory"))
                .actionOf(1);

        assertRefused(play, new Attack(play.card("secret-fortress")), "no-such-fort", "ATK-1");
        assertRefused(play, new Attack(play.card("armory")), "no-such-fort", "ATK-1");
        assertRefused(play, new Attack(play.card("starting-fort-1")), "own-fort", "ATK-1");
        assertRefused(play, new Attack(play.card("starting-fort-2")), "fort-blocked", "ATK-1");
    }

    @Test
    @Rule({"FRT-1", "BLD-1", "SHP-1"})
    void whenSomethingIsBuilt() {
        SceneGame play = Scene.of(RULES)
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .building("armory")
                                .hand("secret-fortress", "raven", "prison"))
                .player(2, side -> side.startingFort(4, "WGGB"))
                .actionOf(1);

        assertRefused(play, new BuildFort(play.card("robust-stronghold")), "not-in-hand", "FRT-1");
        assertRefused(play, building(play, "academy", "starting-fort-1"), "not-in-hand", "BLD-1");
        assertRefused(play, ship(play, "victory", "starting-fort-1"), "not-in-hand", "SHP-1");
        assertRefused(play, new BuildFort(play.card("raven")), "wrong-type", "FRT-1");
        assertRefused(play, building(play, "raven", "starting-fort-1"), "wrong-type", "BLD-1");
        assertRefused(play, ship(play, "prison", "starting-fort-1"), "wrong-type", "SHP-1");
        assertRefused(play, building(play, "prison", "starting-fort-1"), "not-enough-colonists", "BLD-1");
        assertRefused(play, ship(play, "raven", "starting-fort-1"), "not-enough-colonists", "SHP-1");
        assertRefused(play, building(play, "prison", "starting-fort-2"), "not-your-fort", "BLD-1");
        assertRefused(play, ship(play, "raven", "armory"), "not-your-fort", "SHP-1");
        assertRefused(play, ship(play, "raven", "secret-fortress"), "not-your-fort", "SHP-1");
    }

    @Test
    @Rule({"DRW-1", "RUL-52"})
    void whenACardIsGivenAwayOrDiscarded() {
        SceneGame give = Scene.of(RULES)
                .player(1, side -> side.hand("prison"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");
        assertRefused(give, new GiveCard(give.card("prison"), SECOND), "not-drawn", "DRW-1");
        assertRefused(give, new GiveCard(give.card("raven"), FIRST), "no-opponent", "DRW-1");
        assertRefused(give, new GiveCard(give.card("raven"), PlayerId.of(5)), "no-opponent", "DRW-1");
        assertRefused(give, new DiscardCard(give.card("raven")), "not-an-option", "DRW-1");

        SceneGame discard = Scene.of(RULES)
                .player(1, side -> side.building("observatory"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "armory");
        assertRefused(discard, new DiscardCard(give.card("prison")), "not-drawn", "RUL-52");
        assertRefused(discard, new GiveCard(give.card("raven"), SECOND), "not-an-option", "RUL-52");
    }

    @Test
    @Rule({"FRT-2", "BLD-3", "RUL-5"})
    void whenStonesArePlaced() {
        SceneGame fort = Scene.of(RULES)
                .player(1, side -> side.hand("secret-fortress"))
                .actionOf(1)
                .buildsFort("secret-fortress");
        assertRefused(fort, new PlaceStone(1, StoneColor.GRAY), "no-such-stone", "FRT-2");
        assertRefused(fort, new PlaceStone(2, StoneColor.BLACK), "wrong-space", "FRT-2");
        assertRefused(fort, new LeaveEmpty(2), "wrong-space", "FRT-2");
        assertRefused(fort, new Decline(), "not-an-option", "FRT-2");

        SceneGame repair = Scene.of(RULES)
                .player(1, side -> side.startingFort(1, "W.GB").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");
        assertRefused(repair, new RepairSpace(0), "space-not-empty", "BLD-3");
        assertRefused(repair, new RepairSpace(4), "no-such-space", "BLD-3");
        assertRefused(repair, new RepairSpace(-1), "no-such-space", "BLD-3");
        assertRefused(repair, new LeaveEmpty(1), "not-an-option", "BLD-3");

        SceneGame flags = Scene.of(RULES.withVariants(new Variants(false, true, false, 0)))
                .player(1, side -> side.startingFort(1, "..GB").hand("armory"))
                .actionOf(1)
                .buildsBuilding("armory", "starting-fort-1");
        assertRefused(flags, new RepairSpace(0), "no-flag-space", "RUL-5");
    }

    @Test
    @Rule("LAW-5")
    void whenAnotherPlayerIsAskedOrNobody() {
        SceneGame play = Scene.of(RULES).actionOf(1);
        Rejection early =
                play.game().tryApply(play.state(), SECOND, new DrawCards()).getLeft();
        assertThat(early.code()).isEqualTo(Rejection.NOT_YOUR_TURN);
        assertThat(early.sentence()).isEqualTo("It is P1 who has to act, not P2.");

        SceneGame over = Scene.of(RULES).player(1, side -> side.coins(20)).turnOf(1);
        assertThat(over.refusal(new DrawCards()).code()).isEqualTo(Rejection.GAME_OVER);
        assertThat(over.game()
                        .tryApply(over.state(), FIRST, new DrawCards())
                        .getLeft()
                        .code())
                .isEqualTo(Rejection.GAME_OVER);
    }

    private static BuildBuilding building(SceneGame play, String card, String fort) {
        return new BuildBuilding(play.card(card), play.card(fort));
    }

    private static BuildShip ship(SceneGame play, String card, String fort) {
        return new BuildShip(play.card(card), play.card(fort));
    }
}
