package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page asks about a position besides the board: advice, things, the box. */
class AdviceOnPageTest {

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island"})
    void everyOptionIsAdvisedOnOnceAndSomeWithAChance(String game) {
        begin(game);
        int options = look().required("options").items("options").size();
        JsonTree hint = ask("{\"do\":\"hint\"}");
        JsonTree analysis = ask("{\"do\":\"analyse\"}");
        for (JsonTree advice : List.of(hint, analysis)) {
            assertThat(advice.required("rated").items("rated"))
                    .extracting(one -> one.number("option"))
                    .hasSize(options)
                    .doesNotHaveDuplicates()
                    .allMatch(option -> option >= 0 && option < options);
            assertThat(advice.text("by")).isNotEmpty();
        }
        assertThat(analysis.required("rated").items("rated"))
                .anyMatch(one -> one.field("chance").isDefined());
    }

    /** The purposeful bot often knows what to lay without looking at anything; a person wants to see the others too. */
    @Test
    void whatABotKnowsAtOnceIsWeighedByASearch() {
        ask("{\"do\":\"new\",\"game\":\"king-of-fire-island\",\"settings\":{},\"seed\":5}");
        JsonTree hint = ask("{\"do\":\"hint\"}");
        for (int i = 0; i < 60 && (hint.number("looks") > 0 || options(hint).size() == 1); i++) {
            JsonTree choice = ask("{\"do\":\"think\",\"bot\":\"easy\"}");
            ask("{\"do\":\"answer\",\"answer\":\"" + choice.text("answer") + "\"}");
            hint = ask("{\"do\":\"hint\"}");
        }
        assertThat(hint.number("looks")).isZero();
        JsonTree analysis = ask("{\"do\":\"analyse\"}");
        assertThat(analysis.isTrue("known")).isTrue();
        assertThat(options(analysis).get(0).number("option"))
                .isEqualTo(options(hint).get(0).number("option"));
        assertThat(options(analysis))
                .hasSameSizeAs(options(hint))
                .allMatch(one -> one.field("chance").isDefined());
    }

    private static List<JsonTree> options(JsonTree advice) {
        return advice.required("rated").items("rated");
    }

    @Test
    void aSearchTellsHowFarItIs() {
        begin("battle-for-the-island");
        List<Double> heard = new ArrayList<>();
        PageEngine.answer("{\"do\":\"think\",\"bot\":\"normal\"}", heard::add);
        assertThat(heard).hasSizeGreaterThan(10).isSorted().allMatch(part -> part >= 0 && part <= 1);
        assertThat(heard.get(heard.size() - 1)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle-for-the-island", "island-of-fog", "island-siege", "king-of-fire-island"})
    void thingsAndTheBoxHaveNamesAndSentences(String game) {
        begin(game);
        JsonTree things = ask("{\"do\":\"things\",\"viewer\":0,\"names\":[\"A\",\"B\"]}");
        things.required("things")
                .items("things")
                .forEach(thing -> assertThat(thing.text("name")).isNotBlank());
        ask("{\"do\":\"box\",\"game\":\"" + game + "\"}")
                .required("items")
                .items("items")
                .forEach(item -> assertThat(item.text("facts")).isNotBlank());
    }

    @Test
    void whatIsNotThereIsOneSentence() {
        begin("island-siege");
        assertThat(ask("{\"do\":\"think\",\"bot\":\"nobody\"}").text("error"))
                .startsWith("There is no bot")
                .endsWith(".");
        assertThat(ask("{\"do\":\"box\",\"game\":\"chess\"}").text("error"))
                .isEqualTo("There is no game 'chess' on this page.");
        assertThat(ask("{\"do\":\"board\",\"viewer\":9,\"names\":[\"A\",\"B\"]}")
                        .text("error"))
                .isEqualTo("There is no seat 10 here.");
    }

    private static void begin(String game) {
        ask("{\"do\":\"new\",\"game\":\"" + game + "\",\"settings\":{},\"seed\":7}");
    }

    private static JsonTree look() {
        int asked = ask("{\"do\":\"back\",\"decisions\":0}").number("asked");
        return ask("{\"do\":\"look\",\"viewer\":" + asked + ",\"names\":[\"A\",\"B\"]}");
    }

    private static JsonTree ask(String request) {
        return JsonTree.read(PageEngine.answer(request));
    }
}
