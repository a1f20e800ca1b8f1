package io.github.casemate.testkit.siege.strangers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Bounds;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.DiceAgainstThis;
import io.github.casemate.siege.cards.OpponentsScore;
import io.github.casemate.siege.cards.RerollsAgainstThis;
import io.github.casemate.siege.event.AbilityUsed;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of cards and modules can be as large as an int; what is made of them stays at a bound and never wraps. */
class NumbersDoNotOverflowTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    private static Table withForts(OpponentsScore first, OpponentsScore second, Card built) {
        return Scene.of(Ruleset.secondEdition(2)
                        .withCards(BaseCards.all()
                                .append(Card.fort("one-fort", "One Fort", Layout.of("B"), 1, first))
                                .append(Card.fort("other-fort", "Other Fort", Layout.of("B"), 1, second))
                                .append(built)))
                .player(2, side -> side.fort("one-fort", 0, "B").fort("other-fort", 0, "B"))
                .actionOf(1)
                .table();
    }

    @ParameterizedTest
    @CsvSource({
        "2147483647, 0, 1000000000",
        "2147483647, 2147483647, 1000000000",
        "2147483647, -5, 999999995",
        "-2147483648, 2147483647, 1000000000",
        "2147483647, -2147483648, 0",
        "-2147483648, -2147483648, 0",
        "1000000000, 1000000000, 1000000000",
        "999999998, 0, 999999999",
        "3, 4, 8"
    })
    @Rule("LAW-10")
    void aNumberStopsAtTheBoundWhateverIsAdded(int one, int other, int expected) {
        Card ship = Card.ship("plain-ship", "Plain Ship", 1, 1);
        Table table = withForts(new OpponentsScore(one), new OpponentsScore(other), ship);

        assertThat(Abilities.number(table, new BuildCoins(FIRST, ship, Option.none(), 1)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, 1_000_000_001, Bounds.MOST})
    @Rule("LAW-10")
    void coinsStopAtTheBoundAndTheLawsAreKept(int printed) {
        Card ship = Card.ship("golden-ship", "Golden Ship", 1, printed);
        SceneGame play = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(ship)))
                .player(1, side -> side.hand("golden-ship").startingFort(1, "WGGB"))
                .actionOf(1);
        Table rich = new CoinsScored(FIRST, Bounds.MOST - 1).evolve(play.table());
        var state = play.game().resume(rich, play.state().agenda()).state();

        var built = play.game()
                .apply(
                        state,
                        play.game()
                                .legalActions(state)
                                .find(option -> option.toString().contains("golden-ship"))
                                .get())
                .state();

        assertThat(built.table().player(FIRST).coins()).isEqualTo(Bounds.MOST);
        assertThat(Laws.problems(play.game(), built.table())).isEmpty();
        assertThat(play.game().tryResume(built.table(), built.agenda()).isRight())
                .isTrue();
    }

    @Test
    @Rule({"ATK-2", "ATK-3"})
    void diceAndRerollsStopAtWhatCanBeRolled() {
        Card fort = Card.fort(
                "odd-fort",
                "Odd Fort",
                Layout.of("B"),
                1,
                new DiceAgainstThis(Integer.MAX_VALUE),
                new RerollsAgainstThis(Integer.MAX_VALUE));
        AttackState attack = Scene.of(
                        Ruleset.secondEdition(2).withCards(BaseCards.all().append(fort)))
                .player(2, side -> side.fort("odd-fort", 0, "B"))
                .actionOf(1)
                .attacks("odd-fort")
                .table()
                .requireAttack();

        assertThat(attack.rolling()).isEqualTo(AttackState.MOST_DICE);
        assertThat(attack.rerolls()).isEqualTo(AttackState.MOST_DICE);
    }

    @Test
    void usesOfACardStopAtTheBound() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.ship("raven"))
                .actionOf(1);
        Card raven = play.card("raven");
        Table used = new AbilityUsed(raven, Integer.MAX_VALUE).evolve(new AbilityUsed(raven, 5).evolve(play.table()));

        assertThat(used.shipsAndBuildings()
                        .find(post -> post.card().is(raven))
                        .get()
                        .used())
                .isEqualTo(Bounds.MOST);
    }

    @Test
    @Rule("LAW-1")
    void stonesOfOneColourNeverBecomeStonesOfAnother() {
        Stones many = Stones.NONE.plus(StoneColor.BLACK, 255).plus(StoneColor.WHITE, 3);

        assertThat(many.count(StoneColor.BLACK)).isEqualTo(255);
        assertThat(many.count(StoneColor.WHITE)).isEqualTo(3);
        assertRefused(() -> many.plus(StoneColor.BLACK, 1));
        assertRefused(() -> many.plus(many));
        assertRefused(() -> Stones.NONE.plus(StoneColor.BLACK, 256));
        assertRefused(() -> Stones.NONE.plus(StoneColor.BLACK, -1));
        assertRefused(() -> many.minus(StoneColor.BLACK, -1));
        assertThat(many.plus(Stones.of(StoneColor.WHITE, StoneColor.GRAY)).total())
                .isEqualTo(260);
    }

    @Test
    void resultsOfOneFaceNeverBecomeResultsOfAnother() {
        Faces many = Faces.NONE.plus(Face.GRAY, 63).plus(Face.TARGET, 63);

        assertThat(many.total()).isEqualTo(126);
        assertRefused(() -> many.plus(Face.GRAY, 1));
        assertRefused(() -> many.plus(Faces.of(Face.TARGET)));
        assertRefused(() -> Faces.NONE.plus(Face.GRAY, 64));
        assertRefused(() -> Faces.NONE.plus(Face.GRAY, Integer.MAX_VALUE));
        assertThat(many.plus(Faces.of(Face.BLACK)).count(Face.GRAY)).isEqualTo(63);
    }

    @Test
    @Rule("LAW-2")
    void colonistsOfOnePlayerNeverBecomeColonistsOfAnother() {
        Crew many = Crew.of(FIRST, 15);

        assertRefused(() -> many.plus(FIRST, 1));
        assertRefused(() -> Crew.of(FIRST, 16));
        assertRefused(() -> Crew.of(PlayerId.of(8), 1));
        assertRefused(() -> many.minus(FIRST, -1));
        assertThat(many.plus(PlayerId.of(1), 15).count(FIRST)).isEqualTo(15);
    }

    private static void assertRefused(org.assertj.core.api.ThrowableAssert.ThrowingCallable sum) {
        assertThatThrownBy(sum).isInstanceOf(IllegalArgumentException.class);
    }
}
