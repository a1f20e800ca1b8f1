package io.github.casemate.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * The smallest game that has everything a match must handle. Chance deals each of two players a secret card, one
 * after the other. Then they act in turn, twice each: peek at the other card (once), say a word, or roll a die. In
 * the end the cards are shown, and the highest card with all pips wins.
 *
 * @param deck the cards are numbered from one up to this
 */
record SecretCards(int deck)
        implements Game<SecretCards.Table, SecretCards.Action, SecretCards.Event, SecretCards.Table> {

    static final PlayerId P1 = PlayerId.of(0);
    static final PlayerId P2 = PlayerId.of(1);

    sealed interface Action {}

    record Deal(int card) implements Action {}

    record Peek() implements Action {}

    record Say(String word) implements Action {}

    record Roll() implements Action {}

    record Rolled(int pips) implements Action {}

    sealed interface Event {}

    /** The card is for the eyes of the one who gets it. */
    record Dealt(PlayerId to, Option<Integer> card) implements Event {}

    /** No secret from any player: the card is the other one's own. */
    record Peeked(PlayerId by, Option<Integer> card) implements Event {}

    record Said(PlayerId by, String word) implements Event {}

    record TookTheDie(PlayerId by) implements Event {}

    record Threw(PlayerId by, int pips) implements Event {}

    record Shown(Array<Option<Integer>> cards) implements Event {}

    /**
     * The state; with the cards that a player does not know left out, also the view. Sequences go by seat.
     *
     * @param dealt how many cards have been dealt
     * @param cards the cards
     * @param peeked who has peeked
     * @param words what each said last
     * @param pips what each rolled in all
     * @param acts how many acts are done
     * @param rolling whether the die is in the air
     */
    record Table(
            int dealt,
            Array<Option<Integer>> cards,
            Array<Boolean> peeked,
            Array<String> words,
            Array<Integer> pips,
            int acts,
            boolean rolling) {

        int actor() {
            return acts % 2;
        }

        boolean isOver() {
            return acts == 4;
        }

        Table deal(int seat, Option<Integer> card) {
            return new Table(dealt + 1, cards.update(seat, card), peeked, words, pips, acts, rolling);
        }

        Table know(Array<Option<Integer>> known) {
            return new Table(dealt, known, peeked, words, pips, acts, rolling);
        }

        Table peek(Option<Integer> card) {
            Array<Option<Integer>> known = cards.update(1 - actor(), card);
            return new Table(dealt, known, peeked.update(actor(), true), words, pips, acts + 1, rolling);
        }

        Table say(String word) {
            return new Table(dealt, cards, peeked, words.update(actor(), word), pips, acts + 1, rolling);
        }

        Table roll() {
            return new Table(dealt, cards, peeked, words, pips, acts, true);
        }

        Table rolled(int number) {
            return new Table(dealt, cards, peeked, words, pips.update(actor(), sum -> sum + number), acts + 1, false);
        }
    }

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(2);
    }

    @Override
    public Table newGame() {
        return new Table(
                0, Array.fill(2, Option.none()), Array.fill(2, false), Array.fill(2, ""), Array.fill(2, 0), 0, false);
    }

    @Override
    public Turn turn(Table table) {
        if (table.dealt() < 2 || table.rolling()) {
            return Turn.chance();
        }
        return table.isOver() ? Turn.over(result(table)) : Turn.of(PlayerId.of(table.actor()));
    }

    private static Result result(Table table) {
        return Result.of(
                table.cards().zipWith(table.pips(), (card, pips) -> (double) card.getOrElse(0) + pips), "all-shown");
    }

    @Override
    public Seq<Action> legalActions(Table table) {
        return turn(table)
                .asked()
                .map(asked -> Array.<Action>of(new Say("high"), new Say("low"), new Roll())
                        .appendAll(Option.when(!table.peeked().get(asked.index()), Peek::new)))
                .getOrElse(Array.empty());
    }

    @Override
    public Distribution<Action> chance(Table table) {
        if (!turn(table).isChance()) {
            throw new IllegalStateException("chance is not asked");
        }
        return table.rolling()
                ? Distribution.uniform(Array.rangeClosed(1, 6))
                        .map(
                                Rolled::new,
                                action -> action instanceof Rolled rolled ? Option.some(rolled.pips()) : Option.none())
                : Distribution.uniform(unseen(table))
                        .map(
                                Deal::new,
                                action -> action instanceof Deal deal ? Option.some(deal.card()) : Option.none());
    }

    private Array<Integer> unseen(Table table) {
        return Array.rangeClosed(1, deck).removeAll(table.cards().flatMap(card -> card));
    }

    @Override
    public Either<Rejection, Transition<Table, Event>> tryApply(Table table, Action action) {
        return refusal(table, action).toEither(() -> happening(table, action)).swap();
    }

    private Option<Rejection> refusal(Table table, Action action) {
        return turn(table)
                .fold(
                        asked -> Option.when(!legalActions(table).contains(action), () -> notAnOption(action)),
                        () -> Option.when(
                                chance(table).weight(action) == 0,
                                () -> Rejection.of(Rejection.IMPOSSIBLE_OUTCOME, action + " cannot occur.")),
                        result -> Option.some(Rejection.of(Rejection.GAME_OVER, "The cards are on the table.")));
    }

    private static Rejection notAnOption(Action action) {
        return action instanceof Peek
                ? Rejection.of("already-peeked", "One peek is all you get.", "PEEK-1")
                : Rejection.of(Rejection.NOT_AN_OPTION, action + " is not an option.");
    }

    private Transition<Table, Event> happening(Table table, Action action) {
        Event event = event(table, action);
        Table next = evolve(table, event);
        return new Transition<>(next, next.isOver() ? Array.of(event, new Shown(next.cards())) : Array.of(event));
    }

    private static Event event(Table table, Action action) {
        PlayerId actor = PlayerId.of(table.actor());
        if (action instanceof Deal deal) {
            return new Dealt(PlayerId.of(table.dealt()), Option.some(deal.card()));
        } else if (action instanceof Peek) {
            return new Peeked(actor, table.cards().get(1 - table.actor()));
        } else if (action instanceof Say say) {
            return new Said(actor, say.word());
        } else if (action instanceof Rolled rolled) {
            return new Threw(actor, rolled.pips());
        }
        return new TookTheDie(actor);
    }

    @Override
    public Table view(Table table, PlayerId player) {
        if (player.equals(PlayerId.SPECTATOR)) {
            return table.isOver() ? table : table.know(Array.fill(2, Option.none()));
        }
        boolean knowsAll = table.isOver() || table.peeked().get(player.index());
        return knowsAll ? table : table.know(table.cards().update(1 - player.index(), Option.none()));
    }

    @Override
    public Event redact(Event event, PlayerId player) {
        if (event instanceof Peeked peeked && player.equals(PlayerId.SPECTATOR)) {
            return new Peeked(peeked.by(), Option.none());
        }
        return event instanceof Dealt dealt && !dealt.to().equals(player)
                ? new Dealt(dealt.to(), Option.none())
                : event;
    }

    /** States and views alike: a state is the view of somebody who hears every event in full. */
    @Override
    public Table evolve(Table table, Event event) {
        if (event instanceof Dealt dealt) {
            return table.deal(dealt.to().index(), dealt.card());
        } else if (event instanceof Peeked peeked) {
            return table.peek(peeked.card());
        } else if (event instanceof Said said) {
            return table.say(said.word());
        } else if (event instanceof Threw threw) {
            return table.rolled(threw.pips());
        } else if (event instanceof Shown shown) {
            return table.know(shown.cards());
        }
        return table.roll();
    }

    @Override
    public Table determinize(Table view, RandomGenerator random) {
        Table full = view;
        for (int seat = 0; seat < view.dealt(); seat++) {
            if (view.cards().get(seat).isEmpty()) {
                int guess = Distribution.uniform(unseen(full)).sample(random);
                full = full.know(full.cards().update(seat, Option.some(guess)));
            }
        }
        return full;
    }

    @Override
    public boolean reveals(Event event) {
        return event instanceof Peeked || event instanceof Shown;
    }
}
