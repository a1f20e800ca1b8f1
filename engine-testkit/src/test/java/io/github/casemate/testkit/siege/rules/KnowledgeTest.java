package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardDiscarded;
import io.github.casemate.siege.event.CardSetAside;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.FirstTurn;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.laws.Followed;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Players remember every card whose place they know, and nothing else is shown to them. */
class KnowledgeTest {

    /** Three players have drawn; player 1 passes Robust Stronghold to player 2. */
    private static SceneGame passed() {
        SceneGame dealt = Scene.of(Ruleset.secondEdition(3))
                .play(1, List.of(SetUp.STEP))
                .deals("robust-stronghold", "victory", "prison")
                .deals("academy", "armory", "dominica")
                .deals("scout-outpost", "spy-outpost", "secret-fortress");
        return dealt.does(new PassCard(dealt.card("robust-stronghold")))
                .does(new PassCard(dealt.card("academy")))
                .does(new PassCard(dealt.card("scout-outpost")));
    }

    /** What one player knows of the hand of another. */
    private static Seq<String> known(SceneGame play, int viewer, int holder) {
        return play.table().main().cards(hand(play, viewer, holder).known()).map(Card::id);
    }

    private static Pile hand(SceneGame play, int viewer, int holder) {
        return play.view(viewer).table().main().hand(PlayerId.of(holder - 1));
    }

    /** Which cards a player knows that another knows to be in some other hand. */
    private static Seq<String> knownToKnow(SceneGame play, int viewer, int other) {
        return play.table()
                .main()
                .cards(play.view(viewer).table().main().known().get(other - 1))
                .map(Card::id);
    }

    @Test
    @Proof({"SET-5", "LAW-7"})
    void whatIsLaidAsideToBePassedIsHidden() {
        SceneGame dealt = Scene.of(Ruleset.secondEdition(3))
                .play(1, List.of(SetUp.STEP))
                .deals("robust-stronghold", "victory", "prison")
                .deals("academy", "armory", "dominica")
                .deals("scout-outpost", "spy-outpost", "secret-fortress");
        SceneGame one = dealt.does(new PassCard(dealt.card("robust-stronghold")));
        SceneGame other = dealt.does(new PassCard(dealt.card("victory")));

        assertThat(one.view(2)).isEqualTo(other.view(2));
        assertThat(one.view(3)).isEqualTo(other.view(3));
        assertThat(one.view(1)).isNotEqualTo(other.view(1));
        assertThat(one.events().map(event -> event.redact(PlayerId.of(1))))
                .isEqualTo(other.events().map(event -> event.redact(PlayerId.of(1))));
    }

    @Test
    @Rule({"SET-5", "RUL-28"})
    void aCardPassedAtTheSetUpIsKnownToTheGiver() {
        SceneGame play = passed();

        assertThat(known(play, 1, 2)).containsExactly("robust-stronghold");
        assertThat(hand(play, 1, 2).hidden()).isEqualTo(2);
        assertThat(known(play, 2, 3)).containsExactly("academy");
        assertThat(known(play, 3, 1)).containsExactly("scout-outpost");
        assertThat(knownToKnow(play, 2, 1)).containsExactly("robust-stronghold");
    }

    @Test
    @Rule({"SET-5", "RUL-28"})
    void aThirdPlayerLearnsNothingOfIt() {
        SceneGame play = passed();

        assertThat(known(play, 3, 2)).isEmpty();
        assertThat(hand(play, 3, 2).hidden()).isEqualTo(3);
        assertThat(knownToKnow(play, 3, 1)).isEmpty();
    }

    @Test
    @Rule("RUL-28")
    void aCardThatIsBuiltIsForgotten() {
        SceneGame play = passed().does(new StartWith(PlayerId.of(1))).buildsFort("robust-stronghold");

        assertThat(known(play, 1, 2)).isEmpty();
        assertThat(play.table().main().known().get(0).isEmpty()).isTrue();
        assertThat(play.view(1).table().unseen(play.view(1).table().main()).contains(play.card("robust-stronghold")))
                .as("it lies on the table")
                .isFalse();
    }

