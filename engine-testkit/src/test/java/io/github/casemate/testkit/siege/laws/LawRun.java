package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.BuildEnded;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Plays games and checks every law at every step; counts what occurred. */
public class LawRun {

    private static final int TURN_LIMIT = 160;

    /** One state in so many is also taken up as if it came from outside, which takes longer than all other laws. */
    private static final int RESUMED = 4;

    /** In each state so many actions are tried that may not be legal. */
    private static final int STRANGERS = 3;

    private final Tally tally = new Tally();
    private int games;
    private long decisions;
    private long turns;

    /** Plays this many games by a ruleset: from the set-up, from prepared starts, and from scenes drawn by chance. */
    public void play(Ruleset ruleset, int count) {
        IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
        List<Action> known = new ArrayList<>();
        int number = 0;
        for (Playthrough<GameState<Table>, Action, Event<Table>> played : PlayedGames.of(game, count)) {
            new GameLaws(game, played, known, number++).check();
            games++;
            decisions += played.choices().size();
            turns += played.last().table().turn();
        }
    }

    /** For laws of a module: called with every state of every game. */
    protected void state(IslandSiege game, GameState<Table> state) {}

    /** For counts of a module: what kind of thing an event shows, as "kind/name". */
    protected Seq<String> shown(Event<Table> event) {
        return Array.empty();
    }

    public int games() {
        return games;
    }

    /** What of the base game must occur in a long run and did not. */
    public Seq<String> neverOccurred() {
        return tally.missing(Expected.all());
    }

    /** What of these did not occur, each as "kind/name" as the report counts it. */
    public Seq<String> missing(Seq<String> paths) {
        return tally.missing(paths);
    }

    public String report() {
        return String.format(
                "Laws over %d games: %.1f decisions and %.1f turns per game%n%s",
                games, (double) decisions / games, (double) turns / games, tally);
    }

    /** The laws on one game. */
    private final class GameLaws {

        private final IslandSiege game;
        private final Playthrough<GameState<Table>, Action, Event<Table>> played;
        private final List<Action> known;
        private final SplitMix64 random;

        GameLaws(
                IslandSiege game,
                Playthrough<GameState<Table>, Action, Event<Table>> played,
                List<Action> known,
                long seed) {
            this.game = game;
            this.played = played;
            this.known = known;
            this.random = new SplitMix64(seed);
        }

        void check() {
            tally.start(played.start().name().replaceAll(" \\d+$", ""));
            state(0, played.start().state());
            int step = 0;
            for (Playthrough.Step<GameState<Table>, Action, Event<Table>> taken : played.steps()) {
                step++;
                events(step, taken);
                state(step, taken.after());
            }
            game.turn(played.last())
                    .ended()
                    .forEach(result -> tally.result(result, played.last().table()));
        }

        private void state(int step, GameState<Table> state) {
            Table table = state.table();
            Seq<Problem> problems = Laws.problems(game, table);
            require(problems.isEmpty(), step, () -> "laws are broken: " + problems);
            require(
                    sameAbilities(table.abilities(), table.rebuiltIndex(Array.<Ability>empty())),
                    step,
                    () -> "the index of abilities is not that of the cards on the table");
            if (step % RESUMED == 0) {
                resumed(step, state);
            }
            LawRun.this.state(game, state);
            Turn turn = game.turn(state);
            Seq<Action> legal = game.legalActions(state);
            if (!turn.isOver()) {
                require(
                        turn.isChance() ? game.chance(state).size() > 1 : legal.size() > (turn.isSecret() ? 0 : 1),
                        step,
                        () -> "LAW-6: there is only one answer");
                tally.question(state.agenda().head());
            }
            strangers(step, state, turn, legal);
            if (random.nextInt(20) == 0) {
                agendaIsOpen(step, state);
            }
        }

        /** What is reached by playing passes as if it came from outside, and nothing happens to it. */
        private void resumed(int step, GameState<Table> state) {
            var again = game.tryResume(state.table().withAbilities(AbilityIndex.EMPTY), state.agenda());
            require(again.isRight(), step, () -> "a state of the game is refused: " + again + " with " + state);
            require(
                    again.get().state().equals(state)
                            && again.get()
                                    .state()
                                    .table()
                                    .abilities()
                                    .equals(state.table().abilities())
                            && again.get().events().isEmpty(),
                    step,
                    () -> "a state of the game comes back as another");
        }

