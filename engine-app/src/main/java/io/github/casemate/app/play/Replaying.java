package io.github.casemate.app.play;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.Screen;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A finished or saved game, step by step, in both directions, from any side.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class Replaying<S, A, E, V> {

    private static final String KEYS = "right/left step   down/up turn   g go to   v view   home/end   q leave";

    private final Console console;
    private final Recording<S, A, E, V> recording;
    private Viewpoint<S, A, E, V> viewpoint;
    private int place;
    private String note = "";

    private Replaying(Console console, Recording<S, A, E, V> recording, Viewpoint<S, A, E, V> viewpoint, int place) {
        this.console = console;
        this.recording = recording;
        this.viewpoint = viewpoint;
        this.place = place;
    }

    /** Shows a match. Without a screen it is told from that turn on; with {@code only}, that turn's board alone. */
    public static <S, A, E, V> void of(
            Console console, LoadedMatch<S, A, E, V> loaded, Option<Seats> seats, Option<Integer> turn, String view) {
        PackedGame<S, A, E, V> played = loaded.played();
        Recording<S, A, E, V> recording = Recording.of(played, loaded.match());
        Seats nobody = new Seats(Array.ofAll(played.players()).map(Object::toString));
        Viewpoint<S, A, E, V> viewpoint =
                new Viewpoint<>(played, seats.getOrElse(nobody).cast(played), Viewpoint.seat(view, played));
        int place = turn.map(wanted -> recording
                        .momentOf(wanted)
                        .filter(found -> wanted >= 0)
                        .getOrElseThrow(() -> new UserError("There is no turn " + wanted + ": the game has "
                                + recording.last().turn() + " turns.")))
                .getOrElse(0);
        Replaying<S, A, E, V> replaying = new Replaying<>(console, recording, viewpoint, place);
        if (console.isLive()) {
            replaying.onScreen();
        } else if (turn.isDefined()) {
            replaying.printMoment(recording.moments().get(place));
        } else {
            replaying.asText();
        }
    }

    private void onScreen() {
        try (Screen screen = console.screen()) {
            while (true) {
                screen.show(frame());
                note = "";
                switch (screen.key()) {
                    case QUIT -> {
                        return;
                    }
                    case NEXT -> goTo(place + 1);
                    case BACK -> goTo(place - 1);
                    case NEXT_TURN -> goToTurn(now().turn() + 1);
                    case LAST_TURN -> goToTurn(now().turn() - 1);
                    case FIRST -> goTo(0);
                    case LAST -> goTo(recording.moments().size() - 1);
                    case VIEW -> viewpoint = viewpoint.next();
                    case GO -> goToTurn(screen.ask("Go to turn: "));
                    default -> note = "Keys: " + KEYS;
                }
            }
        }
    }

    private Recording.Moment<S, E> now() {
        return recording.moments().get(place);
    }

    private void goTo(int wanted) {
        int last = recording.moments().size() - 1;
        place = Math.max(0, Math.min(last, wanted));
        note = wanted > last ? "This is the end." : wanted < 0 ? "This is the beginning." : "";
    }

    private void goToTurn(int turn) {
        goTo(
                turn < 0
                        ? -1
                        : recording.momentOf(turn).getOrElse(recording.moments().size()));
    }

    private void goToTurn(String text) {
        if (text.matches("\\d{1,6}")) {
            goToTurn(Integer.parseInt(text));
        } else if (!text.isEmpty()) {
            note = "'" + Excerpt.part(text) + "' is not a turn: the game has "
                    + recording.last().turn() + " turns.";
        }
    }

    private Block frame() {
        int width = console.width();
        String where = "   step " + (place + 1) + " of " + recording.moments().size();
        return Frame.of(
                StyledText.row(viewpoint.title(now()), StyledText.of(where, Style.FAINT)),
                detail -> viewpoint.board(now(), width, detail),
                viewpoint.legend(width),
                viewpoint.lately(recording, place),
                note.isEmpty() ? KEYS : note,
                width,
                console.height());
    }

    private void asText() {
        for (Recording.Moment<S, E> moment : recording.moments()) {
            console.print(Frame.log(viewpoint.told(moment), console.width()));
        }
        printMoment(recording.last());
    }

    private void printMoment(Recording.Moment<S, E> moment) {
        console.print(StyledText.EMPTY);
        console.print(viewpoint.title(moment));
        console.print(viewpoint.board(moment, console.width()));
    }
}