    @Test
    @Rule("DRW-1")
    @Proof("RUL-28")
    void aCardGivenInADrawActionIsKnownToGiverAndReceiver() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(3))
                .player(2, side -> side.hand("prison"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "dominica");
        SceneGame given = drawn.does(new GiveCard(drawn.card("raven"), PlayerId.of(1)));

        assertThat(known(given, 1, 2)).containsExactly("raven");
        assertThat(knownToKnow(given, 2, 1)).containsExactly("raven");
        assertThat(known(given, 2, 1)).isEmpty();
        assertThat(known(given, 3, 2)).isEmpty();
        assertThat(hand(given, 3, 2)).isEqualTo(new Pile(CardSet.NONE, 2));
    }

    @Test
    @Rule("RUL-51")
    @Proof("RUL-28")
    void spyOutpostShowsTheWholeHandToItsOwnerOnlyAndForGood() {
        SceneGame attacked = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("raven", "victory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(known(attacked, 1, 2)).containsExactlyInAnyOrder("raven", "victory");
        assertThat(knownToKnow(attacked, 2, 1)).containsExactlyInAnyOrder("raven", "victory");
        assertThat(known(attacked, 3, 2)).isEmpty();

        SceneGame drawn = attacked.does(new DrawCards()).deals("prison", "academy", "armory");
        SceneGame later = drawn.does(new GiveCard(drawn.card("prison"), PlayerId.of(2)));

        assertThat(known(later, 1, 2)).as("what came later is hidden").containsExactlyInAnyOrder("raven", "victory");
        assertThat(hand(later, 1, 2).hidden()).isEqualTo(2);
        assertThat(known(later, 1, 3)).isEmpty();
    }

    @Test
    @Rule("RUL-51")
    void thereIsNothingToSeeInAnEmptyHand() {
        SceneGame attacked = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(attacked.events(HandSeen.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-28", "RUL-47"})
    void aCardThatIsDiscardedIsForgotten() {
        SceneGame discarded = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .player(2, side -> side.hand("raven", "victory"))
                .with(table -> table.changeDeck(
                        "main", deck -> deck.look(PlayerId.of(0), PlayerId.of(1), deck.hand(PlayerId.of(1)))))
                .actionOf(1)
                .buildsBuilding("governors-mansion", "starting-fort-1")
                .picks("raven");

        assertThat(known(discarded, 1, 2)).containsExactly("victory");
        assertThat(known(discarded, 3, 2)).isEmpty();
        assertThat(discarded.discardPile()).containsExactly("raven");
    }

    @Test
    @Rule("RUL-46")
    @Proof("RUL-28")
    void aShipThatComesBackToAHandIsKnownToAll() {
        SceneGame sunk = Scene.of(Ruleset.secondEdition(3))
                .player(
                        2,
                        side -> side.fort("lighthouse-outpost", 0, ".W", "~.", "~.")
                                .ship("raven")
                                .hand("prison"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("raven");

        assertThat(known(sunk, 1, 2)).containsExactly("raven");
        assertThat(known(sunk, 3, 2)).containsExactly("raven");
        assertThat(hand(sunk, 3, 2).hidden()).isEqualTo(1);
    }

    @Test
    @Rule({"LAW-7", "RUL-28"})
    void handsThatNobodyElseKnowsLeaveNoTrace() {
        Seq<SceneGame> worlds = List.of("raven", "victory")
                .map(secret -> Scene.of(Ruleset.secondEdition(3))
                        .player(2, side -> side.hand(secret))
                        .actionOf(2)
                        .does(new DrawCards()));
        SceneGame one = worlds.get(0).deals("prison", "academy", "armory");
        SceneGame other = worlds.get(1).deals("dominica", "academy", "magnifique");

        assertThat(one.view(1)).isEqualTo(other.view(1));
        assertThat(one.does(new GiveCard(one.card("prison"), PlayerId.of(2))).view(1))
                .isEqualTo(other.does(new GiveCard(other.card("dominica"), PlayerId.of(2)))
                        .view(1));
        assertThat(one.does(new GiveCard(one.card("prison"), PlayerId.of(2))).view(3))
                .as("the receiver sees the difference")
                .isNotEqualTo(other.does(new GiveCard(other.card("dominica"), PlayerId.of(2)))
                        .view(3));
    }

    /** In no game of ours is a hand known in the set-up; a module may change that. */
    @Test
    @Rule({"SET-5", "LAW-7"})
    void whoKnewAHandIsNotSureOfItOnceACardOfItLiesAside() {
        SceneGame play = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.hand("raven", "victory", "prison"))
                .with(table -> table.changeDeck(
                                Deck.MAIN,
                                deck -> deck.look(PlayerId.of(1), PlayerId.of(0), deck.hand(PlayerId.of(0)))
                                        .withPubliclyKnown(
                                                deck.hand(PlayerId.of(0)).known())
                                        .withInHandsAtRefill(
                                                deck.hand(PlayerId.of(0)).known()))
                        .withTurn(0))
                .play(1, List.of(new ChoosePass(PlayerId.of(0)), FirstTurn.STEP));
        SceneGame aside = play.does(new PassCard(play.card("raven")));

        assertThat(Followed.complaint(play.game(), play.table(), aside.events().take(1)))
                .isEmpty();
        assertThat(known(play, 2, 1)).containsExactlyInAnyOrder("raven", "victory", "prison");
        assertThat(known(aside, 2, 1)).isEmpty();
        assertThat(known(aside, 1, 1)).containsExactlyInAnyOrder("victory", "prison");
    }

    /** In no game of ours is a card played or taken before the drawn cards are settled; a module may change that. */
    @Test
    @Rule("LAW-7")
    void whoeverShowsOrLosesACardHasSettledWhichOfTheDrawnAreKept() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.hand("academy"))
                .actionOf(1)
                .does(new DrawCards())
                .deals("raven", "victory", "dominica");
        for (String card : List.of("raven", "academy")) {
            for (Event<Table> event : List.of(
                    new CardDiscarded(Deck.MAIN, PlayerId.of(0), drawn.card(card)),
                    new CardTaken(Deck.MAIN, PlayerId.of(0), PlayerId.of(1), Pile.of(drawn.card(card))),
                    new CardSetAside(Deck.MAIN, PlayerId.of(0), Pile.of(drawn.card(card))))) {
                assertThat(Followed.complaint(drawn.game(), drawn.table(), List.of(event)))
                        .as("%s", event)
                        .isEmpty();
            }
        }
    }
}
