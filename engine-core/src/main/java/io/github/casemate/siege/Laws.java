package io.github.casemate.siege;

import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * What holds for every table of a game: nothing is lost, nothing is there twice, nothing is where it cannot be. A table
 * that breaks a law was not reached by playing; one that keeps them all may still be unreachable.
 */
public final class Laws {

    private Laws() {}

    /**
     * Checks a full table: against the laws that a single table can break, such as LAW-1, LAW-2, LAW-3 and LAW-11, and
     * whether it is a table of this game at all, with everything in places where it can be. It does not throw, whatever
     * lies on the table. If the table is not one of this game, or a card lies where no such card can lie, only that is
     * reported.
     *
     * @param game the game it is a table of
     * @param table the table, without holes; its index of abilities is checked too
     * @return the broken laws; none if all is well
     */
    public static Seq<Problem> problems(IslandSiege game, Table table) {
        Problems found = check(game, table);
        if (found.isEmpty()) {
            found.require(
                    table.abilities().equals(indexed(game, table).abilities()),
                    "LAW-4",
                    "abilities",
                    () -> "the index of abilities is not that of the cards on the table");
        }
        return found.all();
    }

    /**
     * The same for a table that comes from outside. It need not have an index of abilities, but its numbers must not be
     * close to overflowing.
     */
    static Seq<Problem> problemsFromOutside(IslandSiege game, Table table) {
        Problems found = check(game, table);
        if (found.isEmpty()) {
            ProgressLaws.checkFromOutside(table, found);
        }
        return found.all();
    }

    private static Problems check(IslandSiege game, Table table) {
        Problems found = new Problems();
        SettingLaws.check(game, table, found);
        if (found.isEmpty()) {
            PlaceLaws.check(table, found);
        }
        if (found.isEmpty()) {
            PieceLaws.check(game, table, found);
            KnowledgeLaws.check(table, found);
            ProgressLaws.check(table, found);
        }
        return found;
    }

    /** The table with the index of abilities that follows from its cards. */
    static Table indexed(IslandSiege game, Table table) {
        return table.withAbilities(table.rebuiltIndex(InitialTable.rules(game.ruleset())));
    }
}
