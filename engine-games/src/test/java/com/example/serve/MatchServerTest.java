package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.testkit.games.KuhnPoker;
import io.github.casemate.testkit.games.KuhnPokerPack;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server answers, one request at a time. */
class MatchServerTest {

    @TempDir
    static Path folder;

    private static MatchServer server;

    private Hosted poker;
    private Client ada;
    private Client ben;

    @BeforeAll
    static void open() throws IOException {
        server = new MatchServer(folder, 0, Hosted.HOSTS_TOKEN);
    }

    @BeforeEach
    void begin() {
        poker = Hosted.begin(server.port(), "kuhn-poker", "", "Ada", "Ben");
        ada = poker.seat("P1");
        ben = poker.seat("P2");
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
    }

    @Test
    void aSeatSeesItsViewAndItsQuestionInWords() {
        JsonNode table = ada.table(0);
        assertThat(table.path("seat").asText()).isEqualTo("P1");
        assertThat(table.path("names").toString()).isEqualTo("[\"Ada\",\"Ben\"]");
        assertThat(table.path("asked").asText()).isEqualTo("P1");
        assertThat(table.path("view").path("document").asText()).isEqualTo("view");
        assertThat(table.path("question").path("heading").asText()).isNotBlank();
        assertThat(table.path("question").path("options").toString())
                .contains("{\"action\":\"pass\",\"label\":\"Pass\"}", "{\"action\":\"bet\",\"label\":\"Bet\"}");
        assertThat(ada.table(0).path("news").path(0).path("sentence").asText()).startsWith("Dealt");
        assertThat(ben.table(0).has("question")).isFalse();
        assertThat(poker.seat("watch").table(0).path("seat").isNull()).isTrue();
    }

