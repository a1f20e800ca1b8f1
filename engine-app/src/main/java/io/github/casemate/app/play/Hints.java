package io.github.casemate.app.play;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Level;
import io.github.casemate.ai.advice.Advice;
import io.github.casemate.ai.advice.Adviser;
import io.github.casemate.ai.advice.RatedOption;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What a bot would do in the place of a person. It sees what the person sees, and nothing else.
 *
 * @param played the game
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record Hints<S, A, E, V>(PackedGame<S, A, E, V> played) {

    /** Who is asked for a hint unless somebody is named: the first that exists. */
    private static final Array<String> USUAL = Array.of("hard", "normal");

    /** A game without levels is looked at by the search that plays any game. */
    private static final String ANY_GAME = "ismcts@200";

    /** The level that gives hints. */
    String usual() {
        Seq<String> levels = Bots.of(played.game()).levels().map(Level::name);
        return USUAL.find(levels::contains).orElse(levels::lastOption).getOrElse(ANY_GAME);
    }

    /**
     * A hint.
     *
     * @param level who gives it
     * @param options in the order in which they are numbered
     * @throws UserError if there is no such bot
     */
    Block of(String level, Match<S, A, E, V> match, Seq<A> options, Told<A, E, V> told, int width) {
        Entrant<V, A> entrant = Seats.entrant(level, played);
        PlayerId player = match.turn().asked().get();
        V view = match.view(player);
        Advice<A> advice;
        try {
            advice = Adviser.<V, A>of(played.game())
                    .ask(
                            entrant,
                            match,
                            Seeds.ofGame(match.seed(), "hint")
                                    .generator(player.index(), match.log().size()));
        } catch (RuntimeException failed) {
            throw new UserError("The bot " + Excerpt.part(level) + " has failed: " + Excerpt.of(failed) + ".", failed);
        }
        if (isIndifferent(advice)) {
            String alike = "All choices look alike to " + Excerpt.of(level)
                    + chance(advice.best().chance());
            return RunningText.wrapped(alike, width, 2, Style.PLAIN);
        }
        Block best = line(Excerpt.of(level) + " would choose ", advice.best(), view, options, told, width, Style.BOLD);
        return advice.alternative()
                .map(next -> best.above(line("The next best is ", next, view, options, told, width, Style.PLAIN))
                        .above(seemsBetter(advice.best(), next) ? lessSure(level, width) : Block.EMPTY))
                .getOrElse(best);
    }

    /** A search prefers what it has looked at most often, even if something else did better the few times it was tried. */
    private static boolean seemsBetter(RatedOption<?> best, RatedOption<?> next) {
        return best.looks() > next.looks()
                && next.chance().getOrElse(0.0) > best.chance().getOrElse(1.0);
    }

    private static Block lessSure(String level, int width) {
        return RunningText.wrapped(
                "That chance is less sure: " + Excerpt.of(level) + " has looked at it less often.",
                width,
                2,
                Style.PLAIN);
    }

    private static boolean isIndifferent(Advice<?> advice) {
        return advice.options().size() > 1
                && advice.isRated()
                && advice.options()
                        .forAll(option -> option.chance().equals(advice.best().chance()));
    }

    private static <A, V> Block line(
            String who, RatedOption<A> rated, V view, Seq<A> options, Told<A, ?, V> told, int width, Style style) {
        StyledText text = StyledText.row(
                StyledText.of(who),
                StyledText.of(
                        1 + options.indexOf(rated.action()) + ", "
                                + told.words().label(rated.action(), view),
                        style),
                StyledText.of(chance(rated.chance())));
        return RunningText.wrapped(text, width, 2);
    }

    private static String chance(Option<Double> chance) {
        return chance.map(wins -> ": you win with a chance of " + percent(wins) + ".")
                .getOrElse(".");
    }

    /** Whole percents, but nothing possible is called impossible and nothing uncertain sure. */
    static String percent(double chance) {
        long whole = Math.round(chance * 100);
        if (whole == 0 && chance > 0) {
            return "<1%";
        }
        return whole == 100 && chance < 1 ? ">99%" : whole + "%";
    }
}
