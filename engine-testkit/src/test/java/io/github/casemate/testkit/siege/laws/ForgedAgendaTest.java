package io.github.casemate.testkit.siege.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.cards.ChooseCrew;
import io.github.casemate.siege.cards.ChooseDiscarder;
import io.github.casemate.siege.cards.ChooseShelter;
import io.github.casemate.siege.cards.ChooseStone;
import io.github.casemate.siege.cards.ChooseVictim;
import io.github.casemate.siege.cards.EmptyForts;
import io.github.casemate.siege.cards.Look;
import io.github.casemate.siege.cards.OfferReroll;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.cards.SmeltColonists;
import io.github.casemate.siege.rules.ActionPhase;
import io.github.casemate.siege.rules.BeginTurn;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.Deal;
import io.github.casemate.siege.rules.DealHand;
import io.github.casemate.siege.rules.Destruction;
import io.github.casemate.siege.rules.DetermineStart;
import io.github.casemate.siege.rules.Discard;
import io.github.casemate.siege.rules.DiscardAtRandom;
import io.github.casemate.siege.rules.DiscardOne;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.DrawAction;
import io.github.casemate.siege.rules.EndAttack;
import io.github.casemate.siege.rules.EndBuild;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.rules.Evacuate;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstTurn;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.GiveOne;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.rules.PassCards;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.ReturnToHand;
import io.github.casemate.siege.rules.RollDice;
import io.github.casemate.siege.rules.ScoreBuild;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.rules.SettleFort;
import io.github.casemate.siege.rules.StartColonists;
import io.github.casemate.siege.spi.Answered;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Each way in which an agenda can be impossible is refused, by LAW-6 and its field. */
@Rule("LAW-6")
class ForgedAgendaTest {

    private static final PlayerId ONE = PlayerId.of(0);
    private static final PlayerId TWO = PlayerId.of(1);
    private static final PlayerId NOBODY = PlayerId.of(5);

    private static final SceneGame CALM = scene().actionOf(2);
    private static final SceneGame ATTACK = CALM.attacks("starting-fort-1");

    private static final Card FORT = CALM.card("starting-fort-1");
    private static final Card INFIRMARY = CALM.card("infirmary");
    private static final Card RAVEN = CALM.card("raven");
    private static final Card PRISON = CALM.card("prison");

    private static Scene scene() {
        return Scene.of(IslandSiege.of(Ruleset.secondEdition(2)))
                .player(
                        1,
                        side -> side.startingFort(2, "WGGB")
                                .building("infirmary", 1)
                                .ship("raven", 1)
                                .hand("prison"))
                .player(2, side -> side.hand("victory"));
    }

    @Test
    void aGameThatIsNotOverLeadsOnToTheNextTurn() {
        assertThat(agenda(CALM.table())).isEqualTo("agenda");
        assertThat(agenda(CALM.table(), ChooseAction.STEP)).isEqualTo("agenda[0]");
        assertThat(agenda(CALM.table(), EndTurn.STEP, ChooseAction.STEP, EndTurn.STEP))
                .isEqualTo("agenda[0]");
        assertThat(agenda(CALM.table(), List.fill(1_000, () -> ActionPhase.STEP)))
                .isEqualTo("agenda");
        for (Step<Table> last : List.of(EndTurn.STEP, new BeginTurn(ONE))) {
            assertThat(agenda(CALM.table(), last)).isEmpty();
        }
        for (Step<Table> last : List.of(SetUp.STEP, FirstTurn.STEP)) {
            assertThat(agenda(CALM.table().withTurn(0), last)).isEmpty();
        }
        assertThat(agenda(CALM.table(), new BeginTurn(NOBODY))).isEqualTo("agenda[0].player");
    }

    @Test
    void nothingOfTheSetUpComesOnceTheFirstTurnHasBegun() {
        for (Step<Table> step : List.of(
                new DealHand(ONE), new ChoosePass(ONE), PassCards.STEP, DetermineStart.STEP, StartColonists.STEP)) {
            assertThat(calm(step)).as("%s", step).isEqualTo("agenda[0]");
            assertThat(agenda(CALM.table().withTurn(0), step, FirstTurn.STEP))
                    .as("%s", step)
                    .isEmpty();
        }
        assertThat(agenda(CALM.table(), FirstTurn.STEP)).isEqualTo("agenda[0]");
        assertThat(agenda(CALM.table(), SetUp.STEP)).isEqualTo("agenda[0]");
    }

