package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.AnyMatch;
import io.github.casemate.json.GameJson;
import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.Transcript;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code of docs/guides/save-and-resume.md. */
class SaveAndResumeTest {

    private final IslandSiegePack pack = new IslandSiegePack();

    @Test
    void saveAndResume(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("evening.json");

        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).with("ramparts"));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        for (int i = 0; i < 10; i++) {
            match = match.play(match.legalActions().head());
        }
        SavedMatch.write(pack, match, file);

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> resumed =
                SavedMatch.read(file, Limits.DEFAULT, pack);
        resumed = resumed.play(resumed.legalActions().head());

        assertThat(resumed).isEqualTo(match.play(match.legalActions().head()));
    }

    @Test
    void aMatchThatWasGivenUpSaysSo() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(game, 42L).resign(PlayerId.of(1));

        String text = SavedMatch.write(pack, match);

        assertThat(text).contains("""
                  "conclusion": {"resigned": "P2"},
                """);
        assertThat(SavedMatch.read(text, pack)).isEqualTo(match);
    }

    @Test
    void aServerKeepsItsTextsToItself(@TempDir Path folder) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path stored = folder.resolve("stored.json");
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 42L);

        var ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Files.writeString(Files.createFile(stored, ownerOnly), SavedMatch.write(pack, match));

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(stored)))
                .isEqualTo("rw-------");
    }

    @Test
    void whatWasChangedIsFound() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 4L);
        match = match.play(match.legalActions().head());
        String text = SavedMatch.write(pack, match).replaceFirst("pass-card [a-z-]+", "pass-card raven");
        String told = "";

        try {
            SavedMatch.read(text, pack);
        } catch (DocumentException refused) {
            told = refused.kind() + " in line " + refused.line() + ": " + refused.getMessage();
        }

        assertThat(told + "\n").isEqualTo("""
                REPLAY_BROKEN in line 9: line 9, actions[0]: action 1: 'pass-card raven' is not an option here; nearest: pass-card victory; pass-card trade-company; pass-card secluded-fortress.
                """);
    }

    /** A server that plays whatever is on its path, and knows no game. */
    @Test
    void aMatchOfAnyGame() {
        GamePack<?, ?, ?, ?> found = GamePacks.onPath().find("pig").get();
        Settings settings =
                Settings.standard(found.settings()).with("target", "30").get();
        AnyMatch match = AnyMatch.begin(found, settings, 42L).get();
        while (!match.isOver()) {
            PlayerId asked = match.turn().asked().get();
            String view = match.view(asked);
            match = match.play(asked, view.contains("\"pot\":0") ? "roll" : "hold")
                    .get();
        }
        String stored = match.save();

        AnyMatch again = SavedMatch.read(stored);
        String winner = again.result().get().winners().mkString();

        assertThat(again.pack().info().name() + " won by " + winner).matches("Pig won by P[12]");
        assertThat(again.save()).isEqualTo(stored);
        assertThat(again.options()).isEmpty();
    }

    @Test
    void aServerAndAClient() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();

        // the server
        var json = GameJson.of(pack, game);
        String view = json.writeView(match.view(me));
        Seq<String> events = match.eventsSince(0, me).map(json::writeEvent);

        // the client
        var theirs = GameJson.of(pack, GameJson.gameOf(view, pack));
        GameView<Table> seen = theirs.readView(view);
        String answer = theirs.writeAction(seen.options().last());

        // the server
        Action action = json.readAction(answer);
        var played = match.tryPlay(me, action);

        assertThat(played.isRight()).isTrue();
        assertThat(events).hasSize(match.length());
    }

    @Test
    void whatOnePlayerSaw() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = PlayerId.of(0);

        String text = Transcript.of(match, me).write(GameJson.of(pack, game));
        Transcript<Event<Table>, GameView<Table>> transcript = Transcript.read(text, pack);
        GameView<Table> view = transcript.start();
        for (Event<Table> event : transcript.events()) {
            view = game.evolve(view, event);
        }

        assertThat(view.table()).isEqualTo(match.view(me).table());
    }

    @Test
    void aStateFromAStranger() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        var json = GameJson.of(pack, game);
        String state = json.writeState(Match.of(game, 42L).state());

        String forged = state.replaceFirst("\"home\":9", "\"home\":2");
        DocumentException refused = catchThrowableOfType(DocumentException.class, () -> json.readState(forged));

        assertThat(refused.rule()).contains("LAW-2");
        assertThat(refused.field()).isEqualTo("table.players[0].home");
    }

    @Test
    void ownCards(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("base.json");

        SettingsJson json = SettingsJson.of(pack);
        Files.writeString(file, json.writeDocument(Catalog.shipped("base")));
        // change the file
        Ruleset variant = Ruleset.secondEdition(2).with(json.readDocument(file, Catalog.class));

        assertThat(variant).isEqualTo(Ruleset.secondEdition(2));
    }

    @Test
    void aDocumentForAnySetting(@TempDir Path folder) throws IOException {
        SettingsJson json = SettingsJson.of(pack);
        Path file = folder.resolve("base.json");
        Files.writeString(file, json.writeDocument(Catalog.shipped("base")));

        Settings settings = json.with(Settings.standard(pack.settings()), "cards", file);

        assertThat(pack.create(settings)).contains(IslandSiege.of(Ruleset.secondEdition(2)));
    }
}
