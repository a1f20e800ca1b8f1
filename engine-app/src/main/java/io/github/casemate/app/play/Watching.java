package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.Screen;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** Bots play and a person watches: on a screen that changes at a pace, or as a text to be read later. */
public final class Watching {

    private static final String KEYS = "space wait   n next   + faster   - slower   v view   q leave";
    private static final int MOST_THINGS = 3;
    private static final Duration SHORT = Duration.ofMillis(20);

    private final Console console;
    private final IslandSiege game;
    private final BotMind bots;
    private final Consumer<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> keep;
    private Viewpoint viewpoint;
    private Pace pace;
    private boolean waiting;

    private Watching(
            Console console,
            IslandSiege game,
            BotMind bots,
            Viewpoint viewpoint,
            Pace pace,
            Consumer<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> keep) {
        this.keep = keep;
        this.console = console;
        this.game = game;
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
    public static Watching of(
            Console console,
            IslandSiege game,
            Seats seats,
            Pace pace,
            String view,
            Consumer<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> keep) {
        Viewpoint viewpoint = new Viewpoint(game, seats.cast(game), Viewpoint.seat(view, game));
        return new Watching(console, game, BotMind.of(seats, game), viewpoint, pace, keep);
    }

    /** Lets them play, until the game is over or the person leaves. */
    public void play(long seed) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = SoleAnswers.given(Match.of(game, seed));
        keep.accept(match);
        if (console.isLive()) {
            onScreen(match);
        } else {
            asText(match);
        }
    }

    private void onScreen(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> begun) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = begun;
        Recording recording = Recording.of(game, match);
        try (Screen screen = console.screen()) {
            boolean stays = pause(screen, recording);
            while (stays && !match.isOver()) {
                Option<Action> action = thought(screen, match);
                for (Action chosen : action) {
                    match = SoleAnswers.given(match.play(chosen));
                    keep.accept(match);
                    recording = recording.upTo(match);
                }
                stays = action.isDefined() && pause(screen, recording);
            }
        } finally {
            printEnd(recording.last());
        }
    }

    private void printEnd(Recording.Moment last) {
        console.print(viewpoint.title(last));
        console.print(viewpoint.board(last, console.width()));
        console.print(StyledText.EMPTY);
        console.print(Frame.log(viewpoint.told(last).takeRight(2), console.width()));
    }

    /** What a bot decides; none if the person does not want to wait for it. */
    private Option<Action> thought(
            Screen screen, Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        FutureTask<Action> thought = new FutureTask<>(() -> bots.choose(match));
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
    private boolean pause(Screen screen, Recording recording) {
        int news = Math.min(MOST_THINGS, viewpoint.told(recording.last()).size());
        if (news == 0) {
            return true;
        }
        Duration left = pace.pause().multipliedBy(news);
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

    private Block frame(Recording recording) {
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
    private void asText(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> begun) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = begun;
        Recording recording = Recording.of(game, match);
        Option<Recording.Moment> last = Option.none();
        while (true) {
            Recording.Moment moment = recording.last();
            boolean round = last.exists(before -> before.turn() > 0
                    && before.turn() < moment.turn()
                    && before.turn() % game.players().size() == 0);
            console.print(Frame.log(viewpoint.told(moment), console.width()));
            if (round || match.isOver()) {
                printBoard(moment);
            }
            if (match.isOver()) {
                return;
            }
            last = Option.some(moment);
            match = SoleAnswers.given(match.play(bots.choose(match)));
            keep.accept(match);
            recording = recording.upTo(match);
        }
    }

    private void printBoard(Recording.Moment moment) {
        int width = console.width();
        console.print(StyledText.EMPTY);
        console.print(StyledText.of("-".repeat(width), Style.FAINT));
        console.print(viewpoint.board(moment, width));
        console.print(StyledText.of("-".repeat(width), Style.FAINT));
        console.print(StyledText.EMPTY);
    }
}
