package com.example.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;

/** A server, and two people who always take the first option. It prints what one of them hears. */
public final class TwoClients {

    private static final ObjectMapper JSON = new JsonMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private TwoClients() {}

    /**
     * Plays a short game of Island Siege.
     *
     * @param args none
     * @throws IOException if the server does not answer
     * @throws InterruptedException if the program is told to stop
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        String host = Tokens.create();
        try (MatchServer server = new MatchServer(Files.createTempDirectory("matches"), 0, host, () -> 42L)) {
            String url = "http://127.0.0.1:" + server.port();
            JsonNode tokens = post(url + "/matches", host, """
                    {"game": "island-siege", "settings": "turn-limit=4", "names": ["Ada", "Ben"]}""");
            JsonNode table = get(url + "/seat", tokens.path("P1"));
            while (!table.path("asked").isNull()) {
                JsonNode asked = tokens.path(table.path("asked").asText());
                JsonNode seen = get(url + "/seat", asked);
                post(
                        url + "/seat/play",
                        asked.asText(),
                        JSON.createObjectNode()
                                .put("length", seen.path("length").asInt())
                                .put(
                                        "action",
                                        seen.at("/question/options/0/action").asText())
                                .toString());
                table = get(url + "/seat?since=" + table.path("length").asInt(), tokens.path("P1"));
                for (JsonNode piece : table.path("news")) {
                    if (piece.has("sentence") && !piece.path("quiet").asBoolean()) {
                        System.out.println(piece.path("sentence").asText());
                    }
                }
            }
            System.out.println(table.at("/result/sentence").asText());
        }
    }

    private static JsonNode get(String url, JsonNode token) throws IOException, InterruptedException {
        return answer(HttpRequest.newBuilder(URI.create(url)), token.asText());
    }

    private static JsonNode post(String url, String token, String body) throws IOException, InterruptedException {
        return answer(HttpRequest.newBuilder(URI.create(url)).POST(BodyPublishers.ofString(body)), token);
    }

    private static JsonNode answer(HttpRequest.Builder request, String token) throws IOException, InterruptedException {
        return JSON.readTree(
                HTTP.send(request.header("Authorization", "Bearer " + token).build(), BodyHandlers.ofString())
                        .body());
    }
}
