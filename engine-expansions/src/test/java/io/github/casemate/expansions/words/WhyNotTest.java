package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Thing;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What a player can point at, why it is not possible now, how far everybody is, and what threatens. */
class WhyNotTest {

    private static final Names NAMES = Names.of("Ada", "Ben", "Cy").to(PlayerId.of(0));

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(3).with("captains"))
                .player(1, side -> side.coins(12).hand("raven", "bribery").startingFort(2, "WGGB"))
                .player(
                        2,
                        side -> side.fort("cove-outpost", 1, "BW", "W~", "G~").fleetOf(3));
    }

    private static Seq<Thing<Action>> things(SceneGame game) {
        return Told.by(game.game(), NAMES).things(game.view(1));
    }

    private static Thing<Action> thing(SceneGame game, String name) {
        return things(game).find(thing -> thing.name().equals(name)).get();
    }

    @Test
    void aCardOfTheHandSaysWhichFortCannotPayForIt() {
        SceneGame game = scene().actionOf(1);
        Thing.Wish<Action> wish = thing(game, "Raven").wishes().head();
        Rejection refusal = wish.refusal().get();

        assertThat(wish.action()).isInstanceOf(BuildShip.class);
        assertThat(refusal.sentence()).isEqualTo("Starting Fort has 2 colonists, but Raven costs 3.");
        assertThat(refusal.rule()).containsExactly("SHP-1");
    }

    @Test
    void aFortSaysWhoseFleetIsInTheWayByName() {
        Thing.Wish<Action> wish =
                thing(scene().actionOf(1), "Cove Outpost").wishes().head();

        assertThat(wish.action()).isInstanceOf(Attack.class);
        assertThat(wish.isPossible()).isFalse();
        assertThat(wish.refusal().get().sentence()).isEqualTo("The fleet of Cy lies at Cove Outpost.");
    }

    @Test
    void whatIsPossibleIsOneOfTheOptionsAndTheRestIsExplained() {
        for (Ruleset ruleset : SampleGames.rulesets()) {
            for (var match : SampleGames.of(ruleset, 3).filter(match -> !match.isOver())) {
                PlayerId asked = match.turn().asked().get();
                var words =
                        Told.by((IslandSiege) match.game(), Told.seats(ruleset).to(asked));
                Seq<Thing.Wish<Action>> wishes = words.things(match.view(asked)).flatMap(Thing::wishes);
                for (Thing.Wish<Action> wish : wishes) {
                    assertThat(wish.isPossible())
                            .as("%s", wish)
                            .isEqualTo(match.legalActions().contains(wish.action()));
                }
            }
        }
    }

    /** A module's own things are explained too. */
    @Test
    void aCaptainCardIsPlayedInAnAttackOnly() {
        assertThat(thing(scene().actionOf(1), "Bribery")
                        .wishes()
                        .head()
                        .refusal()
                        .get()
                        .sentence())
                .isEqualTo("You cannot play the captain now: draw, build or attack.");
    }

    @Test
    void whoeverIsNotAskedHearsThat() {
        SceneGame game = scene().actionOf(2);

        assertThat(thing(game, "Draw").wishes().head().refusal().get().code()).isEqualTo(Rejection.NOT_YOUR_TURN);
    }

    @Test
    void progressSaysHowFarEverybodyIs() {
        SceneGame game = scene().actionOf(1);

        assertThat(Told.by(game.game(), NAMES).progress(game.view(1)))
                .hasSize(6)
                .startsWith(
                        new Goal(PlayerId.of(0), "12 of 20 coins"),
                        new Goal(PlayerId.of(0), "seven colonists left at home"));
    }

    @Test
    void whoIsAboutToWinIsToldToEverybody() {
        SceneGame game = scene().player(2, side -> side.coins(21)).actionOf(1);

        assertThat(Told.by(game.game(), NAMES).threats(game.view(1)))
                .containsExactly("Ben wins when their turn comes: 21 coins, more than anybody else (VIC-3).");
        assertThat(Told.by(game.game(), NAMES.to(PlayerId.of(1))).threats(game.view(2)))
                .containsExactly("You win when your turn comes: 21 coins, more than anybody else (VIC-3).");
    }
}
