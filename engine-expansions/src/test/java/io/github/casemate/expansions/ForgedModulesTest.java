package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.expansions.captains.CaptainsLog;
import io.github.casemate.expansions.captains.ChooseLoot;
import io.github.casemate.expansions.captains.ChooseMark;
import io.github.casemate.expansions.captains.ChooseMove;
import io.github.casemate.expansions.captains.ChooseReplacement;
import io.github.casemate.expansions.captains.ChooseResultColor;
import io.github.casemate.expansions.captains.ChooseSabotaged;
import io.github.casemate.expansions.captains.ChooseStowawayShip;
import io.github.casemate.expansions.captains.ChooseSwap;
import io.github.casemate.expansions.captains.TakeBack;
import io.github.casemate.expansions.coquina.OfferMove;
import io.github.casemate.expansions.coquina.TakeAtRandom;
import io.github.casemate.expansions.ghost.ClaimVictory;
import io.github.casemate.expansions.ghost.DrawOneByOne;
import io.github.casemate.expansions.ghost.GhostAction;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.ghost.GhostCaptainModule;
import io.github.casemate.expansions.ghost.LayRow;
import io.github.casemate.expansions.invented.CombShore;
import io.github.casemate.expansions.invented.SearchShore;
import io.github.casemate.expansions.monuments.ChooseMonument;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.Monument;
import io.github.casemate.expansions.monuments.Monuments;
import io.github.casemate.expansions.ramparts.AddStone;
import io.github.casemate.expansions.ramparts.FillEmptySupply;
import io.github.casemate.expansions.ramparts.LastRazed;
import io.github.casemate.expansions.ramparts.OfferResults;
import io.github.casemate.expansions.ramparts.OfferToTurn;
import io.github.casemate.expansions.ramparts.PlaceGained;
import io.github.casemate.expansions.ramparts.ScoreCoins;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What a step or a slice of a module presumes, and a stranger does not keep, is named. */
@Rule("LAW-6")
class ForgedModulesTest {

    private static final PlayerId ONE = PlayerId.of(0);
    private static final PlayerId TWO = PlayerId.of(1);
    private static final PlayerId NOBODY = PlayerId.of(5);

    private static final SceneGame CALM = Scene.of(IslandSiege.of(
                    Ruleset.secondEdition(2).with("ramparts", "coquina", "captains", "monuments", "flotsam")))
            .player(1, side -> side.startingFort(2, "WGGB").building("powder-magazine"))
            .actionOf(2);
    private static final SceneGame ATTACK = CALM.attacks("starting-fort-1");

    private static final GameState<Table> SOLO =
            IslandSiege.of(Ruleset.solo(GhostCaptainModule.ID)).newGame();

    private static final Card FORT = CALM.card("starting-fort-1");
    private static final Card MAGAZINE = CALM.card("powder-magazine");
    private static final Card RAVEN = CALM.card("raven");
    private static final Card TACK = CALM.card("white-tack");

    @Test
    void aStepOfTheCaptainsIsPartOfAnAttack() {
        for (Step<Table> step : List.of(
                new ChooseSwap(),
                new ChooseMove(),
                new ChooseReplacement(),
                new ChooseMark(),
                new ChooseStowawayShip(),
                new ChooseSabotaged(2),
                new ChooseLoot(ONE),
                new ChooseResultColor(2),
                new TakeBack(TACK, 1),
                new CombShore(Reinforce.STEP))) {
            assertThat(calm(step)).as("%s", step).isEqualTo("agenda[0]");
        }
        assertThat(attack(new ChooseLoot(TWO))).isEqualTo("agenda[0].from");
        assertThat(attack(new ChooseResultColor(-1))).isEqualTo("agenda[0].number");
        assertThat(attack(new ChooseSabotaged(99))).isEqualTo("agenda[0].most");
        assertThat(attack(new TakeBack(TACK, 1))).isEqualTo("agenda[0].card");
    }

    @Test
    void stepsOfTheOtherModulesPointAtWhatIsThere() {
        assertThat(calm(new OfferMove(NOBODY))).isEqualTo("agenda[0].player");
        assertThat(calm(new TakeAtRandom(ONE, ONE))).isEqualTo("agenda[0].to");
        assertThat(calm(new ChooseMonument(NOBODY, 3))).isEqualTo("agenda[0].player");
        assertThat(calm(new ChooseMonument(ONE, 10))).isEqualTo("agenda[0].lost");
        assertThat(calm(new AddStone(TWO, FORT, 0, 2))).isEqualTo("agenda[0].fort");
        assertThat(calm(new AddStone(ONE, FORT, -1, 2))).isEqualTo("agenda[0].first");
        assertThat(calm(new AddStone(ONE, FORT, 0, 1_000))).isEqualTo("agenda[0].left");
        assertThat(calm(new FillEmptySupply(NOBODY, StoneColor.GRAY))).isEqualTo("agenda[0].player");
        assertThat(calm(new ScoreCoins(ONE, -1))).isEqualTo("agenda[0].coins");
        assertThat(calm(new PlaceGained(ONE, RAVEN, Stones.NONE))).isEqualTo("agenda[0].fort");
        assertThat(attack(new OfferResults(ONE, RAVEN, Face.TARGET, 3))).isEqualTo("agenda[0].card");
        assertThat(attack(new OfferResults(ONE, MAGAZINE, Face.TARGET, 99))).isEqualTo("agenda[0].results");
        assertThat(attack(new OfferToTurn(TWO, CALM.card("starting-fort-2")))).isEqualTo("agenda[0].player");
        assertThat(calm(new SearchShore(ONE, Option.some(TACK)))).isEqualTo("agenda[0].fort");
    }

