package com.example.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Somebody with a token, who does as the guide says: they remember how much they have been told, and send again what was
 * not answered.
 */
final class Client {

    /**
     * What came back.
     *
     * @param status the status of HTTP
     * @param text the body
     */
    record Answer(int status, String text) {

        JsonNode json() {
            return Client.json(text);
        }

        String code() {
            return json().path("code").asText();
        }
    }

    private static final ObjectMapper JSON = new JsonMapper();
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofMinutes(2))
            .build();

    private final int port;
    private final Optional<String> token;

    Client(int port, String token) {
        this(port, Optional.of(token));
    }

    Client(int port, Optional<String> token) {
        this.port = port;
        this.token = token;
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException garbage) {
            throw new UncheckedIOException(garbage);
        }
    }

    /** Everything there is to know from a mark on. */
    JsonNode table(int since) {
        Answer answer = get("/seat?since=" + since);
        if (answer.status() != 200) {
            throw new IllegalStateException(answer.toString());
        }
        return answer.json();
    }

    int length() {
        return table(0).path("length").asInt();
    }

    /** The options, by their notations. */
    List<String> options() {
        List<String> options = new ArrayList<>();
        table(0).path("question")
                .path("options")
                .forEach(option -> options.add(option.path("action").asText()));
        return options;
    }

    Answer play(int length, String action) {
        return post("/seat/play", playing(length, action));
    }

    static String playing(int length, String action) {
        return JSON.createObjectNode()
                .put("length", length)
                .put("action", action)
                .toString();
    }

    Answer undo(int length) {
        return post("/seat/undo", "{\"length\":" + length + "}");
    }

    Answer resign(int length) {
        return post("/seat/resign", "{\"length\":" + length + "}");
    }

    Answer get(String path) {
        return send("GET", path, "");
    }

    Answer post(String path, String body) {
        return send("POST", path, body);
    }

    Answer send(String method, String path, String body) {
        return sendLater(method, path, body).join();
    }

    CompletableFuture<Answer> getLater(String path) {
        return sendLater("GET", path, "");
    }

    CompletableFuture<Answer> sendLater(String method, String path, String body) {
        return sent(method, path, body, 3);
    }

    /** A connection that was kept may be closed just when it is used again. */
    private CompletableFuture<Answer> sent(String method, String path, String body, int tries) {
        return HTTP.sendAsync(request(method, path, body), BodyHandlers.ofString())
                .thenApply(Client::answer)
                .exceptionallyCompose(lost -> tries > 1 ? sent(method, path, body, tries - 1) : failed(lost));
    }

    private static CompletableFuture<Answer> failed(Throwable lost) {
        return CompletableFuture.failedFuture(lost instanceof CompletionException ? lost.getCause() : lost);
    }

    private static Answer answer(HttpResponse<String> response) {
        return new Answer(response.statusCode(), response.body());
    }

    private HttpRequest request(String method, String path, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .timeout(Duration.ofMinutes(2))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        token.ifPresent(text -> request.header("Authorization", "Bearer " + text));
        return request.build();
    }
}
