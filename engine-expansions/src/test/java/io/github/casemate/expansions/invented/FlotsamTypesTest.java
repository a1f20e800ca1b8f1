package io.github.casemate.expansions.invented;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Ability;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A type that a module forgets to list is found by nobody who has to read a stored game. */
class FlotsamTypesTest {

    @Test
    void everyActionEventStepAndAbilityIsListed() {
        Stream<JavaClass> stored = new ClassFileImporter()
                .importPackages("io.github.casemate.expansions.invented").stream()
                        .filter(type -> Stream.of(Action.class, Event.class, Step.class, Ability.class)
                                .anyMatch(type::isAssignableTo));

        assertThat(new FlotsamModule().types().remove(Shore.class).map(Class::getSimpleName))
                .containsExactlyInAnyOrderElementsOf(
                        stored.map(JavaClass::getSimpleName).toList());
    }
}
