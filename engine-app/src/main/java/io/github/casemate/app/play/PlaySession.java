package io.github.casemate.app.play;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.ExitMessage;
import io.github.casemate.app.console.InterruptedByPerson;
import io.github.casemate.app.console.Screen;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * People play, against bots or each other. After every decision the game is saved, so that whatever ends the program
 * costs no more than the open question.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class PlaySession<S, A, E, V> {

    private final Console console;
    private final PackedGame<S, A, E, V> played;
    private final Seats seats;
    private final Names names;
    private final BotMind<S, A, E, V> bots;
    private final SavedGame file;
    private final Outlook<A, V> outlook;
    private final Guide guide;
    private final long begunAt = System.nanoTime();
    private Match<S, A, E, V> match;
    /** How much of the story each seat has heard. */
    private Array<Integer> heard;

    private boolean saved;
    /** Who is at the keyboard. */
    private Option<PlayerId> sitting = Option.none();

    /** A game, begun or to be begun. */
    public PlaySession(
            Console console, PackedGame<S, A, E, V> played, Seats seats, Match<S, A, E, V> match, SavedGame file) {
        this.console = console;
        this.played = played;
        this.seats = seats;
        this.names = seats.cast(played);
        this.bots = BotMind.of(seats, played);
        this.file = file;
        this.outlook = Outlook.of(played.pack());
        this.guide = new Guide(Rulebook.ofGame(played.pack().info().id()));
        this.match = SoleAnswers.given(match);
        this.heard = Array.fill(played.players().size(), 0);
    }

    /**
     * Plays until the game is over or the person leaves. What happened before is not told again.
     *
     * @return who sits where in the next game; none if the person has had enough
     */
    public Option<Seats> resumed() {
        heard = heard.map(mark -> match.length());
        return play();
    }

    /**
     * Plays until the game is over or the person leaves, after a first screen that says what it is about.
     *
     * @return who sits where in the next game; none if the person has had enough
     */
    public Option<Seats> begun() {
        console.print(Welcome.of(played, told(PlayerId.SPECTATOR).words(), console.width()));
        if (console.isLive() && console.ask("Press Enter to begin: ").isEmpty()) {
            return Option.none();
        }
        return play();
    }

    /**
     * Plays a rematch: everybody knows what it is about.
     *
     * @return who sits where in the next game; none if the person has had enough
     */
    public Option<Seats> again() {
        return play();
    }

    private Option<Seats> play() {
        file.write(seats);
        save();
        console.print(RunningText.wrapped(
                "The game is saved after every decision, in " + file.file() + ".", console.width(), 2, Style.FAINT));
        ExitMessage ifEnded = ExitMessage.on(System.out, farewell().prepend("").toJavaArray(String[]::new));
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
            bots.end(match);
        }
        if (match.isOver()) {
            return over();
        }
        leave();
        return Option.none();
    }

    private void leave() {
        console.print(StyledText.EMPTY);
        if (saved) {
            farewell().forEach(console::print);
        }
    }

    private Seq<String> farewell() {
        return toGoOn("The game is saved. To go on:");
    }

    private Seq<String> toGoOn(String sentence) {
        return ProgramName.after(sentence, "play --resume " + file.file(), console.width());
    }

    private void save() {
        saved = false;
        file.write(played, match);
        saved = true;
    }

    private boolean think(PlayerId bot) {
        console.hint(names.name(bot) + " is thinking …");
        take(bots.choose(match));
        if (seats.people().size() == 1) {
            tell(seats.people().head());
        }
        return true;
    }

    private void take(A action) {
        match = SoleAnswers.given(match.play(action));
        save();
    }

    private void tell(PlayerId player) {
        Seq<E> news = match.eventsSince(Math.min(heard.get(player.index()), match.length()), player);
        heard = heard.update(player.index(), match.length());
        console.print(Frame.log(told(player).words().story(news), console.width()));
    }

    /** Asks a person until they decide. False if they want to leave. */
    private boolean ask(PlayerId player) {
        if (!handOver(player)) {
            return false;
        }
        tell(player);
        Told<A, E, V> told = told(player);
        V view = match.view(player);
        Seq<A> options = Prompt.sorted(view, match.legalActions(), told);
        show(view, options, told, told.words().showsBoard(view));
        while (true) {
            Option<String> line = console.ask("Your choice (1-" + options.size() + ", ? for help): ");
            String said = line.getOrElse("q").strip();
            if (isInRange(said, options)) {
                take(options.get(Integer.parseInt(said) - 1));
                return true;
            }
            switch (said.toLowerCase(Locale.ROOT)) {
                case "q", "quit" -> {
                    return false;
                }
                case "u", "undo" -> {
                    if (undo(false)) {
                        return true;
                    }
                }
                case "uu", "undo turn" -> {
                    if (undo(true)) {
                        return true;
                    }
                }
                case "resign" -> {
                    if (resign(player)) {
                        return true;
                    }
                }
                default -> {
                    Option<A> meant = Prompt.meant(
                            said, view, options, told, played.pack().notation(played.game())::of);
                    if (meant.isDefined()) {
                        take(meant.get());
                        return true;
                    }
                    answer(said, view, options, told);
                }
            }
        }
    }

    private static boolean isInRange(String said, Seq<?> options) {
        return said.matches("\\d{1,4}") && Integer.parseInt(said) >= 1 && Integer.parseInt(said) <= options.size();
    }

    /** Answers an input that changes nothing in the game. */
    private void answer(String said, V view, Seq<A> options, Told<A, E, V> told) {
        int width = console.width();
        String word = said.toLowerCase(Locale.ROOT);
        if (said.equals("?")) {
            console.print(guide.about(view, told, width));
        } else if (word.equals("help")) {
            console.print(Welcome.keys(width));
        } else if (said.startsWith("?")) {
            console.print(guide.lookUp(said.substring(1).strip(), view, options, told, width));
        } else if (word.equals("b") || word.equals("board")) {
            show(view, options, told, true);
            console.print(told.drawing().legend(width));
        } else if (word.matches("h|hint|(h|hint) .*")) {
            hint(word.replaceFirst("\\S+", "").strip(), options, told);
        } else if (word.equals("s") || word.equals("save")) {
            save();
            toGoOn("Saved. To go on later:").forEach(console::print);
        } else {
            console.print(RunningText.wrapped(
                    (said.isEmpty() ? "" : "'" + Excerpt.part(said) + "' is not a choice here. ")
                            + "Type a number from 1 to " + options.size()
                            + ", ? (the rule), h (a hint), b (the board), u (undo), q (leave), or help for all keys.",
                    width,
                    2,
                    Style.PLAIN));
        }
    }

    /** What a bot would do; a level may be named, as in {@code h expert}. */
    private void hint(String level, Seq<A> options, Told<A, E, V> told) {
        Hints<S, A, E, V> hints = new Hints<>(played);
        String asked = level.isEmpty() ? hints.usual() : level;
        console.hint(Excerpt.part(asked) + " is thinking …");
        try {
            console.print(hints.of(asked, match, options, told, console.width()));
        } catch (UserError none) {
            console.print(RunningText.wrapped(String.valueOf(none.getMessage()), console.width(), 2, Style.PLAIN));
        }
    }

    private void show(V view, Seq<A> options, Told<A, E, V> told, boolean board) {
        int width = console.width();
        console.print(StyledText.EMPTY);
        if (board) {
            console.print(told.drawing().board(view, width, Detail.FULL));
            console.print(StyledText.EMPTY);
            console.print(Prompt.threats(view, told, width));
        } else {
            console.print(told.drawing().now(view, width));
        }
        console.print(Prompt.of(view, options, told, width));
    }

    private Told<A, E, V> told(PlayerId listener) {
        return Told.of(played.pack(), played.game(), names.to(listener), outlook);
    }

    /** Goes back to the last decision of a person, or to the first of this turn, as long as nobody has learned anything. */
    private boolean undo(boolean wholeTurn) {
        Option<Match<S, A, E, V>> back = SoleAnswers.takenBack(match, seats::isPerson);
        if (back.isEmpty()) {
            console.print(RunningText.wrapped(
                    "Nothing can be taken back: you have decided nothing yet, or dice or cards have been seen since.",
                    console.width(),
                    2,
                    Style.PLAIN));
            return false;
        }
        Match<S, A, E, V> now = back.get();
        Option<Match<S, A, E, V>> further = SoleAnswers.takenBack(now, seats::isPerson);
        while (wholeTurn && further.isDefined() && isSameTurn(further.get(), now)) {
            now = further.get();
            further = SoleAnswers.takenBack(now, seats::isPerson);
        }
        match = now;
        heard = heard.map(mark -> Math.min(mark, match.length()));
        save();
        console.print("Taken back.");
        return true;
    }

    /** Whether no turn has begun between two moments of a match. */
    private boolean isSameTurn(Match<S, A, E, V> before, Match<S, A, E, V> after) {
        return after.eventsSince(before.length(), PlayerId.SPECTATOR)
                .forAll(event ->
                        told(PlayerId.SPECTATOR).words().sentence(event).weight() != Sentence.Weight.HEADING);
    }

    private boolean resign(PlayerId player) {
        Option<String> sure = console.ask("Give up? Type yes to end the game: ");
        if (!sure.exists(said -> said.strip().equalsIgnoreCase("yes"))) {
            console.print("The game goes on.");
            return false;
        }
        match = match.tryConclude(new Conclusion.Resigned(player)).get();
        save();
        return true;
    }

    /** With several people at one keyboard nobody may see what another hides, in games where something is hidden. */
    private boolean handOver(PlayerId player) {
        boolean changes = seats.people().size() > 1 && !sitting.contains(player);
        sitting = Option.some(player);
        if (!changes) {
            return true;
        }
        String turn = "It is the turn of " + names.name(player) + ".";
        Style style = told(player).drawing().player(player);
        if (!console.isLive() || !played.pack().info().hidden()) {
            console.print(StyledText.EMPTY);
            console.print(StyledText.of(turn, style));
            return true;
        }
        try (Screen screen = console.screen()) {
            screen.show(Block.of(
                    StyledText.EMPTY,
                    StyledText.of("  " + turn, style),
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

    private Option<Seats> over() {
        PlayerId listener = sitting.getOrElse(() -> seats.people().head());
        tell(listener);
        console.print(StyledText.EMPTY);
        console.print(told(listener)
                .drawing()
                .board(played.pack().fromAbove(played.game(), match.state()), console.width(), Detail.FULL));
        console.print(StyledText.EMPTY);
        return new Aftermath<>(console, played, seats, match)
                .told(told(listener), System.nanoTime() - begunAt, "replay " + file.file());
    }
}
