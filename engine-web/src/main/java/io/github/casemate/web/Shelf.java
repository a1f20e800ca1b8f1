package io.github.casemate.web;

import io.github.casemate.ai.Bots;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Providers;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ShippedDocument;
import io.github.casemate.pack.Words;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ServiceLoader;

/**
 * The games that are there, and what can be chosen in each. They were tried when the page was built; to try them again
 * would take longer than everything else.
 */
final class Shelf {

    @SuppressWarnings({"rawtypes", "unchecked"}) // A class has no type arguments.
    private final Array<GamePack<?, ?, ?, ?>> packs = Providers.of(ServiceLoader.load(GamePack.class))
            .found()
            .<GamePack<?, ?, ?, ?>>map(pack -> pack)
            .sortBy(pack -> pack.info().id());

    GamePack<?, ?, ?, ?> pack(String id) {
        return packs.find(pack -> pack.info().id().equals(id))
                .getOrElseThrow(
                        () -> new UnusableException("There is no game '" + Excerpt.part(id) + "' on this page."));
    }

    JsonTree games() {
        JsonTree games = JsonTree.array();
        packs.forEach(pack -> games.add(JsonTree.object()
                .put("id", pack.info().id())
                .put("name", pack.info().name())
                .put("sentence", pack.info().about())
                .put("from", pack.info().fewest())
                .put("to", pack.info().most())));
        return JsonTree.object().put("games", games);
    }

    /** All about one game that somebody wants to know who begins it. */
    JsonTree about(String id) {
        return about(pack(id));
    }

    /** What lies in the box of a game: cards, tiles, figures. */
    JsonTree box(String id) {
        JsonTree items = JsonTree.array();
        pack(id).box()
                .forEach(item -> items.add(JsonTree.object()
                        .put("set", item.set())
                        .put("kind", item.kind())
                        .put("name", item.name())
                        .put("facts", item.facts())
                        .put("text", item.text())));
        return JsonTree.object().put("items", items);
    }

    private static <S, A, E, V> JsonTree about(GamePack<S, A, E, V> pack) {
        Game<S, A, E, V> standard =
                pack.create(Settings.standard(pack.settings())).get();
        Words<A, E, V> words =
                pack.words(standard, Names.ofSeats(standard.players().size()));
        Bots<V, A> bots = Bots.of(standard);
        JsonTree settings = JsonTree.array();
        new SettingsTree(pack).choosable().forEach(setting -> settings.add(setting(pack, setting)));
        JsonTree levels = JsonTree.array();
        bots.levels()
                .forEach(level ->
                        levels.add(JsonTree.object().put("name", level.name()).put("about", level.about())));
        if (bots.levels().isEmpty()) {
            bots.all()
                    .forEach(bot ->
                            levels.add(JsonTree.object().put("name", bot.name()).put("about", bot.about())));
        }
        return JsonTree.object()
                .put("id", pack.info().id())
                .put("name", pack.info().name())
                .put("aim", JsonTree.array(words.aim()))
                .put("turn", JsonTree.array(words.turn()))
                .put("victories", JsonTree.array(words.victories()))
                .put("seats", pack.filled(standard).size())
                .put("settings", settings)
                .put("levels", levels);
    }

    private static <T> JsonTree setting(GamePack<?, ?, ?, ?> pack, Setting<T> setting) {
        Array<String> examples = setting.examples().map(setting::text).toArray();
        boolean isDocument = setting.document().isDefined();
        Seq<ShippedDocument> shipped =
                pack.documents().filter(document -> document.setting().equals(setting.name()));
        return JsonTree.object()
                .put("name", setting.name())
                .put("about", setting.about())
                .put("possible", setting.possible())
                .put("standard", setting.text(setting.standard()))
                .put(
                        "number",
                        setting.standard() instanceof Integer
                                && setting.possible().startsWith("a number"))
                .put("several", !isDocument && setting.standard() instanceof Array<?>)
                .put("document", isDocument)
                .put("many", SettingsTree.isList(setting))
                .put("shipped", JsonTree.array(shipped.map(ShippedDocument::name)))
                .put("examples", JsonTree.array(examples));
    }
}
