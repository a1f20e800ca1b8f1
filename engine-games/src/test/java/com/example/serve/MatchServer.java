package com.example.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GamePacks;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hosts matches of any pack over HTTP. It listens on this machine only: put a proxy in front of it that speaks TLS and
 * limits how much anybody may ask.
 *
 * <pre>
 * POST /matches       {"game": "island-siege", "settings": "players=2", "names": ["Ada", "Ben"]}   with the host's token
 * GET  /seat?since=0&amp;wait=20                                                     with a seat's token
 * POST /seat/play     {"length": 12, "action": "draw-cards"}
 * POST /seat/undo     {"length": 12}
 * POST /seat/resign   {"length": 12}
 * </pre>
 */
public final class MatchServer implements Closeable {

    static {
        // The JDK's server reads these once. Without them, clients that stop in the middle of a request keep its
        // threads.
        System.setProperty("sun.net.httpserver.maxReqTime", System.getProperty("sun.net.httpserver.maxReqTime", "30"));
        System.setProperty("sun.net.httpserver.maxRspTime", System.getProperty("sun.net.httpserver.maxRspTime", "60"));
    }

    private static final System.Logger LOG = System.getLogger(MatchServer.class.getName());
    private static final int THREADS = 16;
    private static final int MOST_BYTES = 4096;
    private static final int MOST_SECONDS = 25;
    private static final Pattern TOKEN = Pattern.compile("Bearer ([A-Za-z0-9_-]{1,100})");
    private static final Pattern QUERY = Pattern.compile("since=(\\d{1,9})(?:&wait=(\\d{1,9}))?");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{M}\\p{N} .'-]{1,40}");
    private static final Map<String, String> PATHS = Map.of(
            "/matches", "POST", "/seat", "GET", "/seat/play", "POST", "/seat/undo", "POST", "/seat/resign", "POST");
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    private final MatchStore matches;
    private final String hostsToken;
    private final HttpServer http;

    /**
     * Begins to serve, with all matches of a folder.
     *
     * @param folder where the matches are; no other server uses it
     * @param port the port, or 0 for any that is free
     * @param hostsToken with what matches are begun
     * @throws IOException if the folder or the port cannot be used
     */
    public MatchServer(Path folder, int port, String hostsToken) throws IOException {
        this(folder, port, hostsToken, new SecureRandom()::nextLong);
    }

