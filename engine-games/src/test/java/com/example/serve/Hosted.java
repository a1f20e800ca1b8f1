package com.example.serve;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A match on a server, with a client for each of its tokens, by the names of the seats; {@code watch} only watches. */
record Hosted(Map<String, Client> clients, List<String> tokens) {

    static final String HOSTS_TOKEN = "the-token-of-the-host-of-these-tests";

    static Hosted begin(int port, String game, String settings, String... names) {
        String body = "{\"game\":\"" + game + "\",\"settings\":\"" + settings + "\",\"names\":[\""
                + String.join("\",\"", names) + "\"]}";
        Client.Answer answer = new Client(port, HOSTS_TOKEN).post("/matches", body);
        if (answer.status() != 201) {
            throw new IllegalStateException(answer.toString());
        }
        Map<String, Client> clients = new LinkedHashMap<>();
        List<String> tokens = new ArrayList<>();
        for (Map.Entry<String, JsonNode> token : answer.json().properties()) {
            clients.put(token.getKey(), new Client(port, token.getValue().asText()));
            tokens.add(token.getValue().asText());
        }
        return new Hosted(clients, tokens);
    }

    Client seat(String seat) {
        return Objects.requireNonNull(clients.get(seat), seat);
    }

    /** Whoever is asked. */
    Client asked() {
        return seat(seat("watch").table(0).path("asked").asText());
    }

    /** The same people, after the server has moved to another port. */
    Hosted at(int port) {
        Map<String, Client> moved = new LinkedHashMap<>();
        int number = 0;
        for (String seat : clients.keySet()) {
            moved.put(seat, new Client(port, tokens.get(number++)));
        }
        return new Hosted(moved, tokens);
    }

    /** Everything that everybody has been told, seat by seat. */
    Map<String, String> everything() {
        Map<String, String> all = new LinkedHashMap<>();
        clients.forEach((seat, client) -> all.put(seat, client.get("/seat").text()));
        return all;
    }
}
