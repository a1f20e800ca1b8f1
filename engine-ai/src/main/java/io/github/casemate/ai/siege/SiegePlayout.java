package io.github.casemate.ai.siege;

import io.github.casemate.ai.search.Playout;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;

/**
 * How a move is finished quickly in a roll-out: sensibly where that is cheap, and at random otherwise.
 *
 * @param pruning what is not worth a thought in a search is not worth one here
 */
record SiegePlayout(Pruning<GameState, Action> pruning) implements Playout<GameState, Action> {

    @Override
    public Action choose(GameState state, Seq<Action> legal, RandomGenerator random) {
        Seq<Action> kept = pruning.keep(state, legal);
        Step question = state.agenda().head();
        Table table = state.table();
        if (question instanceof FillSpace) {
            return most(kept, random, action -> action instanceof PlaceStone stone ? company(table, stone) : -1);
        }
        if (question instanceof ChooseAttackColor && table.attack().fort().isDefined()) {
            return most(kept, random, action -> action instanceof ChooseColor chosen ? felled(table, chosen) : -1);
        }
        if (question instanceof ChooseWave) {
            Fort fort = table.fort(table.attack().fort().get());
            boolean razes = fort.stones() <= table.attack().results(Face.TARGET);
            return most(kept, random, action -> action instanceof ChooseReinforce == razes ? 0 : 1);
        }
        return kept.get((int) SplitMix64.below(random, kept.size()));
    }

    /** DEF-2: stones of one colour hold together. */
    private static int company(Table table, PlaceStone stone) {
        Seq<Fort> forts = table.player(table.active()).forts();
        Fort fort = forts.last();
        int same = fort.wall().mask(stone.color()) & fort.card().ground().neighbors(stone.space());
        StoneColor color = stone.color();
        return 8 * Integer.bitCount(same)
                + table.player(table.active()).supply().count(color);
    }

    private static int felled(Table table, ChooseColor chosen) {
        return FirstWave.reachable(table, chosen.color()).head().size();
    }

    private static Action most(Seq<Action> actions, RandomGenerator random, ToIntFunction<Action> worth) {
        Action best = actions.head();
        int most = Integer.MIN_VALUE;
        int equal = 0;
        for (Action action : actions) {
            int value = worth.applyAsInt(action);
            if (value > most) {
                most = value;
                best = action;
                equal = 1;
            } else if (value == most && SplitMix64.below(random, ++equal) == 0) {
                best = action;
            }
        }
        return best;
    }
}
