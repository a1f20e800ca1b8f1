package io.github.casemate.expansions.coquina;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What Coquina adds to the box: three forts among its cards, and five pink stones. */
class PinkStonesTest {

    private static final Ruleset RULES = Ruleset.secondEdition(2).with("coquina");

    /** A building that repairs with pink. */
    private static final Ruleset WITH_REPAIR =
            RULES.withCards(BaseCards.all().append(Card.building("shell-kiln", "Shell Kiln", 1, 1, StoneColor.PINK)));

    private static SceneGame kiln(Scene scene) {
        return scene.player(1, side -> side.fort("safe-harbor", 1, "~P", "W.").hand("shell-kiln"))
                .actionOf(1)
                .buildsBuilding("shell-kiln", "safe-harbor");
    }

    @Test
    @Rule({"COQ-1", "SET-4"})
    void theFortsAreTheseOnes() {
        assertThat(CoquinaForts.all()
                        .map(card -> card.id() + " " + card.fortLayout().rows().mkString("/") + " " + card.slots()))
                .containsExactly("decoy-fortress .P./~.~ 3", "peninsula-fort P../..~ 4", "safe-harbor ~P/.. 4");
        assertThat(IslandSiege.of(RULES)
                        .initialTable()
                        .main()
                        .cards()
                        .filter(card -> card.type() == CardType.FORT && card.origin() == Origin.RECONSTRUCTED))
                .hasSize(3);
    }

    @Test
    void eachFortHasItsWordsAndAnAbilityOfAListedType() {
        Seq<Class<?>> types = new CoquinaModule().types();

        assertThat(types).doesNotHaveDuplicates();
        assertThat(CoquinaForts.all()).allSatisfy(card -> {
            assertThat(card.text()).endsWith(".");
            assertThat(card.abilities()).hasSize(1);
            assertThat(types.containsAll(card.abilities().map(Ability::getClass)))
                    .as(card.id())
                    .isTrue();
        });
    }

