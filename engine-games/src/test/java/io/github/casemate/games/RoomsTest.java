package io.github.casemate.games;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.Array;

/** The rooms of each game: who plays it by its rules alone needs no words, no picture and no bot. */
@AnalyzeClasses(
        packages = {"io.github.casemate.battle", "io.github.casemate.fog", "io.github.casemate.fire"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class RoomsTest {

    @ArchTest
    static final ArchRule RULES_AND_TABLES_KNOW_NEITHER_WORDS_NOR_PAGE_NOR_BOTS = noClasses()
            .that()
            .resideInAnyPackage("..rules", "..table", "..event", "..action")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..words", "..page", "..bots", "io.github.casemate.ai..");

    @ArchTest
    static final ArchRule NO_TABLE_KNOWS_THE_RULES = noClasses()
            .that()
            .resideInAPackage("..table")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("..rules");

    @ArchTest
    static final ArchRule BATTLE_KNOWS_NO_OTHER_GAME = alone("battle", "fog", "fire");

    @ArchTest
    static final ArchRule FOG_KNOWS_NO_OTHER_GAME = alone("fog", "battle", "fire");

    @ArchTest
    static final ArchRule FIRE_KNOWS_NO_OTHER_GAME = alone("fire", "battle", "fog");

    @ArchTest
    static final ArchRule PACKAGES_FORM_NO_CYCLE =
            slices().matching("io.github.casemate.(**)").should().beFreeOfCycles();

    private static ArchRule alone(String game, String... others) {
        return noClasses()
                .that()
                .resideInAPackage("io.github.casemate." + game + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(Array.of(others)
                        .map(other -> "io.github.casemate." + other + "..")
                        .toJavaArray(String[]::new));
    }
}
