package io.github.casemate.web;

import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A match with all that it has been: after no decision, after the first, and so on. A value: whatever happens gives
 * another table.
 *
 * @param pack the pack
 * @param moments the match after each decision, from the beginning
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record OpenTable<S, A, E, V>(GamePack<S, A, E, V> pack, Vector<Match<S, A, E, V>> moments) {

    /** A new match. */
    static <S, A, E, V> OpenTable<S, A, E, V> begun(GamePack<S, A, E, V> pack, JsonTree settings, long seed) {
        Settings chosen = new SettingsTree(pack).chosen(settings);
        Game<S, A, E, V> game =
                pack.create(chosen).getOrElseThrow(refused -> new UnusableException(refused.sentence()));
        return new OpenTable<>(pack, Vector.of(Match.of(game, seed)));
    }

    /** A match that was played elsewhere, or before. */
    static <S, A, E, V> OpenTable<S, A, E, V> of(GamePack<S, A, E, V> pack, Match<S, A, E, V> match) {
        Vector<Match<S, A, E, V>> moments = Vector.of(match);
        Match<S, A, E, V> earlier = match;
        while (earlier.lastToAct().isDefined()) {
            earlier = earlier.undo();
            moments = moments.prepend(earlier);
        }
        return new OpenTable<>(pack, moments);
    }

    Match<S, A, E, V> match() {
        return moments.last();
    }

    Game<S, A, E, V> game() {
        return match().game();
    }

    /** How many decisions have been made. */
    int decisions() {
        return moments.size() - 1;
    }

    Match<S, A, E, V> moment(int decisions) {
        if (decisions < 0 || decisions >= moments.size()) {
            throw new UnusableException("There is no moment " + decisions + " in this match.");
        }
        return moments.get(decisions);
    }

    /** The option at a place of the list, chosen by whoever is asked after so many decisions. */
    OpenTable<S, A, E, V> chosen(int option, int decisions) {
        if (decisions != decisions()) {
            throw new UnusableException("That choice was for an earlier question.");
        }
        Array<A> options = match().legalActions().toArray();
        if (option < 0 || option >= options.size()) {
            throw new UnusableException("There is no option " + (option + 1) + " here.");
        }
        return with(match().play(options.get(option)));
    }

    /** The option with a notation, as bots answer. */
    OpenTable<S, A, E, V> answered(String text) {
        return with(pack.notation(game())
                .read(text, match().legalActions())
                .flatMap(match()::tryPlay)
                .getOrElseThrow(refused -> new UnusableException(refused.sentence())));
    }

    OpenTable<S, A, E, V> resigned(int seat) {
        return with(match().tryConclude(new Conclusion.Resigned(player(seat)))
                .getOrElseThrow(refused -> new UnusableException(refused.sentence())));
    }

    /** The match after fewer decisions; what came after is forgotten. */
    OpenTable<S, A, E, V> back(int decisions) {
        moment(decisions);
        return new OpenTable<>(pack, moments.take(decisions + 1));
    }

    /**
     * After how many decisions one of the people had their last choice, as long as nobody has learned anything since: so
     * far it can be taken back fairly. Answers of bots and answers without a choice are taken back with it.
     */
    Option<Integer> takenBack(Array<Integer> people) {
        int back = decisions();
        while (moment(back).undoable()) {
            back--;
            Match<S, A, E, V> earlier = moment(back);
            boolean isTheirs = earlier.turn().asked().exists(player -> people.contains(player.index()));
            if (isTheirs && earlier.legalActions().size() > 1) {
                return Option.some(back);
            }
        }
        return Option.none();
    }

    PlayerId player(int seat) {
        return game().players()
                .find(player -> player.index() == seat)
                .getOrElseThrow(() -> new UnusableException("There is no seat " + (seat + 1) + " here."));
    }

    /** What a seat is called that nobody fills; the seat itself otherwise. */
    String seatName(PlayerId player) {
        return pack.filled(game()).contains(player) ? player.toString() : pack.seatName(game(), player);
    }

    private OpenTable<S, A, E, V> with(Match<S, A, E, V> next) {
        return new OpenTable<>(pack, moments.append(next));
    }
}
