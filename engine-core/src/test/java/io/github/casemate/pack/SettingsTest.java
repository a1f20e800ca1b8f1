package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Settings have texts, and what is wrong with one is said with what would be right. */
class SettingsTest {

    private static final Setting<Integer> PLAYERS = Setting.number("players", 2, 4, 2, "How many play.");
    private static final Setting<Boolean> OPEN = Setting.flag("open-hands", "Whether hands are open.");
    private static final Setting<String> MAP =
            Setting.choice("map", Array.of("lagoon", "reef"), "reef", text -> text, "Which map is used.");
    private static final Setting<Array<String>> MODULES =
            Setting.several("modules", Array.of("captains", "ramparts"), "What is added.");
    private static final Setting<Array<Integer>> TILES =
            Setting.document("tiles", Integer.class, Array.of(1, 2), "Which tiles there are.");
    private static final Seq<Setting<?>> ALL = Array.of(PLAYERS, OPEN, MAP, MODULES, TILES);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "players=3",
                "open-hands=true map=lagoon",
                "modules=captains,ramparts",
                "players=4 modules=ramparts"
            })
    void theTextIsReadBack(String line) {
        Settings settings = Settings.read(ALL, line).get();
        Settings again = Settings.read(ALL, settings.toString()).get();
        assertThat(settings).hasToString(line).isEqualTo(again).hasSameHashCodeAs(again);
    }

    @Test
    void otherNamesAndWordsAreForProgramsAndPeopleOnly() {
        Setting<Integer> limit = Setting.number("limit", 0, 9, 0, "When it ends.")
                .spelled("none", 0)
                .also("l", "end-after");
        Seq<Setting<?>> settings = Array.of(limit);

        assertThat(limit.aliases()).containsExactly("l", "end-after");
        assertThat(limit.read("None")).containsExactly(0);
        assertThat(limit.text(0)).isEqualTo("0");
        assertThat(limit.read("12").getLeft())
                .isEqualTo("'12' is not possible; possible: a number from 0 to 9, or none");
        assertThat(Settings.read(settings, "limit=3"))
                .containsExactly(Settings.standard(settings).with(limit, 3));
        assertThat(Settings.read(settings, "l=3").isLeft()).isTrue();
        assertThatThrownBy(() -> limit.also("End After")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSettingSaysWhatItIsAndWhatIsPossible() {
        Setting<Boolean> open = Setting.flag("open-hands", "Whether hands are open.");
        assertThat(open.about()).isEqualTo("Whether hands are open.");
        assertThat(open.possible()).isEqualTo("false, true");
        assertThat(open).hasToString("open-hands").isEqualTo(OPEN).hasSameHashCodeAs(OPEN);
        assertThat(open).isNotEqualTo(PLAYERS).doesNotHaveSameHashCodeAs(PLAYERS);

        Seq<String> maps = Array.of("lagoon", "reef");
        assertThat(Setting.choice("map", maps, "reef", text -> text, "Which map is used.")
                        .possible())
                .isEqualTo("lagoon, reef");
        assertThat(Setting.several("modules", Array.empty(), "What is added.").possible())
                .isEqualTo("none");
        assertThat(Setting.several("modules", Array.of("captains"), "What is added.")
                        .possible())
                .isEqualTo("none, or any of captains");
        assertThat(Setting.document("tiles", Integer.class, 7, "Which tiles there are.")
                        .possible())
                .isEqualTo("standard, or a document");
    }

    @Test
    void whatIsNotSaidIsStandard() {
        Settings settings = Settings.read(ALL, "  players=3 ").get();
        assertThat(settings.get(PLAYERS)).isEqualTo(3);
        assertThat(settings.get(MAP)).isEqualTo("reef");
        assertThat(settings.changed()).containsExactly(PLAYERS);
        assertThat(Settings.standard(ALL).changed()).isEmpty();
    }

    @Test
    void aLineMayChangeOtherSettingsThanTheStandardOnes() {
        Settings settings =
                Settings.standard(ALL).with(PLAYERS, 3).and("map=lagoon").get();
        assertThat(settings).hasToString("players=3 map=lagoon");
        assertThat(settings.and("players=2").get()).hasToString("map=lagoon");
        assertThat(settings.and("players=7").isLeft()).isTrue();
    }

    @Test
    void severalNamesComeInTheOrderInWhichTheyAreListed() {
        assertThat(Settings.read(ALL, "modules=ramparts,captains").get().get(MODULES))
                .containsExactly("captains", "ramparts");
        assertThat(Settings.read(ALL, "modules=none").get()).isEqualTo(Settings.standard(ALL));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            player=3          | There is no setting 'player' (Did you mean 'players'?); there are: players, open-hands, map, modules, tiles.
            players=5         | players: '5' is not possible; possible: a number from 2 to 4.
            players=1         | players: '1' is not possible; possible: a number from 2 to 4.
            players=two       | players: 'two' is not possible; possible: a number from 2 to 4.
            players=99999999999999999999 | players: '99999999999999999999' is not possible; possible: a number from 2 to 4.
            players=          | players: '' is not possible; possible: a number from 2 to 4.
            map=lagon         | map: 'lagon' is not possible (Did you mean 'lagoon'?); possible: lagoon, reef.
            open-hands=yes    | open-hands: 'yes' is not possible; possible: false, true.
            modules=captians  | modules: 'captians' is not possible (Did you mean 'captains'?); possible: none, or any of captains, ramparts.
            modules=captains, | modules: '' is not possible; possible: none, or any of captains, ramparts.
            tiles=other       | tiles: 'other' is not possible; possible: standard, or a document.
            players           | 'players' is not of the form name=value.
            =3                | There is no setting ''; there are: players, open-hands, map, modules, tiles.
            """)
    void whatIsWrongIsSaidWithWhatIsPossible(String line, String sentence) {
        assertThat(Settings.read(ALL, line).getLeft().sentence()).isEqualTo(sentence);
    }

    @Test
    void theCodesTellWhatIsWrong() {
        assertThat(Settings.read(ALL, "palyers=3").swap().map(Rejection::code)).containsExactly(Settings.UNKNOWN);
        assertThat(Settings.read(ALL, "players=9").swap().map(Rejection::code)).containsExactly(Settings.IMPOSSIBLE);
    }

    @Test
    void aProgramCannotPutInWhatIsNotPossible() {
        assertThatThrownBy(() -> Settings.standard(ALL).with(PLAYERS, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("players: '7' is not possible; possible: a number from 2 to 4");
        assertThatThrownBy(() -> Settings.standard(Array.of(PLAYERS)).with(OPEN, true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game has no setting 'open-hands'; it has players");
    }

    @Test
    void examplesArePossibleAndBeginWithTheStandard() {
        assertThat(PLAYERS.examples()).startsWith(PLAYERS.standard()).contains(2, 4);
        assertThat(OPEN.examples()).containsExactly(false, true);
        assertThat(MAP.examples()).containsExactly("reef", "lagoon");
        assertThat(MODULES.examples())
                .containsExactly(
                        Array.empty(), Array.of("captains"), Array.of("ramparts"), Array.of("captains", "ramparts"));
        assertThat(TILES.examples()).containsExactly(Array.of(1, 2));
    }

    @Test
    void aDocumentIsAValueLikeAnyOther() {
        Settings other = Settings.standard(ALL).with(TILES, Array.of(3));
        assertThat(other.get(TILES)).containsExactly(3);
        assertThat(other).isNotEqualTo(Settings.standard(ALL)).hasToString("tiles=other-8fea2b3d");
        assertThat(other).doesNotHaveSameHashCodeAs(Settings.standard(ALL));
        assertThat(Settings.standard(ALL).with(TILES, Array.of(4)).toString()).isNotEqualTo(other.toString());
        assertThat(TILES.document()).containsExactly(Integer.class);
    }

    @Test
    void aNameHasAtMostSixtyCharacters() {
        assertThat(Setting.flag("q".repeat(60), "Whether.").name()).hasSize(60);
        assertThatThrownBy(() -> Setting.flag("q".repeat(61), "Whether."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the name of a setting is kebab-case of at most 60 characters, not 'qqq");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Players", "two words", "-x", "a--b", "caf\u00e9"})
    void aNameIsKebabCase(String name) {
        assertThatThrownBy(() -> Setting.flag(name, "Whether.")).isInstanceOf(IllegalArgumentException.class);
    }
}
