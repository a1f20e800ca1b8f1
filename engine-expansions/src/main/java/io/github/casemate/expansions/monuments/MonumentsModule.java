package io.github.casemate.expansions.monuments;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Monuments: MON-1, MON-2, RUL-18, RUL-80. It has islands instead of cards, and one rule that always holds. */
public final class MonumentsModule implements RuleModule {

    /** What rulesets call this module. */
    public static final String ID = "monuments";

    /** For {@link java.util.ServiceLoader}. */
    public MonumentsModule() {}

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Seq<Ability> rules() {
        return Array.of(new OffersMonument());
    }

    @Override
    public Table layOut(Table table) {
        return table.withSlice(Monuments.KEY, Monuments.NONE);
    }

    @Override
    public Seq<Problem> validate(Table table) {
        return table.slice(Monuments.KEY).problems(table);
    }

    @Override
    public Option<String> objection(int edition, int players, Seq<String> modules) {
        return Option.when(edition != 2, "it belongs to the second edition");
    }

    @Override
    public ModuleWords words() {
        return MonumentsWords.ALL;
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(
                BuildMonument.class,
                ChooseMonument.class,
                Monument.class,
                MonumentBuilt.class,
                Monuments.class,
                OffersMonument.class);
    }

    @Override
    public Census census(Table table) {
        return Census.of(table.slice(Monuments.KEY).keepers());
    }
}
