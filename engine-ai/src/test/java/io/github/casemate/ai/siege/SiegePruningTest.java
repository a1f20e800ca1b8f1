package io.github.casemate.ai.siege;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.ai.Twins;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SiegePruningTest {

    private final SiegePruning pruning = new SiegePruning();

    @ParameterizedTest
    @MethodSource("io.github.casemate.ai.siege.SiegeGames#all")
    void someLegalActionsAreKeptInTheirOrder(IslandSiege game) {
        for (GameState<Table> state : SiegeGames.questions(game, 12)) {
            Seq<Action> legal = game.legalActions(state);
            Seq<Action> kept = pruning.keep(state, legal);
            assertThat(kept).as(state::toString).isNotEmpty();
            assertThat(legal.filter(kept::contains)).as(state::toString).isEqualTo(kept);
        }
    }

    @ParameterizedTest
    @MethodSource("io.github.casemate.ai.siege.SiegeGames#withSecrets")
    void theSameIsKeptWhateverIsHidden(IslandSiege game) {
        int compared = 0;
        for (Twins twins : Twins.in(game, 12, 2)) {
            Seq<Action> legal = game.legalActions(twins.one());
            assertThat(pruning.keep(twins.other(), legal)).isEqualTo(pruning.keep(twins.one(), legal));
            compared++;
        }
        assertThat(compared).isPositive();
    }

    @Test
    void diceAreRolledAgainAsTheOracleSays() {
        IslandSiege game = IslandSiege.of(
                Ruleset.secondEdition(3).with("captains", "coquina", "ramparts").withTurnLimit(60));
        RerollOracle oracle = RerollOracle.create();
        int asked = 0;
        for (GameState<Table> state : SiegeGames.questions(game, 24)) {
            if (state.agenda().head() instanceof Rerolling
                    && state.table().requireAttack().fort().isDefined()) {
                assertThat(pruning.keep(state, game.legalActions(state)))
                        .containsExactly(oracle.best(state.table()).action());
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    @Test
    void whatDoesNotHitIsRolledAgain() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("robust-stronghold", 2, "G.", ".B"))
                .actionOf(1)
                .attacks("robust-stronghold")
                .rolls(TARGET, LEADERSHIP, WHITE);

        assertThat(kept(play)).containsExactly(new RerollDice(Faces.of(LEADERSHIP, WHITE)));
    }

    @Test
    void inOpenWatersWhatShowsNoColourIsRolledAgainWithOrWithoutLeadership() {
        assertThat(kept(inOpenWaters(TARGET, LEADERSHIP, WHITE)))
                .containsExactlyInAnyOrder(
                        new RerollDice(Faces.of(TARGET)), new RerollDice(Faces.of(TARGET, LEADERSHIP)));
        assertThat(kept(inOpenWaters(TARGET, TARGET, WHITE))).containsExactly(new RerollDice(Faces.of(TARGET, TARGET)));
        assertThat(kept(inOpenWaters(GRAY, GRAY, WHITE))).containsExactly(new KeepDice());
    }

    @Test
    void theDieThatHurtsTheDefenderIsRolledAgain() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(2, side -> side.noStartingFort().fort("barricaded-fortress", 3, "~..~", "~~~~", "G~~."))
                .actionOf(1)
                .attacks("barricaded-fortress")
                .rolls(GRAY, WHITE, WHITE)
                .does(new KeepDice());

        assertThat(kept(play)).containsExactly(new RerollDice(Faces.of(GRAY)));
    }

    @Test
    void whatCanBeRepairedIsRepaired() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.hand("armory").noStartingFort().fort("robust-stronghold", 2, "G.", ".B"))
                .actionOf(1)
                .buildsBuilding("armory", "robust-stronghold");

        assertThat(play.options(Decline.class)).isNotEmpty();
        assertThat(kept(play)).containsExactly(new RepairSpace(1), new RepairSpace(2));
    }

    @Test
    void aFortTakesEveryStoneItCanGet() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .player(1, side -> side.hand("robust-stronghold").supply("BBW"))
                .actionOf(1)
                .buildsFort("robust-stronghold");

        assertThat(play.options(LeaveEmpty.class)).isNotEmpty();
        assertThat(kept(play)).isNotEmpty().allMatch(PlaceStone.class::isInstance);
    }

    @Test
    void ofTheCardsDrawnTheLeastUsefulAreGivenAway() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(4).withTurnLimit(60));
        int asked = 0;
        for (GameState<Table> state : SiegeGames.questions(game, 12)) {
            Seq<Action> legal = game.legalActions(state);
            if (legal.head() instanceof GiveCard) {
                Seq<Action> kept = pruning.keep(state, legal);
                assertThat(kept.map(action -> ((GiveCard) action).card()).distinct())
                        .hasSizeLessThanOrEqualTo(2);
                assertThat(kept.map(action -> ((GiveCard) action).to()).distinct())
                        .as("anybody may get it")
                        .hasSize(3);
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    @Test
    void theBestOfThreeCardsIsNotGivenAway() {
        SceneGame play = Scene.of(Ruleset.secondEdition(2))
                .actionOf(1)
                .does(new DrawCards())
                .deals("prison", "robust-stronghold", "armory");

        assertThat(kept(play).map(action -> ((GiveCard) action).card().id()))
                .containsExactlyInAnyOrder("prison", "armory");
    }

    private static SceneGame inOpenWaters(Face... faces) {
        return Scene.of(Ruleset.secondEdition(2))
                .player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(faces);
    }

    private Seq<Action> kept(SceneGame play) {
        return pruning.keep(play.state(), play.options());
    }
}
