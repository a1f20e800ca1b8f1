package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the games of an arena show.
 *
 * @param spec which games were to be played
 * @param games how many were played
 * @param standings how each entrant has done, the best rating first
 * @param duels how each has done against every other that it has met, in the order of the standings
 * @param seats what each seat is worth
 * @param endings how games have ended, the most frequent way first
 * @param decisions how many decisions games took
 * @param turns how many turns they took, if {@linkplain Note#TURN turns} were noted
 * @param worths what each noted thing was worth to its owner
 * @param elo all ratings
 * @param test what a sequential test says, if the arena has one
 */
public record Statistics(
        ArenaSpec spec,
        int games,
        Array<Standing> standings,
        Array<Duel> duels,
        Array<SeatScore> seats,
        Array<EndingShare> endings,
        Spread decisions,
        Option<Spread> turns,
        Array<Worth> worths,
        Elo elo,
        Option<SprtResult> test) {

    /**
     * Calculates everything.
     *
     * @param spec which games were to be played
     * @param games those that were played
     * @return the statistics
     */
    public static Statistics of(ArenaSpec spec, Array<GameRecord> games) {
        Elo elo = Elo.of(games);
        Array<Standing> standings = spec.names()
                .map(name -> Standing.of(name, games, elo))
                .sortBy(standing -> -standing.elo().value());
        Array<String> ranked = standings.map(Standing::name);
        Array<Integer> turns = games.map(game -> game.noted(Note.TURN));
        return new Statistics(
                spec,
                games.size(),
                standings,
                ranked.flatMap(one -> ranked.remove(one).map(other -> Duel.of(one, other, games)))
                        .filter(duel -> duel.games() > 0),
                PlayerId.first(spec.players())
                        .map(seat -> SeatScore.of(seat, spec.players(), games))
                        .toArray(),
                EndingShare.all(spec.names(), games),
                Spread.of(games.map(GameRecord::length)),
                Option.when(turns.exists(number -> number > 0), () -> Spread.of(turns)),
                Worth.all(spec.filled(), games),
                elo,
                spec.test().map(test -> SprtResult.of(test, spec, games)));
    }

    /**
     * How one has done against another.
     *
     * @param one the name of the one
     * @param other the name of the other
     * @return the duel, if they have met
     */
    public Option<Duel> duel(String one, String other) {
        return duels.find(duel -> duel.one().equals(one) && duel.other().equals(other));
    }

    /**
     * {@return how much better one is than another in Elo, with the interval of this difference; none if one of them has
     * not played, if they cannot be compared, or if both are the same}
     *
     * @param one the name of the one
     * @param other the name of the other
     */
    public Option<Estimate> difference(String one, String other) {
        return Option.when(
                        !one.equals(other)
                                && elo.names().contains(one)
                                && elo.names().contains(other),
                        () -> elo.difference(one, other))
                .filter(Estimate::isKnown);
    }

    /**
     * {@return how much better an entrant is than the next in the standings, as {@link #difference} has it}
     *
     * @param name its name
     */
    public Option<Estimate> leadOf(String name) {
        Array<String> names = standings.map(Standing::name);
        int next = names.indexOf(name) + 1;
        return next > 0 && next < names.size() ? difference(name, names.get(next)) : Option.none();
    }

    /**
     * {@return how an entrant has done}
     *
     * @param name its name
     * @throws IllegalArgumentException if there is no such entrant
     */
    public Standing standing(String name) {
        return standings
                .find(standing -> standing.name().equals(name))
                .getOrElseThrow(
                        () -> new IllegalArgumentException("there is no entrant called '" + Excerpt.part(name) + "'"));
    }
}