    @Test
    void whoeverDrawsSettlesWhatIsKeptBeforeAnythingElse() {
        Step<Table> draw = new Draw(Deck.MAIN, ONE, 1);
        Step<Table> keep = new KeepCards(Deck.MAIN, ONE);
        assertThat(calm(draw, keep)).isEmpty();
        assertThat(calm(draw, new GiveOne(ONE), keep, new DrawAction(TWO))).isEmpty();
        assertThat(calm(draw)).isEqualTo("agenda[0]");
        assertThat(calm(new Deal(Deck.MAIN, ONE, 1))).isEqualTo("agenda[0]");
        assertThat(calm(new GiveOne(ONE))).isEqualTo("agenda[0]");
        assertThat(calm(new DiscardOne(ONE))).isEqualTo("agenda[0]");
        assertThat(calm(draw, new KeepCards(Deck.MAIN, TWO), keep)).isEqualTo("agenda[0]");
        assertThat(calm(draw, new DiscardAtRandom(ONE), keep)).isEqualTo("agenda[1]");
        assertThat(calm(draw, ChooseAction.STEP, keep)).isEqualTo("agenda[1]");
        assertThat(calm(draw, new DrawAction(TWO), keep)).isEqualTo("agenda[1]");
    }

    @Test
    void anAttackEndsOnceAndWhatBelongsToItComesBefore() {
        assertThat(calm(RollDice.STEP)).isEqualTo("agenda[0]");
        assertThat(calm(EndAttack.STEP)).isEqualTo("agenda[0]");
        assertThat(agenda(ATTACK.table(), RollDice.STEP, EndTurn.STEP)).isEqualTo("agenda[1]");
        assertThat(agenda(ATTACK.table(), RollDice.STEP, EndAttack.STEP, EndTurn.STEP))
                .isEmpty();
        assertThat(agenda(ATTACK.table(), RollDice.STEP, EndAttack.STEP, EndAttack.STEP, EndTurn.STEP))
                .isEqualTo("agenda[2]");
        assertThat(agenda(ATTACK.table(), EndAttack.STEP, FirstWave.STEP, EndTurn.STEP))
                .isEqualTo("agenda[1]");
        assertThat(attack(ActionPhase.STEP)).isEqualTo("agenda[0]");
        assertThat(attack(ChooseAction.STEP)).isEqualTo("agenda[0]");
        assertThat(attack(new Evacuate(ONE, FORT))).isEqualTo("agenda[1]");
        assertThat(attack(new Discard(ONE, FORT))).isEqualTo("agenda[1]");
        assertThat(attack(new Delegated(new ChooseShelter(INFIRMARY, new Evacuate(ONE, FORT), 2), TWO)))
                .isEqualTo("agenda[1]");
        assertThat(agenda(ATTACK.table(), Destruction.STEP, SecondWave.STEP, EndAttack.STEP, EndTurn.STEP))
                .isEqualTo("agenda[1]");
    }

    @Test
    void whoDoesNotSitHereIsNamed() {
        for (Step<Table> step : List.of(
                new ChoosePass(NOBODY),
                new DealHand(NOBODY),
                new DiscardAtRandom(NOBODY),
                new DiscardOne(NOBODY),
                new GiveOne(NOBODY),
                new DrawAction(NOBODY),
                new Draw(Deck.MAIN, NOBODY, 1),
                new KeepCards(Deck.MAIN, NOBODY),
                new ChooseDiscarder(NOBODY),
                new ChooseVictim(NOBODY, CardType.SHIP),
                new EmptyForts(NOBODY),
                new ChooseCrew(NOBODY, ONE),
                new ChooseStone(NOBODY, ONE),
                new Look(ONE, NOBODY))) {
            assertThat(calm(step)).as("%s", step).isEqualTo("agenda[0].player");
        }
        assertThat(calm(new ChooseStone(ONE, NOBODY))).isEqualTo("agenda[0].attacker");
        assertThat(calm(new Look(ONE, ONE))).isEqualTo("agenda[0].player");
        assertThat(attack(new RerollOne(NOBODY))).isEqualTo("agenda[0].player");
        assertThat(attack(new OfferReroll(NOBODY, RAVEN))).isEqualTo("agenda[0].player");
    }

    @Test
    void aCardThatIsNotWhereItShouldBeIsNamed() {
        assertThat(calm(new Discard(TWO, RAVEN))).isEqualTo("agenda[0].card");
        assertThat(calm(new Discard(ONE, PRISON))).isEqualTo("agenda[0].card");
        assertThat(calm(new Discard(ONE, RAVEN), new ReturnToHand(ONE, RAVEN))).isEqualTo("agenda[1].card");
        assertThat(calm(new Evacuate(ONE, PRISON))).isEqualTo("agenda[0].card");
        assertThat(calm(new Evacuate(ONE, RAVEN), new Evacuate(ONE, RAVEN))).isEqualTo("agenda[1].card");
        assertThat(calm(new Discard(ONE, FORT), new Discard(ONE, INFIRMARY))).isEqualTo("agenda[1].card");
        assertThat(calm(new EndBuild(ONE, PRISON))).isEqualTo("agenda[0].card");
        assertThat(calm(new ScoreBuild(ONE, RAVEN, Option.some(PRISON), 1))).isEqualTo("agenda[0].fort");
        assertThat(calm(new RepairFort(ONE, PRISON, FORT))).isEqualTo("agenda[0].building");
        assertThat(calm(new RepairFort(ONE, INFIRMARY, PRISON))).isEqualTo("agenda[0].fort");
        assertThat(calm(new SettleFort(FORT))).isEqualTo("agenda[0].fort");
        assertThat(calm(new SmeltColonists(TWO, FORT))).isEqualTo("agenda[0].fort");
        assertThat(calm(new FillSpace(PRISON, 0, 0))).isEqualTo("agenda[0].card");
        assertThat(calm(new ChooseShelter(RAVEN, new Evacuate(ONE, FORT), 2))).isEqualTo("agenda[0].most");
        assertThat(calm(new ChooseShelter(INFIRMARY, new Evacuate(TWO, FORT), 2)))
                .isEqualTo("agenda[0].shelter");
        assertThat(calm(new ChooseShelter(INFIRMARY, new Evacuate(ONE, PRISON), 2)))
                .isEqualTo("agenda[0].step.card");
    }

