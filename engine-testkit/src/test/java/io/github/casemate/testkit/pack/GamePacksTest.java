package io.github.casemate.testkit.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.BrokenPack;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import io.github.casemate.testkit.games.KuhnPokerPack;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs are found by id, and what is wrong with one is said of that one. */
class GamePacksTest {

    /** {@code META-INF/services} of these tests lists good packs and strange ones. */
    private final GamePacks found = GamePacks.onPath();

    @Test
    void thoseThatCanBeUsedAreFoundInOrder() {
        assertThat(found.usable().map(pack -> pack.info().id()))
                .containsExactly("agenda-pig", "island-siege", "kuhn-poker", "pig");
        assertThat(found.find("pig").get()).isInstanceOf(PigPack.class);
        assertThat(found.find("kuhn-poker").get()).isInstanceOf(KuhnPokerPack.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"agenda-pig", "island-siege", "kuhn-poker", "pig"})
    void aGameIsPlayedWithoutKnowingWhichItIs(String id) {
        playOn(found.find(id).get());
    }

    private static <S, A, E, V> void playOn(GamePack<S, A, E, V> pack) {
        Game<S, A, E, V> game = pack.create(Settings.standard(pack.settings())).get();
        Match<S, A, E, V> match = Match.of(game, 7L);
        for (int i = 0; i < 20 && !match.isOver(); i++) {
            Array<A> options = game.legalActions(match.state()).toArray();
            Array<String> texts = options.map(pack.notation(game)::of);
            assertThat(texts).doesNotHaveDuplicates();
            for (int option = 0; option < options.size(); option++) {
                assertThat(pack.notation(game).read(texts.get(option), options)).containsExactly(options.get(option));
            }
            match = match.play(options.get(i % options.size()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twin          | Two games are called 'twin': io.github.casemate.testkit.pack.StrangePack$OtherTwin and io.github.casemate.testkit.pack.StrangePack$Twin.
            throwing      | The game 'throwing' cannot be used: it threw java.lang.UnsupportedOperationException: not today.
            forgetful     | The game 'forgetful' cannot be used: it says that the settings of its game with the standard settings are 'target=7'.
            careless      | The game 'careless' cannot be used: it says that the settings of its game with 'target=1' are the standard settings.
            out-of-bounds | The game 'out-of-bounds' cannot be used: its setting 'target' does not read its own text back.
            same-name     | The game 'same-name' cannot be used: two of its settings are called 'target'.
            refusing      | The game 'refusing' cannot be used: its standard settings cannot be played: Not with me.
            pgi           | There is no game 'pgi' (Did you mean 'pig'?); there are: agenda-pig, island-siege, kuhn-poker, pig.
            go            | There is no game 'go'; there are: agenda-pig, island-siege, kuhn-poker, pig.
            """)
    void whatCannotBeUsedIsNamed(String id, String sentence) {
        assertThat(found.find(id).getLeft().sentence()).isEqualTo(sentence);
        assertThat(found.find(id).getLeft().code()).isEqualTo(GamePacks.UNKNOWN);
    }

    @Test
    void aPackWithoutAnIdIsNamedByItsClass() {
        assertThat(found.broken().map(BrokenPack::name))
                .contains(StrangePack.Nameless.class.getName(), StrangePack.Unmade.class.getName());
        assertThat(found.broken().map(BrokenPack::reason))
                .anyMatch(reason -> reason.contains("StrangePack$Unmade' cannot be used: making it threw")
                        && reason.endsWith("no room."))
                .anyMatch(reason -> reason.contains("StrangePack$Nameless' cannot be used")
                        && reason.contains("the id of a game is kebab-case, not 'Not A Name'"));
    }

    @Test
    void packsThatAreAtHandAreTriedInTheSameWay() {
        GamePacks packs = GamePacks.of(Array.of(new PigPack(), new StrangePack.Throwing()));
        assertThat(packs.usable()).hasSize(1);
        assertThat(packs.broken().map(BrokenPack::name)).containsExactly("throwing");
    }

    /** Whoever has no memory left has other worries than a broken pack; whoever never returns is just another one. */
    @Test
    void whatThreatensTheProgramItselfIsNotBlamedOnAPack() {
        assertThatThrownBy(() -> GamePacks.of(Array.of(new ThrowingError(new InternalError("no memory")))))
                .isInstanceOf(InternalError.class);
        assertThat(GamePacks.of(Array.of(new ThrowingError(new StackOverflowError())))
                        .broken()
                        .map(BrokenPack::reason))
                .containsExactly("The game 'deep' cannot be used: it threw java.lang.StackOverflowError.");
    }

    private static final class ThrowingError extends StrangePack {

        private final Error error;

        ThrowingError(Error error) {
            super("deep");
            this.error = error;
        }

        @Override
        public Seq<Setting<?>> settings() {
            throw error;
        }
    }

    @Test
    void aGameOfWhichNobodyKnowsTheOddsHasAnOutlookWithoutNotes() {
        Outlook<Pig.Action, Pig.State> outlook = Outlook.of(new PigPack());
        assertThat(outlook.pack()).isEqualTo("pig");
        assertThat(outlook.legend()).isEmpty();
        assertThat(PageDrawing.of(new PigPack())).isEmpty();
    }

    @Test
    void settingsMakeTheGame() {
        PigPack pack = new PigPack();
        Settings settings =
                Settings.read(pack.settings(), "target=30 players=4").get();
        assertThat(pack.create(settings)).containsExactly(new Pig(4, 30));
        assertThat(pack.settingsOf(new Pig(4, 30))).isEqualTo(settings).hasToString("players=4 target=30");
    }

    /** A pack with two documents, of which one has a standard value that is written in another way. */
    private static final class WithDocuments extends StrangePack {

        static final Setting<String> MAP =
                Setting.document("map", String.class, "here be dragons", "Which map is used.");
        static final Setting<Integer> TILES = Setting.document("tiles", String.class, 7, "Which tiles there are.");

        WithDocuments() {
            super("documents");
        }

        @Override
        public Seq<Setting<?>> settings() {
            return Array.of(TARGET, MAP, TILES);
        }
    }

    @Test
    void aPackShipsItsDocumentsAndNothingElseByDefault() {
        StrangePack pack = new WithDocuments();
        assertThat(pack.documents()).containsExactly(new ShippedDocument("map", "map", "here be dragons"));
        assertThat(pack.box()).isEmpty();
        assertThat(pack.leftOut()).isEmpty();
        assertThat(pack.settingsForShow()).isEmpty();
        assertThat(pack.settingsForBots()).isEqualTo(Settings.standard(pack.settings()));
        Pig pig = new Pig(2, 50);
        assertThat(pack.fromAbove(pig, pig.newGame())).isEqualTo(pig.view(pig.newGame(), PlayerId.SPECTATOR));
        assertThat(pack.filled(pig)).isEqualTo(pig.players());
        assertThat(pack.seatName(pig, PlayerId.of(1))).isEqualTo("P2");
    }
}
