package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.CardTookEffect;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.event.ColonistsWentHome;
import io.github.casemate.siege.event.DicePickedUp;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** Events as sentences. */
class StoryTest {

    private static final PlayerId ADA = PlayerId.of(0);
    private static final PlayerId BEN = PlayerId.of(1);
    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(2));
    private static final Array<Card> CARDS = GAME.initialTable().main().cards();

    private static final Words<Action, Event<Table>, GameView<Table>> FOR_ALL = Told.by(GAME, Names.of("Ada", "Ben"));
    private static final Words<Action, Event<Table>, GameView<Table>> FOR_BEN =
            Told.by(GAME, Names.of("Ada", "Ben").to(BEN));

    private static Card card(String name) {
        return CARDS.find(card -> card.name().equals(name)).get();
    }

    private record BottlesFound(PlayerId player, int number, Stones inThem) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return table;
        }

        @Override
        public Event<Table> redact(PlayerId hearer) {
            return this;
        }
    }

    @Test
    void cardsThatAreDrawnOneByOneAreToldTogether() {
        Event<Table> hidden = new CardsDrawn(Deck.MAIN, ADA, new Pile(CardSet.NONE, 1));
        assertThat(FOR_BEN.story(List.of(hidden, hidden, hidden)).map(Object::toString))
                .containsExactly("Ada draws three cards.");

        IslandSiege alone = IslandSiege.of(Ruleset.solo("ghost-captain"));
        var match = Match.of(alone, 3);
        Words<Action, Event<Table>, GameView<Table>> words =
                Told.by(alone, Names.of("Ada", "Ghost Captain").to(ADA));
        assertThat(words.story(match.eventsSince(0, ADA)).map(Object::toString))
                .filteredOn(sentence -> sentence.contains("draws"))
                .singleElement(STRING)
                .matches("Ghost Captain draws eight cards\\. The Ghost Captain's row is (.+, ){6}.+ and .+\\.");
    }

    @Test
    void whoListensIsYou() {
        Event<Table> drawn = new CardsDrawn(Deck.MAIN, BEN, Pile.of(CardSet.of(card("Raven"), card("Prison"))));

        assertThat(FOR_BEN.sentence(drawn).text()).isEqualTo("You draw Prison and Raven.");
        assertThat(FOR_ALL.sentence(drawn).text()).isEqualTo("Ben draws Prison and Raven.");
    }

    @Test
    void whatIsHiddenIsCounted() {
        Event<Table> drawn = new CardsDrawn(Deck.MAIN, BEN, Pile.of(CardSet.of(card("Raven"), card("Prison"))));

        assertThat(Told.by(GAME, Names.of("Ada", "Ben").to(ADA))
                        .sentence(drawn.redact(ADA))
                        .text())
                .isEqualTo("Ben draws two cards.");
    }

    @Test
    void likeThingsAreSaidAtOnce() {
        Card cove = card("Cove Outpost");
        List<Event<Table>> events = List.of(
                new TurnBegan(ADA, 4),
                new ColonistsSettled(ADA, cove, 1),
                new ColonistsSettled(ADA, card("Spy Outpost"), 1),
                new StoneFell(cove, 0, StoneColor.GRAY),
                new StoneFell(cove, 2, StoneColor.WHITE));

        assertThat(FOR_ALL.story(events).map(Sentence::text))
                .containsExactly(
                        "Turn 4: Ada",
                        "Ada settles colonists in Cove Outpost and Spy Outpost.",
                        "Two stones of Cove Outpost fall: gray on 1 and white on 3.");
    }

    @Test
    void numbersAndVerbsAgree() {
        assertThat(FOR_BEN.sentence(new ColonistsWentHome(BEN, card("Raven"), 1))
                        .text())
                .isEqualTo("One of your colonists goes home from Raven.");
        assertThat(FOR_ALL.sentence(new Reinforced(ADA, Stones.of(StoneColor.BLACK, StoneColor.GRAY)))
                        .text())
                .isEqualTo("Ada reinforces with one black and one gray stone.");
        assertThat(FOR_BEN.sentence(new DicePickedUp(BEN, Faces.of(Face.GRAY, Face.GRAY, Face.TARGET), 0))
                        .text())
                .isEqualTo("You roll two Gray and Target again.");
    }

    @Test
    void whatBelongsToWhoeverActsNeedsNoName() {
        Card mine = GAME.initialTable().player(BEN).forts().head().card();
        Event<Table> built = new BuildingBuilt(BEN, card("Prison"), mine, 3);

        assertThat(FOR_BEN.sentence(built).text())
                .isEqualTo("You build Prison below your Starting Fort with three colonists.");
        assertThat(FOR_ALL.sentence(built).text())
                .isEqualTo("Ben builds Prison below their Starting Fort with three colonists.");
    }

    /** The cause of a loss is named, although nobody has chosen to use the card. */
    @Test
    void aCardThatDestroysAnotherIsNamed() {
        SceneGame built = Scene.of(Ruleset.secondEdition(2))
                .player(
                        1,
                        side -> side.startingFort(3, "WGGB").building("armory").hand("trade-company"))
                .player(2, side -> side.building("academy").building("prison"))
                .actionOf(1)
                .buildsBuilding("trade-company", "starting-fort-1")
                .chooses("academy");

        assertThat(Told.by(built.game(), Names.of("Ada", "Ben").to(BEN))
                        .story(built.events())
                        .map(Sentence::text))
                .startsWith("Trade Company destroys your Academy.");
    }

    @Test
    void aFortThatPunishesItsAttackerIsNamed() {
        Card cove = card("Cove Outpost");
        List<Event<Table>> events = List.of(
                new CardTookEffect(cove), new ColonistsWentHome(ADA, card("Raven"), 1), new CardTookEffect(cove));

        assertThat(FOR_BEN.story(events).map(Sentence::text))
                .containsExactly(
                        "Cove Outpost sends one of Ada's colonists home from Raven.", "Cove Outpost takes effect.");
    }

    @Test
    void anUnknownModuleGetsADecentSentence() {
        assertThat(FOR_BEN.sentence(new Found(BEN, 2, Stones.of(StoneColor.PINK)))
                        .text())
                .isEqualTo("Found: you, number 2, in them pink.");
        assertThat(FOR_BEN.sentence(new BottlesFound(BEN, 2, Stones.NONE)).text())
                .as("what cannot be looked into is named")
                .startsWith("Bottles found");
    }

    /** Public, as the events of modules are. */
    public record Found(PlayerId player, int number, Stones inThem) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return table;
        }

        @Override
        public Event<Table> redact(PlayerId hearer) {
            return this;
        }
    }
}
