package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.NamedNotes;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.expansions.captains.CaptainPlayed;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Settings;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What the pack and the provider of Island Siege bring into an arena. */
class SiegeInTheArenaTest {

    private static final PlayerId P2 = PlayerId.of(1);
    private static final Seq<Card> CARDS = Catalog.shipped(Catalog.BASE).all();
    private static final IslandSiegePack PACK = new IslandSiegePack();

    private static Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game(String settings) {
        return PACK.settingsForBots().and(settings).flatMap(PACK::create).get();
    }

    private static ArenaResult played(
            Game<GameState<Table>, Action, Event<Table>, GameView<Table>> game, String... names) {
        var bots = Bots.of(game);
        return Arena.of(PACK, game, Mode.ROUND_ROBIN, List.of(names).map(bots::entrant))
                .games(2)
                .seed(1)
                .threads(1)
                .run();
    }

    private static Seq<Note> notes(Event<Table> event) {
        Seq<NamedNotes<Event<Table>>> all = Bots.notes(IslandSiege.of(Ruleset.secondEdition(2)));
        return all.flatMap(notes -> notes.of().apply(event));
    }

    @Test
    void turnsAndBuiltCardsAreNoted() {
        Card fort = CARDS.find(card -> card.layout().isDefined() && !card.starting())
                .get();
        Card other = CARDS.find(card -> card.layout().isEmpty()).get();

        assertThat(notes(new TurnBegan(P2, 7))).containsExactly(Note.turn(P2));
        assertThat(notes(new FortBuilt(P2, fort))).containsExactly(new Note(P2, fort.name()));
        assertThat(notes(new ShipBuilt(P2, other, fort, 1))).containsExactly(new Note(P2, other.name()));
        assertThat(notes(new BuildingBuilt(P2, other, fort, 1))).containsExactly(new Note(P2, other.name()));
        assertThat(notes(new Passed(P2))).isEmpty();
    }

    @Test
    void soIsWhatIsNoteworthyInARuleModule() {
        Card captain = Catalog.shipped("captains").all().head();
        assertThat(notes(new CaptainPlayed(P2, captain))).containsExactly(new Note(P2, captain.name()));
        assertThat(notes(new MonumentBuilt(P2, Island.values()[0])).head().label())
                .matches("monument, [a-z]+ island");
    }

    @Test
    void aGameOfTheArenaCountsItsTurnsAndCards() {
        ArenaResult result = played(game(""), "scripted", "random");

        GameRecord first = result.games().head();
        assertThat(first.notes())
                .allSatisfy(seat -> assertThat(seat.containsKey(Note.TURN)).isTrue());
        assertThat(first.notes().flatMap(seat -> seat.keySet()).distinct().remove(Note.TURN))
                .isNotEmpty()
                .isSubsetOf(CARDS.map(Card::name));
        assertThat(result.spec().title()).isEqualTo("Island Siege, turn-limit=200");
        assertThat(result.spec().notes()).containsExactly("turns", "cards");
    }

    @Test
    void theGhostCaptainNeedsNoEntrant() {
        ArenaResult result = played(game("players=1 modules=ghost-captain"), "random");

        assertThat(result.spec().filled()).containsExactly(PlayerId.of(0));
        assertThat(result.games()).hasSize(2);
        assertThat(result.spec().title()).isEqualTo("Island Siege, players=1, modules=ghost-captain, turn-limit=200");
    }

    @Test
    void aChosenTurnLimitIsKept() {
        assertThat(PACK.settingsForBots().get(IslandSiegePack.TURN_LIMIT)).isEqualTo(200);
        assertThat(PACK.settingsOf(game("turn-limit=30"))).hasToString("turn-limit=30");
        assertThat(PACK.settingsOf(game("turn-limit=0"))).hasToString("");
    }

    @Test
    void changedCardsAreNamedByAChecksum() {
        Catalog base = Catalog.shipped(Catalog.BASE);
        Card cheap = CARDS.find(card -> card.id().equals("academy")).get();
        Ruleset plain = Ruleset.secondEdition(2);

        String dear = settings(plain.with(base.withCards(base.cards().replace(cheap, cheap.withCoins(5)))));
        String dearer = settings(plain.with(base.withCards(base.cards().replace(cheap, cheap.withCoins(6)))));
        assertThat(dear).matches("cards=other-[0-9a-f]{8}");
        assertThat(dearer).matches("cards=other-[0-9a-f]{8}").isNotEqualTo(dear);
        assertThat(settings(plain)).isEmpty();
        assertThat(Settings.read(PACK.settings(), dear).getLeft().sentence())
                .isEqualTo("cards: '" + dear.substring(6) + "' is not possible; possible: standard, or a document.");
    }

    private static String settings(Ruleset rules) {
        return PACK.settingsOf(IslandSiege.of(rules)).toString();
    }
}
