package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Question;
import io.github.casemate.expansions.invented.CombShore;
import io.github.casemate.expansions.invented.OpenBottle;
import io.github.casemate.expansions.invented.StoneGathered;
import io.github.casemate.expansions.invented.StoneStranded;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.spi.Delegated;
import io.vavr.collection.Array;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No event, action or question of the game and its published expansions is told by its name alone. */
class EverythingHasWordsTest {

    private static final Set<Class<?>> CHANCE =
            Set.of(DealCards.class, DiceFall.class, PickCard.class, StartWith.class);

    private static final ModuleWords KNOWN = SampleGames.rulesets()
            .map(ruleset -> IslandSiegePack.phrasing(IslandSiege.of(ruleset)))
            .fold(ModuleWords.NONE, ModuleWords::and);

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(place -> !place.contains("-tests.jar") && !place.contains("test-classes"))
            .importPackages("io.github.casemate.siege", "io.github.casemate.expansions");

    private static Stream<Class<?>> records(Class<?> kind) {
        return ALL.stream()
                .filter(type -> type.isAssignableTo(kind)
                        && type.isAssignableTo(Record.class)
                        && type.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::reflect);
    }

    @Test
    void everyEventHasASentence() {
        assertThat(records(Event.class)).hasSizeGreaterThan(60).allMatch(KNOWN::knows);
    }

    /** Whoever types ? and a number gets the card: an action with a card says which. */
    @Test
    void everyActionWithACardShowsIt() throws ReflectiveOperationException {
        Card card = Catalog.shipped("base").all().head();
        int shown = 0;
        for (Class<?> type : records(Action.class).toList()) {
            boolean hasCard = Arrays.stream(type.getRecordComponents())
                    .anyMatch(part -> part.getName().equals("card") && part.getType() == Card.class);
            if (hasCard && !CHANCE.contains(type)) {
                Class<?>[] types = Arrays.stream(type.getRecordComponents())
                        .map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
                Object[] values = Arrays.stream(type.getRecordComponents())
                        .map(part -> value(part.getType(), card))
                        .toArray();
                Action action = (Action) type.getConstructor(types).newInstance(values);
                assertThat(KNOWN.subject(action)).as(type.getSimpleName()).containsExactly(card);
                shown++;
            }
        }
        assertThat(shown).isGreaterThan(12);
    }

    private static Object value(Class<?> type, Card card) {
        if (type == Card.class) {
            return card;
        } else if (type == PlayerId.class) {
            return PlayerId.of(1);
        } else if (type == int.class) {
            return 1;
        }
        return type.getEnumConstants()[0];
    }

    @Test
    void everyActionOfAPlayerHasWords() {
        assertThat(records(Action.class).filter(type -> !CHANCE.contains(type)))
                .hasSizeGreaterThan(35)
                .allMatch(KNOWN::knows);
    }

    @Test
    void everyQuestionHasWordsAndARule() {
        assertThat(records(Question.class).filter(type -> type != Delegated.class))
                .hasSizeGreaterThan(30)
                .allMatch(KNOWN::knows);
    }

    /** An invented expansion brings words like any other; what brings none has a readable sentence all the same. */
    @Test
    void aModuleFromOutsideSpeaksForItself() {
        ModuleWords flotsam =
                IslandSiegePack.phrasing(IslandSiege.of(Ruleset.secondEdition(2).with("flotsam")));

        assertThat(Array.of(StoneStranded.class, StoneGathered.class, OpenBottle.class, CombShore.class))
                .allMatch(flotsam::knows);
        assertThat(Array.of(StoneStranded.class, OpenBottle.class)).noneMatch(KNOWN::knows);
    }
}
