package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.Screen;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A finished or saved game, step by step, in both directions, from any side. */
public final class Replaying {

    private static final String KEYS = "right/left step   down/up turn   g go to   v view   home/end   q leave";

    private final Console console;
    private final Recording recording;
    private Viewpoint viewpoint;
    private int place;
    private String note = "";

    private Replaying(Console console, Recording recording, Viewpoint viewpoint, int place) {
        this.console = console;
        this.recording = recording;
        this.viewpoint = viewpoint;
        this.place = place;
    }

    /** Shows a match. Without a screen it is told from that turn on; with {@code only}, that turn's board alone. */
    public static void of(
            Console console,
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match,
            Option<Seats> seats,
            Option<Integer> turn,
            String view) {
        IslandSiege game = SavedGame.game(match);
        Recording recording = Recording.of(game, match);
        Seats nobody = new Seats(Array.ofAll(game.players()).map(Object::toString));
        Viewpoint viewpoint = new Viewpoint(game, seats.getOrElse(nobody).cast(game), Viewpoint.seat(view, game));
        int place = turn.map(wanted -> recording
                        .momentOf(wanted)
                        .filter(found -> wanted >= 0)
                        .getOrElseThrow(() -> new UserError("There is no turn " + wanted + ": the game has "
                                + recording.last().turn() + " turns.")))
                .getOrElse(0);
        Replaying replaying = new Replaying(console, recording, viewpoint, place);
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

    private Recording.Moment now() {
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
        for (Recording.Moment moment : recording.moments()) {
            console.print(Frame.log(viewpoint.told(moment), console.width()));
        }
        printMoment(recording.last());
    }

    private void printMoment(Recording.Moment moment) {
        console.print(StyledText.EMPTY);
        console.print(viewpoint.title(moment));
        console.print(viewpoint.board(moment, console.width()));
    }
}
