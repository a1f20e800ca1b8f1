package io.github.casemate.testkit.siege.golden;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Playthrough;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A game written out as text, with cards by name, so that a change of behaviour shows as a change of lines. */
final class GameText {

    private final IslandSiege game;
    private final StringBuilder text = new StringBuilder();

    private GameText(IslandSiege game) {
        this.game = game;
    }

    /** Everything: each state, each player's view, the legal actions, the action and its events. */
    static String full(IslandSiege game, Playthrough<GameState<Table>, Action, Event<Table>> played) {
        GameText transcript = new GameText(game);
        transcript.heading(played);
        transcript.state(played.start().state());
        played.steps().forEach(step -> {
            transcript.action(step);
            transcript.state(step.after());
        });
        return transcript.text.toString();
    }

    /** The actions and events, and a digest of each state with all views and legal actions. */
    static String brief(IslandSiege game, Playthrough<GameState<Table>, Action, Event<Table>> played) {
        GameText transcript = new GameText(game);
        transcript.heading(played);
        transcript.line("= %s", digest(game, played.start().state()));
        played.steps().forEach(step -> {
            transcript.action(step);
            transcript.line("= %s", digest(game, step.after()));
        });
        return transcript.text.toString();
    }

    private static String digest(IslandSiege game, GameState<Table> state) {
        GameText transcript = new GameText(game);
        transcript.state(state);
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(transcript.text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private void heading(Playthrough<GameState<Table>, Action, Event<Table>> played) {
        line("# %s, from '%s' with seed %d", game, played.start().name(), played.seed());
    }

    private void action(Playthrough.Step<GameState<Table>, Action, Event<Table>> step) {
        line("> %s: %s", step.by().map(PlayerId::toString).getOrElse("chance"), named(step.action(), step.before()));
        step.transition().events().forEach(event -> line("  - %s", named(event, step.before())));
    }

    private void state(GameState<Table> state) {
        table("state", state.table());
        line("  agenda: %s", state.agenda().mkString(", "));
        line("  turn: %s", game.turn(state));
        line(
                "  legal: %s",
                game.legalActions(state).map(action -> named(action, state)).mkString(", "));
        game.players()
                .forEach(player ->
                        table("view of " + player, game.view(state, player).table()));
    }

    private void table(String title, Table table) {
        line("  %s: turn %d of %s, supply %s", title, table.turn(), table.active(), table.supply());
        for (PlayerState side : table.players()) {
            line("    %s: home %d, coins %d, supply %s", side.id(), side.home(), side.coins(), side.supply());
            for (Fort fort : side.forts()) {
                line("      %s", fort);
            }
            for (BuiltCard ship : side.ships()) {
                line("      %s", ship);
            }
        }
        for (Deck deck : table.decks()) {
            line("    deck %s: %s, discard %s", deck.id(), pile(deck, deck.undrawn()), cards(deck, deck.discard()));
            for (PlayerId player : game.players()) {
                line(
                        "      %s: hand %s, set aside %s, knows %s",
                        player,
                        pile(deck, deck.hand(player)),
                        pile(deck, deck.setAside().get(player.index())),
                        cards(deck, deck.known().get(player.index())));
            }
            line(
                    "      just drawn %s, publicly known %s, in hands at refill %s, removed %s",
                    pile(deck, deck.justDrawn()),
                    cards(deck, deck.publiclyKnown()),
                    cards(deck, deck.inHandsAtRefill()),
                    cards(deck, deck.removed()));
        }
        table.attack().forEach(attack -> line("    attack: %s", attack));
        table.lastAttack().forEach(attack -> line("    last attack: %s", attack));
        table.ending().forEach(ending -> line("    %s", ending));
    }

    private static String pile(Deck deck, Pile pile) {
        return cards(deck, pile.known()) + (pile.hidden() > 0 ? " and " + pile.hidden() + " hidden" : "");
    }

    private static String cards(Deck deck, CardSet set) {
        Seq<String> ids = deck.cards(set).map(Card::id);
        return ids.mkString("{", ", ", "}");
    }

    /** Sets of cards print as numbers; here they are written as names. */
    private static String named(Object actionOrEvent, GameState<Table> state) {
        String plain = actionOrEvent.toString();
        Deck deck = state.table().main();
        StringBuilder named = new StringBuilder();
        int from = 0;
        for (int open = plain.indexOf("{"); open >= 0; open = plain.indexOf("{", from)) {
            int close = plain.indexOf('}', open);
            String inside = plain.substring(open + 1, close);
            boolean isCards = plain.startsWith("cards=", open - 6)
                    || plain.startsWith("known=", open - 6)
                    || plain.startsWith("inHands=", open - 8);
            named.append(plain, from, open + 1).append(isCards ? names(deck, inside) : inside);
            from = close;
        }
        return named.append(plain.substring(from)).toString();
    }

    private static String names(Deck deck, String numbers) {
        return numbers.isEmpty()
                ? ""
                : io.vavr.collection.Array.of(numbers.split(", "))
                        .map(number ->
                                deck.cards().get(Integer.parseInt(number)).id())
                        .mkString(", ");
    }

    private void line(String format, Object... details) {
        text.append(String.format(format, details)).append('\n');
    }
}
