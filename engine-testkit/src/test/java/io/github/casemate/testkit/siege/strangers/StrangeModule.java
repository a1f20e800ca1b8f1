package io.github.casemate.testkit.siege.strangers;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.permission.Permission;
import io.github.casemate.siege.quantity.Quantity;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A module with one of everything: each hook of the game is there once, does its work, and can be made to do mischief
 * instead. Whoever declines {@link Whether} walks through all hooks of steps, numbers, permissions, events and triggers.
 */
public final class StrangeModule implements RuleModule {

    static final String ID = "strange";

    static final StateKey<Integer> KEY = new StateKey<>("strange-number", Integer.class);

    @Override
    public String id() {
        return Mischief.or("StrangeModule.id", () -> ID);
    }

    @Override
    public Seq<Class<?>> types() {
        return Mischief.or(
                "StrangeModule.types",
                () -> Array.of(Whether.class, Sulk.class, Coin.class, Luck.class, Sulked.class, Whim.class));
    }

    @Override
    public Seq<Card> cards() {
        return Mischief.or("StrangeModule.cards", () -> Array.of(Card.ship("strange-ship", "Strange Ship", 1, 1)));
    }

    @Override
    public Seq<Tuple2<String, Seq<Card>>> decks() {
        return Mischief.or(
                "StrangeModule.decks",
                () -> Array.of(Tuple.of("strange", Array.of(Card.order("strange-order", "Strange Order", 1)))));
    }

    @Override
    public Seq<Ability> rules() {
        return Mischief.or(
                "StrangeModule.rules",
                () -> Array.of(new Adds(), new Caps(), new Forbids(), new Instead(), new Reacts(), new Offers()));
    }

    @Override
    public Stones stones() {
        return Mischief.or("StrangeModule.stones", () -> Stones.NONE);
    }

    @Override
    public Table layOut(Table table) {
        return Mischief.or("StrangeModule.layOut", () -> table.withSlice(KEY, 1));
    }

    @Override
    public int extraSeats() {
        return Mischief.or("StrangeModule.extraSeats", () -> 0);
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Mischief.or("StrangeModule.objection", Option::none);
    }

    @Override
    public Option<String> objection(String deck, Card card) {
        return Mischief.or("StrangeModule.objection to a card", Option::none);
    }

    @Override
    public Seq<String> victories(Seq<String> usual) {
        return Mischief.or("StrangeModule.victories", () -> usual.append("Whoever sulks longest wins."));
    }

    @Override
    public Census census(Table table) {
        return Mischief.or("StrangeModule.census", () -> Census.NONE);
    }

    @Override
    public Seq<Problem> validate(Table table) {
        return Mischief.or("StrangeModule.validate", Array::empty);
    }

    /** The other answer than to decline. */
    record Whim() implements Action {}

    /** A question with two answers. */
    record Whether() implements Question<Table>, ValidatedStep {
        @Override
        public PlayerId asked(Table table) {
            return Mischief.or("Whether.asked", table::active);
        }

        @Override
        public Seq<Action> options(Table table) {
            return Mischief.or("Whether.options", () -> Array.of(new Decline(), new Whim()));
        }

        @Override
        public boolean isSecret() {
            return Mischief.or("Whether.isSecret", () -> false);
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            Mischief.before("Whether.answer");
            play.then(new Sulk(), new Luck(), new Whether());
        }

        @Override
        public Rejection explain(Table table, Action action) {
            return Mischief.or("Whether.explain", () -> Rejection.of("strange", "That is not how it is done."));
        }

        @Override
        public Option<Problem> validate(Table table) {
            return Mischief.or("Whether.validate", Option::none);
        }

        @Override
        public Table tableAfter(Table table) {
            return Mischief.or("Whether.tableAfter", () -> table);
        }
    }

