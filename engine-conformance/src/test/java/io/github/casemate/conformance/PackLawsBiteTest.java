package io.github.casemate.conformance;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** A pack that breaks a law fails it, and is told what is wrong. */
class PackLawsBiteTest {

    private static final class Laws extends PackConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {

        private final StrangePig pack;

        Laws(StrangePig pack) {
            this.pack = pack;
        }

        @Override
        public StrangePig pack() {
            return pack;
        }

        Settings three() {
            return settings().with("players", "3").get();
        }

        Playthrough<Pig.State, Pig.Action, Pig.Event> one() {
            Playthroughs<Pig.State, Pig.Action, Pig.Event> games = Playthroughs.of(checks().game());
            return games.played(games.starts().head(), 3, 12);
        }
    }

    /** The author says why a setting is idle. */
    private static final class Excused extends PackConformance<Pig.State, Pig.Action, Pig.Event, Pig.State> {
        @Override
        public StrangePig pack() {
            return new StrangePig.Pretends();
        }

        @Override
        public Map<String, String> idleSettings() {
            return LinkedHashMap.of("idle", "it is there to be ignored");
        }
    }

    @Test
    void optionsThatAreWrittenAlikeAreFound() {
        Laws laws = new Laws(new StrangePig.Mumbles());
        assertThatThrownBy(() -> laws.notationsAreReadBack(laws.one()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("HOLD and ROLL are both written 'go on'")
                .hasMessageContaining("steps of: play(\"new game\", 3L");
    }

    @Test
    void aSettingThatDoesNothingIsNamed() {
        assertThatThrownBy(new Laws(new StrangePig.Pretends())::everySettingMakesADifference)
                .isInstanceOf(AssertionError.class)
                .hasMessageEndingWith("why not, or mend them: idle=true");
    }

    @Test
    void anAuthorMaySayWhyASettingDoesNothing() {
        assertThatCode(new Excused()::everySettingMakesADifference).doesNotThrowAnyException();
    }

    @Test
    void aPackThatForgetsASettingIsFound() {
        assertThatThrownBy(new Laws(new StrangePig.Pretends())::theGameKnowsItsSettings)
                .isInstanceOf(AssertionError.class)
                .hasMessage("the game of 'idle=true' says that its settings are ''");
    }

    @Test
    void aTypeThatIsNotListedIsNamed() {
        Laws laws = new Laws(new StrangePig.Forgets());
        assertThatThrownBy(() -> laws.documentsAreReadBack(laws.one())).hasMessageContaining("Rolled");
    }

    @Test
    void aGameWithoutWordsSaysSo() {
        Laws laws = new Laws(new StrangePig());
        assertThatThrownBy(() -> laws.everythingHasWords(laws.one()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("has no words of its own")
                .hasMessageContaining("fallbackIsMeant()");
        assertThatThrownBy(laws::theGameIsExplained).isInstanceOf(AssertionError.class);
    }

    @Test
    void aGoldenGameThatWasNeverWrittenIsMissed() {
        Seq<String> said = List.of("golden/pig/players=3/seed-1.txt is another game now", "-Dcasemate.write=true");
        PackChecks<Pig.State, Pig.Action, Pig.Event, Pig.State> three =
                PackChecks.of(new StrangePig(), new Laws(new StrangePig()).three());
        said.forEach(part -> assertThatThrownBy(() -> three.goldenGames(1))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(part));
    }
}
