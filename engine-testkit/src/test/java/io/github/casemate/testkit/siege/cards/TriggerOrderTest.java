package io.github.casemate.testkit.siege.cards;

import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.AttackerLosesCrew;
import io.github.casemate.siege.cards.AttackerLosesStone;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.event.HandSeen;
import io.github.casemate.siege.event.StoneLost;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** RUL-25: several cards react to one event. */
class TriggerOrderTest {

    private static final Card DEN = Card.fort(
            "smugglers-den", "Smugglers' Den", Layout.of("W."), 3, new AttackerLosesStone(), new AttackerLosesCrew());

    private static final Array<Card> BELLS =
            Array.of("a", "b", "c", "d", "e").map(name -> Card.fort(name, name, Layout.of("."), 3, new Bell()));

    private static final Card BELL_TOWER = Card.building("bell-tower", "Bell Tower", 1, 1, StoneColor.GRAY, new Bell());

    private static final Card BELL_SHIP = Card.ship("bell-ship", "Bell Ship", 1, 1, new Bell());

    private static Scene table(int players) {
        return Scene.of(Ruleset.secondEdition(players)
                .withCards(BaseCards.all()
                        .append(DEN)
                        .appendAll(BELLS)
                        .append(BELL_TOWER)
                        .append(BELL_SHIP)));
    }

    private static Seq<String> rung(SceneGame attack) {
        return attack.events(Rung.class).map(event -> event.card().id());
    }

    @Test
    @Proof("RUL-25")
    void theAttackersSpyLooksBeforeTheDefendersFortActs() {
        SceneGame cove = table(2).player(
                        1,
                        side -> side.fort("cove-outpost", 0, "..", "W~", ".~").hand("armory"))
                .player(
                        2,
                        side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~")
                                .ship("raven"))
                .actionOf(2)
                .attacks("cove-outpost");

        assertThat(cove.events().filter(event -> event instanceof HandSeen || event instanceof ColonistsWentHome))
                .hasExactlyElementsOfTypes(HandSeen.class, ColonistsWentHome.class);
    }

    @Test
    @Rule("RUL-25")
    void theSpyHasLookedWhenTheDefenderIsAsked() {
        SceneGame asked = table(3).player(
                        1,
                        side -> side.fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~")
                                .hand("armory"))
                .player(
                        3,
                        side -> side.fort("spy-outpost", 0, "~~~.", "~~~.", ".W~~")
                                .supply("BW"))
                .actionOf(3)
                .attacks("saboteur-outpost");

        assertThat(asked.asked()).isEqualTo(1);
        assertThat(asked.events(HandSeen.class)).hasSize(1);
        assertThat(asked.events(StoneLost.class)).isEmpty();
    }

    @Test
    @Rule({"RUL-25", "RUL-44"})
    void twoTriggersOfOneCardActInPrintedOrder() {
        SceneGame stone = table(2).player(
                        1, side -> side.supply("BW").ship("raven").ship("victory"))
                .player(2, side -> side.fort("smugglers-den", 0, "W."))
                .actionOf(1)
                .attacks("smugglers-den");
        SceneGame crew = stone.does(new ChooseColor(StoneColor.WHITE));

        assertThat(stone.options()).hasOnlyElementsOfType(ChooseColor.class);
        assertThat(crew.asked()).isEqualTo(2);
        assertThat(crew.options()).hasOnlyElementsOfType(ChooseCard.class);
        assertThat(crew.chooses("raven").turn().isChance()).isTrue();
    }

    @Test
    @Proof("RUL-25")
    void theActivePlayersTriggersComeFirstAndThenTheOthersInTurnOrder() {
        Scene scene = table(3).player(1, side -> side.fort("a", 0, "."))
                .player(2, side -> side.fort("b", 0, "."))
                .player(3, side -> side.fort("c", 0, "."));

        assertThat(rung(scene.actionOf(1).attacks("starting-fort-2"))).containsExactly("a", "b", "c");
        assertThat(rung(scene.actionOf(2).attacks("starting-fort-1"))).containsExactly("b", "c", "a");
        assertThat(rung(scene.actionOf(3).attacks("starting-fort-1"))).containsExactly("c", "a", "b");
    }

    @Test
    @Proof("RUL-25")
    void eachPlayersTriggersActInTheOrderInWhichTheCardsCameIntoPlay() {
        Scene scene = table(3).player(2, side -> side.ship("bell-ship").fort("e", 0, "."))
                .player(1, side -> side.fort("b", 0, "."))
                .player(2, side -> side.building("bell-tower").fort("a", 0, "."))
                .player(1, side -> side.fort("d", 0, "."));

        assertThat(rung(scene.actionOf(2).attacks("starting-fort-1")))
                .containsExactly("bell-ship", "e", "bell-tower", "a", "b", "d");
    }

    @Test
    @Rule({"RUL-25", "RUL-29"})
    void aCardThatIsBuiltAgainComesLast() {
        SceneGame sunk = table(2).player(
                        1,
                        side -> side.fort("lighthouse-outpost", 1, ".W", "~.", "~.")
                                .ship("bell-ship", 0)
                                .fort("a", 0, "."))
                .actionOf(2)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .sinks("bell-ship");
        SceneGame rebuilt = sunk.buildsShip("bell-ship", "lighthouse-outpost");

        assertThat(rung(rebuilt.attacks("starting-fort-1"))).containsExactly("a", "bell-ship");
    }

    /** Says so when any fort is attacked. */
    private record Bell() implements Trigger<FortAttacked> {

        @Override
        public Class<FortAttacked> about() {
            return FortAttacked.class;
        }

        @Override
        public Seq<Step<Table>> react(FortAttacked event, Source source, Table table) {
            return Array.of(new Ring(source.card().get()));
        }
    }

    private record Ring(Card card) implements AutoStep<Table> {

        @Override
        public void take(Play<Table> play) {
            play.emit(new Rung(card));
        }
    }

    private record Rung(Card card) implements Event<Table> {

        @Override
        public Table evolve(Table table) {
            return table;
        }
    }
}
