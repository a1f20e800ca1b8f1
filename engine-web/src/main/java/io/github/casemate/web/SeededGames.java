package io.github.casemate.web;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Plays games between bots, and tells a digest of each. The same program tells the same lines wherever it runs: rules,
 * seeds, searches and texts are the same there.
 */
final class SeededGames {

    /** A game that does not end by then is compared as far as it went. */
    private static final int MOST_DECISIONS = 600;

    private SeededGames() {}

    /** Some games of a pack: settings as on a command line, and bots that take the seats in turn. */
    static JsonTree played(GamePack<?, ?, ?, ?> pack, JsonTree request) {
        Array<String> bots = Array.ofAll(request.required("bots").items("bots")).map(bot -> bot.asText("bots"));
        JsonTree lines = JsonTree.array();
        for (int seed = request.number("from"); seed <= request.number("to"); seed++) {
            lines.add(JsonTree.of(line(pack, request.text("settings", ""), bots, seed)));
        }
        return JsonTree.object().put("lines", lines);
    }

    private static <S, A, E, V> String line(
            GamePack<S, A, E, V> pack, String settings, Array<String> names, long seed) {
        Game<S, A, E, V> game = pack.settingsForBots()
                .and(settings)
                .flatMap(pack::create)
                .getOrElseThrow(refused -> new UnusableException(refused.sentence()));
        Bots<V, A> found = Bots.of(game);
        Array<Entrant<V, A>> entrants = game.players()
                .map(player -> found.entrant(names.get(player.index() % names.size())))
                .toArray();
        Array<Bot<V, A>> bots = entrants.map(entrant -> entrant.bots().get());
        Seeds seeds = Seeds.ofGame(seed, pack.info().id());
        Match<S, A, E, V> match = Match.of(game, seed);
        int decisions = 0;
        while (!match.isOver() && decisions < MOST_DECISIONS) {
            int seat = match.turn().asked().get().index();
            match = match.play(bots.get(seat)
                    .choose(Decision.of(
                            match,
                            seeds.generator(seat, decisions),
                            entrants.get(seat).budget())));
            decisions++;
        }
        Match<S, A, E, V> played = match;
        Array<PlayerId> viewers = game.players().toArray().append(PlayerId.SPECTATOR);
        return pack.info().id() + " " + seed + ": " + decisions + " decisions"
                + ", actions " + digest(played.log())
                + ", events " + digest(viewers.flatMap(viewer -> played.eventsSince(0, viewer)))
                + ", views " + digest(viewers.map(played::view))
                + ", saved " + digest(Array.of(new SavedText<>(pack).write(played)));
    }

    private static String digest(Iterable<?> values) {
        CRC32 crc = new CRC32();
        for (Object value : values) {
            crc.update(value.toString().getBytes(StandardCharsets.UTF_8));
        }
        return String.format("%08x", crc.getValue());
    }
}
