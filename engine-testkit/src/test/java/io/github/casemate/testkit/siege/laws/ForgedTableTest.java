package io.github.casemate.testkit.siege.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.AbilityIndex;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each way in which a table can be impossible is refused, by its law and its field. */
class ForgedTableTest {

    private static final PlayerId ONE = PlayerId.of(0);
    private static final PlayerId TWO = PlayerId.of(1);
    private static final PlayerId NOBODY = PlayerId.of(5);

    /** The second of three players attacks the first, whose fort has a building. */
    private static final SceneGame ATTACK = Scene.of(IslandSiege.of(Ruleset.secondEdition(3)))
            .player(
                    1,
                    side -> side.startingFort(2, "WGGB")
                            .building("armory", 1)
                            .ship("raven", 1)
                            .hand("prison"))
            .player(2, side -> side.hand("victory"))
            .actionOf(2)
            .attacks("starting-fort-1");

    @Test
    void theTableItselfPassesAndNeedsNoIndex() {
        assertThat(refusal(table -> table)).isEmpty();
        assertThat(refusal(table -> table.withAbilities(AbilityIndex.EMPTY))).isEmpty();
        assertThat(Laws.problems(ATTACK.game(), ATTACK.table().withAbilities(AbilityIndex.EMPTY))
                        .map(Problem::field))
                .containsExactly("abilities");
    }

    @Test
    void seatsDecksSlicesAndVariantsAreThoseOfTheGame() {
        assertThat(refusal(table -> table.withPlayers(table.players().removeAt(2))))
                .isEqualTo("SET-8 players");
        assertThat(refusal(table -> table.withPlayers(
                        table.players().update(2, table.players().head()))))
                .isEqualTo("SET-8 players[2].id");
        assertThat(refusal(table -> table.withActive(NOBODY))).isEqualTo("SET-8 active");
        assertThat(refusal(table -> table.withVariants(new Variants(true, false, false, 0))))
                .isEqualTo("SET-8 ");
        assertThat(refusal(table -> table.withDecks(table.decks().append(table.main()))))
                .isEqualTo("SET-4 decks");
        assertThat(refusal(table ->
                        deck(table, 0, deck -> deck.withCards(deck.cards().reverse()))))
                .isEqualTo("SET-4 decks[0]");
        assertThat(refusal(table ->
                        deck(table, 0, deck -> deck.withHands(deck.hands().removeAt(0)))))
                .isEqualTo("SET-4 decks[0].hands");
        assertThat(refusal(table -> table.withSlices(TreeMap.of("monuments", "none"))))
                .isEqualTo("SET-1 slices");
    }

    @Test
    @Proof("LAW-1")
    void noStoneIsMade() {
        assertThat(refusal(table -> table.withSupply(table.supply().plus(StoneColor.GRAY, 1))))
                .isEqualTo("LAW-1 supply");
    }

    @Test
    @Proof("LAW-2")
    void noColonistIsMadeAndNoneIsNobodys() {
        assertThat(refusal(table -> table.change(ONE, side -> side.withHome(9))))
                .isEqualTo("LAW-2 players[0].home");
        assertThat(refusal(table -> table.changeFort(
                        ATTACK.card("starting-fort-1"),
                        fort -> fort.withCrew(fort.crew().plus(NOBODY, 1)))))
                .isEqualTo("LAW-2 players[0].forts[0].crew");
        assertThat(refusal(table -> table.changeAttack(attack -> attack.withSentHome(Crew.of(NOBODY, 1)))))
                .isEqualTo("LAW-2 attack.sentHome");
    }

    @Test
    @Proof("LAW-3")
    void everyCardIsInOnePlaceAndWhereSuchCardsLie() {
        assertThat(refusal(table -> deck(table, 0, deck -> deck.withDiscard(CardSet.of(ATTACK.card("prison"))))))
                .isEqualTo("LAW-3 decks[0]");
        assertThat(refusal(table ->
                        deck(table, 0, deck -> deck.withUndrawn(deck.undrawn().allHidden()))))
                .isEqualTo("LAW-3 decks[0]");
        assertThat(refusal(table -> deck(table, 0, deck -> deck.withJustDrawn(new Pile(CardSet.NONE, 1)))))
                .isEqualTo("LAW-3 decks[0].justDrawn");
        assertThat(refusal(table -> table.change(
                        ONE,
                        side -> side.withShips(
                                side.ships().append(new BuiltCard(ATTACK.card("prison"), Crew.NONE, 0))))))
                .isEqualTo("LAW-3 players[0].order");
        assertThat(refusal(table ->
                        table.change(ONE, side -> side.withOrder(side.order().reverse()))))
                .isEmpty();
        assertThat(refusal(table -> table.enter(new BuiltCard(ATTACK.card("prison"), Crew.NONE, 0), ONE)))
                .isEqualTo("LAW-3 players[0].ships[1].card");
        assertThat(refusal(table ->
                        table.enter(Fort.of(ATTACK.card("starting-fort-1").withId("castle"), ONE))))
                .isEqualTo("LAW-3 players[0].forts[1].card");
    }

