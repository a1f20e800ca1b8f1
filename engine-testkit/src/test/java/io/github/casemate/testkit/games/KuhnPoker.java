package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/** Kuhn poker: three cards, one for each of two players, an ante of one, one round of betting with a bet of one. */
public class KuhnPoker implements Game<KuhnPoker.State, KuhnPoker.Action, KuhnPoker.Event, KuhnPoker.View> {

    public enum Card {
        JACK,
        QUEEN,
        KING
    }

    public sealed interface Action {}

    /** What players do: pass is check or fold, bet is bet or call. */
    public enum Move implements Action {
        PASS,
        BET
    }

    /** What chance does: a card for each player. */
    public record Deal(Card first, Card second) implements Action {

        Array<Option<Card>> hands() {
            return Array.of(Option.some(first), Option.some(second));
        }
    }

    /** The cards by seat, none before the deal, and what has been done since. */
    public record State(Array<Option<Card>> hands, List<Move> moves) {}

    /** Whether the cards are dealt, those that the viewer knows, and what has been done. */
    public record View(PlayerId viewer, boolean dealt, Array<Option<Card>> hands, List<Move> moves) {}

    public sealed interface Event {}

    /** The cards by seat; none for those that the hearer may not see. */
    public record Dealt(Array<Option<Card>> hands) implements Event {}

    public record Moved(PlayerId player, Move move) implements Event {}

    public record Shown(Array<Option<Card>> hands) implements Event {}

    private static final Seq<PlayerId> PLAYERS = PlayerId.first(2);
    private static final Array<Option<Card>> NO_CARDS = Array.of(Option.none(), Option.none());
    private static final Distribution<Action> DEALS = Distribution.uniform(List.of(Card.values())
            .crossProduct()
            .filter(pair -> pair._1() != pair._2())
            .map(pair -> (Action) new Deal(pair._1(), pair._2()))
            .toList());

    @Override
    public Seq<PlayerId> players() {
        return PLAYERS;
    }

    @Override
    public State newGame() {
        return new State(NO_CARDS, List.empty());
    }

    @Override
    public Turn turn(State state) {
        if (state.hands().equals(NO_CARDS)) {
            return Turn.chance();
        }
        return switch (state.moves().mkString(" ")) {
            case "PASS PASS" -> Turn.over(showdown(state, 1));
            case "BET BET", "PASS BET BET" -> Turn.over(showdown(state, 2));
            case "BET PASS" -> Turn.over(Result.of(Array.of(1.0, -1.0), "fold"));
            case "PASS BET PASS" -> Turn.over(Result.of(Array.of(-1.0, 1.0), "fold"));
            default -> Turn.of(PlayerId.of(state.moves().size() % 2));
        };
    }

    @Override
    public Seq<Action> legalActions(State state) {
        return turn(state).asked().isDefined() ? List.of(Move.values()) : List.empty();
    }

    @Override
    public Distribution<Action> chance(State state) {
        if (!turn(state).isChance()) {
            throw new IllegalStateException("the cards are dealt");
        }
        return DEALS;
    }

    @Override
    public Either<Rejection, Transition<State, Event>> tryApply(State state, Action action) {
        Turn turn = turn(state);
        if (turn.isOver()) {
            return Either.left(Rejection.of(Rejection.GAME_OVER, "The game is over."));
        }
        if (action instanceof Deal deal) {
            return turn.isChance() && DEALS.weight(deal) > 0
                    ? Either.right(
                            new Transition<>(new State(deal.hands(), List.empty()), List.of(new Dealt(deal.hands()))))
                    : Either.left(Rejection.of(Rejection.IMPOSSIBLE_OUTCOME, "These cards cannot be dealt now."));
        }
        if (turn.isChance()) {
            return Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "The cards are not dealt yet."));
        }
        Move move = (Move) action;
        State after = new State(state.hands(), state.moves().append(move));
        Event moved = new Moved(turn.asked().get(), move);
        boolean shown = turn(after).ended().exists(result -> result.why().equals("showdown"));
        return Either.right(new Transition<>(after, shown ? List.of(moved, new Shown(after.hands())) : List.of(moved)));
    }

    @Override
    public View view(State state, PlayerId player) {
        boolean open = turn(state).ended().exists(result -> result.why().equals("showdown"));
        return new View(
                player,
                !state.hands().equals(NO_CARDS),
                open ? state.hands() : seenBy(player, state.hands()),
                state.moves());
    }

    @Override
    public Event redact(Event event, PlayerId player) {
        return event instanceof Dealt dealt ? new Dealt(seenBy(player, dealt.hands())) : event;
    }

    @Override
    public View evolve(View view, Event event) {
        if (event instanceof Moved moved) {
            return new View(
                    view.viewer(), view.dealt(), view.hands(), view.moves().append(moved.move()));
        }
        Array<Option<Card>> hands = event instanceof Dealt dealt ? dealt.hands() : ((Shown) event).hands();
        return new View(view.viewer(), true, hands, view.moves());
    }

    @Override
    public State determinize(View view, RandomGenerator random) {
        if (!view.dealt()) {
            return newGame();
        }
        Array<Array<Option<Card>>> possible = DEALS.outcomes()
                .map(deal -> ((Deal) deal).hands())
                .filter(hands -> hands.zip(view.hands())
                        .forAll(pair -> pair._2().isEmpty() || pair._2().equals(pair._1())))
                .toArray();
        return new State(Distribution.uniform(possible).sample(random), view.moves());
    }

    @Override
    public boolean reveals(Event event) {
        return event instanceof Shown;
    }

    private static Result showdown(State state, double stake) {
        boolean firstWins =
                state.hands().get(0).get().compareTo(state.hands().get(1).get()) > 0;
        return Result.of(firstWins ? Array.of(stake, -stake) : Array.of(-stake, stake), "showdown");
    }

    private static Array<Option<Card>> seenBy(PlayerId player, Array<Option<Card>> hands) {
        return player.equals(PlayerId.SPECTATOR)
                ? NO_CARDS
                : NO_CARDS.update(player.index(), hands.get(player.index()));
    }
}
