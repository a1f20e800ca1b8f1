package com.example.bully;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Printed;
import io.github.casemate.ai.advice.Advice;
import io.github.casemate.ai.advice.Adviser;
import io.github.casemate.ai.advice.RatedOption;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.search.Ismcts;
import io.github.casemate.ai.search.Selection;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The code of docs/guides/write-a-bot.md. */
class WriteABotTest {

    /** Times differ from run to run. */
    private static final String TIMES = "(?m) +(think +worst|[\\d.]+ [num]?s +[\\d.]+ [num]?s)$";

    @RegisterExtension
    private final Printed printed = new Printed();

    @Test
    void aBotIsOneLine() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(100));

        Bot<GameView<Table>, Action> first = decision -> decision.legal().head();

        Entrant<GameView<Table>, Action> entrant = new Entrant<>("first", Budget.iterations(1), () -> first);
        Entrant<GameView<Table>, Action> random = Bots.of(game).entrant("random");
        ArenaResult result =
                Arena.oneAgainstField(game, entrant, List.of(random)).games(20).run();
        System.out.println(result.report().text());

        assertThat(result.games())
                .hasSize(20)
                .allMatch(record -> record.forfeit().isEmpty());
        assertThat(result.statistics().standings().head().name()).isEqualTo("random");
    }

    @Test
    void theBotsMeet() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Bots<GameView<Table>, Action> bots = Bots.of(game);
        List<Entrant<GameView<Table>, Action>> field =
                List.of("random", "bully", "schemer@100").map(bots::entrant);

        ArenaResult result = Arena.roundRobin(game, field).games(40).seed(42).run();
        String report = result.report().text();

        assertThat(report.replaceAll(TIMES, "")).isEqualTo("""
                schemer@100 is the strongest of 3: +363 Elo above bully, the next (95 %: +214 to +512).

                Island Siege, SECOND edition for 2
                round robin, 3 entrants, 120 games (40 in each of 3 pairings)
                seed 42
                entrants: random (budget 1000), bully (budget 1000), schemer@100

                  #  entrant      games  score %       95 %   Elo  lead   +-    w/d/l
                  1  schemer@100     80     93.8  86.2-97.3  +311  +363  149   75/0/5
                  2  bully           80     43.8  33.4-54.7   -52  +208  118  35/0/45
                  3  random          80     12.5   6.9-21.5  -259             10/0/70
                  lead: Elo above the next, with half the 95 % interval of this difference

                score in % of the left against the top, with half the 95 % interval
                                    1       2       3
                  1 schemer@100         93+-9   95+-8
                  2 bully        8+-9          80+-12
                  3 random       5+-8  20+-12

                Elo of the left above the top, each with half its own 95 % interval
                                         1          2          3
                  1 schemer@100             +363+-149  +571+-170
                  2 bully        -363+-149             +208+-118
                  3 random       -571+-170  -208+-118

                  seat    wins %       95 %  more than fair
                  seat 1    50.8  42.0-59.6            +0.8
                  seat 2    49.2  40.4-58.0            -0.8

                  ended by          games      %        95 %
                  colonist-victory    120  100.0  96.9-100.0

                  length in  least  quartile  median  quartile  most  mean       95 %
                  decisions     19      28.0    31.0      36.0    72  34.4  32.3-36.4

                0 forfeits, 0 timeouts
                """);
        assertThat(result.statistics()
                        .duel("schemer@100", "random")
                        .get()
                        .score()
                        .low())
                .isGreaterThan(0.8);
        assertThat(result.statistics().duel("bully", "random").get().score().low())
                .isGreaterThan(0.6);
    }

    @Test
    void everyGameHasThreeBots() {
        Pig pig = new Pig(2, 30);

        ArenaResult result = Arena.roundRobin(
                        pig, List.of("random", "flat@100", "ismcts@100").map(Bots.of(pig)::entrant))
                .games(20)
                .run();

        assertThat(result.statistics().standings().last().name()).isEqualTo("random");
    }

    @Test
    void aSearchIsPutTogether() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));

        Bot<GameView<Table>, Action> mine = Ismcts.of(game)
                .selection(Selection.ucb1Tuned())
                .playout((state, legal, random) -> Bully.choose(state.table(), legal, random))
                .trees(2)
                .threads(2)
                .newBot();

        Match<?, Action, ?, GameView<Table>> match = Match.of(game, 42L);
        Decision<GameView<Table>, Action> decision = Decision.of(match, new SplitMix64(1), Budget.iterations(50));
        assertThat(match.legalActions()).contains(mine.choose(decision));
    }

    @Test
    void aHint() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<?, Action, ?, GameView<Table>> match = Match.of(game, 42L);

        Advice<Action> advice = Adviser.of(game).ask(Bots.of(game).entrant("normal"), match, new SplitMix64(1));
        for (RatedOption<Action> option : advice.options().filter(RatedOption::isRated)) {
            System.out.printf(
                    "%s  wins with %.2f, %.0f%% of %d looks%n",
                    option.action(), option.chance().get(), 100 * option.share(), advice.looks());
        }
        System.out.println("best: " + advice.best().action());

        assertThat(match.legalActions()).contains(advice.best().action());
        assertThat(printed.text()).contains("of 40 looks", "best: PassCard");
    }

    @Test
    void exactOdds() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<?, Action, ?, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();
        GameView<Table> view = match.view(me);

        RerollOracle oracle = RerollOracle.create();
        PlayerId opponent = view.table().opponents(me).head();
        for (Fort fort : view.table().player(opponent).forts()) {
            double chance = oracle.chanceToRaze(view.table(), me, fort.card());
            System.out.printf("%s falls with a chance of %.3f%n", fort.card().name(), chance);
        }

        assertThat(view.table().player(opponent).forts()).isNotEmpty();
        assertThat(printed.text()).startsWith("Starting Fort falls with a chance of 0.");
    }
}
