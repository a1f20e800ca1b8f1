package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.ShippedDocument;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/**
 * The same seeds are the same games, whoever has compiled them: with fast bots and with bots that search, of every pack, as
 * WebAssembly and as JavaScript. {@code ./dev browser} plays many more.
 */
class SameGamesIT {

    private static final int FAST = Integer.getInteger("casemate.page.games", 10);
    private static final int SEARCHED = Integer.getInteger("casemate.page.searched", 1);

    /** Asks a worker of each form at the same time. */
    private static final String ASK = """
            const [requests, forms, done] = arguments;
            Promise.all(forms.map(form => new Promise(all => {
              const worker = new Worker("worker.js" + form), answers = [];
              worker.onmessage = ({ data }) => {
                if (data.answer === undefined) return;
                answers.push(data.answer);
                if (answers.length === requests.length) all(answers);
              };
              requests.forEach((request, id) => worker.postMessage({ id, request: JSON.parse(request) }));
            }))).then(answers => done(JSON.stringify(answers)));
            """;

    @Test
    void browsersPlayTheGamesOfTheJvm() throws IOException {
        List<String> requests = requests();
        CompletableFuture<List<String>> here = CompletableFuture.supplyAsync(
                () -> requests.stream().skip(1).map(PageEngine::answer).toList());
        try (RealBrowser browser = RealBrowser.open()) {
            browser.load("");
            JsonTree answers =
                    JsonTree.read(String.valueOf(browser.asynchronous(ASK, requests, List.of("", "?javascript"))));
            List<JsonTree> forms = answers.items("forms");
            assertThat(forms.get(0).items("answers").get(0).text("form")).isEqualTo("WebAssembly");
            assertThat(forms.get(1).items("answers").get(0).text("form")).isEqualTo("JavaScript");
            for (JsonTree form : forms) {
                List<JsonTree> told = form.items("answers");
                for (int i = 1; i < requests.size(); i++) {
                    assertThat(told.get(i).toString())
                            .as(told.get(0) + " " + requests.get(i))
                            .isEqualTo(here.join().get(i - 1))
                            .doesNotContain("\"error\"");
                }
            }
        }
    }

    private static List<String> requests() {
        List<String> requests = new ArrayList<>(List.of("{\"do\":\"form\"}"));
        requests.add(games("battle-for-the-island", "", FAST, "greedy@1", "random"));
        requests.add(games("battle-for-the-island", "", SEARCHED, "ismcts@10"));
        requests.add(games("island-of-fog", "players=3 board=3x3", FAST, "greedy@1", "random"));
        requests.add(games("island-of-fog", "board=3x3", SEARCHED, "planner@60", "ismcts@4"));
        requests.add(games("island-siege", "players=4", FAST, "scripted", "random", "greedy@1", "random"));
        requests.add(games("island-siege", "modules=captains,coquina,monuments,ramparts", SEARCHED, "ismcts@6"));
        requests.add(games("island-siege", "players=1 modules=ghost-captain", SEARCHED, "ismcts@6"));
        requests.add(games("king-of-fire-island", "turns=10", FAST, "casual", "purposeful", "keen"));
        requests.add(games("king-of-fire-island", "players=3 turns=4", SEARCHED, "lookahead", "random"));
        GamePacks.onPath()
                .usable()
                .forEach(pack -> pack.documents().forEach(shipped -> requests.addAll(documents(pack, shipped))));
        return requests;
    }

    /** What is shipped, and a match with it, saved: where something in it is changed, it is a document in the match. */
    private static List<String> documents(GamePack<?, ?, ?, ?> pack, ShippedDocument shipped) {
        String game = pack.info().id();
        String text = new SettingsTree(pack).text(shipped.name());
        String changed = text.replaceFirst("\"(name|source)\": \"", "\"$1\": \"New ");
        JsonTree settings = JsonTree.object()
                .put(shipped.setting(), JsonTree.object().put("documents", JsonTree.array(List.of(changed))));
        if (game.equals("island-siege") && !shipped.name().equals("base")) {
            settings.put("modules", shipped.name());
        }
        JsonTree asked =
                JsonTree.object().put("do", "document").put("game", game).put("name", shipped.name());
        JsonTree begun = JsonTree.object()
                .put("do", "new")
                .put("game", game)
                .put("settings", settings)
                .put("seed", 7);
        return List.of(asked.toString(), begun.toString(), "{\"do\":\"save\"}");
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
