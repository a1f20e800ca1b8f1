package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.json.SavedMatch;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The page writes and reads the saved matches of all other programs. */
class SavedTextTest {

    private static final GamePacks PACKS = GamePacks.onPath();

    @TestFactory
    Stream<DynamicTest> everyMatchIsTheSameTextEverywhere() {
        return PACKS.usable()
                .toJavaStream()
                .map(pack -> DynamicTest.dynamicTest(pack.info().id(), () -> {
                    for (int seed = 1; seed <= 3; seed++) {
                        compared(pack, seed, 40 * seed, seed == 3);
                    }
                }));
    }

    private static <S, A, E, V> void compared(GamePack<S, A, E, V> pack, long seed, int decisions, boolean givenUp) {
        Match<S, A, E, V> match = played(pack, Settings.standard(pack.settings()), seed, decisions);
        Match<S, A, E, V> ended =
                givenUp && !match.isOver() ? match.resign(match.turn().asked().get()) : match;
        String text = new SavedText<>(pack).write(ended);
        assertThat(text).isEqualTo(SavedMatch.write(pack, ended));
        assertThat(new SavedText<>(pack).read(JsonTree.read(text))).isEqualTo(ended);
    }

    private static <S, A, E, V> Match<S, A, E, V> played(
            GamePack<S, A, E, V> pack, Settings settings, long seed, int decisions) {
        Game<S, A, E, V> game = pack.create(settings).get();
        Match<S, A, E, V> match = Match.of(game, seed);
        SplitMix64 random = new SplitMix64(seed);
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            match = match.play(
                    match.legalActions().get(random.nextInt(match.legalActions().size())));
        }
        return match;
    }

    @Test
    void settingsThatAreNotStandardAreWritten() {
        String text = siege("players=3");
        assertThat(text).contains("\"settings\": {\"players\": \"3\"}");
    }

    @Test
    void damagedTextsAreRefusedWithASentence() {
        String text = siege("players=2");
        List<String> damaged = List.of(
                text.substring(0, text.length() / 2),
                text.replace("\"match\"", "\"view\""),
                text.replace("\"schema\": 1", "\"schema\": 2"),
                text.replace("\"game\": \"island-siege\"", "\"game\": \"chess\""),
                text.replace("\"rules\": 1", "\"rules\": 9"),
                text.replace("\"seed\": 5", "\"seed\": 6"),
                text.replace("\"seed\": 5", "\"seed\": 99999999999999999999999"),
                text.replace("\"seed\": 5", "\"seed\": \"5\""),
                text.replaceFirst("\"actions\": \\[\\s*\"[^\"]*\"", "\"actions\": [\"castle\""),
                text.replaceFirst("\"actions\": \\[\\s*\"[^\"]*\",\\s*", "\"actions\": ["),
                text.replace("\"chance\": \"seed\"", "\"chance\": \"entered\""),
                text.replace("\"settings\": {}", "\"settings\": {\"cards\": [{}]}"),
                text.replaceFirst("\"sha256\": \"...", "\"sha256\": \"fff"),
                "[".repeat(100_000),
                "",
                "null");
        for (String one : damaged) {
            assertThat(one).isNotEqualTo(text);
            JsonTree answer = JsonTree.read(PageEngine.answer(
                    JsonTree.object().put("do", "open").put("text", one).toString()));
            assertThat(answer.text("error"))
                    .as(one.substring(0, Math.min(60, one.length())))
                    .endsWith(".");
        }
    }

    @Test
    void whatIsRefusedChangesNothing() {
        ask("{\"do\":\"new\",\"game\":\"battle-for-the-island\",\"settings\":{},\"seed\":3}");
        String before = ask("{\"do\":\"save\"}").text("text");
        for (String wrong : List.of(
                "{\"do\":\"open\",\"text\":\"{}\"}",
                "{\"do\":\"choose\",\"option\":999,\"decisions\":0}",
                "{\"do\":\"choose\",\"option\":0,\"decisions\":7}",
                "{\"do\":\"answer\",\"answer\":\"castle\"}",
                "{\"do\":\"back\",\"decisions\":4}",
                "{\"do\":\"resign\",\"seat\":9}",
                "{\"do\":\"think\",\"bot\":\"nobody\"}",
                "{\"do\":\"new\",\"game\":\"battle-for-the-island\",\"settings\":{\"live\":\"many\"},\"seed\":3}",
                "{\"do\":\"look\",\"viewer\":7,\"names\":[\"a\",\"b\"]}",
                "{\"do\":\"dance\"}",
                "{}")) {
            assertThat(ask(wrong).text("error")).as(wrong).endsWith(".");
        }
        assertThat(ask("{\"do\":\"save\"}").text("text")).isEqualTo(before);
    }

    /** Whoever asks on a page waits for an answer, and the next question waits for it too. */
    @Test
    void evenAFaultIsAnsweredWithASentence() {
        String noBots = "{\"do\":\"compare\",\"game\":\"island-siege\",\"bots\":[],\"from\":1,\"to\":1}";
        assertThat(ask(noBots).text("error")).startsWith("The engine failed: ").endsWith(".");
    }

    private static JsonTree ask(String request) {
        return JsonTree.read(PageEngine.answer(request));
    }

    @Test
    void jsonIsReadAsItIsWritten() {
        String text = "{\"a\":[1,-2.5e3,true,false,null,\"\\u00e9\\n\\\"x\"],\"b\":{}}";
        assertThat(JsonTree.read(text).toString())
                .isEqualTo("{\"a\":[1,-2.5e3,true,false,null,\"é\\n\\\"x\"],\"b\":{}}");
        for (String wrong : List.of("{", "{\"a\":1,}", "[1 2]", "01", "\"\\x\"", "{\"a\":1,\"a\":2}", "tru", "1 1")) {
            assertThatThrownBy(() -> JsonTree.read(wrong)).as(wrong).isInstanceOf(UnusableException.class);
        }
    }

    private static String siege(String settings) {
        return siege(PACKS.find("island-siege").get(), settings);
    }

    private static <S, A, E, V> String siege(GamePack<S, A, E, V> pack, String settings) {
        return new SavedText<>(pack)
                .write(played(pack, Settings.read(pack.settings(), settings).get(), 5, 12));
    }
}
