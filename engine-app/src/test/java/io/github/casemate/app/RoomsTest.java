package io.github.casemate.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which room may know which. */
@AnalyzeClasses(packages = "io.github.casemate.app", importOptions = ImportOption.DoNotIncludeTests.class)
class RoomsTest {

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("io.github.casemate.app.(*)..").should().beFreeOfCycles();

    /** Words and drawings come from the library, styled for any screen. */
    @ArchTest
    static final ArchRule ONLY_THE_CONSOLE_KNOWS_THE_TERMINAL = noClasses()
            .that()
            .resideOutsideOfPackage("..app.console..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jline..");

    @ArchTest
    static final ArchRule ONLY_COMMANDS_KNOW_PICOCLI = noClasses()
            .that()
            .resideInAnyPackage("..app.*..")
            .and()
            .resideOutsideOfPackage("io.github.casemate.app")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    /** What is played comes from packs that are found: the program knows none of them. */
    @ArchTest
    static final ArchRule NO_GAME = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..siege..", "..battle..", "..fog..", "..fire..", "..expansions..");
}
