package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** What steps assume about the table, for {@link ValidatedStep#validate}. None of these checks throws, whatever it is given. */
public final class StepChecks {

    /**
     * Checks a step within a step.
     *
     * @param field the component that holds it
     * @param problem what the inner step says
     * @return the same problem, with the path from the outer step
     */
    public static Option<Problem> within(String field, Option<Problem> problem) {
        return problem.map(inner -> inner.within(field));
    }

    private StepChecks() {}

    /**
     * Combines several checks.
     *
     * @param problems what they found
     * @return the first problem among them
     */
    @SafeVarargs
    public static Option<Problem> all(Option<Problem>... problems) {
        for (Option<Problem> problem : problems) {
            if (problem.isDefined()) {
                return problem;
            }
        }
        return Option.none();
    }

    /**
     * Checks something that has no check of its own here.
     *
     * @param holds whether it is as assumed
     * @param field the component in question, or empty for the whole step
     * @param sentence what is wrong if it is not, for people
     * @return a problem unless it holds
     */
    public static Option<Problem> that(boolean holds, String field, String sentence) {
        return holds ? Option.none() : Option.some(new Problem(field, sentence));
    }

    /**
     * Checks that a player sits at the table.
     *
     * @param field the component
     * @param player the player it names
     * @param table the table
     * @return a problem if there is no such seat
     */
    public static Option<Problem> seat(String field, PlayerId player, Table table) {
        return that(isSeated(player, table), field, "there is no player " + player);
    }

    /**
     * Checks that two players are not the same.
     *
     * @param field the component that names the second
     * @param one the first
     * @param other the second
     * @param table the table
     * @return a problem if the second does not sit at the table or is the first
     */
    public static Option<Problem> opponent(String field, PlayerId one, PlayerId other, Table table) {
        return all(seat(field, other, table), that(!one.equals(other), field, other + " is not an opponent of " + one));
    }

    /**
     * Checks that a number is within bounds.
     *
     * @param field the component
     * @param number its value
     * @param least the smallest possible number
     * @param most the largest
     * @return a problem if it is outside
     */
    public static Option<Problem> number(String field, int number, int least, int most) {
        return that(number >= least && number <= most, field, number + " is not between " + least + " and " + most);
    }

    /**
     * Checks that a card is on the table.
     *
     * @param field the component
     * @param card the card it names
     * @param owner whose it is
     * @param table the table
     * @return a problem if this player has no such card on the table
     */
    public static Option<Problem> inPlay(String field, Card card, PlayerId owner, Table table) {
        return that(table.owner(card).contains(owner), field, owner + " has no " + card + " on the table");
    }

    /**
     * Checks that a fort is on the table.
     *
     * @param field the component
     * @param card the card it names
     * @param owner whose it is
     * @param table the table
     * @return a problem if this player has no such fort
     */
    public static Option<Problem> fort(String field, Card card, PlayerId owner, Table table) {
        return that(
                table.findFort(card).exists(fort -> fort.owner().equals(owner)), field, owner + " has no fort " + card);
    }

    /**
     * Checks that a fort has a space.
     *
     * @param field the component that names the space
     * @param space the space
     * @param fort the fort's card
     * @return a problem if the fort has no such space
     */
    public static Option<Problem> space(String field, int space, Card fort) {
        return that(
                space >= 0 && fort.layout().exists(layout -> space < layout.size()),
                field,
                fort + " has no space " + space);
    }

    /**
     * Checks that the game has a deck.
     *
     * @param field the component
     * @param deck the id it names
     * @param table the table
     * @return a problem if there is no such deck
     */
    public static Option<Problem> deck(String field, String deck, Table table) {
        return that(
                table.decks().exists(one -> one.id().equals(deck)),
                field,
                "there is no deck '" + Excerpt.part(deck) + "'");
    }

    /**
     * Checks that the table has a slice.
     *
     * @param key its key
     * @param table the table
     * @return a problem if it is not there, because its module is not in the game
     */
    public static Option<Problem> slice(StateKey<?> key, Table table) {
        return that(
                table.slices().get(key.id()).exists(key.type()::isInstance),
                "",
                "there is no slice '" + key.id() + "'");
    }

    /**
     * Checks that the first turn has not begun.
     *
     * @param table the table
     * @return a problem if the set-up is over
     */
    public static Option<Problem> setUp(Table table) {
        return that(table.turn() == 0, "", "it is part of the set-up, which is over");
    }

    /**
     * Checks that it is not still to be settled which of the cards just drawn are kept.
     *
     * @param table the table
     * @return a problem if there are such cards
     */
    public static Option<Problem> settled(Table table) {
        return that(
                table.decks().forAll(deck -> deck.justDrawn().isEmpty()),
                "",
                "it cannot come before it is settled which drawn cards are kept");
    }

    /**
     * Checks that no attack is going on.
     *
     * @param table the table
     * @return a problem if there is one
     */
    public static Option<Problem> noAttack(Table table) {
        return that(table.attack().isEmpty(), "", "it cannot come before the attack is over");
    }

    /**
     * Checks that an attack is going on, in Open Waters or on a fort that still stands.
     *
     * @param table the table
     * @return a problem if there is no attack or the fort is gone
     */
    public static Option<Problem> attack(Table table) {
        return that(
                table.attack()
                        .exists(attack -> attack.fort()
                                .forAll(fort -> table.findFort(fort).isDefined())),
                "",
                "it is part of an attack, but there is none, or the fort has fallen");
    }

    /**
     * Checks that an attack is going on, on a fort that still stands.
     *
     * @param table the table
     * @return a problem if no fort is being attacked
     */
    public static Option<Problem> siege(Table table) {
        return that(
                table.attack()
                        .flatMap(AttackState::fort)
                        .exists(fort -> table.findFort(fort).isDefined()),
                "",
                "it is part of an attack on a fort, but no fort is being attacked");
    }

    private static boolean isSeated(PlayerId player, Table table) {
        return player.index() < table.players().size();
    }
}
