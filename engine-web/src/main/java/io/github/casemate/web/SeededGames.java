package io.github.casemate.web;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Plays games of Island Siege between bots, and prints a digest of each. The same program prints the same lines wherever
 * it runs: rules, seeds, searches and texts are the same there.
 */
public final class SeededGames {

    private SeededGames() {}

    /**
     * Plays and prints.
     *
     * @param args not used
     */
    public static void main(String[] args) {
        System.out.println("modules: " + Ruleset.knownModules().mkString(" "));
        System.out.println("broken modules: " + Ruleset.brokenModules().mkString(" "));
        Ruleset two = Ruleset.secondEdition(2);
        play("search", two, 1, "ismcts@40", "ismcts@40");
        play("all bots", Ruleset.secondEdition(4), 2, "greedy@20", "flat@20", "scripted", "random");
        play("levels", two, 3, "easy@20", "expert@20");
        play("expansions", two.with("captains", "coquina", "monuments", "ramparts"), 4, "ismcts@20", "scripted");
        play("solo", Ruleset.solo("ghost-captain"), 5, "ismcts@20");
    }

    private static void play(String name, Ruleset ruleset, long seed, String... names) {
        IslandSiege game = IslandSiege.of(ruleset);
        Bots<GameView<Table>, Action> found = Bots.of(game);
        Array<Entrant<GameView<Table>, Action>> entrants = Array.of(names).map(found::entrant);
        Array<Bot<GameView<Table>, Action>> bots =
                entrants.map(entrant -> entrant.bots().get());
        Seeds seeds = Seeds.ofGame(seed, name);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, seed);
        int decisions = 0;
        while (!match.isOver()) {
            int seat = match.turn().asked().get().index();
            var decision = Decision.of(
                    match, seeds.generator(seat, decisions), entrants.get(seat).budget());
            match = match.play(bots.get(seat).choose(decision));
            decisions++;
        }
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> played = match;
        System.out.println(name + ": " + decisions + " decisions"
                + ", actions " + digest(played.log())
                + ", events " + digest(game.players().flatMap(player -> played.eventsSince(0, player)))
                + ", views " + digest(game.players().map(played::view))
                + ", " + played.result().get());
    }

    private static String digest(Iterable<?> values) {
        CRC32 crc = new CRC32();
        for (Object value : values) {
            crc.update(value.toString().getBytes(StandardCharsets.UTF_8));
        }
        return String.format("%08x", crc.getValue());
    }
}