    @Test
    @Rule("COQ-1")
    void coquinaIsForTheSecondEdition() {
        assertThatThrownBy(() -> Ruleset.firstEdition().with("coquina"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("coquina");
    }

    @Test
    @Rule("LAW-1")
    @Proof("COQ-1")
    void fivePinkStonesLieInTheGeneralSupplyHoweverManyPlay() {
        for (int players = 2; players <= 4; players++) {
            IslandSiege game = IslandSiege.of(Ruleset.secondEdition(players).with("coquina"));
            Table table = game.initialTable();

            assertThat(table.supply().count(StoneColor.PINK)).isEqualTo(5);
            assertThat(table.supply().count(StoneColor.GRAY)).isEqualTo(5);
            assertThat(Laws.problems(game, table)).isEmpty();
            assertThat(Laws.problems(game, table.withSupply(table.supply().minus(StoneColor.PINK, 1)))
                            .map(Problem::law))
                    .containsExactly("LAW-1");
        }
        assertThat(IslandSiege.of(Ruleset.secondEdition(2))
                        .initialTable()
                        .supply()
                        .count(StoneColor.PINK))
                .isZero();
    }

    @Test
    @Rule({"COQ-1", "LAW-1", "SET-3"})
    void aStartingFortTakesItsPinkStonesFromTheFive() {
        IslandSiege game = IslandSiege.of(startingWith(4, "P..."));
        assertThat(game.initialTable().supply().count(StoneColor.PINK)).isEqualTo(1);
        assertThat(Laws.problems(game, game.initialTable())).isEmpty();
        assertThatThrownBy(() -> startingWith(3, "PP.."))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("take 6 PINK stones, but there are 5");
    }

    private static Ruleset startingWith(int players, String fort) {
        return Ruleset.secondEdition(players)
                .with("coquina")
                .withCards(BaseCards.all()
                        .map(card -> card.starting() ? card.withLayout(Option.some(Layout.of(fort))) : card));
    }

    @Test
    @Rule({"COQ-1", "FRT-1"})
    void thePinkFlagTakesAPinkStone() {
        SceneGame built = Scene.of(RULES)
                .player(1, side -> side.hand("decoy-fortress"))
                .actionOf(1)
                .buildsFort("decoy-fortress");

        assertThat(built.events(StoneBrought.class))
                .containsExactly(new StoneBrought(built.card("decoy-fortress"), 1, StoneColor.PINK));
        assertThat(built.table().supply().count(StoneColor.PINK)).isEqualTo(4);
        assertThat(built.options())
                .as("nobody owns a pink stone")
                .containsExactly(
                        new LeaveEmpty(0), new PlaceStone(0, StoneColor.BLACK), new PlaceStone(0, StoneColor.WHITE));
    }

    @Test
    @Proof({"FRT-3", "RUL-76"})
    void withoutAPinkStoneThePinkFlagIsAnOrdinarySpace() {
        SceneGame built = Scene.of(RULES)
                .supply("BBWWGG")
                .player(1, side -> side.hand("decoy-fortress"))
                .actionOf(1)
                .buildsFort("decoy-fortress")
                .does(new LeaveEmpty(0))
                .does(new PlaceStone(1, StoneColor.BLACK))
                .does(new LeaveEmpty(2))
                .does(new LeaveEmpty(3));

        assertThat(built.stones("decoy-fortress")).containsExactly(".B.", "~.~");
        assertThat(built.player(1).coins()).isEqualTo(1);
    }

    @Test
    @Rule({"RUL-76", "BLD-3"})
    void aRepairBringsAPinkStone() {
        SceneGame repair = kiln(Scene.of(WITH_REPAIR));

        assertThat(repair.options()).containsExactly(new Decline(), new RepairSpace(2));
        SceneGame repaired = repair.does(new RepairSpace(2));
        assertThat(repaired.stones("safe-harbor")).containsExactly("~P", "WP");
        assertThat(repaired.table().supply().count(StoneColor.PINK)).isEqualTo(3);
    }

    @Test
    @Rule({"RUL-76", "BLD-3"})
    void withoutAPinkStoneThereIsNoRepair() {
        SceneGame built = kiln(Scene.of(WITH_REPAIR).supply("PBBWWGG"));

        assertThat(built.stones("safe-harbor")).containsExactly("~P", "W.");
        assertThat(built.asked()).as("the turn is over").isEqualTo(2);
    }

    @Test
    @Proof({"COQ-1", "LAW-14"})
    void pinkIsNoAttackColourAndNoReinforcement() {
        SceneGame color = Scene.of(RULES)
                .player(2, side -> side.fort("decoy-fortress", 0, "PPP", "~P~"))
                .actionOf(1)
                .attacksAndKeeps("decoy-fortress", BLACK, WHITE, GRAY);

        assertThat(color.options())
                .containsExactly(
                        new ChooseColor(StoneColor.BLACK),
                        new ChooseColor(StoneColor.WHITE),
                        new ChooseColor(StoneColor.GRAY));
        assertThat(color.refusal(new ChooseColor(StoneColor.PINK)).code()).isEqualTo("color-not-shown");
        SceneGame over = color.chooses(StoneColor.BLACK);
        assertThat(over.stones("decoy-fortress")).containsExactly("PPP", "~P~");
        assertThat(over.events(Reinforced.class).map(event -> event.stones().count(StoneColor.PINK)))
                .containsExactly(0);
        assertThat(Face.of(StoneColor.PINK)).isEmpty();
    }

    @Test
    @Rule("COQ-1")
    void pinkFallsToATarget() {
        SceneGame over = Scene.of(RULES)
                .player(2, side -> side.fort("decoy-fortress", 0, "BPB", "~.~"))
                .actionOf(1)
                .attacksAndKeeps("decoy-fortress", TARGET, LEADERSHIP, LEADERSHIP)
                .does(new ChooseSecondWave())
                .fells(1);

        assertThat(over.stones("decoy-fortress")).containsExactly("B.B", "~.~");
        assertThat(over.table().supply().count(StoneColor.PINK)).isEqualTo(5);
    }

    @Test
    @Rule("DEF-1")
    @Proof("RUL-19")
    void aPinkStoneProtectsTheOneBehindIt() {
        SceneGame over = Scene.of(RULES)
                .player(2, side -> side.fort("peninsula-fort", 0, "P..", "GB~"))
                .actionOf(1)
                .attacksAndKeeps("peninsula-fort", GRAY, BLACK, LEADERSHIP);

        assertThat(over.chooses(StoneColor.GRAY).stones("peninsula-fort")).containsExactly("P..", "GB~");
        assertThat(over.chooses(StoneColor.BLACK).stones("peninsula-fort")).containsExactly("P..", "G.~");
    }
}
