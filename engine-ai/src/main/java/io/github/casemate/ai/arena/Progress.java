package io.github.casemate.ai.arena;

import io.vavr.control.Option;
import java.time.Duration;

/**
 * How far an arena has got.
 *
 * @param done how many games are finished, those of earlier runs included
 * @param total how many there are in all
 * @param atMost whether a test may end the arena before all of them are played
 * @param resumed how many were finished by earlier runs, according to the log
 * @param elapsed how long this run has taken
 */
public record Progress(int done, int total, boolean atMost, int resumed, Duration elapsed) {

    /**
     * How long the rest will take if games go on at the same pace.
     *
     * @return the time; none before this run has finished a game, or if nobody knows how many games there will be
     */
    public Option<Duration> left() {
        int played = done - resumed;
        return played == 0 || atMost
                ? Option.none()
                : Option.some(Duration.ofNanos((long) ((double) elapsed.toNanos() / played * (total - done))));
    }

    /**
     * One line for people: {@code 120 of 400 games, 30 %, 0:12 elapsed, 0:28 left}, or {@code 96 of at most 20000 games, 0:12
     * elapsed}.
     */
    @Override
    public String toString() {
        String share = atMost ? "" : (total == 0 ? 100 : 100L * done / total) + " %, ";
        return done + " of " + (atMost ? "at most " : "") + total + " games, " + share + clock(elapsed) + " elapsed"
                + left().map(time -> ", " + clock(time) + " left").getOrElse("");
    }

    private static String clock(Duration time) {
        String seconds = (time.toSecondsPart() < 10 ? ":0" : ":") + time.toSecondsPart();
        return time.toHours() == 0
                ? time.toMinutes() + seconds
                : time.toHours() + (time.toMinutesPart() < 10 ? ":0" : ":") + time.toMinutesPart() + seconds;
    }
}
