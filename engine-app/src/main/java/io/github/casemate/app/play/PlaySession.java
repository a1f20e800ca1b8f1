package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.ExitMessage;
import io.github.casemate.app.console.InterruptedByPerson;
import io.github.casemate.app.console.Screen;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * People play, against bots or each other. After every decision the game is saved, so that whatever ends the program
 * costs no more than the open question.
 */
public final class PlaySession {

    private final Console console;
    private final IslandSiege game;
    private final Seats seats;
    private final Names names;
    private final BotMind bots;
    private final SavedGame file;
    private final Outlook<Action, GameView<Table>> outlook;
    private final Guide guide = new Guide();
    private Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match;
    /** How much of the story each seat has heard. */
    private Array<Integer> heard;
    /** Who is at the keyboard. */
    private Option<PlayerId> sitting = Option.none();

    /** A game, begun or to be begun. */
    public PlaySession(
            Console console,
            Seats seats,
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match,
            SavedGame file,
            Outlook<Action, GameView<Table>> outlook) {
        this.console = console;
        this.game = SavedGame.game(match);
        this.seats = seats;
        this.names = seats.cast(game);
        this.bots = BotMind.of(seats, game);
        this.file = file;
        this.outlook = outlook;
        this.match = SoleAnswers.given(match);
        this.heard = Array.fill(game.players().size(), 0);
    }

    /** Plays until the game is over or the person leaves. What happened before is not told again. */
    public void resumed() {
        heard = heard.map(mark -> match.length());
        begun();
    }

    /** Plays until the game is over or the person leaves. */
    public void begun() {
        file.write(seats);
        file.write(match);
        console.print(RunningText.wrapped(
                "The game is saved after every decision, in " + file.file() + ".", console.width(), 2, Style.FAINT));
        ExitMessage ifEnded = ExitMessage.on(System.out, "", farewell());
        try {
            boolean stays = true;
            while (stays && !match.isOver()) {
                PlayerId asked = match.turn().asked().get();
                stays = seats.isPerson(asked) ? ask(asked) : think(asked);
            }
        } catch (InterruptedByPerson | UserError ended) {
            leave();
            throw ended;
        } finally {
            ifEnded.close();
        }
        if (match.isOver()) {
            over();
        } else {
            leave();
        }
    }

    private void leave() {
        console.print(StyledText.EMPTY);
        console.print(farewell());
    }

    private String farewell() {
        return "The game is saved. To go on: " + resumeCommand();
    }

    private String resumeCommand() {
        return ProgramName.of("play --resume " + file.file());
    }

    private boolean think(PlayerId bot) {
        console.hint(names.name(bot) + " is thinking …");
        take(bots.choose(match));
        if (seats.people().size() == 1) {
            tell(seats.people().head());
        }
        return true;
    }

    private void take(Action action) {
        match = SoleAnswers.given(match.play(action));
        file.write(match);
    }

    private void tell(PlayerId player) {
        Seq<Event<Table>> news = match.eventsSince(Math.min(heard.get(player.index()), match.length()), player);
        heard = heard.update(player.index(), match.length());
        console.print(Frame.log(told(player).words().story(news), console.width()));
    }

    /** Asks a person until they decide. False if they want to leave. */
    private boolean ask(PlayerId player) {
        if (!handOver(player)) {
            return false;
        }
        tell(player);
        GameView<Table> view = match.view(player);
        show(view, isAction(view) || view.table().turn() == 0);
        while (true) {
            Option<String> line = console.ask("Your choice (1-" + view.options().size() + ", ? for help): ");
            if (line.isEmpty() || isWord(line.get(), "q", "quit")) {
                return false;
            }
            String said = line.get().strip();
            if (said.matches("\\d{1,4}") && inRange(said, view.options())) {
                take(view.options().get(Integer.parseInt(said) - 1));
                return true;
            } else if (isWord(said, "u", "undo")) {
                if (undo()) {
                    return true;
                }
            } else {
                answer(said, view);
            }
        }
    }