    @Test
    @Proof("LAW-11")
    void nothingStandsWhereItCannot() {
        assertThat(fort(fort -> fort.withWall(new Wall(fort.wall().packed() | 1L << 14))))
                .isEqualTo("LAW-11 players[0].forts[0].wall");
        assertThat(fort(fort -> fort.withOwner(TWO))).isEqualTo("LAW-11 players[0].forts[0].owner");
        assertThat(fort(fort -> fort.withFleet(Option.some(ONE)))).isEqualTo("LAW-11 players[0].forts[0].fleet");
        assertThat(fort(fort -> fort.withFleet(Option.some(NOBODY)))).isEqualTo("LAW-11 players[0].forts[0].fleet");
        assertThat(fort(fort -> fort.withCrew(Crew.of(ONE, 5)))).isEqualTo("LAW-11 players[0].forts[0].crew");
        assertThat(fort(fort -> fort.withBuildings(fort.buildings().map(building -> building.withUsed(-1)))))
                .isEqualTo("LAW-11 players[0].forts[0].buildings[0].used");
        assertThat(refusal(table ->
                        table.changeFort(ATTACK.card("starting-fort-3"), fort -> fort.withFleet(Option.some(TWO)))))
                .isEqualTo("LAW-11 players[1]");
    }

    @Test
    void whatIsKnownAgreesWithWhereTheCardsAre() {
        CardSet undrawn = CardSet.of(ATTACK.card("infirmary"));
        CardSet held = CardSet.of(ATTACK.card("prison"));
        assertThat(refusal(table -> deck(table, 0, deck -> deck.withJustDrawn(Pile.of(undrawn)))))
                .isEqualTo("LAW-7 decks[0].justDrawn");
        assertThat(refusal(table -> deck(table, 0, deck -> deck.withPubliclyKnown(undrawn))))
                .isEqualTo("LAW-7 decks[0].publiclyKnown");
        assertThat(refusal(table -> deck(table, 0, deck -> deck.withInHandsAtRefill(undrawn))))
                .isEqualTo("LAW-7 decks[0].inHandsAtRefill");
        assertThat(refusal(table ->
                        deck(table, 0, deck -> deck.withKnown(deck.known().update(0, held)))))
                .isEqualTo("LAW-7 decks[0].known.P1");
        assertThat(refusal(table ->
                        deck(table, 0, deck -> deck.withKnown(deck.known().update(1, held)))))
                .isEmpty();
    }

    @Test
    @Rule("LAW-7")
    void noCardIsFreshWhileAnActionIsChosen() {
        SceneGame choosing = Scene.of(ATTACK.game())
                .player(2, side -> side.hand("victory", "prison"))
                .actionOf(2);
        Table forged =
                deck(choosing.table(), 0, deck -> deck.withJustDrawn(Pile.of(CardSet.of(ATTACK.card("victory")))));
        assertThat(refusal(choosing.game(), forged, choosing.state().agenda())).isEqualTo("LAW-7 decks[0].justDrawn");
    }

    /** With two players there is still the spectator. */
    @Test
    @Rule({"LAW-7", "DRW-1"})
    void noCardThatAllKnowIsGivenFaceDown() {
        SceneGame drawn = Scene.of(Ruleset.secondEdition(2))
                .actionOf(2)
                .does(new DrawCards())
                .deals("raven", "victory", "prison");
        Table forged = deck(drawn.table(), 0, deck -> deck.withPubliclyKnown(CardSet.of(drawn.card("raven"))));
        assertThat(refusal(drawn.game(), forged, drawn.state().agenda())).isEqualTo("LAW-6 agenda[0]");
    }

