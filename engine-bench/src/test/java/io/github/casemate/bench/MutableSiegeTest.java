package io.github.casemate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.bench.mutable.MutableSiege;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.DeckRefilled;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.OpenWatersEntered;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * The core and the mutable game were written apart from each other, from the same rules. Here they play the same games, and have to agree on every
 * option and on every table.
 */
class MutableSiegeTest {

    private static final int GAMES = 4_000;
    private static final int TURN_LIMIT = 120;

    private final IslandSiege game = IslandSiege.of(Rulesets.vanilla().withTurnLimit(TURN_LIMIT));
    private final Map<String, Integer> seen = new TreeMap<>();

    /** Ways to play: which answers somebody prefers, if there are any. A tenth of all answers is random nevertheless. */
    private enum Policy {
        UNIFORM(action -> true),
        BUILDER(action -> action instanceof BuildFort
                || action instanceof BuildBuilding
                || action instanceof BuildShip
                || action instanceof PlaceStone
                || action instanceof RepairSpace),
        ATTACKER(action -> action instanceof Attack
                || action instanceof AttackOpenWaters
                || action instanceof ChooseSecondWave
                || action instanceof SinkShip),
        HOARDER(action -> action instanceof DrawCards),
        MERCHANT(action -> action instanceof BuildBuilding || action instanceof BuildShip);

        private final Predicate<Action> prefers;

        Policy(Predicate<Action> prefers) {
            this.prefers = prefers;
        }

        Action choose(Seq<Action> legal, SplitMix64 random) {
            Seq<Action> preferred = below(random, 10) == 0 ? legal : legal.filter(prefers);
            Seq<Action> from = preferred.isEmpty() ? legal : preferred;
            return from.get(below(random, from.size()));
        }
    }

    @Test
    void theCoreAndTheMutableGameAgreeOnEveryOptionAndEveryTable() {
        Policy[] policies = Policy.values();
        for (int number = 0; number < GAMES; number++) {
            // Every pair of policies meets.
            Policy first = policies[number % policies.length];
            Policy second = policies[number / policies.length % policies.length];
            play(number, first, second);
        }
        System.out.println(GAMES + " games: " + seen);
        assertThat(seen)
                .containsKeys(
                        "refill",
                        "open waters",
                        "fort destroyed",
                        "ship destroyed",
                        "reinforced",
                        "colonists short",
                        "choice of stones",
                        "won by colonist-victory",
                        "won by economic-victory",
                        "won by turn-limit",
                        "won by draw");
    }

    private void play(long number, Policy first, Policy second) {
        SplitMix64 random = SplitMix64.of(42, number);
        MutableSiege mutable = new MutableSiege(TURN_LIMIT);
        GameState<Table> state = game.newGame();
        List<String> story = new ArrayList<>();
        while (true) {
            Supplier<String> where = () -> "game " + number + " after " + story;
            assertThat(mutable.fingerprint()).as(where).isEqualTo(CanonicalText.of(state.table()));
            Turn turn = game.turn(state);
            assertThat(mutable.over()).as(where).isEqualTo(turn.isOver());
            if (turn.isOver()) {
                return;
            }
            assertThat(mutable.toAct())
                    .as(where)
                    .isEqualTo(turn.asked().map(player -> player.index()).getOrElse(-1));
            Action action;
            if (turn.isChance()) {
                action = game.chance(state).sample(random);
                story.add(action.toString());
                settle(mutable, state, action);
            } else {
                Seq<Action> legal = game.legalActions(state);
                List<String> texts = legal.map(CanonicalText::of).toJavaList();
                List<String> options = options(mutable);
                assertThat(new TreeSet<>(options))
                        .as(where)
                        .isEqualTo(new TreeSet<>(texts))
                        .hasSameSizeAs(options);
                Policy policy = turn.asked().get().index() == 0 ? first : second;
                action = policy.choose(legal, random);
                story.add(CanonicalText.of(action));
                mutable.choose(options.indexOf(CanonicalText.of(action)));
                note(action);
            }
            Transition<GameState<Table>, Event<Table>> next = game.apply(state, action);
            next.events().forEach(this::note);
            state = next.state();
        }
    }

    private static List<String> options(MutableSiege mutable) {
        List<String> options = new ArrayList<>();
        for (int i = 0; i < mutable.optionCount(); i++) {
            options.add(mutable.option(i));
        }
        return options;
    }

    private static void settle(MutableSiege mutable, GameState<Table> state, Action chance) {
        if (chance instanceof DealCards deal) {
            mutable.chanceDeal(CanonicalText.mask(state.table().main(), deal.cards()));
        } else if (chance instanceof StartWith start) {
            mutable.chanceStart(start.player().index());
        } else if (chance instanceof DiceFall fall) {
            Faces dice = fall.dice();
            mutable.chanceRoll(
                    dice.count(Face.LEADERSHIP),
                    dice.count(Face.BLACK),
                    dice.count(Face.WHITE),
                    dice.count(Face.GRAY),
                    dice.count(Face.TARGET));
        } else {
            throw new AssertionError("no chance of the vanilla game: " + chance);
        }
    }

    private void note(Action action) {
        if (action instanceof Settle) {
            count("colonists short");
        } else if (action instanceof FellStones) {
            count("choice of stones");
        }
    }

    private void note(Event<Table> event) {
        if (event instanceof DeckRefilled) {
            count("refill");
        } else if (event instanceof OpenWatersEntered) {
            count("open waters");
        } else if (event instanceof Reinforced) {
            count("reinforced");
        } else if (event instanceof GameEnded end) {
            count("won by " + end.ending().how().why());
        } else if (event instanceof CardDestroyed destroyed) {
            CardType type = destroyed.card().type();
            count(
                    type == CardType.FORT
                            ? "fort destroyed"
                            : type == CardType.SHIP ? "ship destroyed" : "building lost");
        }
    }

    private void count(String what) {
        seen.merge(what, 1, Integer::sum);
    }

    private static int below(SplitMix64 random, int bound) {
        return (int) SplitMix64.below(random, bound);
    }
}
