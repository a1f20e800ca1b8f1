package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.CatalogJson;
import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.json.SiegeJson;
import io.github.casemate.json.Transcript;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
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

    @Test
    void saveAndResume(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("evening.json");

        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).with("ramparts"));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        for (int i = 0; i < 10; i++) {
            match = match.play(match.legalActions().head());
        }
        SavedMatch.write(match, file);

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> resumed = SavedMatch.read(file, Limits.DEFAULT);
        resumed = resumed.play(resumed.legalActions().head());

        assertThat(resumed).isEqualTo(match.play(match.legalActions().head()));
    }

    @Test
    void aMatchThatWasGivenUpSaysSo() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(game, 42L).resign(PlayerId.of(1));

        String text = SavedMatch.write(match);

        assertThat(text).contains("""
                  "conclusion": {"resigned": "P2"},
                """);
        assertThat(SavedMatch.read(text)).isEqualTo(match);
    }

    @Test
    void aServerKeepsItsTextsToItself(@TempDir Path folder) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path stored = folder.resolve("stored.json");
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 42L);

        var ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Files.writeString(Files.createFile(stored, ownerOnly), SavedMatch.write(match));

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(stored)))
                .isEqualTo("rw-------");
    }

    @Test
    void whatWasChangedIsFound() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 4L);
        match = match.play(match.legalActions().head());
        String text = SavedMatch.write(match).replaceFirst("(pass-card\", \"card\": \")[a-z-]+", "$1raven");
        String told = "";

        try {
            SavedMatch.read(text);
        } catch (DocumentException refused) {
            told = refused.kind() + " in line " + refused.line() + ": " + refused.getMessage();
        }

        assertThat(told + "\n").isEqualTo("""
                REPLAY_BROKEN in line 13: line 13, actions[2]: SET-5: Raven is not in the hand.
                """);
    }

    @Test
    void aServerAndAClient() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();

        // the server
        SiegeJson json = SiegeJson.of(game);
        String view = json.write(match.view(me));
        Seq<String> events = match.eventsSince(0, me).map(json::write);

        // the client
        SiegeJson theirs = SiegeJson.of(IslandSiege.of(SiegeJson.rulesetOf(view)));
        GameView<Table> seen = theirs.readView(view);
        String answer = theirs.write(seen.options().last());

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

        String transcript = Transcript.of(match, me).write(game);
        GameView<Table> view = Transcript.read(transcript).start();
        for (Event<Table> event : Transcript.read(transcript).events()) {
            view = game.evolve(view, event);
        }

        assertThat(view.table()).isEqualTo(match.view(me).table());
    }

    @Test
    void aStateFromAStranger() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        SiegeJson json = SiegeJson.of(game);
        String state = json.write(Match.of(game, 42L).state());

        String forged = state.replaceFirst("\"home\":9", "\"home\":2");
        DocumentException refused = catchThrowableOfType(DocumentException.class, () -> json.readState(forged));

        assertThat(refused.rule()).contains("LAW-2");
        assertThat(refused.field()).isEqualTo("table.players[0].home");
    }

    @Test
    void ownCards(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("base.json");

        Files.writeString(file, CatalogJson.write(Catalog.shipped("base")));
        // change the file
        Ruleset variant = Ruleset.secondEdition(2).with(CatalogJson.read(file));

        assertThat(variant).isEqualTo(Ruleset.secondEdition(2));
    }
}
