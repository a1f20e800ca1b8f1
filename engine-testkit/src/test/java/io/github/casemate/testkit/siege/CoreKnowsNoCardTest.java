package io.github.casemate.testkit.siege;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.BaseCards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules know abilities, never cards: a card can be added without touching them. */
@AnalyzeClasses(packages = "io.github.casemate", importOptions = ImportOption.DoNotIncludeTests.class)
class CoreKnowsNoCardTest {

    private static final String CARDS = "io.github.casemate.siege.cards..";
    private static final Path CORE = Path.of("..", "engine-core", "src", "main", "java");
    private static final Path CATALOGUE = CORE.resolve(Path.of("io", "github", "casemate", "siege", "cards"));

    @ArchTest
    static final ArchRule abilitiesOfCardsAreData = classes()
            .that(resideInAPackage(CARDS).and(assignableTo(Ability.class)).and(not(INTERFACES)))
            .should()
            .beRecords();

    @ArchTest
    static final ArchRule onlyTheRulesetNamesTheBaseCards = noClasses()
            .that(resideInAPackage("io.github.casemate..")
                    .and(not(resideInAPackage(CARDS)))
                    .and(not(belongTo(assignableTo(Ruleset.class)))))
            .should()
            .dependOnClassesThat(resideInAPackage(CARDS));

    @ArchTest
    static final ArchRule theRulesetNamesNothingButTheCatalogue = noClasses()
            .that(belongTo(assignableTo(Ruleset.class)))
            .should()
            .dependOnClassesThat(resideInAPackage(CARDS).and(not(JavaClass.Predicates.equivalentTo(BaseCards.class))));

    @ArchTest
    static final ArchRule packagesOfTheGameHaveNoCycles =
            slices().matching("io.github.casemate.siege.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule noRoomOfTheGameLooksBackAtItsDoor = noClasses()
            .that(resideInAPackage("io.github.casemate.siege.*.."))
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.casemate.siege"));

    @ArchTest
    static final ArchRule theKernelKnowsNoGame = noClasses()
            .that(resideInAPackage("io.github.casemate.kernel.."))
            .should()
            .dependOnClassesThat(resideInAPackage("io.github.casemate.siege.."));

    @Test
    void noCardIsNamedOutsideTheCatalogue() throws IOException {
        List<String> ids = BaseCards.all().map(Card::id).toJavaList();
        try (Stream<Path> files = Files.walk(CORE)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.startsWith(CATALOGUE))
                    .toList();
            assertThat(sources).hasSizeGreaterThan(100);
            for (Path source : sources) {
                String text = Files.readString(source);
                assertThat(ids).as("%s", source).noneMatch(id -> text.contains('"' + id + '"'));
            }
        }
    }
}
