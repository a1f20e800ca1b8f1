package io.github.casemate.web;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.vavr.collection.Array;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;

/** Answers what a page asks. It holds one match at a time; what cannot be done changes nothing. */
final class Desk {

    private final Shelf shelf = new Shelf();
    private @Nullable OpenTable<?, ?, ?, ?> open;

    JsonTree answer(JsonTree request, DoubleConsumer heard) {
        String wanted = request.text("do");
        return switch (wanted) {
            case "games" -> shelf.games();
            case "about" -> shelf.about(request.text("game"));
            case "compare" -> SeededGames.played(shelf.pack(request.text("game")), request);
            case "new" -> begin(shelf.pack(request.text("game")), request);
            case "open" -> opened(JsonTree.read(request.text("text")));
            case "box" -> shelf.box(request.text("game"));
            case "document" ->
                JsonTree.object()
                        .put("text", new SettingsTree(shelf.pack(request.text("game"))).text(request.text("name")));
            case "think", "hint", "analyse" -> thought(new Mind<>(table(), heard), wanted, request);
            default -> atTable(table(), wanted, request);
        };
    }

    private OpenTable<?, ?, ?, ?> table() {
        if (open == null) {
            throw new UnusableException("No match is open.");
        }
        return open;
    }

    private <S, A, E, V> JsonTree begin(GamePack<S, A, E, V> pack, JsonTree request) {
        OpenTable<S, A, E, V> table = OpenTable.begun(
                pack, request.required("settings"), request.required("seed").asLong("seed"));
        open = table;
        return about(table);
    }

    private JsonTree opened(JsonTree document) {
        if (!document.text("document", "").equals("match") || document.number("schema", 0) != 1) {
            throw new UnusableException("This is not a saved match, or one from a newer version.");
        }
        return opened(shelf.pack(document.text("game")), document);
    }

    private <S, A, E, V> JsonTree opened(GamePack<S, A, E, V> pack, JsonTree document) {
        OpenTable<S, A, E, V> table = OpenTable.of(pack, new SavedText<>(pack).read(document));
        open = table;
        return about(table);
    }

    private <S, A, E, V> JsonTree atTable(OpenTable<S, A, E, V> table, String wanted, JsonTree request) {
        return switch (wanted) {
            case "choose" -> now(table.chosen(request.number("option"), request.number("decisions")));
            case "answer" -> now(table.answered(request.text("answer")));
            case "resign" -> now(table.resigned(request.number("seat")));
            case "back" -> now(table.back(request.number("decisions")));
            case "look" -> look(table, request);
            case "board" -> showing(table, request).board(request.number("at", table.decisions()));
            case "things" -> showing(table, request).things(request.number("at", table.decisions()));
            case "save" -> JsonTree.object().put("text", new SavedText<>(table.pack()).write(table.match()));
            default -> throw new UnusableException("The engine does not know what '" + wanted + "' is.");
        };
    }

    private static JsonTree thought(Mind<?, ?, ?, ?> mind, String wanted, JsonTree request) {
        return switch (wanted) {
            case "hint" -> mind.hint();
            case "analyse" -> mind.analysis();
            default -> mind.choice(request.text("bot"));
        };
    }

    private <S, A, E, V> JsonTree now(OpenTable<S, A, E, V> table) {
        open = table;
        return about(table);
    }

    private <S, A, E, V> JsonTree about(OpenTable<S, A, E, V> table) {
        JsonTree filled = JsonTree.array();
        table.pack().filled(table.game()).forEach(player -> filled.add(JsonTree.of(player.index())));
        return JsonTree.object()
                .put("game", table.pack().info().id())
                .put("title", table.pack().info().name())
                .put("seats", table.game().players().size())
                .put("filled", filled)
                .put("names", JsonTree.array(table.game().players().map(player -> table.seatName(player))))
                .put("asked", table.match().turn().asked().map(PlayerId::index).getOrElse(-1))
                .put("decisions", table.decisions())
                .put("over", table.match().isOver());
    }

    private <S, A, E, V> JsonTree look(OpenTable<S, A, E, V> table, JsonTree request) {
        Showing<S, A, E, V> showing = showing(table, request);
        int at = request.number("at", table.decisions());
        Array<Integer> people = Array.ofAll(
                        request.field("people").map(all -> all.items("people")).getOrElse(java.util.List.of()))
                .map(person -> (int) person.asLong("people"));
        JsonTree look = showing.at(at).put("story", showing.story(Math.max(0, request.number("since", at)), at));
        table.takenBack(people).forEach(decisions -> look.put("back", decisions));
        return look;
    }

    private static <S, A, E, V> Showing<S, A, E, V> showing(OpenTable<S, A, E, V> table, JsonTree request) {
        Array<String> said =
                Array.ofAll(request.required("names").items("names")).map(name -> name.asText("names"));
        if (said.size() != table.game().players().size()) {
            throw new UnusableException("Each seat needs a name.");
        }
        int seat = request.number("viewer");
        PlayerId viewer = seat < 0 ? PlayerId.SPECTATOR : table.player(seat);
        Names names = Names.of(said.toJavaArray(String[]::new));
        return new Showing<>(
                table,
                viewer,
                request.isTrue("above"),
                seat < 0 ? names : names.to(viewer),
                request.number("width", 80),
                request.number("turn", 0));
    }
}
