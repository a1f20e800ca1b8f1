package com.example.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * The matches of a folder, found by the tokens of their seats. Each is a journal: the first line is a saved match with
 * nothing played yet, who sits there, and the hashes of their tokens; each further line is a move.
 */
final class MatchStore implements Closeable {

    /**
     * Who has a token.
     *
     * @param match the match
     * @param player a player, or the spectator
     */
    record Seat(HostedMatch<?, ?, ?, ?> match, PlayerId player) {}

    private static final System.Logger LOG = System.getLogger(MatchStore.class.getName());
    private static final ObjectMapper JSON = new JsonMapper();

    private final Map<String, Seat> seats = new ConcurrentHashMap<>();
    private final List<Journal> journals = new ArrayList<>();
    private final GamePacks packs;
    private final Path folder;
    private final LongSupplier seeds;
    private final FileChannel lock;

    /** Opens a folder and plays all its matches again. One that cannot be read is left as it is and left out. */
    MatchStore(Path folder, GamePacks packs, LongSupplier seeds) throws IOException {
        this.packs = packs;
        this.folder = Files.createDirectories(folder);
        this.seeds = seeds;
        this.lock = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (lock.tryLock() == null) {
            throw new IOException("another server uses " + folder);
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(name -> name.toString().endsWith(".journal"))
                    .sorted()
                    .toList()) {
                read(file);
            }
        }
    }

    Optional<Seat> seat(String token) {
        return Optional.ofNullable(seats.get(Tokens.hash(token)));
    }

    /** {@return how many seats have a token, those who only watch included} */
    int seats() {
        return seats.size();
    }

    /** Begins a match. The tokens by seat are told here and never again. */
    Either<Rejection, Map<String, String>> begin(String game, String settings, List<String> people) throws IOException {
        Either<Rejection, GamePack<?, ?, ?, ?>> pack = packs.find(game);
        return pack.isLeft() ? Either.left(pack.getLeft()) : begin(pack.get(), settings, people);
    }

    private <S, A, E, V> Either<Rejection, Map<String, String>> begin(
            GamePack<S, A, E, V> pack, String line, List<String> people) throws IOException {
        Either<Rejection, Game<S, A, E, V>> made =
                Settings.read(pack.settings(), line).flatMap(pack::create);
        if (made.isLeft()) {
            return Either.left(made.getLeft());
        }
        Game<S, A, E, V> game = made.get();
        Seq<PlayerId> filled = pack.filled(game);
        if (people.size() != filled.size()) {
            return Either.left(Rejection.of("names", "There are " + filled.size() + " seats to fill."));
        }
        Match<S, A, E, V> match = Match.of(game, seeds.getAsLong());
        ObjectNode head = JSON.createObjectNode();
        head.set("match", JSON.readTree(SavedMatch.write(pack, match)));
        ArrayNode names = head.putArray("names");
        game.players()
                .forEach(player -> names.add(
                        filled.contains(player) ? people.get(filled.indexOf(player)) : pack.seatName(game, player)));
        ObjectNode hashes = head.putObject("tokens");
        Map<String, String> tokens = new LinkedHashMap<>();
        for (PlayerId player : filled.append(PlayerId.SPECTATOR)) {
            String token = Tokens.create();
            tokens.put(player.equals(PlayerId.SPECTATOR) ? "watch" : player.toString(), token);
            hashes.put(Tokens.hash(token), player.index());
        }
        Journal journal = Journal.create(folder.resolve(Tokens.create() + ".journal"));
        journal.append(head.toString());
        host(pack, match, head, journal, List.of());
        return Either.right(tokens);
    }

    private void read(Path file) throws IOException {
        Journal journal = Journal.open(file);
        if (journal.lines().isEmpty()) {
            // Nobody has got a token of a match without a head.
            journal.close();
            Files.delete(file);
            return;
        }
        try {
            JsonNode head = JSON.readTree(journal.lines().get(0));
            replay(packs.find(head.at("/match/game").asText()).get(), head, journal);
        } catch (RuntimeException | JsonProcessingException broken) {
            LOG.log(System.Logger.Level.ERROR, "left out " + file, broken);
            journal.close();
        }
    }

    private <S, A, E, V> void replay(GamePack<S, A, E, V> pack, JsonNode head, Journal journal)
            throws JsonProcessingException {
        Match<S, A, E, V> match = SavedMatch.read(head.required("match").toString(), pack);
        List<Move> moves = new ArrayList<>();
        for (String line : journal.lines().subList(1, journal.lines().size())) {
            moves.add(Move.read(JSON.readTree(line)));
        }
        host(pack, match, head, journal, moves);
    }

    private <S, A, E, V> void host(
            GamePack<S, A, E, V> pack, Match<S, A, E, V> match, JsonNode head, Journal journal, List<Move> moves) {
        List<String> names = new ArrayList<>();
        head.required("names").forEach(name -> names.add(name.asText()));
        HostedMatch<S, A, E, V> hosted =
                new HostedMatch<>(pack, match, Names.of(names.toArray(String[]::new)), journal);
        hosted.replay(moves);
        for (Map.Entry<String, JsonNode> token : head.required("tokens").properties()) {
            seats.put(
                    token.getKey(),
                    new Seat(hosted, PlayerId.of(token.getValue().asInt())));
        }
        synchronized (journals) {
            journals.add(journal);
        }
    }

    @Override
    public void close() throws IOException {
        synchronized (journals) {
            for (Journal journal : journals) {
                journal.close();
            }
        }
        lock.close();
    }
}
