package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.casemate.fire.FireIslandPack;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.json.GameJson;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.games.KuhnPoker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that a seat gets says what it may not know. Every byte is looked at. */
class SecretsOfSeatsTest {

    private static final Set<String> FIELDS =
            Set.of("game", "seat", "names", "length", "news", "view", "asked", "question", "undo", "result");

    private static final GamePacks PACKS = GamePacks.onPath();

    /** The server draws its seeds from here, so that the test can play the same match beside it. */
    private static final AtomicLong SEED = new AtomicLong();

    @TempDir
    static Path folder;

    private static MatchServer server;

    private int named;

    @BeforeAll
    static void open() throws IOException {
        server = new MatchServer(folder, 0, Hosted.HOSTS_TOKEN, SEED::get);
    }

    @AfterAll
    static void close() throws IOException {
        server.close();
    }

    /** A match beside that of the server says what each seat sees and hears, and who has which options. */
    @ParameterizedTest
    @CsvSource({
        "pig, players=3, 30",
        "kuhn-poker, '', 3",
        "battle-for-the-island, '', 40",
        "island-of-fog, players=3, 40"
    })
    void aSeatGetsItsViewItsEventsItsQuestionAndNothingElse(String game, String settings, int moves) {
        followed(PACKS.find(game).get(), settings, moves, (state, seat) -> Set.of());
    }

    @Test
    void noCardOfIslandSiegeIsNamedThatASeatMayNotKnow() {
        followed(new IslandSiegePack(), "players=3", 50, (state, seat) -> hiddenCards(state.table(), seat));
        assertThat(named).as("what the state would have named").isGreaterThan(1000);
    }

    @Test
    void noCardOfKingOfFireIslandIsNamedThatASeatMayNotKnow() {
        followed(new FireIslandPack(), "", 90, (state, seat) -> hiddenBuildings(state.table(), seat));
        assertThat(named).as("what the state would have named").isGreaterThan(50);
    }

