package io.github.casemate.siege.engine;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Where the game has come to rest.
 *
 * @param table the table
 * @param agenda what comes next; the question that is open is its head
 * @param turn who is asked
 * @param options what the player who is asked may answer; empty if it is no player
 * @param odds what chance may answer; null if it is not chance
 */
public record Rest(
        Table table,
        List<Step> agenda,
        Turn turn,
        Seq<Action> options,
        @Nullable Distribution<Action> odds) {}
