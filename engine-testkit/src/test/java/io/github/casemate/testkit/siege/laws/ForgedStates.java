package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.siege.Policies;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Forges states: takes one that was reached by playing, and changes its table, its agenda or both. */
public final class ForgedStates {

    private static final int GAMES = 24;
    private static final int MOST_DECISIONS = 400;
    private static final int TURN_LIMIT = 160;
    /** States that come one after the other are much alike. */
    private static final int NEIGHBOURS = 10;

    /**
     * A forged state.
     *
     * @param game the game that it claims to be of
     * @param from the state that it was made from
     * @param table its table
     * @param agenda its agenda
     */
    public record Forgery(IslandSiege game, GameState<Table> from, Table table, List<Step<Table>> agenda) {}

    private final SplitMix64 random;
    private final ForgedValues values;
    private final ForgedTables tables;
    private final java.util.List<IslandSiege> games = new ArrayList<>();
    private final java.util.List<java.util.List<GameState<Table>>> states = new ArrayList<>();
    /** All steps that have been seen, by their kind: some kinds have one member and some have hundreds. */
    private final Map<String, Seq<Step<Table>>> steps = new TreeMap<>();

    /** With games by these rulesets to forge from; steps of one turn up in another. */
    public ForgedStates(SplitMix64 random, Ruleset... rulesets) {
        this.random = random;
        this.values = new ForgedValues(random);
        this.tables = new ForgedTables(random);
        for (Ruleset ruleset : rulesets) {
            play(ruleset);
        }
    }

    private void play(Ruleset ruleset) {
        IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(TURN_LIMIT));
        var playthroughs = Playthroughs.of(game).withPolicies(Policies.of(game)).withLimit(MOST_DECISIONS);
        java.util.List<GameState<Table>> reached = new ArrayList<>();
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

    /** One more forgery. */
    public Forgery next() {
        int which = random.nextInt(games.size());
        java.util.List<GameState<Table>> own = states.get(which);
        GameState<Table> state = own.get(random.nextInt(own.size()));
        Array<Card> cards = state.table().inPlay();
        values.use(
                random.nextBoolean() && !cards.isEmpty()
                        ? cards
                        : state.table().decks().flatMap(Deck::cards));
        Table table = state.table();
        List<Step<Table>> agenda = state.agenda();
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            switch (random.nextInt(8)) {
                case 0 -> table = (Table) values.changed(table);
                case 1, 2, 3 -> table = moved(table);
                case 4 -> agenda = changed(agenda);
                default -> agenda = values.shuffled(agenda, stranger());
            }
        }
        return new Forgery(games.get(which), state, table, agenda);
    }

    /**
     * Forgeries with one change each that leave no part of a table or a step out: each has been changed this often, if it
     * occurs so often.
     */
    @SuppressWarnings("unchecked") // An agenda stays an agenda.
    public void everyPart(int often, Consumer<Forgery> use) {
        Map<String, Integer> changed = new TreeMap<>();
        Predicate<String> wanted = place -> changed.merge(place, 1, Integer::sum) <= often;
        for (int which = 0; which < games.size(); which++) {
            IslandSiege game = games.get(which);
            java.util.List<GameState<Table>> own = states.get(which);
            for (int i = 0; i < own.size(); i += 1 + random.nextInt(NEIGHBOURS)) {
                GameState<Table> state = own.get(i);
                values.use(state.table().decks().flatMap(Deck::cards));
                values.changedEverywhere(state.table(), wanted)
                        .forEach(table -> use.accept(new Forgery(game, state, (Table) table, state.agenda())));
                values.changedEverywhere(state.agenda(), wanted)
                        .forEach(agenda ->
                                use.accept(new Forgery(game, state, state.table(), (List<Step<Table>>) agenda)));
            }
        }
    }

    /** A step from anywhere; half of the time it is made to point at something here, or is put to somebody else. */
    private Step<Table> stranger() {
        Seq<Step<Table>> kind = Array.ofAll(steps.values()).get(random.nextInt(steps.size()));
        Step<Table> step = kind.get(random.nextInt(kind.size()));
        if (step instanceof Question<Table> question && random.nextInt(10) == 0) {
            return new Delegated(question, PlayerId.of(random.nextInt(4)));
        }
        return random.nextBoolean() ? step : changed(step);
    }

    /** Pieces cannot be moved on a table that has been changed blindly before. */
    private Table moved(Table table) {
        try {
            return tables.changed(table);
        } catch (RuntimeException e) {
            return table;
        }
    }

    private List<Step<Table>> changed(List<Step<Table>> agenda) {
        if (agenda.isEmpty()) {
            return agenda;
        }
        int place = random.nextInt(agenda.size());
        return agenda.update(place, changed(agenda.get(place)));
    }

    @SuppressWarnings("unchecked") // It is of the same class.
    private Step<Table> changed(Step<Table> step) {
        return (Step<Table>) values.changed(step);
    }
}
