package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.cards.ChooseDiscarder;
import io.github.casemate.siege.cards.ChooseVictim;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Actions of the right kind for the question that is open, but not often legal ones. */
final class Forgeries {

    private Forgeries() {}

    static Option<Action> of(GameState<Table> state, SplitMix64 random) {
        Option<Step<Table>> open = state.agenda().headOption();
        if (open.exists(step -> step instanceof FirstWave || step instanceof SecondWave)) {
            return Option.some(new FellStones(new Spaces(random.nextInt(1 << 5))));
        }
        Array<Card> cards = state.table().inPlay();
        if (cards.nonEmpty() && open.exists(step -> step instanceof Leadership)) {
            Card card = cards.get(random.nextInt(cards.size()));
            return Option.some(random.nextBoolean() ? new UseCard(card) : new SinkShip(card));
        }
        if (open.exists(step -> step instanceof Rerolling)) {
            return Option.some(new RerollDice(Faces.of(Face.at(random.nextInt(Face.count())))));
        }
        if (cards.nonEmpty() && open.exists(step -> step instanceof ChooseVictim)) {
            return Option.some(new ChooseCard(cards.get(random.nextInt(cards.size()))));
        }
        if (open.exists(step -> step instanceof ChooseDiscarder)) {
            return Option.some(new ChooseOpponent(
                    PlayerId.of(random.nextInt(state.table().players().size()))));
        }
        return Option.none();
    }
}
