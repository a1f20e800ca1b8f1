package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** An attack that is going on, in Open Waters or on a fort. */
@Value.Immutable
public abstract class AttackState implements WithAttackState {

    /**
     * The most dice that can be rolled at once, so that their odds fit in a {@code long}; no attack has nearly that
     * many.
     */
    public static final int MOST_DICE = 24;

    /** The most results that can be counted; no attack has nearly that many. */
    public static final int MOST_RESULTS = 48;

    AttackState() {}

    /** {@return who attacks} */
    public abstract PlayerId attacker();

    /**
     * The fort that is attacked.
     *
     * @return its card; none in Open Waters
     */
    public abstract Option<Card> fort();

    /**
     * Whose fort is attacked.
     *
     * @return the defender; none in Open Waters
     */
    public abstract Option<PlayerId> defender();

    /** {@return what the dice show, and from the end of rolling on all results that have not been spent} */
    public abstract Faces results();

    /** {@return how many dice are in the air, for chance to roll} */
    public abstract int rolling();

    /** {@return how many re-rolls are left} */
    public abstract int rerolls();

    /** {@return the attack colour, once it has been chosen} */
    public abstract Option<StoneColor> color();

    /**
     * {@return the stones that fell in the first wave} A second wave may fell the rest, and then nothing else would
     * show which fell first.
     */
    public abstract Spaces picked();

    /** {@return whose colonists have come home since the attack began, and how many} */
    public abstract Crew sentHome();

    /**
     * {@return whose colonists have moved from card to card since the attack began, and how many} The cards may all
     * fall before it ends, and then nothing else would show that somebody was saved for a while.
     */
    public abstract Crew moved();

    /**
     * An attack that begins.
     *
     * @param attacker who attacks
     * @param fort the fort that is attacked, if it is not Open Waters
     * @param defender its owner
     * @return the attack before any die is rolled
     */
    public static AttackState of(PlayerId attacker, Option<Card> fort, Option<PlayerId> defender) {
        return ImmutableAttackState.of(
                attacker, fort, defender, Faces.NONE, 0, 0, Option.none(), Spaces.NONE, Crew.NONE, Crew.NONE);
    }

    /**
     * {@return this attack with other dice}
     *
     * @param results the results that are showing
     * @param rolling how many dice are being rolled
     * @param rerolls how often dice may still be rolled again
     */
    public final AttackState withDice(Faces results, int rolling, int rerolls) {
        return ImmutableAttackState.of(
                attacker(), fort(), defender(), results, rolling, rerolls, color(), picked(), sentHome(), moved());
    }

    /**
     * {@return how many unspent results show a face}
     *
     * @param face the face
     */
    public final int results(Face face) {
        return results().count(face);
    }

    /**
     * How many more results can be counted.
     *
     * @return their number; always more than an attack adds
     */
    public final int moreResults() {
        return Math.max(0, MOST_RESULTS - results().total() - rolling());
    }

    /**
     * How many results show a stone colour.
     *
     * @param color the colour
     * @return the number; zero for a colour that no die shows
     */
    public final int results(StoneColor color) {
        Option<Face> face = Face.of(color);
        return face.isDefined() ? results(face.get()) : 0;
    }

    /**
     * {@return whether a colour is the attack colour}
     *
     * @param color the colour
     */
    public final boolean isColor(StoneColor color) {
        return color().isDefined() && color().get() == color;
    }

    /**
     * {@return whether this fort is the one that is attacked}
     *
     * @param card a card
     */
    public final boolean isOn(Card card) {
        return fort().isDefined() && fort().get().is(card);
    }
}
