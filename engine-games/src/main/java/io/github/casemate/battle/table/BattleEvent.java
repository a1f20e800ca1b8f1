package io.github.casemate.battle.table;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;

/** What can happen in a battle. Everybody sees all of it, and each event says who and what it is about. */
public sealed interface BattleEvent extends Event<BattleTable> {

    /** Why a character is lost. */
    enum Loss {
        /** It was the target of a shot (SHT-4). */
        SHOT,
        /** It stood between shooter and target (SHT-7). */
        CROSSFIRE,
        /** It stood beside a live block (BLK-5). */
        BLAST,
        /** It had landed on a live block (RUL-7). */
        LANDED,
        /** The opponent removed it, as its owner was stuck (STK-1). */
        FREE
    }

    /**
     * It is known who begins (SET-3).
     *
     * @param player the first player
     */
    record FirstChosen(PlayerId player) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withFirst(player.index());
        }
    }

    /**
     * A block lies on the Island (SET-5).
     *
     * @param player who laid it
     * @param square where
     */
    record BlockPlaced(PlayerId player, Square square) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().withBlock(square.index()));
        }
    }

    /**
     * A character starts on the Island; where it looks comes next (SET-8).
     *
     * @param owner whose it is
     * @param character its kind
     * @param square where
     */
    record CharacterPlaced(PlayerId owner, CharacterKind character, Square square) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            int seat = owner.index();
            return table.with(table.reserves().placed(seat, character))
                    .with(table.island().withCharacter(square.index(), seat, character, Facing.forwards(seat)));
        }
    }

    /**
     * A character that has been placed looks in a direction (SET-8).
     *
     * @param owner whose it is
     * @param character its kind
     * @param square where it stands
     * @param facing the direction
     */
    record CharacterFaced(PlayerId owner, CharacterKind character, Square square, Facing facing)
            implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().moved(square.index(), square.index(), facing));
        }
    }

    /**
     * A character stands on a pad (SET-9).
     *
     * @param owner whose it is
     * @param column the column, from 1
     * @param character its kind
     */
    record PadLoaded(PlayerId owner, int column, CharacterKind character) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            int seat = owner.index();
            Reserves reserves = table.reserves().placed(seat, character);
            return table.with(reserves.with(seat, reserves.pad(seat).with(column, character)));
        }
    }

    /**
     * The set-up is over, and the first turn begins (SET-10).
     *
     * @param player whose turn it is
     */
    record BattleBegan(PlayerId player) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withTurnOf(player.index());
        }
    }

    /**
     * The die has been rolled (TRN-1).
     *
     * @param player who rolled it
     * @param face what it shows
     */
    record Rolled(PlayerId player, int face) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withDie(face);
        }
    }

    /**
     * A character of the active player has come onto the Island. After a zero it is the only one that the next roll
     * moves (ZER-2, ZER-3); at the beginning of a turn it is alone anyway (TRN-7).
     *
     * @param owner whose it is
     * @param character its kind
     * @param column the column of the pad that it stood in, from 1
     * @param square where it stands now
     */
    record Advanced(PlayerId owner, CharacterKind character, int column, Square square) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            int seat = owner.index();
            IslandBoard island = table.island().withCharacter(square.index(), seat, character, Facing.forwards(seat));
            return table.with(table.reserves()
                            .with(seat, table.reserves().pad(seat).without(column)))
                    .with(island)
                    .withBound(table.die() == 0 ? square.index() : BattleTable.ANYBODY)
                    .withProgress();
        }
    }

    /**
     * The active player will slide the pad by the next roll (ZER-4).
     *
     * @param player the active player
     */
    record PadNamed(PlayerId player) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withBound(BattleTable.PAD);
        }
    }

    /**
     * A character has turned on its square, and is the only one that the next roll moves (ZER-7, ZER-3).
     *
     * @param owner whose it is
     * @param character its kind
     * @param square where it stands
     * @param facing where it looks now
     */
    record Turned(PlayerId owner, CharacterKind character, Square square, Facing facing) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().moved(square.index(), square.index(), facing))
                    .withBound(square.index());
        }
    }

    /**
     * The pad of the active player has slid (ZER-4).
     *
     * @param player the active player
     * @param from the column of the Island that its centre was at, from 0
     * @param to the column of the Island that its centre is at, from 0
     */
    record PadSlid(PlayerId player, int from, int to) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.reserves().with(table.active(), table.pad().at(to)))
                    .withBound(BattleTable.ANYBODY);
        }
    }

    /**
     * A character has moved by the roll (MOV-4).
     *
     * @param owner whose it is
     * @param character its kind
     * @param from where it stood
     * @param to where it stands now
     * @param facing where it looks now
     */
    record Moved(PlayerId owner, CharacterKind character, Square from, Square to, Facing facing)
            implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().moved(from.index(), to.index(), facing))
                    .withBound(BattleTable.ANYBODY);
        }
    }

    /**
     * A character has shot; what is hit follows (SHT-2).
     *
     * @param owner whose it is
     * @param character its kind
     * @param from where it stands
     * @param target what it hits
     */
    record Shot(PlayerId owner, CharacterKind character, Square from, Square target) implements BattleEvent {}

    /**
     * A block is about to be turned over (BLK-3, BLK-7).
     *
     * @param square where it lies
     * @param byBlock whether a live block beside it did this, rather than a character
     */
    record BlockActivated(Square square, boolean byBlock) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().activated(square.index()));
        }
    }

    /**
     * A block has been turned over and has left the Island (BLK-4).
     *
     * @param square where it lay
     * @param live whether it was live
     */
    record BlockRevealed(Square square, boolean live) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.island().revealed(square.index(), live)).withProgress();
        }
    }

    /**
     * A character has left the Island and never comes back (END-2).
     *
     * @param owner whose it was
     * @param character its kind
     * @param square where it stood
     * @param why why
     */
    record CharacterLost(PlayerId owner, CharacterKind character, Square square, Loss why) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withoutCharacter(square.index()).withProgress();
        }
    }

    /**
     * A character has been removed from the pad of the active player, and never comes back (STK-3).
     *
     * @param owner the active player
     * @param character its kind
     * @param column the column that it stood in, from 1
     */
    record TakenFromPad(PlayerId owner, CharacterKind character, int column) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.with(table.reserves().with(table.active(), table.pad().without(column)))
                    .withProgress();
        }
    }

    /**
     * The active player cannot use the roll (STK-1).
     *
     * @param player the active player
     */
    record Stuck(PlayerId player) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withBound(BattleTable.ANYBODY);
        }
    }

    /**
     * The opponent has left the active player's characters alone (RUL-17).
     *
     * @param player the active player
     */
    record Spared(PlayerId player) implements BattleEvent {}

    /**
     * The turn passes to the opponent (TRN-6).
     *
     * @param next the opponent
     */
    record TurnEnded(PlayerId next) implements BattleEvent {
        @Override
        public BattleTable evolve(BattleTable table) {
            return table.withTurnEnded();
        }
    }
}