    @Test
    void aStepOfAnotherGameIsRefused() {
        assertThat(calm(new GhostAction(true))).isEqualTo("agenda[0]");
        assertThat(calm(ClaimVictory.STEP)).isEqualTo("agenda[0]");
    }

    @Test
    void theGhostCaptainActsInHisTurnAndLaysHisRowAtOnce() {
        assertThat(solo(new GhostAction(true))).isEqualTo("LAW-6 agenda[0]");
        assertThat(solo(new LayRow(EndTurn.STEP))).isEqualTo("LAW-6 agenda[0]");
        assertThat(solo(new DrawOneByOne(new Draw(Deck.MAIN, GhostCaptain.SEAT, 1_000_000_000))))
                .isEqualTo("LAW-6 agenda[0].draw.count");
    }

    @Test
    void aSliceThatCannotBeIsNamed() {
        assertThat(slice(table ->
                        table.withSlice(Monuments.KEY, new Monuments(Array.of(new Monument(Island.GRAY, NOBODY))))))
                .isEqualTo("SET-1 slices.monuments.built[0].owner");
        assertThat(slice(table -> table.withSlice(
                        Monuments.KEY,
                        new Monuments(Array.of(new Monument(Island.GRAY, ONE), new Monument(Island.GRAY, TWO))))))
                .isEqualTo("SET-1 slices.monuments.built");
        assertThat(slice(table -> table.withSlices(table.slices().remove("monuments"))))
                .isEqualTo("SET-1 slices.monuments");
        assertThat(slice(table -> table.withSlice(CaptainsLog.KEY, new CaptainsLog(-1, Option.none(), Option.none()))))
                .isEqualTo("SET-1 slices.captains-log.orders");
        assertThat(slice(table ->
                        table.withSlice(CaptainsLog.KEY, new CaptainsLog(1, Option.some(RAVEN), Option.none()))))
                .isEqualTo("SET-1 slices.captains-log.last");
        assertThat(slice(table -> table.withSlice(
                        CaptainsLog.KEY, new CaptainsLog(1, Option.some(TACK), Option.some(new DrawCards())))))
                .isEqualTo("SET-1 slices.captains-log.aim");
        assertThat(slice(table -> table.withSlice(LastRazed.KEY, new LastRazed(Option.some(RAVEN)))))
                .isEqualTo("SET-1 slices.ramparts-last-razed.building");
        assertThat(slice(table -> table.withSlice(LastRazed.KEY, new LastRazed(Option.some(MAGAZINE)))))
                .isEmpty();
        assertThat(slice(table -> table.withSlices(table.slices().put("rumours", "none"))))
                .isEqualTo("SET-1 slices");
        GhostCaptain twice = GhostCaptain.on(SOLO.table())
                .withRow(Array.of(
                        SOLO.table().main().cards().head(),
                        SOLO.table().main().cards().head()));
        assertThat(refusal(
                        IslandSiege.of(Ruleset.solo(GhostCaptainModule.ID)),
                        SOLO.table().withSlice(GhostCaptain.KEY, twice),
                        SOLO.agenda()))
                .isEqualTo("SET-1 slices.ghost-captain.row");
    }

    private static String calm(Step<Table> step) {
        return refusal(CALM.game(), CALM.table(), CALM.state().agenda().prepend(step))
                .replace("LAW-6 ", "");
    }

    private static String attack(Step<Table> step) {
        return refusal(CALM.game(), ATTACK.table(), ATTACK.state().agenda().prepend(step))
                .replace("LAW-6 ", "");
    }

    private static String solo(Step<Table> step) {
        return refusal(
                IslandSiege.of(Ruleset.solo(GhostCaptainModule.ID)),
                SOLO.table(),
                SOLO.agenda().prepend(step));
    }

    private static String slice(UnaryOperator<Table> change) {
        return refusal(CALM.game(), change.apply(CALM.table()), CALM.state().agenda());
    }

    /** The law and the field by which a state is refused; empty if it is not. */
    private static String refusal(IslandSiege game, Table table, List<Step<Table>> agenda) {
        return game.tryResume(table, agenda).fold(problem -> problem.law() + " " + problem.field(), passed -> "");
    }
}
