package io.github.casemate.app.play;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import java.time.Duration;
import java.util.Locale;

/**
 * How fast a game goes by: how long each new thing stays on the screen.
 *
 * @param pause the time for one thing; zero for no pause at all
 */
public record Pace(Duration pause) {

    private static final Array<Pace> STEPS =
            Array.of(4000, 2400, 1200, 600, 250, 0).map(millis -> new Pace(Duration.ofMillis(millis)));

    /** A comfortable pace for a person. */
    public static final Pace NORMAL = STEPS.get(2);

    /** Reads a pace: a name, or seconds. */
    public static Pace parse(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "slow" -> STEPS.get(1);
            case "normal" -> NORMAL;
            case "fast" -> STEPS.get(4);
            case "instant" -> STEPS.last();
            default -> seconds(text);
        };
    }

    private static Pace seconds(String text) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds >= 0 && seconds <= 60) {
                return new Pace(Duration.ofMillis(Math.round(seconds * 1000)));
            }
        } catch (NumberFormatException noNumber) {
            // Reported below, together with numbers that are out of range.
        }
        throw new UserError("'" + Excerpt.part(text)
                + "' is not a pace: write slow, normal, fast, instant, or a number of seconds up to 60.");
    }

    /** The next quicker one. */
    public Pace faster() {
        return STEPS.find(step -> step.pause.compareTo(pause) < 0).getOrElse(this);
    }

    /** The next slower one. */
    public Pace slower() {
        return STEPS.reverse().find(step -> step.pause.compareTo(pause) > 0).getOrElse(this);
    }
}
