package io.github.casemate.fog;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.fog.event.BuildingEvents.PlayerDefeated;
import io.github.casemate.fog.event.TurnEvents.FirstPlayerChosen;
import io.github.casemate.fog.event.TurnEvents.FogTurnBegan;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What a corner is worth, for the page about three players: one bot has all seats, and every game has a seed of its own,
 * so that no two games share their tiles and dice. Each game is a line of a file; run it again, and it goes on.
 */
final class FogFairness {

    private static final IslandOfFogPack PACK = new IslandOfFogPack();
    private static final String FIRST = "first";
    private static final String DEFEATED = "defeated";

    private FogFairness() {}

    /**
     * Plays the games that a file lacks; or, given two files alone, compares them.
     *
     * @param args the file, the number of games, the first seed, the bot, and the settings, such as {@code players=3}
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        if (args.length == 2) {
            compare(read(Path.of(args[0])), read(Path.of(args[1])));
            return;
        }
        Path file = Path.of(args[0]);
        var game = PACK.create(Settings.read(PACK.settings(), args[4]).get()).get();
        for (int next = read(file).size(); next < Integer.parseInt(args[1]); next++) {
            GameRecord record = play(game, args[3], Long.parseLong(args[2]) + next);
            if (record.forfeit().isDefined()) {
                throw new IllegalStateException("a bot has forfeited: " + record);
            }
            Files.writeString(file, record.text(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
        report(read(file));
    }

    private static GameRecord play(
            Game<GameState<FogTable>, Action, Event<FogTable>, GameView<FogTable>> game, String bot, long seed) {
        Entrant<GameView<FogTable>, Action> entrant =
                Bots.<GameView<FogTable>, Action, Event<FogTable>>of(game).entrant(bot);
        return Referee.of(game)
                .notes(event -> event instanceof FogTurnBegan turn
                        ? Array.of(Note.turn(turn.player()))
                        : event instanceof PlayerDefeated defeated
                                ? Array.of(new Note(defeated.player(), DEFEATED))
                                : event instanceof FirstPlayerChosen chosen
                                        ? Array.of(new Note(chosen.player(), FIRST))
                                        : Array.<Note>empty())
                .play(Array.fill(game.players().size(), entrant), seed);
    }

    private static Array<GameRecord> read(Path file) throws IOException {
        return Files.exists(file)
                ? Array.ofAll(Files.readAllLines(file)).map(line -> GameRecord.read(line + "\n"))
                : Array.empty();
    }

    private static void report(Array<GameRecord> games) {
        print(
                "games %d, shared %d, defeats %.2f, turns %.1f, decisions %.0f, ends %s",
                games.size(),
                games.count(game -> game.result().winners().size() > 1),
                mean(games, game -> game.noted(DEFEATED)),
                mean(games, game -> game.noted(Note.TURN)),
                mean(games, GameRecord::length),
                games.groupBy(game -> game.result().why()).mapValues(Array::size));
        for (int seat = 0; seat < games.head().fixture().seats().size(); seat++) {
            PlayerId player = PlayerId.of(seat);
            print(
                    "seat %s: %s; when first %s",
                    player,
                    percent(share(games, player)),
                    percent(share(games.filter(game -> noted(game, player, FIRST) > 0), player)));
        }
    }

    private static void compare(Array<GameRecord> before, Array<GameRecord> after) {
        report(before);
        report(after);
        for (int seat = 0; seat < before.head().fixture().seats().size(); seat++) {
            PlayerId player = PlayerId.of(seat);
            print("seat %s: %s", player, percent(share(after, player).minus(share(before, player))));
        }
    }

    private static int noted(GameRecord game, PlayerId player, String label) {
        return game.notes().get(player.index()).getOrElse(label, 0);
    }

    private static Estimate share(Array<GameRecord> games, PlayerId player) {
        return Estimate.proportion(mean(games, game -> game.share(player)) * games.size(), games.size());
    }

    private static double mean(Array<GameRecord> games, ToDoubleFunction<GameRecord> number) {
        return games.toJavaStream().mapToDouble(number).average().orElse(Double.NaN);
    }

    private static String percent(Estimate share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.value(), 100 * share.low(), 100 * share.high());
    }

    private static void print(String format, Object... arguments) {
        System.out.println(String.format(Locale.ROOT, format, arguments));
    }
}
