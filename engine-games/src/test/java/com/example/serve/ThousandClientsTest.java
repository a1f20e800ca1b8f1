package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.kernel.SplitMix64;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A thousand clients at once, on this machine and for a bounded number of requests. */
class ThousandClientsTest {

    private static final int MATCHES = 250;
    private static final int CLIENTS = 1000;

    @TempDir
    static Path folder;

    private static MatchServer server;

    @BeforeAll
    static void open() throws IOException {
        server = new MatchServer(folder, 0, Hosted.HOSTS_TOKEN);
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
    }

    /** Two players and two who watch, 250 times; each waits for news whenever there is nothing to do. */
    @Test
    void allOfThemPlayToTheEndAndHearTheSame() {
        List<Hosted> matches = new ArrayList<>();
        List<CompletableFuture<JsonNode>> clients = new ArrayList<>();
        for (int number = 0; number < MATCHES; number++) {
            Hosted match = Hosted.begin(server.port(), "kuhn-poker", "", "Ada", "Ben");
            matches.add(match);
            for (String seat : List.of("P1", "P2", "watch", "watch")) {
                clients.add(toTheEnd(match.seat(seat), 0, new SplitMix64(number)));
            }
        }
        assertThat(clients).hasSize(CLIENTS);
        for (int number = 0; number < MATCHES; number++) {
            List<String> ends = new ArrayList<>();
            for (CompletableFuture<JsonNode> client : clients.subList(4 * number, 4 * number + 4)) {
                ends.add(client.join().path("result").path("winners").toString());
            }
            assertThat(ends).hasSize(4).doesNotContain("").allMatch(ends.get(0)::equals);
            assertThat(publicNews(matches.get(number).seat("P1")))
                    .isEqualTo(publicNews(matches.get(number).seat("P2")));
        }
    }

    @Test
    void whatAThousandSendAtOnceIsPlayedOnce() {
        Hosted match = Hosted.begin(server.port(), "pig", "target=100", "Ada", "Ben");
        Client ada = match.asked();
        int length = ada.length();
        List<CompletableFuture<Client.Answer>> answers = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            answers.add(ada.sendLater("POST", "/seat/play", Client.playing(length, "roll")));
        }
        assertThat(answers).allMatch(answer -> answer.join().status() == 200);
        assertThat(ada.table(0).path("news").findValues("accepted")).hasSize(1);
    }

    @Test
    void ofAThousandDifferentMovesAtOnceOneIsPlayed() {
        Hosted match = Hosted.begin(server.port(), "pig", "target=100", "Ada", "Ben");
        Client ada = match.asked();
        int length = ada.length();
        List<CompletableFuture<Client.Answer>> answers = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            String action = i % 2 == 0 ? "roll" : "hold";
            answers.add(ada.sendLater("POST", "/seat/play", Client.playing(length, action)));
        }
        List<String> codes =
                answers.stream().map(answer -> answer.join().code()).toList();
        assertThat(codes).hasSize(CLIENTS).containsOnly("", "out-of-date");
        assertThat(codes.stream().filter(String::isEmpty).count()).isEqualTo(CLIENTS / 2);
        assertThat(ada.table(0).path("news").findValues("accepted")).hasSize(1);
    }

    /** There are more of them than the server has threads. After a while they are cut off, and the next one is served. */
    @Test
    void clientsThatStopInTheMiddleOfARequestDoNotStopOthers(@TempDir Path ownFolder) throws IOException {
        List<Socket> slow = new ArrayList<>();
        try (ServerProcess impatient = ServerProcess.usual(ownFolder, "-Dsun.net.httpserver.maxReqTime=1")) {
            Hosted match = Hosted.begin(impatient.port(), "pig", "", "Ada", "Ben");
            String half = "POST /seat/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nAuthorization: Bearer "
                    + match.tokens().get(0) + "\r\n\r\n{";
            for (int i = 0; i < 50; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), impatient.port());
                slow.add(socket);
                socket.getOutputStream().write(half.getBytes(StandardCharsets.UTF_8));
            }
            assertThat(match.asked().play(match.asked().length(), "roll").status())
                    .isEqualTo(200);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    private static CompletableFuture<JsonNode> toTheEnd(Client client, int mark, SplitMix64 random) {
        return client.getLater("/seat?since=" + mark + "&wait=25").thenCompose(answer -> {
            JsonNode table = answer.json();
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            if (table.has("result")) {
                return CompletableFuture.completedFuture(table);
            }
            int length = table.path("length").asInt();
            JsonNode options = table.path("question").path("options");
            if (options.isEmpty()) {
                return toTheEnd(client, length, random);
            }
            String action =
                    options.path(random.nextInt(options.size())).path("action").asText();
            return client.sendLater("POST", "/seat/play", Client.playing(length, action))
                    .thenCompose(played -> toTheEnd(client, length, random));
        });
    }

    /** What everybody hears: no cards, no receipts, no sentences to "you". */
    private static List<String> publicNews(Client client) {
        List<String> news = new ArrayList<>();
        for (JsonNode piece : client.table(0).path("news")) {
            if (!piece.has("accepted")
                    && !piece.path("event").path("kind").asText().equals("dealt")) {
                news.add(piece.path("event").toString() + piece.path("asked"));
            }
        }
        return news;
    }
}