    /** Ada cannot tell two deals apart in which she has the same card, until the cards are shown. */
    @Test
    void dealsThatASeatCannotTellApartLookTheSame() {
        Map<KuhnPoker.Card, Map<KuhnPoker.Card, Long>> seeds = new LinkedHashMap<>();
        for (long seed = 0; seed < 100; seed++) {
            var hands = Match.of(new KuhnPoker(), seed).state().hands();
            seeds.computeIfAbsent(hands.get(0).get(), mine -> new LinkedHashMap<>())
                    .put(hands.get(1).get(), seed);
        }
        List<List<String>> lines =
                List.of(List.of("bet", "pass"), List.of("pass", "bet", "pass"), List.of("pass", "bet"));
        int compared = 0;
        for (Map<KuhnPoker.Card, Long> twins : seeds.values()) {
            for (List<String> line : lines) {
                List<List<String>> seen = twins.values().stream()
                        .map(seed -> heardByAda(seed, line))
                        .toList();
                assertThat(seen).hasSize(2);
                assertThat(seen.get(0)).isEqualTo(seen.get(1));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(9);
    }

    private static List<String> heardByAda(long seed, List<String> actions) {
        SEED.set(seed);
        Hosted match = Hosted.begin(server.port(), "kuhn-poker", "", "Ada", "Ben");
        List<String> heard = new ArrayList<>();
        for (String action : actions) {
            Client asked = match.seat(match.seat("watch").table(0).path("asked").asText());
            Client.Answer played = asked.play(asked.length(), action);
            assertThat(played.status()).isEqualTo(200);
            for (Client who : List.of(match.seat("P1"), match.seat("watch"))) {
                heard.add(who.get("/seat").text());
                heard.add(who.undo(1).text());
                heard.add(who.play(who.length(), "raise").text());
            }
        }
        return heard;
    }

    private <S, A, E, V> void followed(
            GamePack<S, A, E, V> pack, String settings, int moves, BiFunction<S, PlayerId, Set<String>> hidden) {
        SEED.set(4242424242424242L);
        Game<S, A, E, V> game =
                pack.create(Settings.read(pack.settings(), settings).get()).get();
        GameJson<S, A, E, V> json = GameJson.of(pack, game);
        Match<S, A, E, V> beside = Match.of(game, SEED.get());
        Hosted match = Hosted.begin(
                server.port(),
                pack.info().id(),
                settings,
                game.players().map(PlayerId::toString).toJavaArray(String[]::new));
        SplitMix64 random = new SplitMix64(3);
        Map<String, Integer> marks = new LinkedHashMap<>();
        for (int move = 0; move <= moves; move++) {
            Match<S, A, E, V> now = beside;
            for (Map.Entry<String, Client> one : match.clients().entrySet()) {
                PlayerId seat = seat(one.getKey());
                String text = one.getValue()
                        .get("/seat?since=" + marks.getOrDefault(one.getKey(), 0))
                        .text();
                JsonNode table = Client.json(text);
                marks.put(one.getKey(), table.path("length").asInt());
                looksAs(now, seat, table, pack, json);
                assertThat(text).doesNotContain(SEED.toString());
                assertThat(text).doesNotContain(match.tokens());
                named += hidden.apply(now.state(), seat).size();
                assertThat(hidden.apply(now.state(), seat))
                        .as("%s in %s", seat, text)
                        .noneMatch(text::contains);
            }
            if (now.isOver() || move == moves) {
                break;
            }
            PlayerId asked = now.turn().asked().get();
            A action = now.legalActions().get(random.nextInt(now.legalActions().size()));
            Client client = match.seat(asked.toString());
            Client.Answer played = client.play(
                    marks.getOrDefault(asked.toString(), 0), pack.notation(game).of(action));
            assertThat(played.status()).as(played.text()).isEqualTo(200);
            beside = now.play(action);
        }
        for (Map.Entry<String, Client> one : match.clients().entrySet()) {
            List<String> events = new ArrayList<>();
            one.getValue().table(0).path("news").findValues("event").forEach(event -> events.add(event.toString()));
            assertThat(events)
                    .isEqualTo(beside.eventsSince(0, seat(one.getKey()))
                            .map(event -> Client.json(json.writeEvent(event)).toString())
                            .asJava());
        }
    }

    private static <S, A, E, V> void looksAs(
            Match<S, A, E, V> beside,
            PlayerId seat,
            JsonNode table,
            GamePack<S, A, E, V> pack,
            GameJson<S, A, E, V> json) {
        Set<String> fields = new TreeSet<>();
        table.fieldNames().forEachRemaining(fields::add);
        assertThat(FIELDS).containsAll(fields);
        assertThat(table.path("view")).isEqualTo(Client.json(json.writeView(beside.view(seat))));
        assertThat(table.has("question")).isEqualTo(beside.turn().isOf(seat));
        if (table.has("question")) {
            List<String> options = new ArrayList<>();
            table.path("question")
                    .path("options")
                    .forEach(option -> options.add(option.path("action").asText()));
            assertThat(options)
                    .isEqualTo(beside.legalActions()
                            .map(pack.notation(beside.game())::of)
                            .asJava());
        }
    }

    private static PlayerId seat(String name) {
        return name.equals("watch") ? PlayerId.SPECTATOR : PlayerId.of(Integer.parseInt(name.substring(1)) - 1);
    }

    /** Ids in quotes, and names, of what lies in the deck or in another hand and was never shown. */
    private static Set<String> hiddenCards(Table table, PlayerId seat) {
        Set<String> texts = new TreeSet<>();
        for (Deck deck : table.decks()) {
            boolean watches = seat.equals(PlayerId.SPECTATOR);
            CardSet hidden = deck.undrawn().known();
            for (int hand = 0; hand < deck.hands().size(); hand++) {
                hidden = watches || hand != seat.index()
                        ? hidden.plus(deck.hands().get(hand).known())
                                .plus(deck.setAside().get(hand).known())
                        : hidden;
            }
            CardSet known = (watches ? CardSet.NONE : deck.known().get(seat.index())).plus(deck.publiclyKnown());
            for (Card card : deck.cards(hidden.minus(known))) {
                texts.add('"' + card.id() + '"');
                texts.add(' ' + card.name());
            }
        }
        return texts;
    }

    /**
     * Cards of which all copies lie in the deck or in other hands, unless a building of that name stands openly on the
     * island. Before the first turn, homes that are still to be built are named.
     */
    private static Set<String> hiddenBuildings(FireTable table, PlayerId seat) {
        if (table.turn().turns() == 0) {
            return Set.of();
        }
        Counts hidden = table.cards().deck().known();
        for (int hand = 0; hand < table.cards().hands().size(); hand++) {
            hidden = hand == seat.index()
                    ? hidden
                    : hidden.plus(table.cards().hands().get(hand).known());
        }
        Set<String> texts = new TreeSet<>();
        for (int card = 0; card < table.realm().cards(); card++) {
            if (hidden.of(card) == table.realm().card(card).copies()) {
                texts.add('"' + table.realm().card(card).id() + '"');
            }
        }
        for (Building building : table.buildings()) {
            texts.remove(
                    '"' + table.realm().plans().get(building.plan()).blueprint().id() + '"');
        }
        return texts;
    }
}
