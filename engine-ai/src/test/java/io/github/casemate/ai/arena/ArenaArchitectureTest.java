package io.github.casemate.ai.arena;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.github.casemate.ai", importOptions = ImportOption.DoNotIncludeTests.class)
class ArenaArchitectureTest {

    @ArchTest
    static final ArchRule THE_ARENA_KNOWS_NO_GAME = classes()
            .that()
            .resideInAPackage("io.github.casemate.ai.arena..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.casemate.ai",
                    "io.github.casemate.ai.arena..",
                    "io.github.casemate.kernel",
                    "io.vavr..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("io.github.casemate.ai.(**)").should().beFreeOfCycles();
}
