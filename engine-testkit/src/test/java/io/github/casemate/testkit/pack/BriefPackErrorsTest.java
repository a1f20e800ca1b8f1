package io.github.casemate.testkit.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.BrokenPack;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.Stranger;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** However much a pack says of itself, or a person types: what is said of it is short, and no terminal obeys it. */
class BriefPackErrorsTest {

    private static final GamePacks PACKS = GamePacks.of(Array.of(new PigPack()));
    private static final Seq<Setting<?>> SETTINGS = new PigPack().settings();
    private static final String LONG_NAME = "q".repeat(60);

    /** A pack that says too much. */
    private static class Talkative extends StrangePack {
        Talkative() {
            super("talkative");
        }
    }

    private static final class Declining extends Talkative {
        @Override
        public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
            return Either.left(Rejection.of("no", Stranger.TEXT));
        }
    }

    private static final class Complaining extends Talkative {
        @Override
        public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
            throw new IllegalStateException(Stranger.TEXT);
        }
    }

    private static final class Repetitive extends Talkative {
        @Override
        public Seq<Setting<?>> settings() {
            return Array.fill(20, () -> Setting.flag(LONG_NAME, "Whether."));
        }
    }

    private static final class Absent extends Talkative {
        @Override
        @SuppressWarnings("NullAway") // Null is the point.
        public Seq<Setting<?>> settings() {
            return null;
        }
    }

    static Stream<Named<GamePack<?, ?, ?, ?>>> packs() {
        return Stream.of(new Declining(), new Complaining(), new Repetitive(), new Absent())
                .map(pack -> Named.of(pack.getClass().getSimpleName(), pack));
    }

    @ParameterizedTest
    @MethodSource("packs")
    void whatAPackSaysIsQuotedBriefly(GamePack<?, ?, ?, ?> pack) {
        GamePacks packs = GamePacks.of(Array.of(new PigPack(), pack));

        assertThat(packs.usable()).hasSize(1);
        assertThat(packs.broken().map(BrokenPack::name)).containsExactly("talkative");
        Stranger.isQuotedBriefly(packs.broken().head().reason());
        assertThat(packs.broken().head().reason()).endsWith(".");
    }

    @Test
    void aPackIsTriedOnceWithEachOfItsSettings() {
        int[] tries = {0};
        GamePacks.of(Array.of(new Talkative() {
            @Override
            public Either<Rejection, Game<Pig.State, Pig.Action, Pig.Event, Pig.State>> create(Settings settings) {
                tries[0]++;
                return super.create(settings);
            }
        }));

        assertThat(tries).as("the standard game, and one with another target").containsExactly(2);
    }

    static Stream<Named<ThrowingCallable>> entrances() {
        return Stream.of(
                Named.of("the id of a game", () -> info(Stranger.TEXT, "Game")),
                Named.of("the long id of a game", () -> info(Stranger.ID, "Game")),
                Named.of("a game without a name", () -> info(LONG_NAME, "")),
                Named.of("the name of a setting", () -> Setting.flag(Stranger.TEXT, "Whether.")),
                Named.of("the long name of a setting", () -> Setting.flag(Stranger.ID, "Whether.")),
                Named.of(
                        "a setting of another game",
                        () -> Settings.standard(SETTINGS).get(Setting.flag(LONG_NAME, "Whether."))));
    }

    private static GameInfo info(String id, String name) {
        return new GameInfo(id, 1, name, "A game.", 1, 2, false, false);
    }

    @ParameterizedTest
    @MethodSource("entrances")
    void aRefusalQuotesLittle(ThrowingCallable entrance) {
        Stranger.isRefusedBriefly(entrance);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TEXT", "TEXT=TEXT", "players=TEXT", "target=TEXT", "target=30 TEXT", "TEXT= players=3"})
    void whatIsTypedIsQuotedBriefly(String line) {
        for (String text : Array.of(Stranger.TEXT, Stranger.LETTERS, Stranger.ID)) {
            Stranger.isQuotedBriefly(Settings.read(SETTINGS, line.replace("TEXT", text))
                    .getLeft()
                    .sentence());
            Stranger.isQuotedBriefly(PACKS.find(text).getLeft().sentence());
        }
    }

    @Test
    void anOptionThatDoesNotExistAndThoseThatDoAreQuotedBriefly() {
        Seq<String> options = Array.range(0, 10).map(i -> i + Stranger.LETTERS);
        for (String text : Array.of(Stranger.TEXT, Stranger.LETTERS)) {
            Stranger.isQuotedBriefly(
                    Notation.<String>ofText().read(text, options).getLeft().sentence());
        }
    }
}