    MatchServer(Path folder, int port, String hostsToken, LongSupplier seeds) throws IOException {
        this.hostsToken = Tokens.hash(hostsToken);
        this.matches = new MatchStore(folder, GamePacks.onPath(), seeds);
        this.http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1024);
        http.setExecutor(threads);
        http.createContext("/", exchange -> guarded(exchange, () -> route(exchange)));
        http.start();
    }

    /**
     * Serves until it is killed, which it may be at any time.
     *
     * @param args a folder and a port; the host's token is in the environment, as {@code HOSTS_TOKEN}
     * @throws IOException if the folder or the port cannot be used
     */
    @SuppressWarnings("resource") // It is closed by the end of the program.
    public static void main(String[] args) throws IOException {
        String hostsToken = Optional.ofNullable(System.getenv("HOSTS_TOKEN")).orElse("");
        if (args.length != 2 || hostsToken.length() < 20) {
            System.err.println("HOSTS_TOKEN=(20 letters or more) MatchServer FOLDER PORT");
            System.exit(2);
        }
        System.out.println("port " + new MatchServer(Path.of(args[0]), Integer.parseInt(args[1]), hostsToken).port());
    }

    /** {@return the port that it listens on} */
    public int port() {
        return http.getAddress().getPort();
    }

    @Override
    public void close() throws IOException {
        http.stop(0);
        threads.shutdown();
        matches.close();
    }

    private void route(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        if (!PATHS.containsKey(path)) {
            throw new Refused(404, "no-such-path", "There is nothing here.");
        }
        if (!exchange.getRequestMethod().equals(PATHS.get(path))) {
            throw new Refused(405, "wrong-method", "Only " + PATHS.get(path) + " is possible here.");
        }
        if (path.equals("/matches")) {
            begin(exchange);
            return;
        }
        MatchStore.Seat seat = matches.seat(token(exchange))
                .orElseThrow(() -> new Refused(401, "unknown-token", "Nobody here has this token."));
        if (path.equals("/seat")) {
            tell(exchange, seat);
        } else {
            make(exchange, seat, path.substring("/seat/".length()));
        }
    }

    private void begin(HttpExchange exchange) throws IOException {
        if (!Tokens.hash(token(exchange)).equals(hostsToken)) {
            throw new Refused(401, "unknown-token", "Only the host begins matches.");
        }
        JsonNode body = body(exchange, Set.of("game", "settings", "names"));
        List<String> names = new ArrayList<>();
        body.path("names").forEach(name -> names.add(name.isTextual() ? name.textValue() : ""));
        if (new HashSet<>(names).size() != names.size()
                || !names.stream().allMatch(name -> NAME.matcher(name).matches())) {
            throw new Refused(400, "names", "Names are different texts of up to 40 letters.");
        }
        Either<Rejection, Map<String, String>> begun = matches.begin(text(body, "game"), text(body, "settings"), names);
        if (begun.isLeft()) {
            throw new Refused(400, begun.getLeft());
        }
        ObjectNode tokens = JSON.createObjectNode();
        begun.get().forEach(tokens::put);
        send(exchange, 201, tokens);
    }

    /** Answers at once if there is something new, and otherwise when there is. No thread waits meanwhile. */
    private void tell(HttpExchange exchange, MatchStore.Seat seat) {
        String query = exchange.getRequestURI().getRawQuery();
        Matcher numbers = QUERY.matcher(query == null ? "since=0" : query);
        if (!numbers.matches()
                || Integer.parseInt(numbers.group(1)) > seat.match().length(seat.player())) {
            throw new Refused(
                    400, "since", "The query is since=LENGTH&wait=SECONDS, with a length that you were told.");
        }
        int since = Integer.parseInt(numbers.group(1));
        int wait = numbers.group(2) == null ? 0 : Math.min(MOST_SECONDS, Integer.parseInt(numbers.group(2)));
        CompletableFuture<Boolean> news = seat.match().news(seat.player(), since, wait);
        var unused = news.thenRunAsync(
                () -> guarded(exchange, () -> send(exchange, 200, seat.match().table(seat.player(), since))), threads);
    }

    private void make(HttpExchange exchange, MatchStore.Seat seat, String kind) throws IOException {
        JsonNode body = body(exchange, kind.equals(Move.PLAY) ? Set.of("length", "action") : Set.of("length"));
        JsonNode length = body.path("length");
        if (!length.isInt() || length.intValue() < 0) {
            throw new Refused(400, "body", "The length is a whole number.");
        }
        String action = kind.equals(Move.PLAY) ? text(body, "action") : "";
        Option<Rejection> refused = seat.match().make(new Move(kind, seat.player(), length.intValue(), action));
        if (refused.isDefined()) {
            throw new Refused(409, refused.get());
        }
        send(exchange, 200, seat.match().table(seat.player(), length.intValue()));
    }

    private static String token(HttpExchange exchange) {
        String header = exchange.getRequestHeaders().getFirst("Authorization");
        Matcher token = TOKEN.matcher(header == null ? "" : header);
        if (!token.matches()) {
            throw new Refused(401, "no-token", "The header Authorization holds Bearer and a token.");
        }
        return token.group(1);
    }

    private static JsonNode body(HttpExchange exchange, Set<String> fields) throws IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw new Refused(413, "too-large", "A body has at most " + MOST_BYTES + " bytes.");
        }
        try {
            JsonNode body = JSON.readTree(bytes);
            Set<String> names = new HashSet<>();
            body.fieldNames().forEachRemaining(names::add);
            if (body.isObject() && names.equals(fields)) {
                return body;
            }
        } catch (JsonProcessingException garbage) {
            // What is wrong with it is the client's business.
        }
        throw new Refused(400, "body", "The body is a JSON object with exactly these fields: " + sorted(fields) + ".");
    }

    private static String sorted(Set<String> fields) {
        return String.join(", ", fields.stream().sorted().toList());
    }

    private static String text(JsonNode body, String field) {
        if (!body.path(field).isTextual()) {
            throw new Refused(400, "body", "'" + field + "' is a text.");
        }
        return body.path(field).textValue();
    }

    /** Whatever goes wrong, the client gets an answer, and it says nothing about the inside of the server. */
    private static void guarded(HttpExchange exchange, Answer answer) {
        try {
            try {
                answer.give();
            } catch (Refused refused) {
                send(exchange, refused.status, refused.body());
            } catch (UncheckedIOException full) {
                LOG.log(System.Logger.Level.ERROR, "not saved", full);
                send(exchange, 503, new Refused(503, "not-saved", "This could not be saved. Send it again.").body());
            } catch (RuntimeException broken) {
                LOG.log(System.Logger.Level.ERROR, "not answered", broken);
                send(exchange, 500, new Refused(500, "broken", "Something is wrong with the server.").body());
            }
        } catch (IOException gone) {
            LOG.log(System.Logger.Level.DEBUG, "the client has gone", gone);
            exchange.close();
        }
    }

    private static void send(HttpExchange exchange, int status, ObjectNode body) throws IOException {
        byte[] bytes = JSON.writeValueAsBytes(body);
        exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(status, -1);
            return;
        }
        exchange.sendResponseHeaders(status, bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }

    /** Something that is sent, or refused. */
    private interface Answer {
        void give() throws IOException;
    }

    /** An answer that is not what the client hoped for. */
    private static final class Refused extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final int status;
        private final String code;

        Refused(int status, String code, String sentence) {
            super(sentence);
            this.status = status;
            this.code = code;
        }

        Refused(int status, Rejection rejection) {
            this(status, rejection.code(), rejection.sentence());
        }

        ObjectNode body() {
            return JSON.createObjectNode().put("code", code).put("sentence", getMessage());
        }
    }
}
