package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** The Ghost Captain's open row of cards, whatever comes and goes. */
class GhostRowTest {

    private static final Scene ROW = Haunted.withRow(
            Haunted.scene().player(2, side -> side.noStartingFort()), "raven", "academy", "victory", "armory");

    /** A card of his is taken, as Espionage or Barbary Ape do. */
    private record Take(Card card) implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            play.emit(new CardTaken(Deck.MAIN, GhostCaptain.SEAT, GhostCaptain.PLAYER, Pile.of(card)));
        }
    }

    private static void isOpen(SceneGame play) {
        assertThat(GhostCaptain.on(play.table()).row())
                .containsExactlyInAnyOrderElementsOf(play.table()
                        .main()
                        .cards(play.table().main().hand(GhostCaptain.SEAT).known()));
        assertThat(play.view(1).table().main().hand(GhostCaptain.SEAT))
                .isEqualTo(play.table().main().hand(GhostCaptain.SEAT));
    }

    @Test
    @Rule({"RUL-90", "DRW-1"})
    @Proof("GHO-6")
    void thePlayersDrawActionGivesItsThirdCardToTheRightEnd() {
        SceneGame drawn = ROW.actionOf(1).does(new DrawCards()).deals("dominica", "prison", "spy-outpost");

        assertThat(drawn.options(GiveCard.class).map(GiveCard::to)).containsOnly(GhostCaptain.SEAT);
        SceneGame given = drawn.does(new GiveCard(drawn.card("prison"), GhostCaptain.SEAT));
        assertThat(Haunted.row(given)).containsExactly("raven", "academy", "victory", "armory", "prison");
        assertThat(given.events(RowLaid.class).map(RowLaid::joined)).containsExactly(1);
        isOpen(given);
    }

    @Test
    @Rule("GHO-6")
    void whatHeDrawsGoesToTheRightEndOneByOne() {
        SceneGame play = ROW.play(
                1,
                List.of(
                        new Draw(Deck.MAIN, GhostCaptain.SEAT, 2),
                        new KeepCards(Deck.MAIN, GhostCaptain.SEAT),
                        EndTurn.STEP));

        assertThat(play.game().chance(play.state()).outcomes().toList())
                .allMatch(outcome -> ((DealCards) outcome).cards().size() == 1);
        SceneGame drawn = play.deals("watchtower").deals("barricaded-fortress");
        assertThat(Haunted.row(drawn))
                .containsExactly("raven", "academy", "victory", "armory", "watchtower", "barricaded-fortress");
        isOpen(drawn);
    }

    @Test
    @Rule("RUL-47")
    @Proof("RUL-90")
    void aRandomDiscardIsDrawnByChanceAndTheOthersCloseUp() {
        SceneGame built = ROW.player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .actionOf(1)
                .buildsBuilding("governors-mansion", "starting-fort-1");

        assertThat(built.game().chance(built.state()).size()).isEqualTo(4);
        SceneGame picked = built.picks("academy");
        assertThat(Haunted.row(picked)).containsExactly("raven", "victory", "armory");
        assertThat(picked.events(RowLaid.class).map(RowLaid::reveals)).containsExactly(false);
        isOpen(picked);
    }

    @Test
    @Rule({"GHO-6", "RUL-46"})
    void aShipThatComesBackGoesToTheRightEndEvenIfItLayLeftBefore() {
        Scene scene = Haunted.withRow(
                Haunted.scene()
                        .player(2, side -> side.noStartingFort().fort("lighthouse-outpost", 2, "GW", "~B", "~.")),
                "victory",
                "raven",
                "prison");

        SceneGame built = scene.actionOf(2);
        assertThat(Haunted.row(built)).containsExactly("raven", "prison");

        SceneGame sunk = built.attacksAndKeeps("lighthouse-outpost", LEADERSHIP, LEADERSHIP, GRAY)
                .sinks("victory");
        assertThat(Haunted.row(sunk)).containsExactly("raven", "prison", "victory");
        isOpen(sunk);
    }

    @Test
    @Rule({"GHO-9", "RUL-28"})
    void whatIsTakenFromHimLeavesTheOthersOpen() {
        SceneGame play = ROW.play(1, List.of(new Take(ROW.card("academy")), EndTurn.STEP));

        assertThat(Haunted.row(play)).containsExactly("raven", "victory", "armory");
        assertThat(play.hand(1)).containsExactly("academy");
        assertThat(play.table().main().publiclyKnown().size()).isEqualTo(3);
        isOpen(play);
    }

    @Test
    @Rule({"RUL-87", "RUL-28"})
    void whatHeHoldsOfAnotherDeckThePlayerSeesToo() {
        Scene scene = ROW.with(table -> {
            Deck deck = Deck.of(
                    "other", table.main().cards(), table.main().undrawn().known(), 2);
            return table.withDecks(table.decks().append(deck));
        });

        SceneGame play = scene.play(1, List.of(new Draw("other", GhostCaptain.SEAT, 1), EndTurn.STEP));
        SceneGame drawn = play.does(play.game().chance(play.state()).outcomes().head());

        assertThat(drawn.table().deck("other").hand(GhostCaptain.SEAT).size()).isEqualTo(1);
        assertThat(drawn.view(1).table().deck("other").hand(GhostCaptain.SEAT))
                .isEqualTo(drawn.table().deck("other").hand(GhostCaptain.SEAT));
        assertThat(Haunted.row(drawn)).containsExactly("raven", "academy", "victory", "armory");
    }

    @Test
    @Rule("GHO-6")
    void layingTheRowSaysWhatCameAndRevealsOnlyThat() {
        Array<Card> row = Array.of(ROW.card("raven"), ROW.card("academy"));

        assertThat(new RowLaid(row, 1).reveals()).isTrue();
        assertThat(new RowLaid(row, 0).reveals()).isFalse();
    }

    @Test
    @Rule({"GHO-9", "RUL-81"})
    void whatHeBuildsLeavesTheRow() {
        Scene scene = Haunted.withRow(
                Haunted.scene().player(2, side -> side.startingFort(1, "WGGB")), "raven", "armory", "prison");

        SceneGame play = scene.actionOf(2);

        assertThat(Haunted.row(play)).containsExactly("raven", "prison");
        isOpen(play);
        assertThat(Haunted.row(scene.player(1, side -> side.home(0)).actionOf(2).rolls(GRAY, GRAY, GRAY, TARGET)))
                .containsExactly("raven", "armory", "prison");
    }
}
