package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * A module as the game uses it: whatever it throws, and any null that it returns, becomes a {@link BrokenRuleException}
 * that names it. It is asked for its id and its types only once.
 */
final class GuardedModule implements RuleModule {

    private final RuleModule module;
    private final String id;
    private final Array<Class<?>> types;

    private GuardedModule(RuleModule module, String id) {
        this.module = module;
        this.id = id;
        this.types = all("types", module::types);
    }

    /**
     * A module that has given its id.
     *
     * @throws BrokenRuleException if it fails to give its types
     */
    static GuardedModule of(RuleModule module, String id) {
        return new GuardedModule(module, id);
    }

    /** The class that somebody has written, not this wrapper. */
    Class<?> type() {
        return module.getClass();
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Seq<Class<?>> types() {
        return types;
    }

    @Override
    public Seq<Card> cards() {
        return all("cards", module::cards);
    }

    @Override
    public Seq<Tuple2<String, Seq<Card>>> decks() {
        Array<Tuple2<String, Seq<Card>>> decks = all("decks", module::decks);
        for (Tuple2<String, Seq<Card>> deck : decks) {
            one("decks", deck::_1);
            all("decks", deck::_2);
        }
        return decks;
    }

    @Override
    public Seq<Ability> rules() {
        return all("rules", module::rules);
    }

    @Override
    public Stones stones() {
        return one("stones", module::stones);
    }

    @Override
    public Table layOut(Table table) {
        return one("layOut", () -> module.layOut(table));
    }

    @Override
    public String seatName() {
        return one("seatName", module::seatName);
    }

    @Override
    public int extraSeats() {
        int seats = one("extraSeats", module::extraSeats);
        if (seats < 0) {
            throw BrokenRuleException.of(module, "extraSeats", "returned " + seats)
                    .in(id);
        }
        return seats;
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return one("objection", () -> module.objection(edition, players, modules));
    }

    @Override
    public Option<String> objection(String deck, Card card) {
        return one("objection", () -> module.objection(deck, card));
    }

    @Override
    public ModuleWords words() {
        return one("words", module::words);
    }

    @Override
    public Seq<String> victories(Seq<String> usual) {
        return all("victories", () -> module.victories(usual));
    }

    @Override
    public Census census(Table table) {
        return one("census", () -> module.census(table));
    }

    @Override
    public Seq<Problem> validate(Table table) {
        return all("validate", () -> module.validate(table));
    }

    private <T> T one(String hook, Supplier<T> asked) {
        try {
            return BrokenRuleException.present(asked.get(), module, hook);
        } catch (Throwable e) {
            throw BrokenRuleException.of(module, hook, e).in(id);
        }
    }

    /** The sequence is copied, so that lazy elements are evaluated here too. */
    private <T> Array<T> all(String hook, Supplier<Seq<T>> asked) {
        try {
            return Array.ofAll(BrokenRuleException.allPresent(asked.get(), module, hook));
        } catch (Throwable e) {
            throw BrokenRuleException.of(module, hook, e).in(id);
        }
    }
}
