package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** A fort on the table, with what is on it, below it and in front of it. */
@Value.Immutable
public abstract class Fort implements WithFort {

    Fort() {}

    /** {@return the fort's card} */
    public abstract Card card();

    /** {@return whose fort it is} */
    public abstract PlayerId owner();

    /** {@return the stones on it} */
    public abstract Wall wall();

    /** {@return who is on the fort itself} */
    public abstract Crew crew();

    /** {@return the buildings below it, the first built first} */
    public abstract Array<BuiltCard> buildings();

    /**
     * Whose fleet lies at it.
     *
     * @return a player other than the owner, or none
     */
    public abstract Option<PlayerId> fleet();

    /**
     * A fort that has just been built.
     *
     * @param card its card
     * @param owner whose it is
     * @return the fort without stones or colonists
     */
    public static Fort of(Card card, PlayerId owner) {
        return ImmutableFort.of(card, owner, Wall.EMPTY, Crew.NONE, Array.empty(), Option.none());
    }

    /** {@return how many stones are on it} */
    public final int stones() {
        return wall().count();
    }

    /** {@return how many colonists of its owner are on it} */
    public final int colonists() {
        return crew().count(owner());
    }

    /** {@return how many more colonists of its owner there is room for: the number of empty colonist spaces} */
    public final int room() {
        return card().slots() - colonists();
    }

    /** {@return whether every space has a stone} */
    public final boolean isFull() {
        return stones() == card().fortLayout().size();
    }

    /**
     * {@return whether a player's fleet lies here}
     *
     * @param player the player
     */
    public final boolean hasFleet(PlayerId player) {
        return fleet().isDefined() && fleet().get().equals(player);
    }

    /** The fort as the rulebook draws it, row by row: letters are stones, dots empty spaces, tildes no space. */
    @Override
    public final String toString() {
        Layout layout = card().fortLayout();
        StringBuilder text = new StringBuilder(card().id()).append('[');
        for (int row = 0, space = 0; row < layout.rows().size(); row++) {
            text.append(row > 0 ? "/" : "");
            for (char mark : layout.rows().get(row).toCharArray()) {
                if (mark == '~') {
                    text.append('~');
                } else {
                    StoneColor stone = wall().at(space++);
                    text.append(stone == null ? '.' : stone.letter());
                }
            }
        }
        text.append(", crew ").append(crew());
        fleet().forEach(player -> text.append(", fleet of ").append(player));
        buildings().forEach(building -> text.append(", ").append(building));
        return text.append(']').toString();
    }
}
