package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.search.Playout;
import io.github.casemate.ai.search.Pruning;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/**
 * How a move is finished quickly in a roll-out: sensibly where that is cheap, and at random otherwise.
 *
 * @param pruning leaves out here what is not worth a look in a search either
 */
record SiegePlayout(Pruning<GameState<Table>, Action> pruning) implements Playout<GameState<Table>, Action> {

    @Override
    public Action choose(GameState<Table> state, Seq<Action> legal, RandomGenerator random) {
        Seq<Action> kept = pruning.keep(state, legal);
        return kept.size() == 1 ? kept.head() : most(kept, random, worth(state, kept));
    }

    private static ToDoubleFunction<Action> worth(GameState<Table> state, Seq<Action> kept) {
        Step<Table> question = state.agenda().head();
        Table table = state.table();
        if (question instanceof FillSpace) {
            return action -> action instanceof PlaceStone stone ? company(table, stone) : -1;
        } else if (question instanceof RepairFort repair) {
            return action -> action instanceof RepairSpace space ? company(table, repair, space) : -1;
        } else if (question instanceof ChooseAttackColor
                && table.requireAttack().fort().isDefined()) {
            return action -> action instanceof ChooseColor chosen ? felled(table, chosen) : -1;
        } else if (question instanceof ChooseWave) {
            Fort fort = table.fort(table.requireAttack().fort().get());
            boolean razes = fort.stones() <= table.requireAttack().results(Face.TARGET);
            return action -> action instanceof ChooseReinforce == razes ? 0 : 1;
        } else if (question instanceof Leadership) {
            return action -> action instanceof EndLeadership ? 0 : 1;
        } else if (kept.head() instanceof FellStones
                && table.requireAttack().fort().isDefined()) {
            Fort fort = table.fort(table.requireAttack().fort().get());
            int wish = fort.owner().equals(((Question<Table>) question).asked(table)) ? 1 : -1;
            return action -> action instanceof FellStones fell ? wish * hold(fort, fell) : 0;
        } else if (CardAdvisor.isAbout(kept.head())) {
            PlayerState side = table.player(((Question<Table>) question).asked(table));
            return action -> -CardAdvisor.worth(action, side);
        }
        return action -> 0;
    }

    /** DEF-2: stones of one colour hold together. */
    private static int company(Table table, PlaceStone stone) {
        Seq<Fort> forts = table.player(table.active()).forts();
        Fort fort = forts.last();
        int same = fort.wall().mask(stone.color()) & fort.card().fortLayout().neighbors(stone.space());
        StoneColor color = stone.color();
        return 8 * Integer.bitCount(same)
                + table.player(table.active()).supply().count(color);
    }

    private static int company(Table table, RepairFort repair, RepairSpace space) {
        Wall wall = table.fort(repair.fort()).wall();
        return Integer.bitCount(wall.mask(repair.building().repair().get())
                & repair.fort().fortLayout().neighbors(space.space()));
    }

    /** DEF-1, DEF-2: how well the stones that are left protect each other. */
    private static int hold(Fort fort, FellStones fell) {
        Layout layout = fort.card().fortLayout();
        int standing = fort.wall().mask() & ~fell.spaces().mask();
        int hold = 0;
        for (int left = standing; left != 0; left &= left - 1) {
            int space = Integer.numberOfTrailingZeros(left);
            int same = fort.wall().mask(Objects.requireNonNull(fort.wall().at(space))) & standing;
            hold += Integer.bitCount(layout.neighbors(space) & same);
            hold += layout.isProtected(space, standing) ? 1 : 0;
        }
        return hold;
    }

    private static int felled(Table table, ChooseColor chosen) {
        return FirstWave.reachable(table, chosen.color()).head().size();
    }

    private static Action most(Seq<Action> actions, RandomGenerator random, ToDoubleFunction<Action> worth) {
        Action best = actions.head();
        double most = Double.NEGATIVE_INFINITY;
        int equal = 0;
        for (Action action : actions) {
            double value = worth.applyAsDouble(action);
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
