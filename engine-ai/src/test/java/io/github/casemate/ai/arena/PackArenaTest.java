package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.CheckedLine;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.game.PackRef;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An arena for a game of a pack: its log is enough to make the game again, and its games can be played elsewhere. */
class PackArenaTest {

    private static final PigPack PACK = new PigPack();
    private static final GamePacks PACKS = GamePacks.of(Array.of(PACK));
    private static final Pig GAME = new Pig(2, 30);

    private static Seq<Entrant<Pig.State, Pig.Action>> entrants() {
        return Entrant.distinct(List.of("timid", "random", "random").map(Bots.of(GAME)::entrant));
    }

    private static Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> arena() {
        return Arena.of(PACK, GAME, Mode.ROUND_ROBIN, entrants()).games(4).seed(7);
    }

    @TempDir
    private Path folder;

    @Test
    void theSpecAndTheReportsSayWhichGameItIs() {
        ArenaResult result = arena().run();

        assertThat(result.spec().pack()).containsExactly(new PackRef("pig", 1, "target=30"));
        assertThat(result.spec().notes()).containsExactly("holds");
        assertThat(result.games().head().notes().flatMap(seat -> seat.keySet())).contains("hold");
        assertThat(result.report().text()).contains("\n\nPig, target=30\ngame pig, rules version 1\nround robin");
        assertThat(result.report().html()).contains("game <b>pig</b>", "settings <b>target=30</b>");
        assertThat(result.report().json().replaceAll("\\s+", ""))
                .contains("\"pack\":{\"id\":\"pig\",\"rulesVersion\":1,\"settings\":\"target=30\"}");
        assertThat(arena().on(new Pig(2, 20), entrants()).spec().pack())
                .containsExactly(new PackRef("pig", 1, "target=20"));
    }

    @Test
    void aLogAloneIsEnoughToGoOn() throws IOException {
        Path log = folder.resolve("games.log");
        ArenaResult whole = arena().log(log).run();
        java.util.List<String> lines = Files.readAllLines(log);
        Files.write(log, lines.subList(0, lines.size() - 5));

        var heard = new ArrayList<Progress>();
        assertThat(Arena.resume(log, PACKS).run(heard::add)).isEqualTo(whole);
        assertThat(heard).hasSize(5);
    }

    @Test
    void aLogThatIsNotEnoughIsRefusedWithTheReason() throws IOException {
        Path log = folder.resolve("games.log");

        Arena.roundRobin(GAME, entrants()).log(log).run();
        assertRefused(log, "it does not say of which pack the game is");
        Files.delete(log);

        arena().notes("own", Pigs::notes).log(log).run();
        assertRefused(log, "nobody knows what was counted as 'own'");

        ArenaSpec spec = arena().spec();
        write(log, spec.withGame("Pig", Option.some(new PackRef("hog", 1, ""))));
        assertRefused(log, "There is no game 'hog'");
        write(log, spec.withGame("Pig", Option.some(new PackRef("pig", 2, ""))));
        assertRefused(log, "This was played by version 2 of the rules of 'pig', and here is version 1 of 'pig'");
        write(log, spec.withGame("Pig", Option.some(new PackRef("pig", 1, "target=many"))));
        assertRefused(log, "target: 'many' is not possible");
        write(
                log,
                Arena.of(PACK, GAME, Mode.ROUND_ROBIN, entrants().append(Pigs.random("exec:rm")))
                        .spec());
        assertRefused(log, "there is no bot called 'exec:rm'");
    }

