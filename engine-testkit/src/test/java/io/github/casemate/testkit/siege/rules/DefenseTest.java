package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** Each fort is drawn as in the rulebook, the sea above it, on a card with room for the picture. */
class DefenseTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2)
            .withCards(BaseCards.all()
                    .append(Card.fort("drawn", "Drawn Fort", Layout.of("...", "...", "..."), 3))
                    .append(Card.fort("ring", "Ring Fort", Layout.of("...", ".~.", "..."), 3)));

    @Test
    @Proof("DEF-2")
    void oneBlackResultFailsAgainstTwoConnectedBlackStones() {
        SceneGame play = fort("drawn", "W..", ".BB", "...").attacksAndKeeps("drawn", BLACK, LEADERSHIP, LEADERSHIP);

        assertStands(play, "W..", ".BB", "...");
    }

    @Test
    @Rule("DEF-2")
    void twoBlackResultsDestroyTwoConnectedBlackStones() {
        SceneGame play = fort("drawn", "W..", ".BB", "...").attacksAndKeeps("drawn", BLACK, BLACK, LEADERSHIP);

        assertThat(play.stones("drawn")).containsExactly("W..", "...", "...");
    }

    @Test
    @Rule({"DEF-2", "RUL-1"})
    void threeDiceFailAgainstFourConnectedStonesUntilATargetBreaksTheChain() {
        SceneGame failed = fort("drawn", "BBB", "B..", "...").attacksAndKeeps("drawn", BLACK, BLACK, BLACK);
        assertStands(failed, "BBB", "B..", "...");

        SceneGame broken = fort("drawn", "BBB", "B..", "...")
                .attacksAndKeeps("drawn", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave())
                .fells(0);
        assertThat(broken.stones("drawn")).containsExactly(".BB", "B..", "...");
    }

    @Test
    @Proof("DEF-2")
    void stonesThatTouchOnlyAtACornerAreNotConnected() {
        SceneGame play = fort("drawn", "W.B", ".B.", "...").attacksAndKeeps("drawn", BLACK, LEADERSHIP, LEADERSHIP);

        assertThat(play.options()).containsExactlyInAnyOrder(fells(2), fells(4));
    }

    @Test
    @Rule("DEF-2")
    void stonesOfAnotherColourOrAcrossAHoleDoNotConnect() {
        SceneGame play = fort("ring", "W..", "B~B", "...").attacksAndKeeps("ring", BLACK, LEADERSHIP, LEADERSHIP);
        assertThat(play.stones("ring")).as("only one of them is protected").containsExactly("W..", "B~.", "...");

        SceneGame other = fort("drawn", "BWB", "...", "...").attacksAndKeeps("drawn", BLACK, LEADERSHIP, LEADERSHIP);
        assertThat(other.options()).hasSize(2);
    }

    @Test
    @Proof("DEF-2")
    void aGroupIsConnectedAroundCornersAndProtectedStonesCount() {
        SceneGame two = fort("drawn", "GB.", ".BB", "...").attacksAndKeeps("drawn", BLACK, BLACK, LEADERSHIP);
        assertStands(two, "GB.", ".BB", "...");

        SceneGame three = fort("drawn", "GB.", ".BB", "...").attacksAndKeeps("drawn", BLACK, BLACK, BLACK);
        assertThat(three.stones("drawn")).containsExactly("G..", "...", "...");
    }

    @Test
    @Proof("DEF-1")
    void aProtectedStoneStandsFastInTheFirstWaveAndFallsToATargetInTheSecond() {
        SceneGame rolled = fort("drawn", ".BG", ".W.", "...").attacksAndKeeps("drawn", BLACK, WHITE, TARGET);

        SceneGame white = rolled.chooses(StoneColor.WHITE);
        assertStands(white, ".BG", ".W.", "...");
        assertThat(white.does(new ChooseSecondWave()).fells(4).stones("drawn")).containsExactly(".BG", "...", "...");

        SceneGame black = rolled.chooses(StoneColor.BLACK);
        assertThat(black.stones("drawn")).containsExactly("..G", ".W.", "...");
    }

    @Test
    @Proof("DEF-1")
    void anEmptySpaceBetweenThemDoesNotEndTheProtection() {
        SceneGame play = fort("drawn", "B..", "...", "W..").attacksAndKeeps("drawn", WHITE, WHITE, WHITE);

        assertStands(play, "B..", "...", "W..");
    }

    @Test
    @Rule("DEF-1")
    void aStoneIsNotProtectedByOneBehindItOrInAnotherColumn() {
        SceneGame play = fort("drawn", "B..", ".W.", ".B.").attacksAndKeeps("drawn", WHITE, LEADERSHIP, LEADERSHIP);

        assertThat(play.stones("drawn")).containsExactly("B..", "...", ".B.");
    }

    /** Connected and protected, example 1. */
    @Test
    @Rule({"DEF-2", "RUL-1"})
    @Proof("DEF-1")
    void threeConnectedStonesFallOneAtATimeTheProtectedOneIncluded() {
        SceneGame two = fort("drawn", "WW.", "W..", "..B").attacksAndKeeps("drawn", WHITE, WHITE, LEADERSHIP);
        assertStands(two, "WW.", "W..", "..B");

        SceneGame three = fort("drawn", "WW.", "W..", "..B").attacksAndKeeps("drawn", WHITE, WHITE, WHITE);
        assertThat(three.stones("drawn")).containsExactly("...", "...", "..B");
        int[] order = three.events(StoneFell.class)
                .map(StoneFell::space)
                .toJavaStream()
                .mapToInt(Integer::intValue)
                .toArray();
        assertThat(order).as("the stone behind falls after the one in front").containsSubsequence(0, 3);
    }

    /** Connected and protected, example 2: the black stone prevents the middle white stone from falling. */
    @Test
    @Rule({"DEF-1", "DEF-2", "RUL-1"})
    void theMiddleStoneBehindABlackOneStandsWhenItsNeighboursFall() {
        SceneGame play = fort("drawn", ".B.", "WWW", "...").attacksAndKeeps("drawn", WHITE, WHITE, WHITE);

        assertStands(play, ".B.", ".W.", "...");
    }

    @Test
    @Proof("RUL-1")
    void groupsAreComparedWithAllResultsAlsoWhenSomeAreUsedUp() {
        SceneGame play = fort("drawn", "BB.", "..B", "..B").attacksAndKeeps("drawn", BLACK, BLACK, LEADERSHIP);

        assertThat(play.options())
                .as("the second result reaches another pair, though only one is left")
                .containsExactlyInAnyOrder(fells(0, 1), fells(0, 5), fells(1, 5), fells(5, 8));
    }

    /** No defensive bonuses: the third gray result gives nothing, no reinforcement either. */
    @Test
    @Rule({"DEF-1", "DEF-2"})
    @Proof("ATK-9")
    void withoutBonusesBothGrayStonesFallAndTheThirdResultGivesNothing() {
        SceneGame play = fort("drawn", "G.B", ".G.", "...").attacksAndKeeps("drawn", GRAY, GRAY, GRAY);

        assertThat(play.stones("drawn")).containsExactly("..B", "...", "...");
        assertThat(play.player(1).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE));
    }

    @Test
    @Rule({"DEF-1", "DEF-2"})
    @Proof("ATK-10")
    void bonusesDoNotCountInASecondWave() {
        SceneGame play = fort("drawn", "BB.", "BB.", "...")
                .attacksAndKeeps("drawn", TARGET, WHITE, BLACK)
                .chooses(StoneColor.BLACK);

        assertThat(play.options()).containsExactlyInAnyOrder(new ChooseReinforce(), new ChooseSecondWave());
        assertThat(play.does(new ChooseSecondWave()).options())
                .containsExactlyInAnyOrder(fells(0), fells(1), fells(3), fells(4));
    }

    private static SceneGame fort(String id, String... rows) {
        return Scene.of(RULES).player(2, side -> side.fort(id, 0, rows)).actionOf(1);
    }

    /** What stands in the drawn fort when the first wave is over: nobody is asked any more which stones fall. */
    private static void assertStands(SceneGame play, String... rows) {
        assertThat(play.options(FellStones.class)).isEmpty();
        assertThat(play.stones("drawn")).containsExactly(rows);
    }

    private static FellStones fells(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }
}
