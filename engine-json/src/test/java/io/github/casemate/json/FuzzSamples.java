package io.github.casemate.json;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Good documents of all kinds, from games of several rulesets. */
final class FuzzSamples {

    /**
     * A good document.
     *
     * @param game the game it is of; any for a catalogue
     * @param json the JSON of that game
     * @param text the document
     * @param tree the same as a tree
     * @param value what it says
     */
    record Sample(
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            String text,
            JsonNode tree,
            Object value) {}

    private static final int MATCHES = 4;
    private static final int DECISIONS = 45;

    private final Map<FuzzKind, List<Sample>> samples = new EnumMap<>(FuzzKind.class);

    FuzzSamples() {
        for (Ruleset ruleset : rulesets()) {
            IslandSiege game = IslandSiege.of(ruleset.withTurnLimit(40));
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
            for (int seed = 0; seed < MATCHES; seed++) {
                play(game, json, seed);
            }
        }
        IslandSiege any = IslandSiege.of(Ruleset.secondEdition(2));
        for (String module : WrittenGames.EXPANSIONS.append(Catalog.BASE).append("flotsam")) {
            add(FuzzKind.CATALOG, any, Siege.json(any), Catalog.shipped(module));
        }
    }

    List<Sample> of(FuzzKind kind) {
        return samples.getOrDefault(kind, List.of());
    }

    private static Array<Ruleset> rulesets() {
        Catalog base = Catalog.shipped(Catalog.BASE);
        return Array.of(
                Ruleset.secondEdition(2),
                Ruleset.firstEdition(),
                Ruleset.secondEdition(2).with(base.withCards(base.cards().take(20))),
                WrittenGames.with(Ruleset.secondEdition(4), WrittenGames.EXPANSIONS),
                Ruleset.secondEdition(3).with("captains", "flotsam", "sandcastle"),
                WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));
    }

    /** Takes a document now and then while a match is played, and the match at its end. */
    private void play(
            IslandSiege game, GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, int seed) {
        SplitMix64 random = new SplitMix64(seed);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, seed);
        Seq<PlayerId> viewers = game.players().append(PlayerId.SPECTATOR);
        PlayerId player = viewers.get(seed % viewers.size());
        for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
            Action action = Walk.choice(match.legalActions(), random);
            add(FuzzKind.ACTION, game, json, action);
            int told = match.length();
            match = match.play(action);
            for (Event<Table> event : match.eventsSince(told, player)) {
                add(FuzzKind.EVENT, game, json, event);
            }
            if (i % 4 == 0) {
                add(FuzzKind.STATE, game, json, match.state());
                add(FuzzKind.VIEW, game, json, match.view(player));
            }
        }
        if (!match.isOver() && seed % 2 == 1) {
            match = seed == 1
                    ? match.resign(game.players().last())
                    : match.agree(Result.draw(game.players(), "agreement"));
        }
        add(FuzzKind.MATCH, game, json, match);
        String told = Transcript.of(match, player).write(Siege.json(game));
        add(FuzzKind.TRANSCRIPT, game, json, FuzzKind.TRANSCRIPT.read(json, told));
    }

    private void add(
            FuzzKind kind,
            IslandSiege game,
            GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json,
            Object value) {
        String text = kind.write(json, value);
        JsonNode tree = IncomingText.of(text, Limits.DEFAULT).read(node -> node);
        samples.computeIfAbsent(kind, any -> new ArrayList<>()).add(new Sample(game, json, text, tree, value));
    }
}
