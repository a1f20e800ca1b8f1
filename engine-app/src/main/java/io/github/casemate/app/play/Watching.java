package io.github.casemate.app.play;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.Screen;
import io.github.casemate.app.ink.Block;
import io.github.casemate.app.ink.Ink;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.event.Event;
import io.vavr.control.Option;
import java.time.Duration;
import org.jline.utils.AttributedString;

/** Bots play and somebody watches: on a screen that changes at a pace, or as a text to be read later. */
public final class Watching {

    private static final String KEYS = "space wait   n next   + faster   - slower   v view   q leave";
    private static final int MOST_THINGS = 3;

    private final Console console;
    private final IslandSiege game;
    private final BotMind bots;
    private Seen seen;
    private Pace pace;
    private boolean waiting;

    private Watching(Console console, IslandSiege game, BotMind bots, Seen seen, Pace pace) {
        this.console = console;
        this.game = game;
        this.bots = bots;
        this.seen = seen;
        this.pace = pace;
    }

    /** Lets bots play to the end. The view is {@code all}, or a seat. */
    public static Match<GameState, Action, Event, GameView> of(
            Console console, IslandSiege game, Seats seats, long seed, Pace pace, String view) {
        Seen seen = new Seen(game, seats.cast(game), Seen.seat(view, game));
        Watching watching = new Watching(console, game, BotMind.of(seats, game), seen, pace);
        Match<GameState, Action, Event, GameView> match = Match.of(game, seed);
        return console.isLive() ? watching.onScreen(match) : watching.asText(match);
    }

    private Match<GameState, Action, Event, GameView> onScreen(Match<GameState, Action, Event, GameView> begun) {
        Match<GameState, Action, Event, GameView> match = begun;
        Recording recording = Recording.of(game, match);
        boolean stays;
        try (Screen screen = console.screen()) {
            stays = pause(screen, recording);
            while (stays && !match.isOver()) {
                match = match.play(bots.choose(match));
                recording = recording.upTo(match);
                stays = pause(screen, recording);
            }
        }
        Recording.Moment last = recording.last();
        console.print(seen.title(last));
        console.print(seen.board(last, console.width()));
        console.print(AttributedString.EMPTY);
        console.print(Frame.log(seen.told(last).takeRight(2), console.width()));
        return match;
    }

    /** Shows the last moment as long as the pace says, and listens for keys. True if the person wants to see more. */
    private boolean pause(Screen screen, Recording recording) {
        int news = Math.min(MOST_THINGS, seen.told(recording.last()).size());
        if (news == 0) {
            return true;
        }
        Duration left = pace.pause().multipliedBy(news);
        while (true) {
            screen.show(frame(recording));
            long begun = System.nanoTime();
            Screen.Key key = waiting ? screen.key() : screen.key(left);
            left = left.minusNanos(System.nanoTime() - begun);
            switch (key) {
                case NONE, NEXT -> {
                    return true;
                }
                case QUIT -> {
                    return false;
                }
                case PAUSE -> waiting = !waiting;
                case FASTER -> pace = pace.faster();
                case SLOWER -> pace = pace.slower();
                case VIEW -> seen = seen.next();
                default -> {}
            }
        }
    }

    private Block frame(Recording recording) {
        int width = console.width();
        return Frame.of(
                seen.title(recording.last()),
                detail -> seen.board(recording.last(), width, detail),
                seen.lately(recording, recording.moments().size() - 1),
                waiting ? "WAITING   " + KEYS : KEYS,
                width,
                console.height());
    }

    /** The story, and the board whenever everybody has had a turn. */
    private Match<GameState, Action, Event, GameView> asText(Match<GameState, Action, Event, GameView> begun) {
        Match<GameState, Action, Event, GameView> match = begun;
        Recording recording = Recording.of(game, match);
        Option<Recording.Moment> last = Option.none();
        while (true) {
            Recording.Moment moment = recording.last();
            boolean round = last.exists(before -> before.turn() > 0
                    && before.turn() < moment.turn()
                    && before.turn() % game.players().size() == 0);
            console.print(Frame.log(seen.told(moment), console.width()));
            if (round || match.isOver()) {
                printBoard(moment);
            }
            if (match.isOver()) {
                return match;
            }
            last = Option.some(moment);
            match = match.play(bots.choose(match));
            recording = recording.upTo(match);
        }
    }

    private void printBoard(Recording.Moment moment) {
        int width = console.width();
        console.print(AttributedString.EMPTY);
        console.print(Ink.text("-".repeat(width), Ink.FAINT));
        console.print(seen.board(moment, width));
        console.print(Ink.text("-".repeat(width), Ink.FAINT));
        console.print(AttributedString.EMPTY);
    }
}
