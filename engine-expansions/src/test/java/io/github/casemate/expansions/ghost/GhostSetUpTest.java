package io.github.casemate.expansions.ghost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.ActionPhaseBegan;
import io.github.casemate.siege.event.CardPassed;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** A game alone: how it is set up and begins. */
class GhostSetUpTest {

    private static final List<String> ROW = List.of(
            "victory", "armory", "spy-outpost", "raven", "academy", "prison", "cove-outpost", "secret-fortress");

    private static SceneGame dealt() {
        SceneGame play = SceneGame.of(IslandSiege.of(Haunted.RULESET)).deals("dominica", "infirmary", "watchtower");
        for (String card : ROW) {
            play = play.deals(card);
        }
        return play;
    }

    private static SceneGame begun() {
        SceneGame play = dealt();
        return play.does(new PassCard(play.card("infirmary")));
    }

    @Test
    @Proof({"GHO-9", "RUL-90"})
    void eightCardsAreDealtToHimOneByOneAndLieFromLeftToRight() {
        SceneGame play = dealt();

        assertThat(Haunted.row(play)).isEqualTo(ROW);
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).hasSize(3).hasOnlyElementsOfType(PassCard.class);
    }

    @Test
    @Rule("GHO-9")
    void eachOfHisCardsIsDealtByChanceAlone() {
        SceneGame play = SceneGame.of(IslandSiege.of(Haunted.RULESET)).deals("dominica", "infirmary", "watchtower");

        assertThat(play.game().chance(play.state()).size()).isEqualTo(33);
        assertThat(play.game().chance(play.state()).outcomes().toList())
                .allMatch(outcome -> ((DealCards) outcome).cards().size() == 1);
    }

    @Test
    @Rule({"RUL-28", "LAW-7"})
    @Proof("GHO-9")
    void thePlayerSeesHisCardsAndTheirOrder() {
        SceneGame play = dealt();

        assertThat(GhostCaptain.on(play.view(1).table()).row())
                .isEqualTo(GhostCaptain.on(play.table()).row());
        assertThat(play.view(1).table().main().hand(GhostCaptain.SEAT))
                .isEqualTo(play.table().main().hand(GhostCaptain.SEAT));
        assertThat(play.view(1).table().main().hand(GhostCaptain.SEAT).hidden()).isZero();
    }

    @Test
    @Rule("GHO-6")
    @Proof("GHO-9")
    void thePlayerPassesACardToTheRightEndOfHisRowAndReceivesNone() {
        SceneGame play = begun();

        assertThat(Haunted.row(play)).isEqualTo(ROW.append("infirmary"));
        assertThat(play.hand(1)).containsExactlyInAnyOrder("dominica", "watchtower");
        assertThat(play.events(CardPassed.class))
                .containsExactly(new CardPassed(
                        "main", GhostCaptain.PLAYER, GhostCaptain.SEAT, Pile.of(play.card("infirmary"))));
    }

    @Test
    @Proof("GHO-10")
    void thePlayerTakesTheFirstTurnFromTheActionPhase() {
        SceneGame play = begun();

        assertThat(play.events(StartDetermined.class)).containsExactly(new StartDetermined(GhostCaptain.PLAYER));
        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.table().turn()).isEqualTo(1);
        assertThat(play.events(ActionPhaseBegan.class)).hasSize(1);
        assertThat(play.events(ColonizeEnded.class)).isEmpty();
        assertThat(play.player(1).home()).isEqualTo(9);
    }

    @Test
    @Proof("GHO-10")
    void hisTurnsHaveAllThreePhases() {
        SceneGame drawing = begun().does(new DrawCards()).deals("magnifique", "observatory", "st-daniel");
        SceneGame turn = drawing.does(drawing.options().head());

        assertThat(turn.events(ColonistsSettled.class))
                .contains(new ColonistsSettled(GhostCaptain.SEAT, turn.card("starting-fort-2"), 1));
        assertThat(turn.events(ColonizeEnded.class)).contains(new ColonizeEnded(GhostCaptain.SEAT));
        assertThat(turn.events(ActionPhaseBegan.class)).contains(new ActionPhaseBegan(GhostCaptain.SEAT));

        assertThat(Haunted.scene()
                        .player(2, side -> side.coins(20))
                        .turnOf(2)
                        .turn()
                        .isOver())
                .as("the Victory phase is one of them")
                .isTrue();
    }

    @Test
    @Proof("GHO-11")
    void hisCardStartsFaceUp() {
        assertThat(Haunted.isFaceUp(dealt())).isTrue();
    }

    @Test
    @Proof("GHO-8")
    void bothSidesBeginAsInAGameForTwo() {
        SceneGame play = begun();

        assertThat(play.table().players()).hasSize(2);
        assertThat(play.table().supply().total()).isEqualTo(15);
        for (PlayerState side : play.table().players()) {
            assertThat(side.supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE));
            assertThat(side.forts().map(Fort::stones)).containsExactly(4);
            assertThat(side.home()).isEqualTo(9);
        }
    }

    @Test
    @Rule("FRT-5")
    @Proof("GHO-8")
    void newFortsOfEitherSideGoToTheEndAwayFromTheCoins() {
        SceneGame his = Haunted.withRow(Haunted.scene().player(2, side -> side.supply("BWW")), "robust-stronghold")
                .actionOf(2);
        SceneGame ours = Haunted.scene()
                .player(1, side -> side.supply("").hand("robust-stronghold"))
                .actionOf(1)
                .buildsFort("robust-stronghold");

        assertThat(his.player(2).forts().map(fort -> fort.card().id()))
                .containsExactly("starting-fort-2", "robust-stronghold");
        assertThat(ours.player(1).forts().map(fort -> fort.card().id()))
                .containsExactly("starting-fort-1", "robust-stronghold");
    }

    @Test
    @Proof("SET-8")
    void onePlaysAloneAgainstHimByTheSecondEdition() {
        assertThat(IslandSiege.of(Haunted.RULESET).players()).hasSize(2);
        assertThatThrownBy(() -> Ruleset.secondEdition(2).with("ghost-captain"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("ghost-captain: SET-8");
        assertThat(new GhostCaptainModule().objection(1, 1, List.of("ghost-captain")))
                .isNotEmpty();
        assertThat(new GhostCaptainModule().objection(2, 1, List.of("ghost-captain", "captains")))
                .isEmpty();
    }

    @Test
    void everyTypeOfTheModuleIsListedOnce() {
        assertThat(new GhostCaptainModule().types()).doesNotHaveDuplicates().allMatch(Class::isRecord);
        assertThat(new GhostCaptainModule().types())
                .containsAll(new GhostCaptainModule().rules().map(Object::getClass));
    }
}
