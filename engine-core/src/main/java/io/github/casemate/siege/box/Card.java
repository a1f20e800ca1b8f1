package io.github.casemate.siege.box;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.immutables.value.Value;

/** A card. Which cards a game is played with is up to its ruleset; the rules know no card by name. */
@Value.Immutable
public abstract class Card implements WithCard {

    /** The number of a card that has not been given a place in a deck yet. */
    public static final int UNNUMBERED = -1;

    /** How long the name of a card may be: messages name up to three cards. */
    public static final int MOST_NAME = 60;

    /** How long the text of a card may be. */
    public static final int MOST_TEXT = 1000;

    /**
     * How long an id may be. The ids of starting forts are made by adding a seat number to an id that is at most as
     * long as a name.
     */
    private static final int MOST_ID = MOST_NAME + "-1".length();

    Card() {}

    /**
     * The place of the card in the deck it belongs to: sets of cards are sets of these numbers.
     *
     * @return the number from zero, or {@link #UNNUMBERED}
     */
    @Value.Default
    public int number() {
        return UNNUMBERED;
    }

    /**
     * What identifies the card.
     *
     * @return an id in kebab-case, at most about as long as a name, unique in its game
     */
    public abstract String id();

    /**
     * What is printed at the top.
     *
     * @return the name: one line of at most {@link #MOST_NAME} characters
     */
    public abstract String name();

    /** {@return what kind of card it is} */
    public abstract CardType type();

    /**
     * Where the stones of a fort go.
     *
     * @return the layout; none for other cards
     */
    public abstract Option<Layout> layout();

    /**
     * How many colonists a fort has room for.
     *
     * @return the number of colonist spaces; zero for other cards
     */
    @Value.Default
    public int slots() {
        return 0;
    }

    /**
     * How many colonists a building or ship takes from a fort, or how many Leadership results an order takes.
     *
     * @return the printed cost; zero for a fort
     */
    @Value.Default
    public int cost() {
        return 0;
    }

    /** {@return what a building or ship scores} */
    @Value.Default
    public int coins() {
        return 0;
    }

    /**
     * Which stone a building brings to its fort.
     *
     * @return the colour; none for other cards
     */
    public abstract Option<StoneColor> repair();

    /** {@return whether the card is in play from the set-up and not part of the deck (SET-1)} */
    @Value.Default
    public boolean starting() {
        return false;
    }

    /** {@return what the card can do: its abilities in printed order} */
    @Value.Default
    public Array<Ability> abilities() {
        return Array.empty();
    }

    /**
     * What the card does, for people.
     *
     * @return a sentence or two: at most {@link #MOST_TEXT} characters without line breaks
     */
    @Value.Default
    public String text() {
        return "";
    }

    /**
     * Where the name, the numbers, the layout and the abilities come from.
     *
     * @return printed unless said otherwise
     */
    @Value.Default
    public Origin origin() {
        return Origin.PRINTED;
    }

    /**
     * Where the repair colour comes from. It may be reconstructed even if the card itself is printed.
     *
     * @return the same as {@link #origin} unless said otherwise
     */
    @Value.Default
    public Origin repairOrigin() {
        return origin();
    }

    /**
     * {@return the card of a fort}
     *
     * @param id its id
     * @param name its name
     * @param layout where its stones go
     * @param slots how many colonists it has room for
     * @param abilities what it can do
     */
    public static Card fort(String id, String name, Layout layout, int slots, Ability... abilities) {
        return ImmutableCard.builder()
                .id(id)
                .name(name)
                .type(CardType.FORT)
                .layout(Option.some(layout))
                .slots(slots)
                .repair(Option.none())
                .abilities(Array.of(abilities))
                .build();
    }

    /**
     * {@return the card of a building}
     *
     * @param id its id
     * @param name its name
     * @param cost how many colonists it takes
     * @param coins what it scores
     * @param repair the stone it brings
     * @param abilities what it can do
     */
    public static Card building(String id, String name, int cost, int coins, StoneColor repair, Ability... abilities) {
        return ImmutableCard.builder()
                .id(id)
                .name(name)
                .type(CardType.BUILDING)
                .layout(Option.none())
                .cost(cost)
                .coins(coins)
                .repair(Option.some(repair))
                .abilities(Array.of(abilities))
                .build();
    }

    /**
     * {@return the card of a ship}
     *
     * @param id its id
     * @param name its name
     * @param cost how many colonists it takes
     * @param coins what it scores
     * @param abilities what it can do
     */
    public static Card ship(String id, String name, int cost, int coins, Ability... abilities) {
        return ImmutableCard.builder()
                .id(id)
                .name(name)
                .type(CardType.SHIP)
                .layout(Option.none())
                .cost(cost)
                .coins(coins)
                .repair(Option.none())
                .abilities(Array.of(abilities))
                .build();
    }

    /**
     * {@return an order: a card that is played from the hand for Leadership and then discarded}
     *
     * @param id its id
     * @param name its name
     * @param cost how many Leadership results it takes
     * @param abilities what it can do
     */
    public static Card order(String id, String name, int cost, Ability... abilities) {
        return ImmutableCard.builder()
                .id(id)
                .name(name)
                .type(CardType.ORDER)
                .layout(Option.none())
                .cost(cost)
                .repair(Option.none())
                .abilities(Array.of(abilities))
                .build();
    }

    /**
     * {@return the layout of a fort}
     *
     * @throws IllegalStateException if the card is not a fort
     */
    public final Layout fortLayout() {
        if (layout().isEmpty()) {
            throw new IllegalStateException(id() + " is not a fort");
        }
        return layout().get();
    }

    /** Refuses cards that cannot exist. */
    @Value.Check
    protected void check() {
        if (id().length() > MOST_ID || !id().matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new IllegalArgumentException("a card's id is kebab-case with at most " + MOST_ID
                    + " characters, not '" + Excerpt.part(id()) + "'");
        }
        if (name().length() > MOST_NAME || !Excerpt.isPlain(name())) {
            throw new IllegalArgumentException(id() + ": the name is one line of at most " + MOST_NAME
                    + " characters, not '" + Excerpt.part(name()) + "'");
        }
        if (text().length() > MOST_TEXT || !Excerpt.isPlain(text())) {
            throw new IllegalArgumentException(
                    id() + ": the text has no line breaks and at most " + MOST_TEXT + " characters");
        }
        if ((type() == CardType.FORT) != layout().isDefined()) {
            throw new IllegalArgumentException(id() + ": forts and only forts have a layout");
        }
        if (slots() < 0 || cost() < 0 || coins() < 0) {
            throw new IllegalArgumentException(id() + ": slots, cost and coins are not negative");
        }
        if ((type() == CardType.BUILDING || type() == CardType.SHIP) && cost() < 1) {
            throw new IllegalArgumentException(id() + ": a building or ship costs at least one colonist");
        }
        if (abilities().exists(Objects::isNull)) {
            throw new IllegalArgumentException(id() + ": null is not an ability");
        }
    }

    /**
     * Whether this is the same card: like {@code equals}, but quick to say no.
     *
     * @param other another card
     * @return true if they are equal
     */
    public final boolean is(Card other) {
        return number() == other.number() && equals(other);
    }

    /** The id. */
    @Override
    public final String toString() {
        return id();
    }
}
