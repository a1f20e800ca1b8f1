package io.github.casemate.app.play;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.Screen;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.Result;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Bots play and a person watches: on a screen that changes at a pace, or as a text to be read later.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class Watching<S, A, E, V> {

    private static final String KEYS = "space wait   n next   + faster   - slower   v view   q leave";
    private static final int MOST_THINGS = 3;
    /** How many times as fast everything goes before the first turn. */
    private static final int SET_UP = 5;

    private static final Duration SHORT = Duration.ofMillis(20);

    private final Console console;
    private final PackedGame<S, A, E, V> played;
    private final BotMind<S, A, E, V> bots;
    private final Consumer<Match<S, A, E, V>> keep;
    private Viewpoint<S, A, E, V> viewpoint;
    private Pace pace;
    private boolean waiting;

    private Watching(
            Console console,
            PackedGame<S, A, E, V> played,
            BotMind<S, A, E, V> bots,
            Viewpoint<S, A, E, V> viewpoint,
            Pace pace,
            Consumer<Match<S, A, E, V>> keep) {
        this.keep = keep;
        this.console = console;
        this.played = played;
        this.bots = bots;
        this.viewpoint = viewpoint;
        this.pace = pace;
    }

    /**
     * Bots that are about to play a game.
     *
     * @param view {@code all}, or a seat
     * @param keep gets the match after every decision
     */
    public static <S, A, E, V> Watching<S, A, E, V> of(
            Console console,
            PackedGame<S, A, E, V> played,
            Seats seats,
            Pace pace,
            String view,
            Consumer<Match<S, A, E, V>> keep) {
        Viewpoint<S, A, E, V> viewpoint = new Viewpoint<>(played, seats.cast(played), Viewpoint.seat(view, played));
        return new Watching<>(console, played, BotMind.of(seats, played), viewpoint, pace, keep);
    }

    /** Lets them play, until the game is over or the person leaves. */
    public void play(long seed) {
        Match<S, A, E, V> match = SoleAnswers.given(played.begun(seed));
        keep.accept(match);
        Match<S, A, E, V> last = match;
        try {
            last = console.isLive() ? onScreen(match) : asText(match);
        } finally {
            bots.end(last);
        }
        for (Result result : last.result()) {
            console.print(RunningText.wrapped(
                    "The game is over: " + viewpoint.told().words().outcome(result) + ".",
                    console.width(),
                    2,
                    Style.BOLD));
        }
    }

    private Match<S, A, E, V> onScreen(Match<S, A, E, V> begun) {
        Match<S, A, E, V> match = begun;
        Recording<S, A, E, V> recording = Recording.of(played, match);
        try (Screen screen = console.screen()) {
            boolean stays = pause(screen, recording);
            while (stays && !match.isOver()) {
                Option<A> action = thought(screen, match);
                for (A chosen : action) {
                    match = SoleAnswers.given(match.play(chosen));
                    keep.accept(match);
                    recording = recording.upTo(match);
                }
                stays = action.isDefined() && pause(screen, recording);
            }
        } finally {
            printEnd(recording.last());
        }
        return match;
    }

    private void printEnd(Recording.Moment<S, E> last) {
        console.print(viewpoint.title(last));
        console.print(viewpoint.board(last, console.width()));
        console.print(StyledText.EMPTY);
        console.print(Frame.log(viewpoint.told(last).takeRight(2), console.width()));
    }

    /** What a bot decides; none if the person does not want to wait for it. */
    private Option<A> thought(Screen screen, Match<S, A, E, V> match) {
        FutureTask<A> thought = new FutureTask<>(() -> bots.choose(match));
        Thread thinking = new Thread(thought, "bot");
        thinking.setDaemon(true);
        thinking.start();
        while (true) {
            try {
                return Option.some(thought.get(SHORT.toMillis(), TimeUnit.MILLISECONDS));
            } catch (TimeoutException notYet) {
                if (isLeaving(screen.key(SHORT))) {
                    return Option.none();
                }
            } catch (ExecutionException failed) {
                throw failed.getCause() instanceof UserError told
                        ? told
                        : new IllegalStateException("a bot failed", failed.getCause());
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }
    }

    /** Shows the last moment as long as the pace says, and listens for keys. True if the person wants to see more. */
    private boolean pause(Screen screen, Recording<S, A, E, V> recording) {
        int news = Math.min(MOST_THINGS, viewpoint.told(recording.last()).size());
        if (news == 0) {
            return true;
        }
        Duration whole = pace.pause().multipliedBy(news);
        Duration left = recording.last().turn() == 0 ? whole.dividedBy(SET_UP) : whole;
        while (true) {
            screen.show(frame(recording));
            long begun = System.nanoTime();
            Screen.Key key = waiting ? screen.key() : screen.key(left);
            left = left.minusNanos(System.nanoTime() - begun);
            if (key == Screen.Key.NONE || key == Screen.Key.NEXT) {
                return true;
            } else if (isLeaving(key)) {
                return false;
            }
        }
    }

    /** Does what a key says. True if it says that the person leaves. */
    private boolean isLeaving(Screen.Key key) {
        switch (key) {
            case PAUSE -> waiting = !waiting;
            case FASTER -> pace = pace.faster();
            case SLOWER -> pace = pace.slower();
            case VIEW -> viewpoint = viewpoint.next();
            default -> {}
        }
        return key == Screen.Key.QUIT;
    }

    private Block frame(Recording<S, A, E, V> recording) {
        int width = console.width();
        return Frame.of(
                viewpoint.title(recording.last()),
                detail -> viewpoint.board(recording.last(), width, detail),
                viewpoint.legend(width),
                viewpoint.lately(recording, recording.moments().size() - 1),
                waiting ? "WAITING   " + KEYS : KEYS,
                width,
                console.height());
    }

    /** Prints the story, and the board whenever everybody has had a turn. */
    private Match<S, A, E, V> asText(Match<S, A, E, V> begun) {
        Match<S, A, E, V> match = begun;
        Recording<S, A, E, V> recording = Recording.of(played, match);
        Option<Recording.Moment<S, E>> last = Option.none();
        while (true) {
            Recording.Moment<S, E> moment = recording.last();
            boolean round = last.exists(before -> before.turn() > 0
                    && before.turn() < moment.turn()
                    && before.turn() % played.players().size() == 0);
            console.print(Frame.log(viewpoint.told(moment), console.width()));
            if (round || match.isOver()) {
                printBoard(moment);
            }
            if (match.isOver()) {
                return match;
            }
            last = Option.some(moment);
            match = SoleAnswers.given(match.play(bots.choose(match)));
            keep.accept(match);
            recording = recording.upTo(match);
        }
    }

    private void printBoard(Recording.Moment<S, E> moment) {
        int width = console.width();
        console.print(StyledText.EMPTY);
        console.print(StyledText.of("-".repeat(width), Style.FAINT));
        console.print(viewpoint.board(moment, width));
        console.print(StyledText.of("-".repeat(width), Style.FAINT));
        console.print(StyledText.EMPTY);
    }
}
