package io.github.casemate.testkit.siege.laws;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.siege.Policies;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;

/**
 * Forges states and tries to smuggle them in. Whatever is let in must be at rest, keep the laws, and go on without an
 * error and with the laws kept, whatever is played.
 */
public final class ForgeryRun {

    private static final int GAMES = 24;
    private static final int MOST_DECISIONS = 400;
    private static final int TURN_LIMIT = 160;

    /** So far an accepted forgery is played on. */
    private static final int PLAYED = 60;

    private final SplitMix64 random;
    private final ForgedValues values;
    private final ForgedTables tables;
    private final java.util.List<IslandSiege> games = new ArrayList<>();
    private final java.util.List<java.util.List<GameState>> states = new ArrayList<>();
    /** All steps that have been seen, by their kind: some kinds have one member and some have hundreds. */
    private final Map<String, Seq<Step>> steps = new TreeMap<>();

    private final Map<String, Integer> refused = new TreeMap<>();
    private int tried;
    private int accepted;
    private int altered;
    private int unforeseen;

    /** With games by these rulesets to forge from; steps of one turn up in another. */
    public ForgeryRun(long seed, Ruleset... rulesets) {
        this.random = new SplitMix64(seed);
        this.values = new ForgedValues(random);
        this.tables = new ForgedTables(random);
        for (Ruleset ruleset : rulesets) {
            play(ruleset);
        }
    }

    private void play(Ruleset ruleset) {
        IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
        var playthroughs = Playthroughs.of(game).withPolicies(Policies.of(game)).withLimit(MOST_DECISIONS);
        java.util.List<GameState> reached = new ArrayList<>();
        for (int number = 0; number < GAMES; number++) {
            var start = ruleset.players() == 1 || number % 2 == 0
                    ? playthroughs.starts().head()
                    : RandomScenes.of(game, number);
            playthroughs.played(start, number, MOST_DECISIONS).states().forEach(reached::add);
        }
        reached.forEach(state -> {
            if (random.nextInt(20) == 0) {
                values.see(state.table());
                values.see(state.agenda());
            }
        });
        Array.ofAll(reached)
                .flatMap(GameState::agenda)
                .distinct()
                .forEach(step -> steps.merge(step.getClass().getName(), Array.of(step), Seq::appendAll));
        games.add(game);
        states.add(reached);
    }

    /** Forges so many states. */
    public void forge(int count) {
        for (int i = 0; i < count; i++) {
            int which = random.nextInt(games.size());
            java.util.List<GameState> own = states.get(which);
            forge(games.get(which), own.get(random.nextInt(own.size())));
        }
    }

    public int accepted() {
        return accepted;
    }

    /** How many were refused only because something broke when they were run, and no check had said why. */
    public int unforeseen() {
        return unforeseen;
    }

    public String report() {
        return String.format(
                "%d forgeries, %d (%.1f %%) accepted, %d of them not equal to what they were made from; refused by %s",
                tried, accepted, 100.0 * accepted / tried, altered, refused);
    }

    private void forge(IslandSiege game, GameState state) {
        Array<Card> cards = state.table().inPlay();
        values.use(
                random.nextBoolean() && !cards.isEmpty()
                        ? cards
                        : state.table().decks().flatMap(Deck::cards));
        Table table = state.table();
        List<Step> agenda = state.agenda();
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            switch (random.nextInt(8)) {
                case 0 -> table = (Table) values.changed(table);
                case 1, 2, 3 -> table = moved(table);
                case 4 -> agenda = changed(agenda);
                default -> agenda = values.shuffled(agenda, stranger());
            }
        }
        smuggle(game, state, table, agenda);
    }

    /** A step from anywhere; half of the time it is made to point at something here. */
    private Step stranger() {
        Seq<Step> kind = Array.ofAll(steps.values()).get(random.nextInt(steps.size()));
        Step step = kind.get(random.nextInt(kind.size()));
        return random.nextBoolean() ? step : (Step) values.changed(step);
    }

    /** Pieces cannot be moved on a table that has been changed blindly before. */
    private Table moved(Table table) {
        try {
            return tables.changed(table);
        } catch (RuntimeException e) {
            return table;
        }
    }

    private List<Step> changed(List<Step> agenda) {
        if (agenda.isEmpty()) {
            return agenda;
        }
        int place = random.nextInt(agenda.size());
        return agenda.update(place, (Step) values.changed(agenda.get(place)));
    }

    private void smuggle(IslandSiege game, GameState from, Table table, List<Step> agenda) {
        tried++;
        String what = "";
        try {
            Either<Laws.Violation, Transition<GameState, Event>> answer = game.tryResume(table, agenda);
            if (answer.isLeft()) {
                what = answer.getLeft().law();
                refused.merge(what, 1, Integer::sum);
                unforeseen += answer.getLeft().sentence().startsWith("it breaks the game") ? 1 : 0;
                return;
            }
            accepted++;
            GameState state = answer.get().state();
            altered += state.equals(from) ? 0 : 1;
            what = "accepted as " + state;
            playOn(game, state);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            throw new AssertionError(
                    "forgery " + tried + " of " + game + System.lineSeparator() + table + System.lineSeparator()
                            + agenda + System.lineSeparator() + what,
                    e);
        }
    }

    private void playOn(IslandSiege game, GameState begun) {
        GameState state = begun;
        for (int played = 0; !game.turn(state).isOver(); played++) {
            Seq<Laws.Violation> broken = Laws.violations(game, state.table());
            if (!broken.isEmpty()) {
                throw new AssertionError("after " + played + " actions: " + broken + " in " + state);
            }
            if (played == PLAYED) {
                return;
            }
            boolean chance = game.turn(state).isChance();
            Seq<Action> legal = game.legalActions(state);
            if (chance ? game.chance(state).size() < 2 : legal.size() < 2) {
                throw new AssertionError("LAW-6: there is no choice in " + state);
            }
            if (random.nextInt(10) == 0) {
                PlayerId player =
                        PlayerId.of(random.nextInt(state.table().players().size()));
                game.determinize(game.view(state, player), random);
            }
            state = game.apply(
                            state, chance ? game.chance(state).sample(random) : legal.get(random.nextInt(legal.size())))
                    .state();
        }
    }
}
