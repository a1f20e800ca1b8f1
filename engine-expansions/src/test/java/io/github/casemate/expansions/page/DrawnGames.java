package io.github.casemate.expansions.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.expansions.captains.PlayCaptain;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Positions to draw: all player counts, editions and expansions, in games that attack often enough to last. */
final class DrawnGames {

    /** Which games are looked at. */
    enum Kind {
        FIRST_EDITION,
        TWO,
        THREE,
        FOUR,
        ALONE,
        UNKNOWN;

        /** Every position, played once for all tests. */
        List<Drawn> positions() {
            return PLAYED.computeIfAbsent(this, DrawnGames::played);
        }
    }

    private static final Map<Kind, List<Drawn>> PLAYED = new ConcurrentHashMap<>();
    private static final int DECISIONS = 120;
    private static final Array<String> PEOPLE = Array.of("Ines & Bo", "<b>Ada</b>", "\"Cyd\"", "O'Dea");

    /** One position as somebody sees it. */
    record Drawn(GameState<Table> state, GameView<Table> view, Names names, String html) {

        static Drawn of(GameState<Table> state, GameView<Table> view, Names names) {
            return new Drawn(state, view, names, new SiegePage().board(view, view.options(), names));
        }

        Seq<Action> options() {
            return view.options();
        }
    }

    private DrawnGames() {}

    /** In some of these games come up the options that are rare. */
    private static List<Drawn> played(Kind kind) {
        return switch (kind) {
            case FIRST_EDITION -> played(Ruleset.firstEdition(), 1, 14, 42, 57);
            case TWO -> played(Ruleset.secondEdition(2).with("coquina", "captains"), 1, 3, 24, 39);
            case THREE -> played(Ruleset.secondEdition(3).with("ramparts", "monuments"), 3, 4, 9, 26);
            case FOUR ->
                played(Ruleset.secondEdition(4).with("ramparts", "coquina", "captains", "monuments"), 16, 24, 31, 100);
            case ALONE -> played(Ruleset.solo("ghost-captain").with("ramparts", "coquina", "captains"), 1, 5, 11, 24);
            case UNKNOWN -> played(Ruleset.secondEdition(2).with("flotsam"), 1, 2);
        };
    }

    private static List<Drawn> played(Ruleset ruleset, long... seeds) {
        List<Drawn> positions = new ArrayList<>();
        for (long seed : seeds) {
            play(ruleset, seed, positions::add);
        }
        return positions;
    }

    /** Shows every position of a game to whoever is asked, and every tenth to everybody and a spectator. */
    private static void play(Ruleset ruleset, long seed, Consumer<Drawn> look) {
        SplitMix64 random = new SplitMix64(seed);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(IslandSiege.of(ruleset.withTurnLimit(60)), seed);
        for (int decision = 0; decision <= DECISIONS && !match.isOver(); decision++) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> now = match;
            now.turn().asked().forEach(player -> look.accept(drawn(now, player)));
            if (decision % 10 == 0) {
                PlayerId.first(now.game().players().size()).forEach(player -> look.accept(drawn(now, player)));
                look.accept(drawn(now, PlayerId.SPECTATOR));
            }
            Seq<Action> legal = match.legalActions();
            Seq<Action> attacks = legal.filter(option -> option instanceof Attack || option instanceof PlayCaptain);
            Seq<Action> among = attacks.isEmpty() || SplitMix64.below(random, 2) == 0 ? legal : attacks;
            match = match.play(among.get((int) SplitMix64.below(random, among.size())));
        }
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> last = match;
        look.accept(drawn(last, PlayerId.of(0)));
    }

    private static Drawn drawn(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId player) {
        GameView<Table> view = match.view(player);
        int seats = view.table().players().size();
        return Drawn.of(match.state(), view, new Names(PEOPLE.take(seats), Option.none()).to(player));
    }
}
