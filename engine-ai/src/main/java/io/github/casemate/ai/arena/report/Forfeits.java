package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;

/** What bots did wrong: one line for each bot and offence. */
final class Forfeits {

    /** How often it happened, and in which game first. */
    private record Offence(String entrant, Forfeit.Kind kind, String reason, int first, int times) {}

    private Forfeits() {}

    /** The lines, what happened most often first. */
    static Seq<String> told(Seq<GameRecord> games) {
        Map<String, Offence> offences = new LinkedHashMap<>();
        for (GameRecord game : games) {
            for (Forfeit forfeit : game.forfeit()) {
                String entrant = game.fixture().seats().get(forfeit.player().index());
                Offence one = new Offence(
                        entrant,
                        forfeit.kind(),
                        forfeit.reason(),
                        game.fixture().number(),
                        1);
                offences.merge(
                        entrant + "\n" + forfeit.kind() + "\n" + forfeit.reason(),
                        one,
                        (old, again) -> new Offence(entrant, old.kind(), old.reason(), old.first(), old.times() + 1));
            }
        }
        return Array.ofAll(offences.values())
                .sortBy(offence -> -offence.times())
                .map(offence -> offence.entrant() + ", "
                        + (offence.times() == 1
                                ? "game " + offence.first()
                                : offence.times() + " games from " + offence.first() + " on")
                        + ", " + offence.kind().code() + ": " + offence.reason());
    }

    static int count(Seq<GameRecord> games) {
        return games.count(game -> game.forfeit().isDefined());
    }
}
