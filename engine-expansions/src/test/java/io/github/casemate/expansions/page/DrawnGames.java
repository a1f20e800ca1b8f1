package io.github.casemate.expansions.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
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
import java.util.function.Consumer;

/** Positions to draw: all player counts, editions and expansions, in games that attack often enough to last. */
final class DrawnGames {

    static final Array<Ruleset> RULESETS = Array.of(
            Ruleset.firstEdition(),
            Ruleset.secondEdition(2).with("coquina", "captains"),
            Ruleset.secondEdition(3).with("ramparts", "monuments"),
            Ruleset.secondEdition(4).with("ramparts", "coquina", "captains", "monuments"),
            Ruleset.solo("ghost-captain").with("ramparts", "coquina", "captains"));

    private static final int DECISIONS = 120;
    private static final Array<String> PEOPLE = Array.of("Ines & Bo", "<b>Ada</b>", "\"Cyd\"", "O'Dea");

    /** One position as somebody sees it. */
    record Drawn(GameState<Table> state, GameView<Table> view, Seq<Action> options, Names names) {

        String html() {
            return new SiegePage().board(view, options, names);
        }
    }

    private DrawnGames() {}

    /** Shows every position of a game to whoever is asked, and every fifth to everybody and a spectator. */
    static void play(Ruleset ruleset, long seed, Consumer<Drawn> look) {
        SplitMix64 random = new SplitMix64(seed);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(IslandSiege.of(ruleset.withTurnLimit(60)), seed);
        for (int decision = 0; decision <= DECISIONS && !match.isOver(); decision++) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> now = match;
            now.turn().asked().forEach(player -> look.accept(drawn(now, player)));
            if (decision % 5 == 0) {
                PlayerId.first(now.game().players().size()).forEach(player -> look.accept(drawn(now, player)));
                look.accept(drawn(now, PlayerId.SPECTATOR));
            }
            Seq<Action> legal = match.legalActions();
            Seq<Action> attacks = legal.filter(Attack.class::isInstance);
            Seq<Action> among = attacks.isEmpty() || SplitMix64.below(random, 2) == 0 ? legal : attacks;
            match = match.play(among.get((int) SplitMix64.below(random, among.size())));
        }
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> last = match;
        look.accept(drawn(last, PlayerId.of(0)));
    }

    private static Drawn drawn(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match, PlayerId player) {
        GameView<Table> view = match.view(player);
        int seats = view.table().players().size();
        return new Drawn(
                match.state(), view, view.options(), new Names(PEOPLE.take(seats), io.vavr.control.Option.none()).to(player));
    }
}
