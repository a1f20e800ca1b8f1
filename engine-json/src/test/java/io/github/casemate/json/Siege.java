package io.github.casemate.json;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
import java.io.IOException;
import java.nio.file.Path;

/** Island Siege, as the tests need it. */
final class Siege {

    static final IslandSiegePack PACK = new IslandSiegePack();

    private Siege() {}

    static GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json(IslandSiege game) {
        return GameJson.of(PACK, game);
    }

    static IslandSiege gameOf(String document) {
        return (IslandSiege) GameJson.gameOf(document, PACK);
    }

    static String write(Catalog catalog) {
        return SettingsJson.of(PACK).writeDocument(catalog);
    }

    static Catalog catalog(String text) {
        return SettingsJson.of(PACK).readDocument(text, Catalog.class);
    }

    static Catalog catalog(Path file) throws IOException {
        return SettingsJson.of(PACK).readDocument(file, Catalog.class);
    }
}
