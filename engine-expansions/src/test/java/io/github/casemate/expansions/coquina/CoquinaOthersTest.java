package io.github.casemate.expansions.coquina;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What stands on the buildings and the ship of Coquina. */
class CoquinaOthersTest {

    @Test
    void theCardsAreThese() {
        assertThat(CoquinaOthers.all()
                        .map(card -> String.format(
                                "%s %s %d %d %s",
                                card.id(),
                                card.type(),
                                card.cost(),
                                card.coins(),
                                card.repair().map(StoneColor::name).getOrElse(""))))
                .containsExactly(
                        "lookout-point BUILDING 2 2 PINK",
                        "explorer-headquarters BUILDING 3 3 PINK",
                        "barbary-ape SHIP 3 4 ");
    }

    @Test
    void everyCardIsReconstructedAndSaysWhatItDoes() {
        assertThat(CoquinaOthers.all()).allSatisfy(card -> {
            assertThat(card.origin()).isEqualTo(Origin.RECONSTRUCTED);
            assertThat(card.repairOrigin()).isEqualTo(Origin.RECONSTRUCTED);
            assertThat(card.text()).endsWith(".");
        });
    }

    @Test
    void theModuleListsEveryTypeOfTheAbilities() {
        Seq<Class<?>> types = new CoquinaModule().types();

        assertThat(types).doesNotHaveDuplicates().allMatch(Class::isRecord);
        assertThat(types)
                .containsAll(CoquinaOthers.all().flatMap(Card::abilities).map(Object::getClass));
    }
}
