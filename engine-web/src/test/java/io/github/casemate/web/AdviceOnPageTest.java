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
