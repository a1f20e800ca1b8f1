package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.cards.RerollForColonist;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.siege.laws.PlayedGames;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The oracle against the real rules, over attacks of games with any cards beside any others. */
class RerollOracleProperties {

    private static final IslandSiege BASE =
            IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(60));
    private static final IslandSiege ALL = IslandSiege.of(Ruleset.secondEdition(3)
            .with("ramparts", "coquina", "captains", "monuments")
            .withTurnLimit(60));

    private final RerollOracle oracle = RerollOracle.create();

    @Test
    void theOddsBeforeTheFirstRollAreThoseOfTheRulesInTheBaseGame() {
        assertThat(agreeing(BASE, 400, 200)).isEqualTo(200);
    }

    @Test
    void theOddsBeforeTheFirstRollAreThoseOfTheRulesWithAllExpansions() {
        assertThat(agreeing(ALL, 40, 100)).isEqualTo(100);
    }

    @Test
    void theOddsAreThoseOfTheRulesWhereverACardHasASay() {
        Seq<GameState<Table>> states = firstRolls(ALL, 240)
                .filter(state -> isSpecial(engagement(state)))
                .toVector();
        states.forEach(state -> assertSame(
                oracle.odds(state.table()),
                RazeReference.of(ALL, state, RazeReference.Means.DICE).odds(state),
                state));

        Seq<AttackKey> met = states.map(RerollOracleProperties::engagement);
        assertThat(met.count(AttackKey::hasBans)).as("bans").isGreaterThan(8);
        assertThat(met.count(one -> one.ownersRerolls() > 0)).as("owner").isGreaterThan(1);
        assertThat(met.count(one -> !one.exchanges().isEmpty())).as("ships").isGreaterThan(8);
        assertThat(met.count(one -> one.exchanges().size() > 5)).as("tavern").isGreaterThan(1);
        assertThat(met.count(one -> !one.added().isEmpty())).as("added").isGreaterThan(8);
        assertThat(met.count(one -> one.waveResults(3) < 3)).as("moat").isGreaterThan(1);
        assertThat(met.count(RerollOracleProperties::countsGroupsLarger))
                .as("palisade")
                .isGreaterThan(1);
        assertThat(met.count(one -> one.secondWave(2) < 2)).as("peninsula").isGreaterThan(1);
        assertThat(met.count(one -> one.dice() > 3)).as("dice").isGreaterThan(8);
        assertThat(met.count(one -> one.dice() < 3)).as("fewer dice").isGreaterThan(1);
        assertThat(met.count(one -> one.rerolls() > 2)).as("re-rolls").isGreaterThan(1);
    }

    @Test
    void leadershipOfTheBaseGameBringsNoFortDownOtherThanByResults() {
        long compared = firstRolls(BASE, 400)
                .filter(state -> !isAcademyInPlay(state.table()))
                .take(60)
                .map(state -> {
                    RazeOdds everything = RazeReference.of(BASE, state, RazeReference.Means.EVERYTHING)
                            .odds(state);
                    assertThat(oracle.odds(state.table()).chance())
                            .as(state::toString)
                            .isCloseTo(everything.chance(), within(1e-9));
                    return state;
                })
                .size();
        assertThat(compared).isEqualTo(60);
    }

    @Test
    void everyAnswerToTheQuestionWhichDiceToRollAgainHasTheOddsOfTheRules() {
        int questions = 0;
        for (GameState<Table> state : rerollQuestions(ALL, 400).take(300)) {
            RazeReference reference = RazeReference.of(ALL, state, RazeReference.Means.DICE);
            var choices = oracle.choices(state.table());
            assertThat(choices.map(RerollChoice::action)).isEqualTo(ALL.legalActions(state));
            for (RerollChoice choice : choices) {
                assertSame(
                        choice.odds(),
                        reference.odds(ALL.apply(state, choice.action()).state()),
                        state);
            }
            questions++;
        }
        assertThat(questions).isEqualTo(300);
    }

    @Test
    void theBestAnswerIsLegalAndNoOtherIsBetter() {
        for (GameState<Table> state : rerollQuestions(ALL, 200).take(400)) {
            RerollChoice best = oracle.best(state.table());
            assertThat(ALL.legalActions(state)).contains(best.action());
            assertThat(oracle.choices(state.table()))
                    .allMatch(choice -> !choice.odds().isBetterThan(best.odds()));
            assertThat(oracle.odds(state.table())).isEqualTo(best.odds());
        }
    }

    @Test
    void oneMoreRerollIsNeverWorse() {
        for (GameState<Table> state : firstRolls(ALL, 200).take(300)) {
            AttackState attack = state.table().requireAttack();
            RazeOdds before = new RazeOdds(0, 0);
            for (int rerolls = 0; rerolls < 5; rerolls++) {
                RazeOdds odds = RollingOdds.of(AttackKey.rolling(state.table(), attack.rolling(), rerolls))
                        .rolling(attack.results());
                assertThat(odds.chance()).isGreaterThanOrEqualTo(before.chance() - 1e-12);
                before = odds;
            }
        }
    }

    @Test
    void whatAnOracleRemembersDoesNotChangeItsAnswers() {
        for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step :
                attacks(ALL, 60).take(300)) {
            Attack attack = (Attack) step.action();
            Table table = step.before().table();
            assertThat(oracle.odds(table, table.active(), attack.fort()))
                    .isEqualTo(RerollOracle.create().odds(table, table.active(), attack.fort()))
                    .isEqualTo(oracle.odds(table, table.active(), attack.fort()));
        }
    }

    @Test
    void theOddsOfAnAttackNotYetBegunAreThoseOfItsFirstRoll() {
        int compared = 0;
        for (Playthrough.Step<GameState<Table>, Action, Event<Table>> step :
                attacks(BASE, 200).take(600)) {
            Table before = step.before().table();
            Table after = step.after().table();
            // Cove Outpost sends a colonist home before the dice are counted.
            if (isFirstRoll(step.after())
                    && before.player(before.active()).home()
                            == after.player(before.active()).home()) {
                assertThat(oracle.odds(before, before.active(), ((Attack) step.action()).fort()))
                        .isEqualTo(oracle.odds(after));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(400);
    }

    private int agreeing(IslandSiege game, int games, int attacks) {
        int compared = 0;
        for (GameState<Table> state : firstRolls(game, games).take(attacks)) {
            assertSame(
                    oracle.odds(state.table()),
                    RazeReference.of(game, state, RazeReference.Means.DICE).odds(state),
                    state);
            compared++;
        }
        return compared;
    }

    private static void assertSame(RazeOdds odds, RazeOdds expected, GameState<Table> state) {
        assertThat(odds.chance()).as(state::toString).isCloseTo(expected.chance(), within(1e-9));
        assertThat(odds.stones()).as(state::toString).isCloseTo(expected.stones(), within(1e-9));
    }

    private static Iterator<GameState<Table>> firstRolls(IslandSiege game, int games) {
        return steps(game, games).map(Playthrough.Step::after).filter(RerollOracleProperties::isFirstRoll);
    }

    private static AttackKey engagement(GameState<Table> state) {
        AttackState attack = state.table().requireAttack();
        return AttackKey.rolling(state.table(), attack.rolling(), attack.rerolls());
    }

    private static boolean isSpecial(AttackKey one) {
        return one.hasBans()
                || one.ownersRerolls() > 0
                || !one.exchanges().isEmpty()
                || !one.added().isEmpty()
                || one.waveResults(3) < 3
                || countsGroupsLarger(one)
                || one.secondWave(2) < 2
                || one.dice() < 3;
    }

    private static boolean countsGroupsLarger(AttackKey one) {
        return one.wall().count() > 1 && one.groupSize(2) > 2;
    }

    private static boolean isFirstRoll(GameState<Table> state) {
        return state.table()
                .attack()
                .exists(attack -> attack.fort().isDefined()
                        && attack.rolling() > 0
                        && attack.results().isEmpty());
    }

    private static Iterator<GameState<Table>> rerollQuestions(IslandSiege game, int games) {
        return steps(game, games)
                .filter(step -> step.action() instanceof RerollDice)
                .map(Playthrough.Step::before)
                .filter(state -> state.agenda().head() instanceof Rerolling
                        && state.table().requireAttack().fort().isDefined());
    }

    private static Iterator<Playthrough.Step<GameState<Table>, Action, Event<Table>>> attacks(
            IslandSiege game, int games) {
        return steps(game, games).filter(step -> step.action() instanceof Attack);
    }

    private static Iterator<Playthrough.Step<GameState<Table>, Action, Event<Table>>> steps(
            IslandSiege game, int games) {
        return PlayedGames.of(game, games).flatMap(Playthrough::steps);
    }

    private static boolean isAcademyInPlay(Table table) {
        return table.shipsAndBuildings()
                .exists(post -> post.card().abilities().exists(RerollForColonist.class::isInstance));
    }
}
