package io.github.casemate.ai.siege;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Note;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class SiegeArenaTest {

    private static final PlayerId P2 = PlayerId.of(1);
    private static final Seq<Card> CARDS = Catalog.shipped(Catalog.BASE).all();

    private static Card card(String id) {
        return CARDS.find(card -> card.id().equals(id)).get();
    }

    private static ArenaResult played(IslandSiege game, String... names) {
        var bots = Bots.of(game);
        return SiegeArena.roundRobin(game, List.of(names).map(bots::entrant))
                .games(2)
                .seed(1)
                .threads(1)
                .run();
    }

    @Test
    void turnsAndBuiltCardsAreNoted() {
        Card fort = CARDS.find(card -> card.layout().isDefined() && !card.starting())
                .get();
        Card other = CARDS.find(card -> card.layout().isEmpty()).get();
        SiegeNotes notes = SiegeNotes.standard();

        assertThat(notes.apply(new TurnBegan(P2, 7))).containsExactly(Note.turn(P2));
        assertThat(notes.apply(new FortBuilt(P2, fort))).containsExactly(new Note(P2, fort.name()));
        assertThat(notes.apply(new ShipBuilt(P2, other, fort, 1))).containsExactly(new Note(P2, other.name()));
        assertThat(notes.apply(new BuildingBuilt(P2, other, fort, 1))).containsExactly(new Note(P2, other.name()));
    }

    @Test
    void whoKnowsMoreEventsAddsNotes() {
        Event<Table> fort = new FortBuilt(P2, CARDS.find(Card::starting).get());
        Event<Table> passed = new Passed(P2);
        SiegeNotes notes = SiegeNotes.standard()
                .and(event -> event.equals(passed) ? List.of(new Note(P2, "passed")) : List.empty());

        assertThat(SiegeNotes.standard().apply(passed)).isEmpty();
        assertThat(notes.apply(passed)).containsExactly(new Note(P2, "passed"));
        assertThat(notes.apply(fort)).hasSize(1);
    }

    @Test
    void aGameOfTheArenaCountsItsTurnsAndCards() {
        IslandSiege game = IslandSiege.of(SiegeArena.limited(Ruleset.secondEdition(2)));
        ArenaResult result = played(game, "scripted", "random");

        GameRecord first = result.games().head();
        assertThat(first.notes())
                .allSatisfy(seat -> assertThat(seat.containsKey(Note.TURN)).isTrue());
        assertThat(first.notes().flatMap(seat -> seat.keySet()).distinct().remove(Note.TURN))
                .isNotEmpty()
                .isSubsetOf(CARDS.map(Card::name));
        assertThat(result.spec().title())
                .isEqualTo("Island Siege, second edition, 2 players, at most 200 turns (RUL-20)");
    }

    @Test
    void theGhostCaptainNeedsNoEntrant() {
        IslandSiege game = IslandSiege.of(SiegeArena.limited(Ruleset.solo("ghost-captain")));
        ArenaResult result = played(game, "random");

        assertThat(result.spec().filled()).containsExactly(PlayerId.of(0));
        assertThat(result.games()).hasSize(2);
        assertThat(result.spec().title()).contains("1 player, with ghost-captain");
    }

    @Test
    void aTurnLimitIsKept() {
        assertThat(SiegeArena.limited(Ruleset.secondEdition(2).withTurnLimit(30))
                        .variants()
                        .turnLimit())
                .isEqualTo(30);
        assertThat(SiegeArena.limited(Ruleset.secondEdition(2)).variants().turnLimit())
                .isEqualTo(SiegeArena.TURN_LIMIT);
    }

    @Test
    void allRulesStandInTheTitle() {
        Ruleset plain = Ruleset.secondEdition(3);
        Catalog base = Catalog.shipped(Catalog.BASE);
        Card cheap = card("academy");
        Ruleset changed = plain.with(base.withCards(base.cards().replace(cheap, cheap.withCoins(5))));

        assertThat(SiegeArena.title(plain.with("ramparts", "captains").withVariants(new Variants(true, true, true, 0))))
                .isEqualTo("Island Siege, second edition, 3 players, with captains and ramparts,"
                        + " open waters when blocked (RUL-3), repair flags only (RUL-5),"
                        + " starting forts discarded (RUL-31), no turn limit");
        assertThat(SiegeArena.title(plain)).doesNotContain("changed");
        assertThat(SiegeArena.title(changed)).matches(".*3 players, cards changed \\([0-9a-f]{8}\\), no turn limit");
    }
}
