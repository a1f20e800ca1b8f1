package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same seeds are the same games, whoever has compiled them: fast bots, and one game with search, of every pack. {@code
 * -Dcasemate.browser-games=200} plays more.
 */
class SameGamesIT {

    private static final int FAST = Integer.getInteger("casemate.browser-games", 10);
    private static final int SEARCHED = FAST > 10 ? 5 : 1;

    private static final String ASK = """
            const [requests, form, done] = arguments;
            const worker = new Worker("worker.js" + form);
            const answers = [];
            worker.onmessage = ({ data }) => { answers.push(data.answer); if (answers.length === requests.length) done(JSON.stringify(answers)); };
            requests.forEach((request, id) => worker.postMessage({ id, request: JSON.parse(request) }));
            """;

    @ParameterizedTest
    @ValueSource(strings = {"", "?javascript"})
    void browsersPlayTheGamesOfTheJvm(String form) throws IOException {
        List<String> requests = requests();
        try (RealBrowser browser = RealBrowser.open(1280, 800)) {
            browser.load("");
            JsonTree answers = JsonTree.read(String.valueOf(browser.asynchronous(ASK, requests, form)));
            List<JsonTree> told = answers.items("answers");
            assertThat(told.get(0).text("form")).isEqualTo(form.isEmpty() ? "WebAssembly" : "JavaScript");
            for (int i = 1; i < requests.size(); i++) {
                assertThat(told.get(i).toString()).as(requests.get(i)).isEqualTo(PageEngine.answer(requests.get(i)));
            }
        }
    }

    private static List<String> requests() {
        List<String> requests = new ArrayList<>(List.of("{\"do\":\"form\"}"));
        requests.add(games("battle-for-the-island", "", FAST, "greedy@1", "random"));
        requests.add(games("battle-for-the-island", "", SEARCHED, "ismcts@30"));
        requests.add(games("island-of-fog", "players=3 board=3x3", FAST, "greedy@1", "random"));
        requests.add(games("island-of-fog", "", SEARCHED, "ismcts@10"));
        requests.add(games("island-siege", "players=4", FAST, "scripted", "greedy@1", "random"));
        requests.add(games("island-siege", "modules=captains,coquina,monuments,ramparts", SEARCHED, "ismcts@20"));
        requests.add(games("island-siege", "players=1 modules=ghost-captain", SEARCHED, "ismcts@20"));
        requests.add(games("king-of-fire-island", "", FAST, "random"));
        return requests;
    }

    private static String games(String game, String settings, int number, String... bots) {
        return JsonTree.object()
                .put("do", "compare")
                .put("game", game)
                .put("settings", settings)
                .put("bots", JsonTree.array(List.of(bots)))
                .put("from", 1)
                .put("to", number)
                .toString();
    }
}
