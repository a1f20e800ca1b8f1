package io.github.casemate.expansions.ramparts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What stands on the buildings and ships of Ramparts. */
class TownCardsTest {

    @Test
    void theBuildingsAreThese() {
        assertThat(RampartsBuildings.all().map(TownCardsTest::facts))
                .containsExactly(
                        "chapel 3 3 BLACK",
                        "quarry 1 1 GRAY",
                        "shipyard 2 2 WHITE",
                        "customs-house 2 2 WHITE",
                        "powder-magazine 1 1 GRAY",
                        "tavern 1 1 GRAY",
                        "stonemasons-guild 2 2 WHITE",
                        "town-hall 3 3 BLACK");
    }

    @Test
    void theShipsAreThese() {
        assertThat(RampartsShips.all().map(TownCardsTest::facts))
                .containsExactly("albatross 2 3 ", "santa-elena 4 5 ", "corsair 3 4 ", "leviathan 4 5 ");
    }

    @Test
    void everythingIsReconstructedButTheRepairOfChapel() {
        Seq<Card> cards = RampartsBuildings.all().appendAll(RampartsShips.all());

        assertThat(cards).allSatisfy(card -> assertThat(card.origin()).isEqualTo(Origin.RECONSTRUCTED));
        assertThat(cards.filter(card -> card.repairOrigin() == Origin.PRINTED).map(Card::id))
                .containsExactly("chapel");
    }

    @Test
    void everyCardSaysWhatItDoesAndDoesIt() {
        assertThat(RampartsBuildings.all().appendAll(RampartsShips.all())).allSatisfy(card -> {
            assertThat(card.text()).as(card.id()).endsWith(".");
            assertThat(card.abilities()).as(card.id()).isNotEmpty();
        });
    }

    @Test
    void theModuleListsEveryTypeOfTheAbilities() {
        Seq<Class<?>> types = new RampartsModule().types();

        assertThat(types).doesNotHaveDuplicates().allMatch(Class::isRecord);
        assertThat(types)
                .containsAll(RampartsBuildings.all()
                        .appendAll(RampartsShips.all())
                        .flatMap(Card::abilities)
                        .map(Object::getClass));
    }

    private static String facts(Card card) {
        return String.format(
                "%s %d %d %s",
                card.id(),
                card.cost(),
                card.coins(),
                card.repair().map(StoneColor::name).getOrElse(""));
    }
}
