package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.DiceAgainstThis;
import io.github.casemate.siege.cards.RerollsAgainstThis;
import io.github.casemate.siege.quantity.BuildCost;
import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import org.junit.jupiter.api.Test;

/** The dice of an attack: how many, how often, and when they count. */
class AttackDiceTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    /** A ship with the re-roll symbol. */
    private record MoreRerolls(int more) implements Modifier<RerollCount> {
        @Override
        public Class<RerollCount> about() {
            return RerollCount.class;
        }

        @Override
        public int modify(int number, RerollCount asked, Source source, Table table) {
            return source.isOf(asked.attack().attacker()) ? number + more : number;
        }
    }

    /** A fort below which everything is cheap. */
    private record Cheaper(int less) implements Modifier<BuildCost> {
        @Override
        public Class<BuildCost> about() {
            return BuildCost.class;
        }

        @Override
        public int modify(int number, BuildCost asked, Source source, Table table) {
            return source.isOn(asked.fort().card()) ? number - less : number;
        }
    }

    @Test
    @Proof("ATK-2")
    void aDieShowsGrayTwiceAsOftenAsEachOtherFace() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.supply("W"))
                .player(
                        2,
                        side -> side.fort("flotilla-outpost", 0, "..~", "~W.").fort("formidable-fortress", 0, ".B.."))
                .actionOf(1)
                .attacks("formidable-fortress");
        Distribution<Action> odds = play.game().chance(play.state());

        assertThat(odds.total()).as("three dice less two").isEqualTo(6);
        for (Face face : Face.values()) {
            assertThat(odds.weight(new DiceFall(Faces.of(face)))).isEqualTo(face == GRAY ? 2 : 1);
        }
    }

    @Test
    @Proof("ATK-2")
    void threeDiceAreAlike() {
        SceneGame play = Scene.of(RULES).actionOf(1).attacks("starting-fort-2");
        Distribution<Action> odds = play.game().chance(play.state());

        assertThat(odds.total()).isEqualTo(6 * 6 * 6);
        assertThat(odds.weight(new DiceFall(Faces.of(GRAY, GRAY, GRAY)))).isEqualTo(8);
        assertThat(odds.weight(new DiceFall(Faces.of(BLACK, WHITE, TARGET)))).isEqualTo(6);
        assertThat(odds.weight(new DiceFall(Faces.of(LEADERSHIP, LEADERSHIP, GRAY))))
                .isEqualTo(6);
    }

    @Test
    @Proof({"ATK-3", "ATK-14"})
    void anyOneOrMoreDiceMayBeRolledAgainOrNone() {
        SceneGame play = Scene.of(RULES).actionOf(1).attacks("starting-fort-2").rolls(BLACK, BLACK, TARGET);

        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new KeepDice(),
                        reroll(BLACK),
                        reroll(TARGET),
                        reroll(BLACK, BLACK),
                        reroll(BLACK, TARGET),
                        reroll(BLACK, BLACK, TARGET));
    }

    @Test
    @Proof("ATK-3")
    void thereIsOneReroll() {
        SceneGame play = Scene.of(RULES)
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(BLACK, BLACK, TARGET)
                .does(reroll(BLACK, BLACK));
        assertThat(play.table().requireAttack().results())
                .as("the other die lies still")
                .isEqualTo(Faces.of(TARGET));

        SceneGame rolled = play.rolls(WHITE, GRAY);
        assertThat(rolled.table().requireAttack().results()).isEqualTo(Faces.of(WHITE, GRAY, TARGET));
        assertThat(rolled.options(ChooseColor.class)).hasSize(2);
    }

    @Test
    @Rule("ATK-3")
    @Proof("ATK-14")
    void aDieMayBeRolledAgainAndAgain() {
        SceneGame play = Scene.of(RULES)
                .player(1, side -> side.home(6))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(BLACK, TARGET, TARGET)
                .does(reroll(BLACK))
                .rolls(LEADERSHIP);
        assertThat(play.options()).contains(reroll(LEADERSHIP), new KeepDice());

        SceneGame done = play.does(reroll(LEADERSHIP)).rolls(GRAY);
        assertThat(done.options(RerollDice.class)).isEmpty();
    }

    @Test
    @Rule("ATK-3")
    void everyRerollSymbolOnAShipGivesOneMore() {
        Card one = Card.ship("swift", "Swift", 1, 1, new MoreRerolls(1));
        Card other = Card.ship("nimble", "Nimble", 1, 1, new MoreRerolls(1));
        SceneGame play = Scene.of(RULES.withCards(BaseCards.all().append(one).append(other)))
                .player(1, side -> side.ship("swift").ship("nimble"))
                .actionOf(1)
                .attacks("starting-fort-2");

        assertThat(play.table().requireAttack().rerolls()).isEqualTo(3);
    }

    @Test
    @Proof("RUL-6")
    void addedResultsJoinAfterTheRollingAndCountLikeDice() {
        SceneGame rolled = Scene.of(RULES)
                .player(1, side -> side.building("armory"))
                .player(2, side -> side.startingFort(0, "WGGB"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .rolls(GRAY, TARGET, TARGET);
        assertThat(rolled.table().requireAttack().results()).isEqualTo(Faces.of(GRAY, TARGET, TARGET));
        assertThat(rolled.options()).as("only a die can be rolled again").doesNotContain(reroll(GRAY, GRAY));

        SceneGame play = rolled.does(new KeepDice());
        assertThat(play.stones("starting-fort-2"))
                .as("two results reach the pair")
                .containsExactly("W..B");
        assertThat(play.does(new ChooseReinforce()).player(1).supply().has(StoneColor.GRAY))
                .isFalse();
    }

    @Test
    @Proof("RUL-9")
    void atLeastOneDieIsRolledAndRerollsDoNotFallBelowZero() {
        Card terrible = Card.fort(
                "terrible-fort",
                "Terrible Fort",
                Layout.of("B"),
                1,
                new DiceAgainstThis(-7),
                new RerollsAgainstThis(-7));
        SceneGame play = Scene.of(RULES.withCards(BaseCards.all().append(terrible)))
                .player(2, side -> side.fort("terrible-fort", 0, "B"))
                .actionOf(1)
                .attacks("terrible-fort");

        assertThat(play.table().requireAttack().rolling()).isEqualTo(1);
        assertThat(play.table().requireAttack().rerolls()).isZero();
        assertThat(play.rolls(GRAY).asked()).as("no re-roll is offered").isEqualTo(2);
    }

    @Test
    @Proof("RUL-9")
    void aCostIsAtLeastOneAndAScoreAtLeastZero() {
        Card market = Card.fort("market-fort", "Market Fort", Layout.of("B"), 3, new Cheaper(9));
        SceneGame play = Scene.of(RULES.withCards(BaseCards.all().append(market)))
                .player(
                        1,
                        side -> side.fort("market-fort", 1, "B")
                                .hand("raven", "secret-fortress")
                                .supply(""))
                .player(2, side -> side.fort("scout-outpost", 0, "~W.", "..~"))
                .actionOf(1);
        assertThat(play.options()).contains(new BuildShip(play.card("raven"), play.card("market-fort")));
        assertThat(play.buildsShip("raven", "market-fort").colonists("raven")).isEqualTo(1);

        assertThat(play.buildsFort("secret-fortress").player(1).coins()).isZero();
    }

    private static RerollDice reroll(Face... faces) {
        return new RerollDice(Faces.of(faces));
    }
}
