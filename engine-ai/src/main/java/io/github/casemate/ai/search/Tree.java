package io.github.casemate.ai.search;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * One search tree of one player: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, "Information
 * Set Monte Carlo Tree Search", 2012), with chance nodes.
 *
 * <p><b>An iteration</b> imagines a full state that fits the searcher's view, and walks down the tree with it. Where
 * chance is asked, an outcome is drawn by its odds. Where a player is asked, an {@link Arm} is chosen like a lever of a
 * bandit (UCT: Kocsis and Szepesvári, "Bandit Based Monte-Carlo Planning", 2006). With other hidden cards other actions
 * are legal, so an arm counts how often it could have been chosen, not how often its node was visited (the subset-armed
 * bandit of the paper above). The walk ends at the end of the game, or at something new, from which a {@link Rollout}
 * plays on. On the way back every arm remembers what its chooser got.
 *
 * <p><b>Nodes</b> are what the searcher can tell apart: after each move the next node is found by the events as the
 * searcher sees them. So nothing in the tree knows more than the searcher does. The others do know more: what they
 * choose at a node is learned separately for each thing they may see ({@link Opponents#BY_THEIR_VIEW}, close to the
 * many-tree variant of the paper), with what was learned over all of them as a few extra tries. Where their choice
 * leads is distinguished only by what the searcher sees.
 *
 * <p><b>How far an iteration looks.</b> With {@link Expansion#ONE} it ends after the first action that was never tried,
 * as in the papers. With {@link Expansion#ALL} a new place has all its actions tried at once, and the best one for the
 * chooser counts. It ends there only if the place is {@linkplain Evaluation#isSettled settled}, and never where only a
 * single action is worth a look. To stop in the middle of something would be to look less far beyond some actions than
 * beyond others, and so to compare what cannot be compared.
 */
final class Tree<S, A, E, V> {

    /** At most this many nodes are searched for the place that the game has reached. */
    private static final int SEARCHED_FOR_REUSE = 5_000;

    private final Game<S, A, E, V> game;
    private final PlayerId searcher;
    private final Selection selection;
    private final Opponents opponents;
    private final Rollout<S, A> rollout;
    private final Pruning<? super S, A> pruning;
    private final Expansion expansion;

    private @Nullable Node<S, A, E, V> root;

    /** The smallest and the greatest utility seen, to bring all of them to one scale. */
    private double low = Double.POSITIVE_INFINITY;

    private double high = Double.NEGATIVE_INFINITY;

    /** The arms on the path of the current iteration, and who chose them. */
    private final List<Arm<S, A, E, V>> way = new ArrayList<>();

    private final List<PlayerId> choosers = new ArrayList<>();
    private final List<A> untried = new ArrayList<>();

    Tree(Ismcts<S, A, E, V> settings, PlayerId searcher) {
        this.game = settings.game;
        this.searcher = searcher;
        this.selection = settings.selection;
        this.opponents = settings.opponents;
        this.rollout = settings.rollout;
        this.pruning = settings.pruning;
        this.expansion = settings.expansion;
    }

    /**
     * Begins at a view: below the last root if the tree has such a node, with all that is known about it; from scratch
     * otherwise.
     */
    void moveTo(V view, RandomGenerator random) {
        Node<S, A, E, V> known = root == null ? null : descendant(root, view);
        root = known == null ? new Node<>(game.determinize(view, random)) : known;
    }

    /** One iteration from the view that the tree was moved to. */
    void grow(V view, RandomGenerator random) {
        way.clear();
        choosers.clear();
        double[] utilities = descend(game.determinize(view, random), random);
        for (double utility : utilities) {
            low = Math.min(low, utility);
            high = Math.max(high, utility);
        }
        for (int i = 0; i < way.size(); i++) {
            way.get(i).add(utilities[choosers.get(i).index()]);
        }
    }

    /** What is known of the actions at the root. */
    Map<A, Arm<S, A, E, V>> arms() {
        return root == null ? Map.of() : root.arms();
    }

    /** Walks down from the root, move by move. Returns what all players get where the walk ends. */
    private double[] descend(S start, RandomGenerator random) {
        Node<S, A, E, V> top = Objects.requireNonNull(root, "moved nowhere yet");
        Place<S, A, E, V> place = new Place<>(start, top);
        double @Nullable [] utilities = null;
        while (utilities == null) {
            Turn turn = game.turn(place.state);
            if (turn instanceof Turn.Over over) {
                utilities = Rollout.utilities(over.result());
            } else if (turn instanceof Turn.Player asked) {
                utilities = choose(place, asked.id(), random);
            } else {
                roll(place, random);
            }
        }
        return utilities;
    }

    /** Where an iteration is. */
    private static final class Place<S, A, E, V> {
        private S state;
        private Node<S, A, E, V> node;
        private int chanceInARow;

        Place(S state, Node<S, A, E, V> node) {
            this.state = state;
            this.node = node;
        }
    }

    /** Chance moves: an outcome is drawn by its odds. */
    private void roll(Place<S, A, E, V> place, RandomGenerator random) {
        Runaway.check(++place.chanceInARow);
        Transition<S, E> transition =
                game.apply(place.state, game.chance(place.state).sample(random));
        moveOn(place, place.node.outcomes, transition);
    }

    /** A player moves, by what is known of the actions here. Returns what all players get if the walk ends here. */
    private double @Nullable [] choose(Place<S, A, E, V> place, PlayerId chooser, RandomGenerator random) {
        place.chanceInARow = 0;
        Seq<A> kept = place.node.kept(place.state, game.legalActions(place.state), pruning);
        boolean isChoice = kept.size() > 1;
        Map<A, Arm<S, A, E, V>> arms = place.node.arms();
        Map<A, Arm<S, A, E, V>> known =
                isChoice && knowsMore(chooser) ? place.node.arms(game.view(place.state, chooser)) : arms;
        if (isChoice && expansion == Expansion.ALL && known.isEmpty()) {
            double[] utilities = expand(place, chooser, known, kept, random);
            if (utilities != null) {
                return utilities;
            }
        }
        A action = expansion == Expansion.ALL ? selectAny(known, arms, kept) : select(known, kept, random);
        Arm<S, A, E, V> arm = arms.computeIfAbsent(action, any -> new Arm<>());
        boolean isNew = arm.visits == 0;
        follow(arm, chooser);
        if (known != arms) {
            follow(known.computeIfAbsent(action, any -> new Arm<>()), chooser);
        }
        Transition<S, E> transition = game.apply(place.state, action);
        if (isNew && isChoice && expansion == Expansion.ONE) {
            return rollout.from(transition.state(), random);
        }
        moveOn(place, arm.successors, transition);
        return null;
    }

    /**
     * The tree grows by all actions of a place that is new to the chooser. Returns what all players get if the walk
     * ends here.
     */
    private double @Nullable [] expand(
            Place<S, A, E, V> place,
            PlayerId chooser,
            Map<A, Arm<S, A, E, V>> known,
            Seq<A> kept,
            RandomGenerator random) {
        Map<A, Arm<S, A, E, V>> arms = place.node.arms();
        boolean isNewPlace = arms.isEmpty();
        double[] utilities = tryAll(place.state, chooser, known, kept, random);
        if (isNewPlace && known != arms) {
            known.forEach((action, arm) -> arms.put(action, arm.copy()));
        }
        return isNewPlace && rollout.isSettled(place.state) ? utilities : null;
    }

    private void moveOn(Place<S, A, E, V> place, Successors<S, A, E, V> successors, Transition<S, E> transition) {
        place.state = transition.state();
        place.node = successors.after(heard(transition.events()), place.state);
    }

    /**
     * Tries all actions of a new place; the best one for the player who is asked counts for the path that led there.
     */
    private double[] tryAll(
            S state, PlayerId asked, Map<A, Arm<S, A, E, V>> arms, Seq<A> kept, RandomGenerator random) {
        double @Nullable [] best = null;
        for (A action : kept) {
            double[] utilities = rollout.from(game.apply(state, action).state(), random);
            Arm<S, A, E, V> arm = new Arm<>();
            arm.chances = 1;
            arm.add(utilities[asked.index()]);
            arms.put(action, arm);
            if (best == null || utilities[asked.index()] > best[asked.index()]) {
                best = utilities;
            }
        }
        return Objects.requireNonNull(best);
    }

    /** Whether a player's choices are learned by what that player sees, not by what the searcher can tell apart. */
    private boolean knowsMore(PlayerId chooser) {
        return opponents == Opponents.BY_THEIR_VIEW && !chooser.equals(searcher);
    }

    private void follow(Arm<S, A, E, V> arm, PlayerId chooser) {
        arm.chances = Math.max(1, arm.chances);
        way.add(arm);
        choosers.add(chooser);
    }

    /** An action that was never tried, or the one with the best score; among equals the first. */
    private A select(Map<A, Arm<S, A, E, V>> arms, Seq<A> legal, RandomGenerator random) {
        untried.clear();
        A best = legal.head();
        double bestScore = Double.NEGATIVE_INFINITY;
        double range = high > low ? high - low : 1;
        for (A action : legal) {
            Arm<S, A, E, V> arm = arms.get(action);
            if (arm == null) {
                untried.add(action);
                continue;
            }
            arm.chances++;
            double score = arm.score(selection, null, low, range);
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return untried.isEmpty() ? best : untried.get((int) SplitMix64.below(random, untried.size()));
    }

    /**
     * The action with the best score, where one that was never tried counts like one try with the average: with other
     * hidden cards there is always something new, and mostly it is no better than what is known.
     *
     * @param arms what the player who is asked has learned
     * @param all what was learned here regardless of what they saw; the same if that makes no difference
     */
    private A selectAny(Map<A, Arm<S, A, E, V>> arms, Map<A, Arm<S, A, E, V>> all, Seq<A> legal) {
        double total = 0;
        long visits = 0;
        for (A action : legal) {
            Arm<S, A, E, V> arm = arms.computeIfAbsent(action, any -> new Arm<>());
            arm.chances++;
            total += arm.total;
            visits += arm.visits;
        }
        double range = high > low ? high - low : 1;
        double average = visits == 0 ? 0 : (total / visits - low) / range;
        A best = legal.head();
        double bestScore = Double.NEGATIVE_INFINITY;
        for (A action : legal) {
            Arm<S, A, E, V> arm = Objects.requireNonNull(arms.get(action));
            double score = arm.visits == 0
                    ? selection.score(1, average, 0, arm.chances)
                    : arm.score(selection, arms == all ? null : all.get(action), low, range);
            if (score > bestScore) {
                bestScore = score;
                best = action;
            }
        }
        return best;
    }

    private Seq<E> heard(Seq<E> events) {
        for (E event : events) {
            if (game.redact(event, searcher) != event) {
                return events.map(secret -> game.redact(secret, searcher));
            }
        }
        return events;
    }

    /** Searches the first decisions of the searcher below a node for the one with this view. */
    private @Nullable Node<S, A, E, V> descendant(Node<S, A, E, V> top, V view) {
        Deque<Node<S, A, E, V>> open = new ArrayDeque<>();
        spread(top, open);
        for (int looked = 0; !open.isEmpty() && looked < SEARCHED_FOR_REUSE; looked++) {
            Node<S, A, E, V> node = open.removeFirst();
            if (!game.turn(node.example).isOf(searcher)
                    || game.legalActions(node.example).size() == 1) {
                spread(node, open);
            } else if (game.view(node.example, searcher).equals(view)) {
                return node;
            }
        }
        return null;
    }

    private void spread(Node<S, A, E, V> node, Deque<Node<S, A, E, V>> open) {
        node.outcomes.forEach(open::add);
        node.arms().values().forEach(arm -> arm.successors.forEach(open::add));
    }
}
