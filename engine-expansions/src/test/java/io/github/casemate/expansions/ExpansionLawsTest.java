package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Question;
import io.github.casemate.expansions.captains.CaptainCards;
import io.github.casemate.expansions.captains.CaptainPlayed;
import io.github.casemate.expansions.captains.CaptainsModule;
import io.github.casemate.expansions.coquina.CoquinaModule;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.ghost.GhostCaptainModule;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.expansions.monuments.MonumentsModule;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.laws.LawRun;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/**
 * The laws over games by mixed policies for every combination of the expansions, with two to four players and with
 * the Ghost Captain; and whatever an expansion brings must occur.
 */
class ExpansionLawsTest {

    private static final int GAMES = Integer.getInteger("casemate.expansion.games", 80);

    private static final Array<RuleModule> EXPANSIONS =
            Array.of(new RampartsModule(), new CoquinaModule(), new CaptainsModule(), new MonumentsModule());

    /** All 16 sets of expansions. */
    static final Seq<Seq<String>> COMBINATIONS =
            EXPANSIONS.map(RuleModule::id).combinations().<Seq<String>>map(set -> set);

    @Test
    @Rule({
        "LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-9", "LAW-10", "LAW-11", "LAW-12", "LAW-13",
        "LAW-14"
    })
    void theLawsHoldForEveryCombinationAndNumberOfPlayers() {
        LawRun run = new Run();
        for (Seq<String> modules : COMBINATIONS) {
            for (int players = 2; players <= 4; players++) {
                run.play(Ruleset.secondEdition(players).with(modules.toJavaArray(String[]::new)), GAMES);
            }
        }
        run.play(Ruleset.firstEdition().with(RampartsModule.ID), GAMES);
        System.out.println(run.report());

        assertThat(COMBINATIONS).hasSize(16);
        assertThat(run.missing(expected(EXPANSIONS))).isEmpty();
    }

    @Test
    @Rule({"LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-9", "LAW-10", "LAW-11", "LAW-13"})
    void theLawsHoldWithTheGhostCaptainForEveryCombination() {
        LawRun run = new Run();
        for (Seq<String> modules : COMBINATIONS) {
            run.play(Ruleset.solo(GhostCaptainModule.ID).with(modules.toJavaArray(String[]::new)), GAMES);
        }
        System.out.println(run.report());

        Array<RuleModule> ghost = Array.of(new GhostCaptainModule());
        assertThat(run.missing(events(ghost).appendAll(questions(ghost)))).isEmpty();
    }

    private static Seq<String> expected(Seq<RuleModule> modules) {
        return events(modules)
                .appendAll(modules.flatMap(RuleModule::types)
                        .filter(type ->
                                Question.class.isAssignableFrom(type) || ChanceStep.class.isAssignableFrom(type))
                        .map(type -> "questions/" + type.getSimpleName()))
                .appendAll(modules.flatMap(RuleModule::cards).map(card -> "built/" + card.id()))
                .appendAll(CaptainCards.all().map(card -> "played/" + card.id()))
                .appendAll(Array.of(Island.values()).map(island -> "monuments/" + island))
                .append("events/CardTaken");
    }

    private static Seq<String> questions(Seq<RuleModule> modules) {
        return modules.flatMap(RuleModule::types)
                .filter(type -> Question.class.isAssignableFrom(type) || ChanceStep.class.isAssignableFrom(type))
                .map(type -> "questions/" + type.getSimpleName());
    }

    private static Seq<String> events(Seq<RuleModule> modules) {
        return modules.flatMap(RuleModule::types)
                .filter(Event.class::isAssignableFrom)
                .map(type -> "events/" + type.getSimpleName());
    }

    /** Also counts captains and monuments, and sees that nobody asks the Ghost Captain. */
    private static final class Run extends LawRun {

        @Override
        protected void state(IslandSiege game, GameState<Table> state) {
            if (game.ruleset().modules().contains(GhostCaptainModule.ID)
                    && GhostCaptain.on(state.table()).faceUp()) {
                assertThat(game.turn(state).isOf(GhostCaptain.SEAT))
                        .as("the Ghost Captain is asked in %s", state)
                        .isFalse();
            }
        }

        @Override
        protected Seq<String> shown(Event<Table> event) {
            if (event instanceof CaptainPlayed played) {
                return Array.of("played/" + played.card().id());
            }
            return event instanceof MonumentBuilt built ? Array.of("monuments/" + built.island()) : Array.empty();
        }
    }
}
