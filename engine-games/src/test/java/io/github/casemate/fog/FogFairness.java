package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;

/** What settings change, for the page of rules: the same bots play by both, and the arena compares them. */
final class FogFairness {

    private static final IslandOfFogPack PACK = new IslandOfFogPack();

    private FogFairness() {}

    /**
     * Prints a report about a variant.
     *
     * @param args games, seed, the bot on all seats, the settings before, such as {@code players=3}, and after
     */
    public static void main(String[] args) {
        var before = game(args[3]);
        var after = game(args[4]);
        var arena = Arena.of(PACK, before, Mode.ROUND_ROBIN, entrants(before, args[2]))
                .games(Integer.parseInt(args[0]))
                .seed(Long.parseLong(args[1]))
                .threads(1);
        ArenaResult one = arena.run();
        System.out.println(one.comparedWith(
                        arena.on(after, entrants(after, args[2])).run())
                .text());
    }

    private static Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game(String settings) {
        return PACK.create(Settings.read(PACK.settings(), settings).get()).get();
    }

    private static Array<Entrant<GameView<FogTable>, Action>> entrants(
            Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game, String bot) {
        Entrant<GameView<FogTable>, Action> entrant =
                Bots.<GameView<FogTable>, Action, Event<FogTable>>of(game).entrant(bot);
        return Entrant.distinct(Array.of(entrant, entrant));
    }
}