        /** LAW-7: the agenda is shown to all, so it must not name a card that somebody may not know. */
        private void agendaIsOpen(int step, GameState<Table> state) {
            String agenda = state.agenda().toString();
            for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                Table seen = state.table().view(player);
                for (Deck deck : seen.decks()) {
                    for (Card card : deck.cards(seen.unseen(deck))) {
                        require(
                                !agenda.contains(card.id()),
                                step,
                                () -> "LAW-7: the agenda shows " + card + " to " + player);
                    }
                }
            }
        }

        /** LAW-5: what is not legal is refused and changes nothing; and only the one who is asked may act. */
        private void strangers(int step, GameState<Table> state, Turn turn, Seq<Action> legal) {
            for (int i = 0; i < STRANGERS && !known.isEmpty(); i++) {
                stranger(step, state, turn, legal, known.get(random.nextInt(known.size())));
            }
            Forgeries.of(state, random).forEach(action -> stranger(step, state, turn, legal, action));
            if (known.size() < 4_000) {
                legal.forEach(known::add);
            } else if (!legal.isEmpty()) {
                known.set(random.nextInt(known.size()), legal.get(random.nextInt(legal.size())));
            }
            for (PlayerId player : game.players()) {
                if (!turn.isOf(player) && !legal.isEmpty()) {
                    var answer = game.tryApply(state, player, legal.head());
                    require(answer.isLeft(), step, () -> "LAW-5: " + player + " acts out of turn");
                    tally.rejection(answer.getLeft());
                }
            }
        }

        private void stranger(int step, GameState<Table> state, Turn turn, Seq<Action> legal, Action action) {
            boolean possible = turn.isChance() ? game.chance(state).weight(action) > 0 : legal.contains(action);
            var answer = game.tryApply(state, action);
            require(answer.isRight() == possible, step, () -> "LAW-5: " + action + " is treated wrongly");
            answer.swap().forEach(tally::rejection);
        }

        private void events(int step, Playthrough.Step<GameState<Table>, Action, Event<Table>> taken) {
            var again = game.apply(taken.before(), taken.action());
            require(again.equals(taken.transition()), step, () -> "LAW-4, LAW-9: the same action has another result");
            Table table = taken.before().table();
            for (Event<Table> event : taken.transition().events()) {
                Table after = event.evolve(table);
                tally.event(event);
                shown(event).forEach(tally::path);
                coinsAndVictory(step, event, table, after);
                Option<String> lost = Followed.complaint(game, event, table, after);
                require(lost.isEmpty(), step, lost::get);
                table = after;
            }
            require(table.equals(taken.after().table()), step, () -> "the events do not fold to the new table");
            firstWave(step, taken);
        }

        private void coinsAndVictory(int step, Event<Table> event, Table before, Table after) {
            for (PlayerState side : before.players()) {
                require(
                        after.player(side.id()).coins() >= side.coins(),
                        step,
                        () -> "LAW-10: coins decrease by " + event);
            }
            if (event instanceof GameEnded ended && ended.ending().how().why().endsWith("victory")) {
                require(
                        ended.ending().winner().contains(before.active()),
                        step,
                        () -> "LAW-12: the winner is not the active player");
            }
            if (event instanceof BuildEnded built) {
                tally.card(built.card());
            }
        }

        private void firstWave(int step, Playthrough.Step<GameState<Table>, Action, Event<Table>> taken) {
            if (taken.before().agenda().headOption().exists(head -> head instanceof FirstWave)) {
                StoneColor color =
                        taken.before().table().requireAttack().color().get();
                // A compulsory second wave may follow at once, so only as many as were chosen are looked at.
                int number = ((FellStones) taken.action()).spaces().size();
                Seq<Event<Table>> fallen = taken.transition()
                        .events()
                        .filter(event -> event instanceof StoneFell)
                        .take(number);
                require(
                        fallen.forAll(event -> ((StoneFell) event).color() == color && color != StoneColor.PINK),
                        step,
                        () -> "LAW-14: another colour fell");
                require(
                        FirstWave.reachable(taken.before().table(), color)
                                .map(set -> set.size())
                                .distinct()
                                .equals(Array.of(number)),
                        step,
                        () -> "LAW-13: the number that falls depends on the choice");
            }
        }

        private boolean sameAbilities(AbilityIndex kept, AbilityIndex rebuilt) {
            for (Ability.Kind kind : Ability.Kind.values()) {
                Array<ActiveAbility> cards =
                        kept.of(kind).filter(active -> !active.source().equals(Source.RULES));
                if (!cards.equals(rebuilt.of(kind))) {
                    return false;
                }
            }
            return true;
        }

        private void require(boolean holds, int step, Supplier<String> complaint) {
            if (!holds) {
                throw new AssertionError(complaint.get() + System.lineSeparator() + "in " + game + " after " + step
                        + " steps of " + played.prefix(step));
            }
        }
    }
}
