package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.table.BattleEvent.BlockActivated;
import io.github.casemate.battle.table.BattleEvent.BlockRevealed;
import io.github.casemate.battle.table.BattleEvent.Loss;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.BattleVariants.Chain;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.battle.table.Squares;
import io.github.casemate.kernel.Distribution;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * BLK-4: an activated block is turned over and leaves the Island. What it is, is decided now: live and safe are as
 * likely as there are live and safe blocks left (RUL-23), and chance is not asked if only one kind is left (RUL-24).
 *
 * @param square where it lies
 * @param line the characters in the line of fire that do not touch it; they go if it is live (SHT-7)
 * @param byCharacter whether a character activated it, rather than a block
 */
public record RevealBlock(Square square, Array<Square> line, boolean byCharacter)
        implements BattleStep, ChanceStep<BattleTable> {

    private static final Action LIVE = new Underside(true);
    private static final Action SAFE = new Underside(false);
    private static final Array<Array<Distribution<Action>>> ODDS =
            counts().map(live -> counts().map(safe -> odds(live, safe)));

    private static Array<Integer> counts() {
        return Array.rangeClosed(0, BattleVariants.BLOCKS);
    }

    private static Distribution<Action> odds(long live, long safe) {
        return live == 0 || safe == 0
                ? Distribution.uniform(List.of(live == 0 ? SAFE : LIVE))
                : Distribution.weighted(List.of(Tuple.of(LIVE, live), Tuple.of(SAFE, safe)));
    }

    /** SHT-5: a shot has activated a block. */
    static void shot(Play<BattleTable> play, int square, Squares line) {
        play.emit(new BlockActivated(Square.of(square), false));
        play.then(new RevealBlock(Square.of(square), line.toArray(), true));
    }

    /** BLK-3: the character that stands there now has activated a block. */
    static void landing(Play<BattleTable> play, int square) {
        shot(play, square, Squares.NONE);
    }

    @Override
    public Distribution<Action> odds(BattleTable table) {
        return ODDS.get(table.island().live()).get(table.island().safe());
    }

    /** A live block removes everybody around it (BLK-5); a safe one harms nobody (BLK-6). */
    @Override
    public void answer(Play<BattleTable> play, Action outcome) {
        boolean live = ((Underside) outcome).live();
        play.emit(new BlockRevealed(square, live));
        if (!live) {
            return;
        }
        BattleTable table = play.table();
        IslandBoard island = table.island();
        int block = square.index();
        Squares lost = Squares.around(block);
        lost = table.variant(BattleVariants.LANDER_LIVES) ? lost : lost.with(block);
        for (Square caught : line) {
            lost = lost.with(caught.index());
        }
        lost.within(island.characters())
                .forEach(at -> Shooting.lose(
                        play,
                        at,
                        at == block ? Loss.LANDED : line.contains(Square.of(at)) ? Loss.CROSSFIRE : Loss.BLAST));
        if (passesOn(table)) {
            activateAround(play);
        }
    }

    /** RUL-8: a chain has one link, unless the variant says otherwise. */
    private boolean passesOn(BattleTable table) {
        Chain chain = table.variant(BattleVariants.CHAIN);
        return chain == Chain.ALL || (chain == Chain.ONE && byCharacter);
    }

    /** BLK-7: the blocks around it are turned over next, by square (RUL-25). */
    private void activateAround(Play<BattleTable> play) {
        Squares.around(square.index()).forEach(at -> {
            if (play.table().island().hasBlock(at)) {
                play.emit(new BlockActivated(Square.of(at), true));
                play.then(new RevealBlock(Square.of(at), Array.empty(), false));
            }
        });
    }
}
