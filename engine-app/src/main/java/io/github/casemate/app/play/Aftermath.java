package io.github.casemate.app.play;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Level;
import io.github.casemate.app.console.Console;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * The end of a game: who won and how, how long it took, how to see it again, and what could be next.
 *
 * @param console where it is told
 * @param played the game
 * @param seats who sat where
 * @param match the match, which is over
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Aftermath<S, A, E, V>(Console console, PackedGame<S, A, E, V> played, Seats seats, Match<S, A, E, V> match) {

    /**
     * Tells the end and asks what is next.
     *
     * @return who sits where in the next game; none if the person has had enough
     */
    Option<Seats> told(Told<A, E, V> told, long nanos, String replay) {
        match.conclusion().forEach(end -> say(told.words().ending(end).text()));
        Names names = told.words().names();
        say("The game is over: " + told.words().outcome(match.result().get()) + ".");
        console.print(Highlights.of(match, told, names.listener().getOrElse(PlayerId.SPECTATOR), console.width()));
        say("It took " + time(nanos) + ".");
        ProgramName.after("To see it again:", replay, console.width()).forEach(console::print);
        return next();
    }

    private void say(String sentence) {
        console.print(RunningText.wrapped(sentence, console.width(), 2, Style.PLAIN));
    }

    private static String time(long nanos) {
        long minutes = TimeUnit.NANOSECONDS.toMinutes(nanos);
        return minutes == 0 ? "less than a minute" : minutes == 1 ? "a minute" : minutes + " minutes";
    }

    /** A rematch with one key; and with another, against the next level up or down, if a single person plays levels. */
    private Option<Seats> next() {
        Option<Seats> other = otherLevel();
        String offer = other.map(next -> ", n against " + next.bots().head()).getOrElse("");
        while (true) {
            Option<String> said = console.ask("r for a rematch" + offer + ", Enter to leave: ");
            switch (said.getOrElse("").strip().toLowerCase(Locale.ROOT)) {
                case "r", "rematch" -> {
                    return Option.some(seats);
                }
                case "", "q", "quit" -> {
                    return Option.none();
                }
                case "n" -> {
                    if (other.isDefined()) {
                        return other;
                    }
                }
                default -> {}
            }
        }
    }

    /** Who has won meets the next stronger level, and who has lost the next weaker one. */
    private Option<Seats> otherLevel() {
        Seq<String> levels = Bots.of(played.game()).levels().map(Level::name);
        Option<String> met = seats.bots().headOption().filter(levels::contains);
        if (seats.people().size() != 1 || met.isEmpty()) {
            return Option.none();
        }
        boolean won = match.result().get().isWinner(seats.people().head());
        int next = levels.indexOf(met.get()) + (won ? 1 : -1);
        return Option.when(next >= 0 && next < levels.size(), () -> seats.replacing(met.get(), levels.get(next)));
    }
}
