package io.github.casemate.battle.words;

import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What the characters of a player have to fear from those of the other as they stand: shots, crossfire and blasts. */
final class Threats {

    private final BattleTable table;
    private final int seat;

    Threats(BattleTable table, int seat) {
        this.table = table;
        this.seat = seat;
    }

    /** A sentence for each character in danger, the longest range first; certain losses before possible ones. */
    Seq<String> sentences() {
        Array<Square> own = table.island()
                .characters(seat)
                .toArray()
                .sortBy(square -> -table.island().kind(square.index()).range());
        return own.flatMap(square -> certain(square.index())).appendAll(own.flatMap(square -> ifLive(square.index())));
    }

    private Array<String> certain(int square) {
        Array<Square> from = shooters().filter(shooter -> {
            int target = Shooting.target(table, shooter.index());
            return target == square
                    || (target >= 0
                            && table.island().hasCharacter(target)
                            && Shooting.line(table, shooter.index(), target).has(square));
        });
        return from.isEmpty()
                ? Array.empty()
                : Array.of("Your " + BattleText.named(table, square) + " can be hit from "
                        + English.list(from.map(Square::toString), "and") + ".");
    }

    private Array<String> ifLive(int square) {
        IslandBoard island = table.island();
        return shooters().flatMap(shooter -> {
            int target = Shooting.target(table, shooter.index());
            return target >= 0
                            && island.hasBlock(target)
                            && island.live() > 0
                            && (Squares.around(target).has(square)
                                    || Shooting.line(table, shooter.index(), target)
                                            .has(square))
                    ? Array.of("Your " + BattleText.named(table, square) + " is lost if the block on "
                            + Square.of(target) + " is hit from " + shooter + " and is live.")
                    : Array.<String>empty();
        });
    }

    private Array<Square> shooters() {
        return table.island().characters(1 - seat).toArray();
    }
}