    /** A step that runs by itself. */
    record Sulk() implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            Mischief.before("Sulk.take");
            if (Abilities.allows(play.table(), new Cheer())) {
                throw new AssertionError("it is forbidden");
            }
            Abilities.forbids(play.table(), new Cheer());
            play.emit(new Sulked(Abilities.number(play.table(), new Gloom(1))));
        }
    }

    /** A step that asks chance, which has no choice. */
    record Luck() implements ChanceStep<Table> {
        @Override
        public Distribution<Action> odds(Table table) {
            return Mischief.or("Luck.odds", () -> Distribution.uniform(Array.of(new Coin())));
        }

        @Override
        public void answer(Play<Table> play, Action outcome) {
            Mischief.before("Luck.answer");
        }
    }

    /** What chance answers. */
    record Coin() implements Action {}

    /** An event. */
    record Sulked(int number) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return Mischief.or("Sulked.evolve", () -> table.withSlice(KEY, number));
        }

        @Override
        public Event<Table> redact(PlayerId player) {
            return Mischief.or("Sulked.redact", () -> this);
        }

        @Override
        public boolean reveals() {
            return Mischief.or("Sulked.reveals", () -> false);
        }
    }

    /** A number. */
    record Gloom(int base) implements Quantity {}

    /** A permission. */
    record Cheer() implements Permission {}

    /** Adds to the number. */
    record Adds() implements Modifier<Gloom> {
        @Override
        public Class<Gloom> about() {
            return Mischief.or("Adds.about", () -> Gloom.class);
        }

        @Override
        public Kind kind() {
            return Mischief.or("Adds.kind", Modifier.super::kind);
        }

        @Override
        public boolean limits() {
            return Mischief.or("Adds.limits", () -> false);
        }

        @Override
        public int modify(int number, Gloom asked, Source source, Table table) {
            return Mischief.or("Adds.modify", () -> number + 1);
        }
    }

    /** Limits the number. */
    record Caps() implements Modifier<Gloom> {
        @Override
        public Class<Gloom> about() {
            return Gloom.class;
        }

        @Override
        public boolean limits() {
            return true;
        }

        @Override
        public int modify(int number, Gloom asked, Source source, Table table) {
            return Mischief.or("Caps.modify", () -> Math.min(number, 3));
        }
    }

    /** Refuses the permission. */
    record Forbids() implements Restriction<Cheer> {
        @Override
        public Class<Cheer> about() {
            return Cheer.class;
        }

        @Override
        public boolean forbids(Cheer permission, Source source, Table table) {
            return Mischief.or("Forbids.forbids", () -> true);
        }

        @Override
        public Rejection reason(Cheer permission) {
            return Mischief.or("Forbids.reason", () -> Rejection.of("strange", "Nobody cheers here."));
        }
    }

    /** Could replace the step. */
    record Instead() implements Replacement<Sulk> {
        @Override
        public Class<Sulk> about() {
            return Sulk.class;
        }

        @Override
        public Step<Table> instead(Sulk step, Source source, Table table) {
            return Mischief.or("Instead.instead", () -> step);
        }
    }

    /** Answers the event. */
    record Reacts() implements Trigger<Sulked> {
        @Override
        public Class<Sulked> about() {
            return Sulked.class;
        }

        @Override
        public Seq<Step<Table>> react(Sulked event, Source source, Table table) {
            return Mischief.or("Reacts.react", () -> Array.of(new Luck()));
        }
    }

    /** Can be bought in the Leadership step, but not for the last Leadership. */
    record Offers() implements LeadershipAbility {
        @Override
        public Seq<Offer> offers(Source source, Table table) {
            return Mischief.or(
                    "Offers.offers",
                    () -> table.requireAttack().results(Face.LEADERSHIP) > 1
                            ? Array.of(new Offer(new Whim(), 1))
                            : Array.empty());
        }

        @Override
        public boolean isSecret() {
            return Mischief.or("Offers.isSecret", () -> false);
        }

        @Override
        public void use(Play<Table> play, Action action, Source source) {
            Mischief.before("Offers.use");
            play.emit(new Sulked(2));
        }

        @Override
        public @Nullable Rejection refusal(Action action, Source source, Table table) {
            return Mischief.or("Offers.refusal", () -> null);
        }
    }
}