    @Test
    void aNumberThatCannotBeIsNamed() {
        assertThat(calm(new FillSpace(FORT, -1, 0))).isEqualTo("agenda[0].space");
        assertThat(calm(new FillSpace(FORT, 4, 0))).isEqualTo("agenda[0].space");
        assertThat(calm(new FillSpace(FORT, 2, 3))).isEqualTo("agenda[0].placed");
        assertThat(calm(new ScoreBuild(ONE, RAVEN, Option.none(), -1))).isEqualTo("agenda[0].coins");
        assertThat(calm(new ScoreBuild(ONE, RAVEN, Option.none(), 1_000))).isEqualTo("agenda[0].coins");
        assertThat(calm(new Draw(Deck.MAIN, ONE, -1))).isEqualTo("agenda[0].count");
        assertThat(calm(new Draw(Deck.MAIN, ONE, 2_000_000_000))).isEqualTo("agenda[0].count");
        assertThat(calm(new Deal(Deck.MAIN, ONE, 0))).isEqualTo("agenda[0].count");
        assertThat(calm(new Draw("cellar", ONE, 1))).isEqualTo("agenda[0].deck");
        assertThat(calm(new KeepCards("cellar", ONE))).isEqualTo("agenda[0].deck");
    }

    @Test
    void aStepInsideAStepIsCheckedToo() {
        assertThat(attack(new Delegated(Rerolling.STEP, NOBODY))).isEqualTo("agenda[0].player");
        assertThat(calm(new Delegated(new ChoosePass(NOBODY), ONE))).isEqualTo("agenda[0].question.player");
        assertThat(calm(new Answered(new ChooseVictim(TWO, CardType.SHIP), new ChooseCard(PRISON))))
                .isEqualTo("agenda[0].answer");
        assertThat(calm(new Answered(new ChooseVictim(TWO, CardType.SHIP), new ChooseCard(RAVEN))))
                .isEmpty();
        assertThat(attack(RollDice.STEP, new Answered(Rerolling.STEP, new KeepDice())))
                .isEqualTo("agenda[1]");
        Question<Table> deep = new ChoosePass(ONE);
        for (int i = 0; i < 100_000; i++) {
            deep = new Delegated(deep, ONE);
        }
        assertThat(calm(deep)).isEqualTo("agenda[0].question");
    }

    @Test
    void aStepOfAModuleThatIsNotInTheGameIsRefused() {
        assertThat(calm(new Stranger())).isEqualTo("agenda[0]");
    }

    /** What can change while a step waits is looked at when it is taken. */
    @Test
    void aStepWhoseCardHasGoneDoesNothing() {
        SceneGame sunk = scene().play(
                        2,
                        List.of(
                                new Answered(new ChooseVictim(TWO, CardType.SHIP), new ChooseCard(RAVEN)),
                                new Evacuate(ONE, RAVEN),
                                new Discard(ONE, RAVEN),
                                ActionPhase.STEP,
                                EndTurn.STEP))
                .does(new Shelter(0));
        assertThat(sunk.discardPile()).containsExactly("raven");
        assertThat(sunk.game()
                        .tryResume(sunk.table(), sunk.state().agenda())
                        .get()
                        .state())
                .isEqualTo(sunk.state());
    }

    private record Stranger() implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {}
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static String calm(Step<Table>... steps) {
        return agenda(CALM.table(), steps(steps).append(EndTurn.STEP));
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static String attack(Step<Table>... steps) {
        return agenda(ATTACK.table(), steps(steps).appendAll(ATTACK.state().agenda()));
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static String agenda(Table table, Step<Table>... steps) {
        return agenda(table, steps(steps));
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // The array is read, not kept.
    private static List<Step<Table>> steps(Step<Table>... steps) {
        return List.of(steps);
    }

    /** The field by which an agenda is refused; empty if it is not. */
    private static String agenda(Table table, List<Step<Table>> steps) {
        return CALM.game()
                .tryResume(table, steps)
                .fold(
                        problem -> {
                            assertThat(problem.law()).isEqualTo("LAW-6");
                            return problem.field();
                        },
                        passed -> "");
    }
}
