package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The player turns the Ghost Captain's card and decides for him. */
class GhostFaceDownTest {

    private static final TurnGhost TURN = new TurnGhost();

    private static final Scene DOWN = Haunted.faceDown(Haunted.scene());

    /** As Hilltop Fortress does. */
    private record Dear() implements Modifier<LeadershipPrice> {
        @Override
        public Class<LeadershipPrice> about() {
            return LeadershipPrice.class;
        }

        @Override
        public int modify(int number, LeadershipPrice asked, Source source, Table table) {
            return number + 1;
        }
    }

    // ---- turning the card ----

    @Test
    @Rule("GHO-7")
    void twoLeadershipTurnHisCardFaceDown() {
        SceneGame play = Haunted.scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).containsExactly(new EndLeadership(), TURN);
        SceneGame turned = play.does(TURN);
        assertThat(turned.events(GhostTurned.class)).containsExactly(new GhostTurned(false));
        assertThat(Haunted.isFaceUp(turned)).isFalse();
        assertThat(turned.results().count(LEADERSHIP)).isZero();
    }

    @Test
    @Rule({"GHO-7", "ATK-5"})
    void itComesBesideTheImperialBoardsAbility() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.ship("raven"))
                .player(1, side -> side.building("gunpowder-house").home(3))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options()).hasSize(3).endsWith(TURN);
        SceneGame sunk = play.sinks("raven");
        assertThat(sunk.options()).containsExactly(new EndLeadership(), TURN);
    }

    @Test
    @Proof("GHO-7")
    void oneLeadershipDoesNotTurnIt() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, GRAY);

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
        assertThat(play.refusal(TURN).code()).isEqualTo("not-enough-leadership");
    }

    @Test
    @Rule({"GHO-7", "ATK-4"})
    void itsPriceChangesLikeAnyOther() {
        Scene dear = Haunted.withRule(Haunted.scene(), new Dear());

        SceneGame two = dear.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, GRAY);
        SceneGame three = dear.actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(two.options()).doesNotContain(TURN);
        assertThat(three.options()).contains(TURN);
    }

    @Test
    @Rule("RUL-87")
    void itIsNotOfferedWhileItIsFaceDown() {
        SceneGame play = Haunted.scene()
                .player(1, side -> side.home(3))
                .player(2, side -> side.ship("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .does(TURN);

        assertThat(play.events(GhostTurned.class)).hasSize(1);
        assertThat(play.options()).containsExactly(new EndLeadership(), new SinkShip(play.card("raven")));
        assertThat(play.results().count(LEADERSHIP)).isEqualTo(2);
        assertThat(play.refusal(TURN).code()).isEqualTo("ghost-face-down");
    }

    @Test
    @Rule({"RUL-87", "RUL-38"})
    void itWorksInOpenWaters() {
        SceneGame play = Haunted.scene()
                .player(2, side -> side.noStartingFort())
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, LEADERSHIP, GRAY)
                .does(new KeepDice());

        assertThat(play.options()).containsExactly(new EndLeadership(), TURN);
    }

    @Test
    @Rule("GHO-7")
    void heCannotTurnItHimself() {
        SceneGame play = DOWN.player(2, side -> side.ship("raven"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY)
                .does(new KeepDice());
        SceneGame up = Haunted.scene().actionOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
        assertThat(play.refusal(TURN).code()).isEqualTo("not-your-attack");
        assertThat(Haunted.isFaceUp(up)).isTrue();
        assertThat(new TurnsGhostDown()
                        .offers(Source.RULES, Haunted.scene().actionOf(2).table()))
                .isEmpty();
    }

    @Test
    @Proof({"GHO-7", "RUL-87"})
    void itIsFaceUpAgainWhenThePlayersNextTurnBeginsBeforeTheVictoryPhase() {
        SceneGame his = DOWN.turnOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(Haunted.isFaceUp(his)).isFalse();

        SceneGame ours = his.does(new KeepDice());
        assertThat(Haunted.isFaceUp(ours)).isTrue();
        assertThat(ours.asked()).isEqualTo(1);
        assertThat(ours.options()).contains(new DrawCards());

        SceneGame won = Haunted.faceDown(Haunted.scene().player(1, side -> side.home(0)))
                .turnOf(1);
        assertThat(won.events())
                .filteredOn(event ->
                        event instanceof TurnBegan || event instanceof GhostTurned || event instanceof GameEnded)
                .hasSize(3)
                .element(1)
                .isEqualTo(new GhostTurned(true));
    }

    // ---- his action ----

    @Test
    @Proof({"GHO-7", "RUL-87"})
    void whetherHeBuildsIsHisAndWhatHeBuildsIsThePlayers() {
        Scene scene = Haunted.withRow(
                DOWN.player(2, side -> side.startingFort(2, "WGGB").fort("scout-outpost", 1, "~W.", "..~")),
                "prison",
                "armory",
                "victory",
                "robust-stronghold");

        SceneGame play = scene.actionOf(2);

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactlyInAnyOrder(
                        new BuildFort(play.card("robust-stronghold")),
                        new BuildBuilding(play.card("armory"), play.card("starting-fort-2")),
                        new BuildBuilding(play.card("armory"), play.card("scout-outpost")),
                        new BuildShip(play.card("victory"), play.card("starting-fort-2")));
        assertThat(play.view(1).options()).isEqualTo(play.options());
    }

    @Test
    @Rule({"GHO-7", "RUL-87", "LAW-5"})
    void anotherActionIsRefused() {
        SceneGame play = Haunted.withRow(DOWN.player(2, side -> side.startingFort(2, "WGGB")), "armory", "victory")
                .actionOf(2);

        assertThat(play.refusal(new Attack(play.card("starting-fort-1"))).code())
                .isEqualTo("ghost-decides");
        assertThat(play.refusal(new DrawCards()).rule()).contains("RUL-87");
        assertThat(play.refusal(new BuildFort(play.card("robust-stronghold"))).code())
                .isEqualTo("not-in-hand");
        assertThat(play.game()
                        .tryApply(
                                play.state(), GhostCaptain.SEAT, play.options().head())
                        .isLeft())
                .isTrue();
    }

    @Test
    @Rule("RUL-87")
    void aFortNeedNotBeFilled() {
        SceneGame play = Haunted.withRow(
                        DOWN.player(2, side -> side.startingFort(1, "WGGB")), "robust-stronghold", "armory")
                .actionOf(2)
                .buildsFort("robust-stronghold");

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).contains(new LeaveEmpty(1));
        SceneGame built = play.does(new LeaveEmpty(1)).does(new LeaveEmpty(2)).does(new LeaveEmpty(3));
        assertThat(built.stones("robust-stronghold")).containsExactly("G.", "..");
    }

    @Test
    @Rule("RUL-87")
    void theOnlyThingToBuildIsBuiltWithoutAsking() {
        SceneGame play = Haunted.withRow(DOWN.player(2, side -> side.startingFort(1, "WGGB")), "armory")
                .actionOf(2);

        assertThat(play.player(2).coins()).isEqualTo(1);
        assertThat(play.asked()).isEqualTo(1);
    }

    @Test
    @Rule({"GHO-7", "RUL-87"})
    void whenHeAttacksThePlayerChoosesTheTarget() {
        SceneGame play = Haunted.withRow(
                        DOWN.player(1, side -> side.fort("secret-fortress", 0, "B.", "..")), "robust-stronghold")
                .actionOf(2);

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .as("he cannot fill the fort, so by his rules he attacks")
                .containsExactly(new Attack(play.card("starting-fort-1")), new Attack(play.card("secret-fortress")));
    }

    @Test
    @Rule({"RUL-87", "RUL-81", "RUL-82"})
    void underThreatHisActionIsStillFoundAsIfFaceUp() {
        Scene scene = Haunted.withRow(DOWN.player(2, side -> side.startingFort(4, "WGGB")), "armory", "raven")
                .player(1, side -> side.home(0).fort("secret-fortress", 0, "B.", ".."));

        assertThat(scene.actionOf(2).options()).hasSize(2).hasOnlyElementsOfType(Attack.class);

        SceneGame rich = scene.player(2, side -> side.coins(16)).actionOf(2);
        assertThat(rich.options()).hasSize(2);
        assertThat(rich.buildsShip("raven", "starting-fort-2").turn().isOver()).isTrue();
        SceneGame spared = rich.buildsBuilding("armory", "starting-fort-2");
        assertThat(spared.turn().isOver()).isTrue();
        assertThat(spared.table().ending().get().winner())
                .as("the player has held out and wins by colonists")
                .containsExactly(GhostCaptain.PLAYER);
    }

    // ---- everything else ----

    @Test
    @Rule("RUL-87")
    void heRollsTheOrdinaryNumberOfDice() {
        assertThat(DOWN.actionOf(2).events(DiceTaken.class).map(DiceTaken::dice))
                .containsExactly(3);
        assertThat(DOWN.player(2, side -> side.home(3))
                        .actionOf(2)
                        .events(DiceTaken.class)
                        .map(DiceTaken::dice))
                .containsExactly(4);
    }

    @Test
    @Rule({"GHO-7", "RUL-87"})
    void thePlayerRollsAgainSpendsLeadershipChoosesColourStonesAndWave() {
        SceneGame rolled =
                DOWN.player(2, side -> side.ship("raven")).actionOf(2).rolls(LEADERSHIP, WHITE, TARGET);
        assertThat(rolled.asked()).isEqualTo(1);
        assertThat(rolled.options()).contains(new KeepDice()).hasSize(8);

        SceneGame leading = rolled.does(new KeepDice());
        assertThat(leading.options()).containsExactly(new EndLeadership(), new UseCard(leading.card("raven")));

        SceneGame coloring = leading.uses("raven");
        assertThat(coloring.asked()).isEqualTo(1);
        SceneGame waving = coloring.chooses(StoneColor.WHITE);
        assertThat(waving.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());

        SceneGame picking = waving.does(new ChooseSecondWave());
        assertThat(picking.asked()).isEqualTo(1);
        assertThat(picking.options(FellStones.class)).hasSize(3);
        assertThat(picking.fells(2).stones("starting-fort-1")).containsExactly(".G.B");
    }

    @Test
    @Rule({"GHO-7", "RUL-87"})
    void thePlayerMayUseWhatHeNeverUses() {
        Scene academy = DOWN.player(2, side -> side.building("academy"));
        SceneGame offered =
                academy.actionOf(2).rolls(GRAY, GRAY, GRAY).rerolls(GRAY).rolls(WHITE);
        assertThat(offered.asked()).isEqualTo(1);
        assertThat(offered.options()).containsExactly(new Decline(), new UseCard(offered.card("academy")));

        Scene smelter = Haunted.withRow(
                DOWN.player(2, side -> side.startingFort(2, "WGGB").fort("robust-stronghold", 1, "GW", "WW")),
                "silver-smelter");
        SceneGame melting = smelter.actionOf(2);
        assertThat(melting.options())
                .containsExactly(
                        new SendHome(melting.card("robust-stronghold"), 0),
                        new SendHome(melting.card("robust-stronghold"), 1));

        Scene repair = Haunted.withRow(
                DOWN.player(2, side -> side.noStartingFort().fort("robust-stronghold", 1, "GW", "W.")), "armory");
        assertThat(repair.actionOf(2).options()).containsExactly(new Decline(), new RepairSpace(3));
    }

    @Test
    @Rule({"GHO-7", "COL-3"})
    void thePlayerSettlesHisColonists() {
        SceneGame play = DOWN.player(
                        2,
                        side -> side.startingFort(4, "WGGB")
                                .fort("robust-stronghold", 3, "G.", "..")
                                .fort("scout-outpost", 0, "~W.", "..~")
                                .ship("dominica", 1))
                .turnOf(2);

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options())
                .containsExactly(
                        new Settle(play.card("robust-stronghold"), 0), new Settle(play.card("robust-stronghold"), 1));
    }

    @Test
    @Proof("RUL-87")
    void itStartsAtOnceSoItCoversWhatHeDecidesInTheRunningAttack() {
        SceneGame infirmary = Haunted.scene()
                .player(2, side -> side.building("infirmary").fort("robust-stronghold", 2, "G.", ".."))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", LEADERSHIP, LEADERSHIP, GRAY)
                .does(TURN);
        assertThat(infirmary.asked()).isEqualTo(1);
        assertThat(infirmary.options()).isEqualTo(Array.of(new Shelter(0), new Shelter(1), new Shelter(2)));

        SceneGame guarded = Haunted.scene()
                .player(2, side -> side.fort("guarded-fortress", 0, "~B~", "WGW"))
                .actionOf(1)
                .attacksAndKeeps("guarded-fortress", LEADERSHIP, LEADERSHIP, TARGET)
                .does(TURN)
                .does(new ChooseSecondWave());
        assertThat(guarded.asked()).isEqualTo(1);
        assertThat(guarded.options(FellStones.class)).hasSize(4);
    }

    @Test
    @Rule("GHO-7")
    void thePlayersOwnQuestionsStayAsTheyAre() {
        SceneGame play = DOWN.player(1, side -> side.hand("armory").startingFort(1, "WGGB"))
                .actionOf(1);

        assertThat(play.options())
                .containsExactly(
                        new DrawCards(),
                        new BuildBuilding(play.card("armory"), play.card("starting-fort-1")),
                        new Attack(play.card("starting-fort-2")));
        assertThat(play.attacksAndKeeps("starting-fort-2", BLACK, BLACK, BLACK).stones("starting-fort-2"))
                .containsExactly("WGG.");
    }
}
