package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.BLACK;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The first player is the spy, the second is spied upon, the third looks on. */
class SpyOutpostTest {

    private static final PlayerId SPY = PlayerId.of(0);
    private static final PlayerId SEEN = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    private static final Scene SCENE = Scene.of(Ruleset.secondEdition(3))
            .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
            .player(2, side -> side.hand("armory", "raven").supply(""))
            .player(3, side -> side.hand("victory"));

    private static Seq<String> known(SceneGame play, int viewer, PlayerId holder) {
        Deck deck = play.view(viewer).table().main();
        return deck.cards(deck.hand(holder).known()).map(card -> card.id());
    }

    /** The attack of the spy, up to the second player's turn. */
    private static SceneGame looked() {
        return SCENE.actionOf(1).attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK);
    }

    @Test
    @Proof({"RUL-8", "RUL-51"})
    void theSpySeesTheDefendersHandBeforeTheFirstRoll() {
        SceneGame attack = SCENE.actionOf(1).attacks("starting-fort-2");

        assertThat(attack.turn().isChance()).isTrue();
        assertThat(attack.table().requireAttack().results().isEmpty()).isTrue();
        assertThat(known(attack, 1, SEEN)).containsExactlyInAnyOrder("armory", "raven");
        assertThat(known(attack, 1, THIRD)).isEmpty();
    }

    @Test
    @Rule({"RUL-51", "RUL-28"})
    void theThirdPlayerLearnsNothing() {
        SceneGame attack = SCENE.actionOf(1).attacks("starting-fort-2");
        HandSeen seen = attack.events(HandSeen.class).single();

        assertThat(known(attack, 3, SEEN)).isEmpty();
        assertThat(seen.redact(THIRD)).isEqualTo(new HandSeen(Deck.MAIN, SPY, SEEN, new Pile(CardSet.NONE, 2)));
        assertThat(seen.redact(SPY)).isEqualTo(seen);
        assertThat(seen.redact(SEEN)).isEqualTo(seen);
    }

    @Test
    @Rule({"RUL-28", "LAW-7"})
    void theThirdPlayersViewDoesNotDependOnTheCardsThatWereSeen() {
        SceneGame one = SCENE.actionOf(1).attacks("starting-fort-2");
        SceneGame other = Scene.of(Ruleset.secondEdition(3))
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"))
                .player(2, side -> side.hand("prison", "dominica").supply(""))
                .player(3, side -> side.hand("victory"))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(one.view(3)).isEqualTo(other.view(3));
        assertThat(one.view(1)).isNotEqualTo(other.view(1));
    }

    @Test
    @Proof("RUL-51")
    void theLookIsLastingKnowledgeOfTheCardsThatWereThere() {
        SceneGame drawn = looked().does(new DrawCards()).deals("prison", "dominica", "academy");
        SceneGame given = drawn.does(new GiveCard(drawn.card("academy"), THIRD));

        assertThat(given.hand(2)).hasSize(4);
        assertThat(known(given, 1, SEEN)).containsExactlyInAnyOrder("armory", "raven");
        assertThat(known(given, 1, THIRD)).isEmpty();
    }

    @Test
    @Rule("RUL-51")
    void whatHasLeftTheHandIsNotKnownToBeThereAnyMore() {
        SceneGame built = SCENE.player(2, side -> side.startingFort(3, "WGGB"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK)
                .buildsShip("raven", "starting-fort-2");

        assertThat(known(built, 1, SEEN)).containsExactly("armory");
        assertThat(built.table().main().known().get(0).size()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-51", "RUL-47"})
    void aKnownCardThatIsDiscardedAtRandomLeavesTheOthersKnown() {
        SceneGame discarded = SCENE.player(
                        3, side -> side.startingFort(3, "WGGB").hand("governors-mansion"))
                .with(table -> table.changeDeck(Deck.MAIN, deck -> deck.look(SPY, SEEN, deck.hand(SEEN))))
                .actionOf(3)
                .buildsBuilding("governors-mansion", "starting-fort-3")
                .picks("armory");

        assertThat(known(discarded, 1, SEEN)).containsExactly("raven");
        assertThat(discarded.discardPile()).containsExactly("armory");
    }

    @Test
    @Rule("RUL-51")
    void everyWorldThatTheSpyCanImagineHasTheCardsThatWereSeen() {
        SceneGame play = looked();
        for (long seed = 0; seed < 20; seed++) {
            Pile hand = play.game()
                    .determinize(play.view(1), SplitMix64.of(seed, 0))
                    .table()
                    .main()
                    .hand(SEEN);
            assertThat(hand).isEqualTo(play.table().main().hand(SEEN));
        }
    }

    @Test
    @Rule({"RUL-51", "RUL-29"})
    void aSpyThatIsGoneLooksNoMoreButWhatWasSeenIsRemembered() {
        SceneGame gone = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", "..~~"))
                .player(2, side -> side.hand("armory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK)
                .attacksAndKeeps("spy-outpost", BLACK, BLACK, BLACK);

        assertThat(gone.findFort("spy-outpost")).isEmpty();

        SceneGame again = gone.attacks("starting-fort-2");

        assertThat(again.events(HandSeen.class)).isEmpty();
        assertThat(known(again, 1, SEEN)).containsExactly("armory");
    }

    @Test
    @Rule("RUL-51")
    void onlyTheOwnersOwnAttackIsALook() {
        assertThat(SCENE.actionOf(2).attacks("starting-fort-1").events(HandSeen.class))
                .isEmpty();
        assertThat(SCENE.actionOf(2).attacks("spy-outpost").events(HandSeen.class))
                .isEmpty();
        assertThat(SCENE.actionOf(3).attacks("starting-fort-2").events(HandSeen.class))
                .isEmpty();
    }

    @Test
    @Rule("RUL-51")
    void thereIsNothingToSeeInAnEmptyHandOrInOpenWaters() {
        Scene scene = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~"));
        SceneGame openWaters = scene.player(2, side -> side.noStartingFort().hand("armory"))
                .actionOf(1)
                .does(new AttackOpenWaters());

        assertThat(scene.actionOf(1).attacks("starting-fort-2").events(HandSeen.class))
                .isEmpty();
        assertThat(openWaters.events(HandSeen.class)).isEmpty();
    }
}