    private static boolean inRange(String number, Seq<Action> options) {
        int wanted = Integer.parseInt(number);
        return wanted >= 1 && wanted <= options.size();
    }

    private static boolean isWord(String said, String letter, String word) {
        return said.strip().equalsIgnoreCase(letter) || said.strip().equalsIgnoreCase(word);
    }

    /** Answers an input that changes nothing in the game. */
    private void answer(String said, GameView<Table> view) {
        Told told = told(view.viewer());
        int width = console.width();
        if (said.equals("?")) {
            console.print(guide.about(view, told, width));
        } else if (said.startsWith("?")) {
            console.print(guide.lookUp(said.substring(1).strip(), view, told, width));
        } else if (isWord(said, "b", "board")) {
            show(view, true);
            console.print(told.drawing().legend(width));
        } else if (isWord(said, "s", "save")) {
            file.write(match);
            console.print("Saved in " + file.file() + ". To go on later: " + resumeCommand());
        } else {
            console.print(RunningText.wrapped(
                    (said.isEmpty() ? "" : "'" + Excerpt.part(said) + "' is not a choice here. ")
                            + "Type a number from 1 to " + view.options().size()
                            + ", ? (help), b (board), u (undo), s (save) or q (leave).",
                    width,
                    2,
                    Style.PLAIN));
        }
    }

    private void show(GameView<Table> view, boolean board) {
        Told told = told(view.viewer());
        int width = console.width();
        console.print(StyledText.EMPTY);
        if (board) {
            console.print(told.drawing().board(view, width, Detail.FULL));
            console.print(StyledText.EMPTY);
        } else {
            console.print(told.drawing().now(view, width));
        }
        if (isAction(view)) {
            console.print(Prompt.threats(view, told, width));
        }
        console.print(Prompt.of(view, told, width));
    }

    /** Whether the question is what to do in a turn, even if somebody answers it for another. */
    private static boolean isAction(GameView<Table> view) {
        return Delegated.inner(view.agenda().head()) instanceof ChooseAction;
    }

    private Told told(PlayerId listener) {
        return Told.of(game, names.to(listener), outlook);
    }

    /** Goes back to the last decision of a person, as long as nobody has learned anything since. */
    private boolean undo() {
        for (Match<GameState<Table>, Action, Event<Table>, GameView<Table>> back :
                SoleAnswers.takenBack(match, seats::isPerson)) {
            match = back;
            heard = heard.map(mark -> Math.min(mark, match.length()));
            file.write(match);
            console.print("Taken back.");
            return true;
        }
        console.print(
                "Nothing can be taken back: you have decided nothing yet, or dice or cards have been seen since.");
        return false;
    }

    /** With several people at one keyboard nobody may see the hand of another. */
    private boolean handOver(PlayerId player) {
        boolean changes = seats.people().size() > 1 && !sitting.contains(player);
        sitting = Option.some(player);
        if (!changes) {
            return true;
        } else if (!console.isLive()) {
            console.print(StyledText.EMPTY);
            console.print("It is the turn of " + names.name(player) + ".");
            return true;
        }
        try (Screen screen = console.screen()) {
            screen.show(Block.of(
                    StyledText.EMPTY,
                    StyledText.of("  It is the turn of " + names.name(player) + ".", Style.seat(player)),
                    StyledText.of("  Everybody else, please look away. " + names.name(player) + ", press Enter.")));
            Screen.Key key = screen.key();
            while (key != Screen.Key.NEXT && key != Screen.Key.QUIT) {
                key = screen.key();
            }
            if (key == Screen.Key.QUIT) {
                return false;
            }
        }
        console.clear();
        return true;
    }

    private void over() {
        PlayerId listener = sitting.getOrElse(() -> seats.people().head());
        tell(listener);
        console.print(StyledText.EMPTY);
        console.print(told(listener).drawing().board(game.fromAbove(match.state()), console.width(), Detail.FULL));
        console.print(StyledText.EMPTY);
        console.print("The game is over. To see it again: " + ProgramName.of("replay " + file.file()));
    }
}
