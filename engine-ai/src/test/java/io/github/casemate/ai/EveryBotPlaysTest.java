package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bot that is found for Island Siege plays every kind of game to its end, against all sorts of others. */
class EveryBotPlaysTest {

    private static final Array<String> EXPANSIONS = Array.of("ramparts", "coquina", "captains", "monuments");

    /** RUL-20. */
    private static final int TURNS = 30;

    static Stream<Named<IslandSiege>> games() {
        return Array.of(
                        Ruleset.firstEdition(),
                        Ruleset.secondEdition(2),
                        Ruleset.secondEdition(3),
                        Ruleset.secondEdition(4),
                        Ruleset.secondEdition(4).with(EXPANSIONS.toJavaArray(String[]::new)),
                        Ruleset.solo("ghost-captain"),
                        Ruleset.solo("ghost-captain").with(EXPANSIONS.toJavaArray(String[]::new)))
                .appendAll(EXPANSIONS.map(id -> Ruleset.secondEdition(3).with(id)))
                .map(rules -> IslandSiege.of(rules.withTurnLimit(TURNS)))
                .map(game -> Named.of(game.toString(), game))
                .toJavaStream();
    }

    @Test
    void theBotsOfIslandSiegeAreFound() {
        assertThat(names(IslandSiege.of(Ruleset.secondEdition(2))))
                .contains("easy", "expert", "flat", "greedy", "hard", "ismcts", "normal", "random", "scripted");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyBotPlaysToTheEnd(IslandSiege game) {
        int people = game.ruleset().players();
        Array<Entrant<GameView<Table>, Action>> bots =
                names(game).map(name -> Bots.of(game).entrant(name + "@20"));
        for (int first = 0; first < bots.size(); first += people) {
            Seq<Entrant<GameView<Table>, Action>> table = bots.rotateLeft(first).take(people);
            GameRecord record = Referee.of(game).play(table, first);

            assertThat(record.forfeit()).as("%s", table).isEmpty();
            assertThat(record.result().why()).as("%s", table).isNotEqualTo(GameRecord.DECISION_LIMIT);
            assertThat(record.decisions().take(people)).as("%s", table).allMatch(decisions -> decisions > 0);
        }
    }

    private static Array<String> names(IslandSiege game) {
        return Bots.of(game).all().map(BotKind::name).toArray();
    }
}