    @Test
    void aMoveIsToldToEverybodyAndItsReceiptOnlyToWhoeverSentIt() {
        int since = ada.length();
        JsonNode after = ada.play(since, "bet").json();
        assertThat(texts(after.path("news")))
                .containsExactly(
                        "{\"accepted\":\"play\",\"action\":\"bet\"}",
                        "{\"event\":{\"kind\":\"moved\",\"player\":\"P1\",\"move\":\"bet\"},"
                                + "\"sentence\":\"Moved: you, move bet.\",\"quiet\":false}",
                        "{\"asked\":\"P2\"}");
        assertThat(texts(ben.table(since).path("news"))).hasSize(2).noneMatch(text -> text.contains("accepted"));
        assertThat(ben.options()).containsExactly("pass", "bet");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "wrong", "Bearer", "../../lock", "%00"})
    void aWrongTokenIsNobody(String token) {
        assertThat(new Client(server.port(), token).get("/seat").status()).isEqualTo(401);
        assertThat(new Client(server.port(), token).play(1, "bet").status()).isEqualTo(401);
        assertThat(new Client(server.port(), Optional.empty()).get("/seat").status())
                .isEqualTo(401);
    }

    @Test
    void aTokenOpensOneSeatOfOneMatch() {
        Hosted other = Hosted.begin(server.port(), "kuhn-poker", "", "Cleo", "Dan");
        assertThat(ada.play(ada.length(), "bet").status()).isEqualTo(200);
        assertThat(other.seat("P1").table(0).path("asked").asText()).isEqualTo("P1");
        assertThat(ada.post("/seat/play", "{\"length\":3,\"action\":\"bet\",\"seat\":\"P2\"}")
                        .status())
                .isEqualTo(400);
        assertThat(ada.play(ada.length(), "bet").code()).isEqualTo("not-your-turn");
        assertThat(poker.seat("watch").play(poker.seat("watch").length(), "bet").code())
                .isEqualTo("not-your-turn");
        assertThat(poker.seat("watch").resign(poker.seat("watch").length()).status())
                .isEqualTo(409);
        assertThat(ada.post("/matches", "{}").status())
                .as("only the host's token")
                .isEqualTo(401);
        assertThat(new Client(server.port(), Hosted.HOSTS_TOKEN).get("/seat").status())
                .isEqualTo(401);
        assertThat(ben.table(0).path("asked").asText()).isEqualTo("P2");
    }

    @Test
    void whatIsSentTwiceIsPlayedOnce() {
        int length = ada.length();
        Client.Answer once = ada.play(length, "pass");
        Client.Answer twice = ada.play(length, "pass");
        assertThat(twice).isEqualTo(once);
        ben.play(ben.length(), "bet");
        Client.Answer late = ada.play(length, "pass");
        assertThat(late.status())
                .as("it is Ada's turn again, and passing would lose")
                .isEqualTo(200);
        assertThat(late.json().path("asked").asText()).isEqualTo("P1");
        assertThat(late.json().path("length").asInt()).isEqualTo(ada.length());
    }

    @Test
    void whoDoesNotKnowWhatHasHappenedIsRefused() {
        int length = ada.length();
        ada.play(length, "pass");
        ben.play(ben.length(), "bet");
        for (int old = 0; old <= ada.length() + 2; old++) {
            if (old != ada.length()) {
                Client.Answer refused = ada.play(old, "bet");
                assertThat(refused.status()).isEqualTo(409);
                assertThat(refused.code()).isEqualTo("out-of-date");
            }
        }
        assertThat(ada.play(ada.length(), "bet")
                        .json()
                        .path("result")
                        .path("why")
                        .asText())
                .isEqualTo("showdown");
        assertThat(ada.play(ada.length(), "bet").code()).isEqualTo("game-over");
    }

    @Test
    void anActionThatIsNotAnOptionIsRefusedAndTellsOthersNothing() {
        assertThat(ada.play(ada.length(), "raise").code()).isEqualTo("no-such-option");
        assertThat(ben.play(ben.length(), "raise").json().path("sentence").asText())
                .isEqualTo("It is not your turn.");
        assertThat(ada.play(ada.length(), "x".repeat(3000)).text()).hasSizeLessThan(400);
    }

    @Test
    void whoActedLastMayTakeItBackUntilSomethingIsRevealed() {
        int length = ada.length();
        assertThat(ada.undo(length).code()).as("nothing to take back").isEqualTo("no-undo");
        ada.play(length, "pass");
        assertThat(ada.table(0).path("undo").asBoolean()).isTrue();
        assertThat(ben.undo(ben.length()).code()).as("somebody else's action").isEqualTo("no-undo");
        int before = ada.length();
        Client.Answer undone = ada.undo(before);
        assertThat(texts(undone.json().path("news")))
                .containsExactly(
                        "{\"accepted\":\"undo\"}",
                        "{\"undone\":1,\"by\":\"P1\",\"sentence\":\"You take the last action back.\"}",
                        "{\"asked\":\"P1\"}");
        assertThat(ada.undo(before)).as("sent twice").isEqualTo(undone);
        assertThat(ada.play(length, "pass").json().path("asked").asText())
                .as("a request that comes after it was undone is not played again")
                .isEqualTo("P1");
        assertThat(ben.table(0).toString()).contains("Ada takes the last action back.");

        ada.play(ada.length(), "bet");
        ben.play(ben.length(), "bet");
        assertThat(ben.table(0).path("undo").asBoolean())
                .as("the cards were shown")
                .isFalse();
        assertThat(ben.undo(ben.length()).code()).isEqualTo("game-over");
    }

    @Test
    void anybodyMayResignAndThatIsTheEnd() {
        int length = ben.length();
        Client.Answer once = ben.resign(length);
        assertThat(ben.resign(length)).isEqualTo(once);
        assertThat(texts(ada.table(0).path("news"))).contains("{\"ended\":\"resign\",\"sentence\":\"Ben gives up.\"}");
        assertThat(ada.table(0).path("result").path("winners").toString()).isEqualTo("[\"P1\"]");
        assertThat(ben.undo(ben.length()).code()).isEqualTo("game-over");
    }

    @Test
    void whoComesBackHearsTheRest() {
        int mark = ben.length();
        ada.play(ada.length(), "pass");
        List<String> all = texts(ben.table(0).path("news"));
        assertThat(texts(ben.table(mark).path("news"))).isEqualTo(all.subList(mark, all.size()));
        assertThat(texts(ben.table(ben.length()).path("news"))).isEmpty();
        for (String query : List.of("since=999", "since=-1", "since=x", "since=", "wait=3", "since=1&wait=", "&")) {
            assertThat(ben.get("/seat?" + query).status()).as(query).isEqualTo(400);
        }
    }

    @Test
    void whoWaitsIsAnsweredWhenSomethingHappens() {
        int mark = ben.length();
        CompletableFuture<Client.Answer> waits = ben.getLater("/seat?since=" + mark + "&wait=25");
        CompletableFuture<Client.Answer> watches = poker.seat("watch").getLater("/seat?since=" + mark + "&wait=25");
        assertThat(ben.get("/seat?since=" + mark + "&wait=1").json().path("news"))
                .isEmpty();
        assertThat(waits).isNotDone();
        ada.play(ada.length(), "bet");
        assertThat(waits.join().json().path("question").path("options")).hasSize(2);
        assertThat(watches.join().json().path("asked").asText()).isEqualTo("P2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no json",
                "{",
                "null",
                "7",
                "[]",
                "{}",
                "{\"length\":1}",
                "{\"action\":\"bet\"}",
                "{\"length\":\"1\",\"action\":\"bet\"}",
                "{\"length\":1.5,\"action\":\"bet\"}",
                "{\"length\":-1,\"action\":\"bet\"}",
                "{\"length\":99999999999999999999,\"action\":\"bet\"}",
                "{\"length\":null,\"action\":null}",
                "{\"length\":1,\"action\":7}",
                "{\"length\":1,\"action\":[\"bet\"]}",
                "{\"length\":1,\"action\":{\"bet\":1}}",
                "{\"length\":1,\"action\":\"bet\",\"length\":1}",
                "{\"length\":1,\"action\":\"bet\",\"more\":1}",
                "{\"length\":1,\"action\":\"bet\"} {}",
                "{\"length\":1,\"action\":\"bet\"",
                "\u0000\u0001",
                "<xml/>"
            })
    void garbageIsRefused(String body) {
        Client.Answer answer = ada.post("/seat/play", body);
        assertThat(answer.status()).as(body).isEqualTo(400);
        assertThat(answer.code()).isEqualTo("body");
        assertThat(new Client(server.port(), Hosted.HOSTS_TOKEN)
                        .post("/matches", body)
                        .status())
                .isEqualTo(400);
        assertThat(ada.table(0).path("length").asInt())
                .as("nothing has happened")
                .isEqualTo(1);
    }

    @Test
    void hugeAndDeepBodiesAreRefused() {
        assertThat(ada.play(1, "x".repeat(1_000_000)).status()).isEqualTo(413);
        assertThat(ada.post("/seat/play", "[".repeat(4000)).status()).isEqualTo(400);
        assertThat(ada.post("/seat/play", "{\"length\":".repeat(400)).status()).isEqualTo(400);
        assertThat(ada.play(ada.length(), "bet").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /, 404",
        "GET, /seat/, 404",
        "GET, /seat/../seat, 404",
        "GET, /seat/play/more, 404",
        "GET, /lock, 404",
        "GET, /seat/play, 405",
        "GET, /matches, 405",
        "POST, /seat, 405",
        "PUT, /seat/play, 405",
        "DELETE, /seat, 405",
        "HEAD, /seat, 405",
        "OPTIONS, /seat, 405",
        "BREW, /seat, 405"
    })
    void unknownPathsAndMethodsAreRefused(String method, String path, int status) {
        assertThat(ada.send(method, path, "").status()).isEqualTo(status);
    }

    @Test
    void whatIsNotHttpDoesNotDisturbIt() throws IOException {
        for (String line : List.of("", "\r\n\r\n", "hello\r\n\r\n", "GET\r\n\r\n", "GET \\ HTTP/9\r\n\r\n", "\0\0\0")) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                socket.getOutputStream().write(line.getBytes(StandardCharsets.UTF_8));
                socket.shutdownOutput();
                try (InputStream answer = socket.getInputStream()) {
                    assertThat(new String(answer.readAllBytes(), StandardCharsets.UTF_8))
                            .doesNotContain("\"view\"");
                }
            }
        }
        assertThat(ada.play(ada.length(), "bet").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "chess | `` | 'A','B' | unknown-game",
                "kuhn-poker | players=3 | 'A','B' | unknown-setting",
                "island-siege | players=9 | 'A','B' | impossible-setting",
                "kuhn-poker | `` | 'A' | names",
                "kuhn-poker | `` | 'A','A' | names",
                "kuhn-poker | `` | 'A','<b>' | names",
                "kuhn-poker | `` | 'A','' | names",
                "kuhn-poker | `` | 'A',7 | names"
            })
    void aMatchThatCannotBeHasNoTokens(String game, String settings, String names, String code) {
        Client.Answer answer = new Client(server.port(), Hosted.HOSTS_TOKEN)
                .post(
                        "/matches",
                        "{\"game\":\"" + game + "\",\"settings\":\"" + settings.trim() + "\",\"names\":["
                                + names.replace('\'', '"') + "]}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.code()).isEqualTo(code);
    }

    @Test
    void whatCannotBeSavedHasNotHappened() throws IOException {
        Journal full = Journal.create(folder.resolve("full"));
        var match = new HostedMatch<>(new KuhnPokerPack(), Match.of(new KuhnPoker(), 1), Names.of("Ada", "Ben"), full);
        PlayerId seat = PlayerId.of(0);
        String before = match.table(seat, 0).toString();
        full.close();
        assertThatThrownBy(() -> match.make(new Move(Move.PLAY, seat, match.length(seat), "bet")))
                .isInstanceOf(UncheckedIOException.class);
        assertThat(match.table(seat, 0)).hasToString(before);
    }

    private static List<String> texts(JsonNode news) {
        List<String> texts = new ArrayList<>();
        news.forEach(piece -> texts.add(piece.toString()));
        return texts;
    }
}