    /** Whoever is not the giver or the receiver does not learn which of the drawn cards was given. */
    @Test
    @Rule({"LAW-7", "DRW-1"})
    void nobodyHasSeenTheCardsThatWereJustDrawn() {
        SceneGame drawn =
                Scene.of(ATTACK.game()).actionOf(2).does(new DrawCards()).deals("raven", "victory", "prison");
        CardSet raven = CardSet.of(ATTACK.card("raven"));
        assertThat(refusal(drawn.game(), drawn.table(), drawn.state().agenda())).isEmpty();
        assertThat(refusal(
                        drawn.game(),
                        deck(drawn.table(), 0, deck -> deck.withPubliclyKnown(raven)),
                        drawn.state().agenda()))
                .isEqualTo("LAW-6 agenda[0]");
        assertThat(refusal(
                        drawn.game(),
                        deck(drawn.table(), 0, deck -> deck.look(PlayerId.of(2), TWO, Pile.of(raven))),
                        drawn.state().agenda()))
                .isEqualTo("LAW-6 agenda[0]");
    }

    @Test
    void coinsTurnsAndTheEndFit() {
        assertThat(refusal(table -> table.change(ONE, side -> side.withCoins(-1))))
                .isEqualTo("LAW-10 players[0].coins");
        assertThat(refusal(table -> table.change(ONE, side -> side.withCoins(Integer.MAX_VALUE))))
                .isEqualTo("LAW-10 players[0].coins");
        assertThat(refusal(table -> table.withTurn(-1))).isEqualTo("RUL-20 turn");
        Ending stolen = new Ending(Option.some(ONE), Ending.Victory.ECONOMIC);
        assertThat(refusal(table -> table.withEnding(Option.some(stolen)))).isEqualTo("LAW-12 ending");
        Ending won = new Ending(Option.some(TWO), Ending.Victory.ECONOMIC);
        assertThat(refusal(table -> table.withEnding(Option.some(won)))).isEqualTo("LAW-6 agenda");
    }

    @Test
    void theAttackFits() {
        assertThat(attack(attack -> attack.withAttacker(PlayerId.of(2)))).isEqualTo("ATK-1 attack.attacker");
        assertThat(attack(attack -> attack.withFort(Option.some(ATTACK.card("raven")))))
                .isEqualTo("ATK-1 attack.fort");
        assertThat(attack(attack -> attack.withFort(Option.some(ATTACK.card("starting-fort-3")))))
                .isEqualTo("ATK-1 attack.defender");
        assertThat(attack(attack -> attack.withDefender(Option.none()))).isEqualTo("ATK-1 attack.defender");
        assertThat(attack(attack -> attack.withPicked(Spaces.of(7)))).isEqualTo("ATK-7 attack.picked");
        assertThat(attack(attack -> attack.withColor(Option.some(StoneColor.PINK))))
                .isEqualTo("ATK-6 attack.color");
        assertThat(attack(attack -> attack.withRolling(-1))).isEqualTo("ATK-2 attack.rolling");
        assertThat(attack(attack -> attack.withRolling(1_000))).isEqualTo("ATK-2 attack.rolling");
        assertThat(attack(attack -> attack.withRerolls(-1))).isEqualTo("ATK-3 attack.rerolls");
        assertThat(attack(attack -> attack.withResults(Faces.NONE.plus(Face.GRAY, 60))))
                .isEqualTo("ATK-2 attack.results");
        assertThat(attack(attack -> attack.withResults(new Faces(1 << 30)))).isEqualTo("ATK-2 attack.results");
        assertThat(refusal(table ->
                        table.withLastAttack(Option.some(AttackState.of(NOBODY, Option.none(), Option.none())))))
                .isEqualTo("ATK-1 lastAttack.attacker");
    }

    private static String fort(UnaryOperator<Fort> change) {
        return refusal(table -> table.withPlayers(table.players()
                .update(
                        0,
                        table.player(ONE)
                                .withForts(Array.of(
                                        change.apply(table.player(ONE).forts().head()))))));
    }

    private static String attack(UnaryOperator<AttackState> change) {
        return refusal(table -> table.changeAttack(change));
    }

    private static Table deck(Table table, int place, UnaryOperator<Deck> change) {
        return table.withDecks(
                table.decks().update(place, change.apply(table.decks().get(place))));
    }

    /** The law and the field by which a changed table is refused; empty if it is not. */
    private static String refusal(UnaryOperator<Table> change) {
        return refusal(
                ATTACK.game(), change.apply(ATTACK.table()), ATTACK.state().agenda());
    }

    private static String refusal(IslandSiege game, Table table, List<Step<Table>> agenda) {
        return game.tryResume(table, agenda).fold(problem -> problem.law() + " " + problem.field(), passed -> "");
    }
}
