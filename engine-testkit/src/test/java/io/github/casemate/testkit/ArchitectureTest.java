package io.github.casemate.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The laws work through the kernel and know no game. Next to them, each game may have a room for its own tests. */
@AnalyzeClasses(packages = "io.github.casemate.testkit", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule theLawsNeedTheKernelTheAgendaAndTheApiOfJqwikOnly = classes()
            .that()
            .resideInAPackage("io.github.casemate.testkit")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "io.vavr..",
                    "io.github.casemate.kernel..",
                    "io.github.casemate.agenda..",
                    "io.github.casemate.testkit",
                    "net.jqwik.api..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule theScenesOfIslandSiegeUseItsPublicPackagesOnly = noClasses()
            .that()
            .resideInAPackage("io.github.casemate.testkit.siege..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.casemate.siege..internal..");
}