    @Test
    void changedCardsCannotBeMadeFromTheirChecksum() {
        Catalog base = Catalog.shipped(Catalog.BASE);
        IslandSiegePack pack = new IslandSiegePack();
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2)
                .withTurnLimit(4)
                .with(base.withCards(base.cards().map(card -> card.coins() > 0 ? card.withCoins(9) : card))));
        Path log = folder.resolve("games.log");
        var arena = Arena.of(
                        pack,
                        game,
                        Mode.ROUND_ROBIN,
                        List.of("random", "scripted").map(Bots.of(game)::entrant))
                .log(log);
        ArenaResult played = arena.run();

        assertThatThrownBy(() -> Arena.resume(log, GamePacks.of(Array.of(pack))))
                .isInstanceOf(ArenaException.class)
                .hasMessageMatching(
                        "(?s).*is not enough to go on: cards: 'other-[0-9a-f]{8}' is not possible.*document");
        assertThat(arena.run()).isEqualTo(played);
    }

    @Test
    void aLogOfAnOlderVersionIsRefusedWithASentence() throws IOException {
        Path log = folder.resolve("games.log");
        arena().log(log).run();
        java.util.List<String> lines = new ArrayList<>(Files.readAllLines(log));
        lines.set(0, CheckedLine.of(Array.of("casemate-arena", "1")).strip());
        Files.write(log, lines);

        String sentence = "this is a log of version 1, from another release of Casemate; version 2 can be read";
        assertThatThrownBy(() -> ArenaResult.read(log)).hasMessageEndingWith(sentence);
        assertThatThrownBy(() -> arena().log(log).run()).hasMessageEndingWith(sentence);
    }

    @Test
    void specsFixturesAndRecordsHaveATextThatIsReadBack() {
        ArenaResult result = arena().run();
        ArenaSpec plain = Arena.roundRobin(GAME, List.of(Pigs.random("a,b=c;\t(2) é"), Pigs.holdsAt(9)))
                .spec();

        for (ArenaSpec spec : List.of(result.spec(), plain)) {
            assertThat(ArenaSpec.read(spec.text())).isEqualTo(spec);
            assertThat(spec.fixtures())
                    .allSatisfy(
                            fixture -> assertThat(Fixture.read(fixture.text())).isEqualTo(fixture));
        }
        for (GameRecord record : result.games()) {
            GameRecord read = GameRecord.read(record.text());
            assertThat(read).isEqualTo(record);
            assertThat(read.times()).isEqualTo(record.times());
        }
    }

    @Test
    void aTextThatIsNotWholeIsRefused() {
        ArenaResult result = arena().run();
        String spec = result.spec().text();
        String fixture = result.spec().fixtures().head().text();
        String record = result.games().head().text();

        assertThatThrownBy(() -> ArenaSpec.read(spec.substring(0, spec.length() - 30)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ArenaSpec.read(spec.replace("seed", "sead"))).hasMessageContaining("damaged");
        assertThatThrownBy(() -> ArenaSpec.read("")).hasMessage("this is not the log of an arena");
        assertThatThrownBy(() -> Fixture.read(fixture + fixture)).hasMessageStartingWith("this is not a fixture");
        assertThatThrownBy(() -> Fixture.read(record)).hasMessage("there are 12 fields instead of 5");
        assertThatThrownBy(() -> GameRecord.read(fixture)).hasMessage("there are 5 fields instead of 12");
        assertThatThrownBy(() -> GameRecord.read(record.substring(3)))
                .hasMessageStartingWith("this is not the record of a game, or not all of it");
    }

    /** As a cluster would do it: the spec and the records travel as text. */
    @Test
    void gamesThatWerePlayedElsewhereArePutTogether() {
        String spec = arena().spec().text();
        Array<String> records = Array.empty();
        for (int slice = 0; slice < 3; slice++) {
            int own = slice;
            Referee<Pig.State, Pig.Action, Pig.Event, Pig.State> referee = arena().referee();
            records = records.appendAll(ArenaSpec.read(spec)
                    .fixtures()
                    .filter(fixture -> fixture.number() % 3 == own)
                    .map(fixture -> referee.play(fixture, entrants()).text()));
        }

        ArenaResult merged = ArenaResult.of(ArenaSpec.read(spec), records.map(GameRecord::read));
        assertThat(merged).isEqualTo(arena().run());
    }

    @Test
    void gamesThatAreMissingOrThereTwiceAreNamed() {
        ArenaResult whole = arena().run();
        Array<GameRecord> games = whole.games();
        ArenaSpec spec = whole.spec();

        assertThatThrownBy(() -> ArenaResult.of(
                        spec, games.removeAt(7).removeAt(3).removeAt(2).removeAt(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("missing: games 1-3, 7");
        assertThat(ArenaResult.partOf(spec, games.removeAt(7)).missing())
                .containsExactly(spec.fixtures().get(7));
        assertThatThrownBy(() -> ArenaResult.of(spec, games.append(games.get(5)).append(games.get(5))))
                .hasMessage("there more than once: game 5");
        assertThatThrownBy(() -> ArenaResult.partOf(spec.withSeed(8), games))
                .hasMessageStartingWith("this is not a game of this arena: game 0 of timid and random");
    }

    @Test
    void aFixtureIsPlayedOnlyByThoseWhoSitThere() {
        Fixture fixture = arena().spec().fixtures().head();
        Referee<Pig.State, Pig.Action, Pig.Event, Pig.State> referee = arena().referee();

        assertThat(referee.play(fixture, entrants()))
                .isEqualTo(arena().run().games().head());
        assertThatThrownBy(() -> referee.play(fixture, entrants().drop(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the entrant 'timid' is not there to play game 0");
        assertThatThrownBy(() -> Referee.of(new Pig(3, 30)).play(fixture, entrants()))
                .hasMessage("the game has 3 seats, not 2");
    }

    @Test
    void aBotHearsOnceHowItsGameEnded() {
        var heard = new LinkedBlockingQueue<String>();
        Entrant<Pig.State, Pig.Action> listener = new Entrant<>("listener", Budget.iterations(1), () -> new Bot<>() {
            @Override
            public Pig.Action choose(Decision<Pig.State, Pig.Action> decision) {
                return Pig.Choice.HOLD;
            }

            @Override
            public void end(Option<Result> result) {
                heard.add(result.map(over -> over.winners().mkString()).getOrElse("nobody"));
                throw new IllegalStateException("and it complains");
            }
        });
        GameRecord record = Referee.of(GAME).play(List.of(listener, Pigs.holdsAt(20)), 1);
        assertThat(heard)
                .containsExactly(
                        record.result().winners().map(PlayerId::toString).mkString());
    }

    private static void write(Path log, ArenaSpec spec) throws IOException {
        Files.writeString(log, spec.text());
    }

    private static void assertRefused(Path log, String why) {
        assertThatThrownBy(() -> Arena.resume(log, PACKS))
                .isInstanceOf(ArenaException.class)
                .hasMessageContaining("is not enough to go on: " + why);
    }
}
