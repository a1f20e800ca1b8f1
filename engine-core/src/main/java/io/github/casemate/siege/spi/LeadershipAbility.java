package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An ability that the attacker buys with Leadership results (ATK-4), as long as they last. */
public interface LeadershipAbility extends Ability {

    /**
     * The ways to use it now. A use that would change nothing is not offered (RUL-26).
     *
     * @param source where this ability comes from
     * @param table the table, during an attack by the owner
     * @return one offer for each way, none if it cannot be used
     */
    Seq<Offer> offers(Source source, Table table);

    /**
     * Whether the number of offers depends on what others must not know. Then an attacker with Leadership to spend is
     * asked even if there is nothing to spend it on. This must not depend on the table.
     *
     * @return false by default
     */
    default boolean isSecret() {
        return false;
    }

    /**
     * Uses it. The Leadership has been spent.
     *
     * @param play where it happens
     * @param action one of the offered actions
     * @param source where this ability comes from
     */
    void use(Play<Table> play, Action action, Source source);

    /**
     * Why an action that this ability is about is not offered now.
     *
     * @param action an action that no ability offers
     * @param source where this ability comes from
     * @param table the table, during an attack by the owner
     * @return the reason, or null if the action has nothing to do with this ability
     */
    default @Nullable Rejection refusal(Action action, Source source, Table table) {
        return null;
    }

    /**
     * A way to use an ability.
     *
     * @param action the action that uses it in this way; if several abilities offer equal actions, it uses the first of
     *     them
     * @param price how many Leadership results are printed beside it
     */
    record Offer(Action action, int price) {

        /**
         * Makes an offer.
         *
         * @param action the action that uses the ability
         * @param price how many Leadership results are printed beside it
         */
        public Offer {
            Objects.requireNonNull(action, "an offer without an action");
        }
    }

    @Override
    default Kind kind() {
        return Kind.LEADERSHIP;
    }

    @Override
    default Class<?> about() {
        return LeadershipAbility.class;
    }
}
