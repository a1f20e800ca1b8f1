package io.github.casemate.expansions.ghost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The Ghost Captain's tie rules, on every order in which a question could list its options. */
class GhostMindTest {

    /** A question of a module that he has never heard of. */
    private record Stranger(Array<Action> options) implements Question<Table> {
        @Override
        public PlayerId asked(Table table) {
            return GhostCaptain.SEAT;
        }

        @Override
        public Seq<Action> options(Table table) {
            return options;
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            if (answer instanceof Change change) {
                play.emit(new Changed(change.from(), change.to()));
            }
        }
    }

    /** An action that he has never heard of. */
    private record Oddity(String name) implements Action {}

    /** A result becomes another one, as a Tavern may make it. */
    private record Change(Face from, Face to) implements Action {}

    private record Changed(Face from, Face to) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return table.changeAttack(
                    attack -> attack.withResults(attack.results().minus(from, 1).plus(to, 1)));
        }
    }

    private static Action choice(Table table, Action... options) {
        return GhostMind.choice(new Stranger(Array.of(options)), Array.of(options), table);
    }

    /** Whatever the order of the options, he chooses the first of these. */
    private static void prefers(Table table, Action... best) {
        for (Array<Action> order : Array.of(best).permutations().map(Array::ofAll)) {
            assertThat(GhostMind.choice(new Stranger(order), order, table))
                    .as("of %s", order)
                    .isEqualTo(best[0]);
        }
        if (best.length > 2) {
            prefers(table, Array.of(best).tail().toJavaArray(Action[]::new));
        }
    }

    private static Table attackOn(Scene scene, PlayerId attacker, String fort) {
        return scene.table()
                .attacked(AttackState.of(
                        attacker, Option.some(scene.card(fort)), scene.table().owner(scene.card(fort))));
    }

    private static Action fell(int... spaces) {
        return new FellStones(Spaces.of(spaces));
    }

    @Test
    @Rule("RUL-21")
    @Proof("GHO-5")
    void ofThePlayersStonesTheRowNearestTheSeaThenTheRightmostColumnComesFirst() {
        Scene scene = Haunted.scene().player(1, side -> side.fort("robust-stronghold", 0, "GB", "WW"));

        prefers(attackOn(scene, GhostCaptain.SEAT, "robust-stronghold"), fell(1), fell(0), fell(3), fell(2));
    }

    @Test
    @Rule({"GHO-5", "RUL-86"})
    @Proof("RUL-21")
    void ofHisOwnStonesTheRowNearestTheSeaThenTheLeftmostColumnComesFirst() {
        Scene scene = Haunted.scene().player(2, side -> side.fort("robust-stronghold", 0, "GB", "WW"));

        prefers(attackOn(scene, GhostCaptain.PLAYER, "robust-stronghold"), fell(0), fell(1), fell(2), fell(3));
    }

    @Test
    @Rule({"GHO-5", "RUL-85"})
    void ofSetsOfStonesTheOneWithTheNearestStoneComesFirstThenTheNextNearest() {
        Scene scene = Haunted.scene().player(1, side -> side.fort("robust-stronghold", 0, "GB", "WW"));

        prefers(
                attackOn(scene, GhostCaptain.SEAT, "robust-stronghold"),
                fell(0, 1),
                fell(1, 3),
                fell(1, 2),
                fell(0, 3),
                fell(0, 2),
                fell(2, 3));
    }

    @Test
    @Rule({"GHO-5", "RUL-21"})
    void inAFortWithGapsColumnsCountAsTheyLie() {
        Scene scene = Haunted.scene().player(1, side -> side.fort("saboteur-outpost", 0, "~~GW", "B~~~", "W~~~"));

        prefers(attackOn(scene, GhostCaptain.SEAT, "saboteur-outpost"), fell(1), fell(0), fell(2), fell(3));
    }

    @Test
    @Proof({"GHO-5", "RUL-88"})
    void ofBuildingsTheOneNearestTheSeaComesFirstThenTheOneNearestTheCoins() {
        Scene scene = Haunted.scene()
                .player(
                        1,
                        side -> side.building("armory", 0)
                                .building("academy", 0)
                                .fort("robust-stronghold", 0, "G.", "..")
                                .building("prison", 0)
                                .building("infirmary", 0)
                                .fort("secret-fortress", 0, "B.", "..")
                                .building("observatory", 0));

        prefers(
                scene.table(),
                new ChooseCard(scene.card("armory")),
                new ChooseCard(scene.card("prison")),
                new ChooseCard(scene.card("observatory")),
                new ChooseCard(scene.card("academy")),
                new ChooseCard(scene.card("infirmary")));
    }

    @Test
    @Rule({"GHO-5", "RUL-21"})
    @Proof("RUL-88")
    void ofShipsAndOfFortsTheFirstBuiltIsNearestTheCoins() {
        Scene scene = Haunted.scene()
                .player(1, side -> side.ship("victory", 0).ship("dominica", 0).ship("raven", 0))
                .player(
                        2,
                        side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~")
                                .fort("cove-outpost", 0, "..", "W~", ".~"));

        prefers(
                scene.table(),
                new ChooseCard(scene.card("victory")),
                new ChooseCard(scene.card("dominica")),
                new ChooseCard(scene.card("raven")));
        prefers(
                scene.table(),
                new ChooseCard(scene.card("starting-fort-2")),
                new ChooseCard(scene.card("spy-outpost")),
                new ChooseCard(scene.card("cove-outpost")));
    }

    @Test
    @Rule({"GHO-5", "GHO-6", "RUL-88"})
    void ofTheCardsInHisHandTheLeftmostComesFirst() {
        Scene scene = Haunted.withRow(Haunted.scene(), "raven", "academy", "victory", "armory");

        prefers(
                scene.table(),
                new DiscardCard(scene.card("raven")),
                new DiscardCard(scene.card("academy")),
                new DiscardCard(scene.card("victory")),
                new DiscardCard(scene.card("armory")));
        prefers(
                scene.table(),
                new GiveCard(scene.card("raven"), GhostCaptain.PLAYER),
                new GiveCard(scene.card("academy"), GhostCaptain.PLAYER));
        prefers(scene.table(), new ChooseCard(scene.card("raven")), new ChooseCard(scene.card("armory")));
    }

    @Test
    @Proof("GHO-5")
    void coloursGoPinkBlackWhiteGray() {
        prefers(
                Haunted.scene().table(),
                new ChooseColor(StoneColor.PINK),
                new ChooseColor(StoneColor.BLACK),
                new ChooseColor(StoneColor.WHITE),
                new ChooseColor(StoneColor.GRAY));
    }

    @Test
    @Rule("GHO-5")
    @Proof("GHO-12")
    void stonesThatHeMustPlaceGoToTheNearestSpaceThenByColour() {
        prefers(
                Haunted.scene().table(),
                new PlaceStone(0, StoneColor.WHITE),
                new PlaceStone(0, StoneColor.GRAY),
                new PlaceStone(1, StoneColor.PINK),
                new PlaceStone(2, StoneColor.BLACK));
        prefers(Haunted.scene().table(), new RepairSpace(1), new RepairSpace(2), new RepairSpace(3));
    }

    @Test
    @Rule("RUL-90")
    void asManyColonistsAsPossibleSettle() {
        Scene scene = Haunted.scene();

        prefers(
                scene.table(),
                new Settle(scene.card("starting-fort-2"), 2),
                new Settle(scene.card("starting-fort-2"), 1),
                new Settle(scene.card("starting-fort-2"), 0));
    }

    @Test
    @Rule("GHO-6")
    void anyNumberIsZero() {
        Scene scene = Haunted.scene();

        prefers(
                scene.table(),
                new SendHome(scene.card("starting-fort-2"), 0),
                new SendHome(scene.card("starting-fort-2"), 1),
                new SendHome(scene.card("starting-fort-2"), 2));
        prefers(scene.table(), new Shelter(0), new Shelter(1), new Shelter(2));
    }

    @Test
    @Proof({"GHO-6", "RUL-86"})
    void whateverHeMayDeclineHeDeclines() {
        Scene scene = Haunted.scene();

        prefers(scene.table(), new Decline(), new Oddity("monument"));
        prefers(scene.table(), new Decline(), new UseCard(scene.card("academy")));
        prefers(scene.table(), new Decline(), new RepairSpace(0));
        prefers(scene.table(), new LeaveEmpty(0), new PlaceStone(0, StoneColor.PINK));
    }

    @Test
    @Rule("RUL-86")
    void ofWhatHeDoesNotUnderstandHeTakesTheFirst() {
        Table quiet = Haunted.scene().table();
        Table attacked = attackOn(Haunted.scene(), GhostCaptain.PLAYER, "starting-fort-2");
        Table attacking = attackOn(Haunted.scene(), GhostCaptain.SEAT, "starting-fort-1");

        for (Table table : Array.of(quiet, attacked, attacking)) {
            assertThat(choice(table, new Oddity("one"), new Oddity("two"))).isEqualTo(new Oddity("one"));
            assertThat(choice(table, new Oddity("two"), new Oddity("one"))).isEqualTo(new Oddity("two"));
        }
    }

    @Test
    @Rule("RUL-84")
    void resultsThatHeMayChangeBecomeBlackLeadershipFirstThenGrayWhiteTarget() {
        Table table = attackOn(Haunted.scene(), GhostCaptain.SEAT, "starting-fort-1")
                .changeAttack(attack ->
                        attack.withResults(Faces.of(Face.LEADERSHIP, Face.GRAY, Face.WHITE, Face.TARGET, Face.BLACK)));

        prefers(
                table,
                new Change(Face.LEADERSHIP, Face.BLACK),
                new Change(Face.GRAY, Face.BLACK),
                new Change(Face.WHITE, Face.BLACK),
                new Change(Face.TARGET, Face.BLACK),
                new Change(Face.LEADERSHIP, Face.WHITE));
    }

    @Test
    @Rule({"RUL-84", "RUL-86"})
    void inAnAttackOfThePlayerHeDoesNotCareForTheResults() {
        Table table = attackOn(Haunted.scene(), GhostCaptain.PLAYER, "starting-fort-2")
                .changeAttack(attack -> attack.withResults(Faces.of(Face.LEADERSHIP, Face.GRAY)));

        assertThat(choice(table, new Change(Face.GRAY, Face.WHITE), new Change(Face.LEADERSHIP, Face.BLACK)))
                .isEqualTo(new Change(Face.GRAY, Face.WHITE));
    }

    @Test
    @Rule("RUL-86")
    void aQuestionThatCardsHandOverToHimIsAnsweredLikeAnyOther() {
        Scene scene = Haunted.scene();
        Question<Table> repair = new RepairFort(GhostCaptain.SEAT, scene.card("armory"), scene.card("starting-fort-2"));
        Array<Action> options = Array.of(new Decline(), new RepairSpace(1), new RepairSpace(2));

        assertThat(GhostMind.choice(new Delegated(repair, GhostCaptain.SEAT), options, scene.table()))
                .isEqualTo(new RepairSpace(1));
    }

    @Test
    @Rule({"RUL-84", "RUL-86"})
    void leadershipThatNoCardOfHisAsksForHeDoesNotSpend() {
        Scene scene = Haunted.scene().player(1, side -> side.ship("raven"));
        Table table = attackOn(scene, GhostCaptain.SEAT, "starting-fort-1");
        Array<Action> options = Array.of(new EndLeadership(), new Oddity("draw a captain"), new Oddity("play one"));

        assertThat(GhostMind.choice(Leadership.STEP, options, table)).isEqualTo(new EndLeadership());
        assertThat(GhostMind.choice(Leadership.STEP, options.append(new SinkShip(scene.card("raven"))), table))
                .isEqualTo(new SinkShip(scene.card("raven")));
    }

    @Test
    @Rule({"RUL-84", "RUL-88"})
    void heGoesThroughHisShipsThenHisBuildingsFromTheSeaThenFromTheCoins() {
        Scene scene = Haunted.scene()
                .player(
                        2,
                        side -> side.building("armory", 0)
                                .building("academy", 0)
                                .fort("robust-stronghold", 0, "G.", "..")
                                .building("prison", 0)
                                .ship("victory", 0)
                                .ship("raven", 0));

        assertThat(Nearness.cards(scene.table(), GhostCaptain.SEAT).map(card -> card.id()))
                .containsExactly(
                        "victory", "raven", "armory", "prison", "academy", "starting-fort-2", "robust-stronghold");
    }
}
