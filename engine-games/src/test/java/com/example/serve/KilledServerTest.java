package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.kernel.SplitMix64;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed has lost nothing that anybody was told, and goes on where it was. */
class KilledServerTest {

    private static final int MOVES_BEFORE_THE_END = 40;

    @TempDir
    Path folder;

    private final SplitMix64 random = new SplitMix64(5);

    @Test
    void nothingIsLost() throws IOException, InterruptedException {
        Hosted siege;
        Hosted quiet;
        Map<String, String> untouched;
        Map<String, List<String>> told = new LinkedHashMap<>();
        Next sent;
        try (ServerProcess first = ServerProcess.seeded(folder)) {
            siege = Hosted.begin(first.port(), "island-siege", "turn-limit=30", "Ada", "Ben");
            quiet = Hosted.begin(first.port(), "pig", "", "Cleo", "Dan");
            assertThat(quiet.asked().play(quiet.asked().length(), "roll").status())
                    .isEqualTo(200);
            untouched = quiet.everything();
            for (int i = 0; i < MOVES_BEFORE_THE_END; i++) {
                Next next = next(siege);
                assertThat(siege.seat(next.seat())
                                .play(next.length(), next.action())
                                .status())
                        .isEqualTo(200);
            }
            for (String seat : List.of("P1", "P2", "watch")) {
                told.put(seat, news(siege.seat(seat)));
            }
            // It is killed while one more move is on its way, which may or may not have been made.
            sent = next(siege);
            CompletableFuture<Client.Answer> unheard = siege.seat(sent.seat())
                    .sendLater("POST", "/seat/play", Client.playing(sent.length(), sent.action()));
            first.kill();
            unheard.handle((answer, lost) -> true).join();
        }
        Files.writeString(longest(), "{\"kind\":\"play\",\"seat\":0,\"len", StandardOpenOption.APPEND);

        Map<String, String> all;
        try (ServerProcess second = ServerProcess.seeded(folder)) {
            assertThat(quiet.at(second.port()).everything()).isEqualTo(untouched);
            Hosted again = siege.at(second.port());
            told.forEach((seat, before) -> assertThat(news(again.seat(seat)))
                    .as("what %s was told", seat)
                    .startsWith(before.toArray(String[]::new)));
            Client client = again.seat(sent.seat());
            assertThat(client.play(sent.length(), sent.action()).status())
                    .as("sent again")
                    .isEqualTo(200);
            assertThat(receipts(news(client)))
                    .as("made once")
                    .isEqualTo(1 + receipts(told.getOrDefault(sent.seat(), List.of())));
            while (!again.seat("P1").table(0).has("result")) {
                Next next = next(again);
                assertThat(again.seat(next.seat())
                                .play(next.length(), next.action())
                                .status())
                        .isEqualTo(200);
            }
            all = again.everything();
            second.kill();
        }
        try (MatchServer third = new MatchServer(folder, 0, Hosted.HOSTS_TOKEN)) {
            assertThat(siege.at(third.port()).everything()).isEqualTo(all);
            assertThat(quiet.at(third.port()).everything()).isEqualTo(untouched);
        }
    }

    /** A move of whoever is asked. */
    private record Next(String seat, int length, String action) {}

    private Next next(Hosted match) {
        String asked = match.seat("watch").table(0).path("asked").asText();
        JsonNode table = match.seat(asked).table(0);
        JsonNode options = table.path("question").path("options");
        String action =
                options.path(random.nextInt(options.size())).path("action").asText();
        return new Next(asked, table.path("length").asInt(), action);
    }

    private static List<String> news(Client client) {
        List<String> texts = new ArrayList<>();
        client.table(0).path("news").forEach(piece -> texts.add(piece.toString()));
        return texts;
    }

    private static long receipts(List<String> news) {
        return news.stream().filter(text -> text.contains("\"accepted\"")).count();
    }

    /** The journal of the siege. */
    private Path longest() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.max((one, other) ->
                            Long.compare(one.toFile().length(), other.toFile().length()))
                    .orElseThrow();
        }
    }
}
