package io.github.casemate.json;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may know whom. */
@AnalyzeClasses(packages = "io.github.casemate", importOptions = ImportOption.DoNotIncludeTests.class)
class JsonArchitectureTest {

    @ArchTest
    static final ArchRule JSON_KNOWS_NO_EXPANSION = noClasses()
            .that()
            .resideInAPackage("io.github.casemate.json..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.casemate.expansions..");

    @ArchTest
    static final ArchRule THE_CORE_AND_THE_EXPANSIONS_KNOW_NO_JSON = noClasses()
            .that()
            .resideOutsideOfPackages("io.github.casemate.json..", "io.github.casemate.testkit..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.github.casemate.json..", "com.fasterxml..", "io.vavr.jackson..");

    /** A game comes in by its pack and its JsonValues, and by no other way. */
    @ArchTest
    static final ArchRule JSON_NAMES_NO_GAME = classes()
            .that()
            .resideInAPackage("io.github.casemate.json..")
            .and()
            .resideOutsideOfPackage("io.github.casemate.json.siege..")
            .should()
            .onlyDependOnClassesThat(resideOutsideOfPackage("io.github.casemate..")
                    .or(resideInAnyPackage(
                            "io.github.casemate.kernel",
                            "io.github.casemate.agenda",
                            "io.github.casemate.pack",
                            "io.github.casemate.json",
                            "io.github.casemate.json.codec",
                            "io.github.casemate.json.document")));

    @ArchTest
    static final ArchRule THERE_ARE_NO_CYCLES =
            slices().matching("io.github.casemate.(json..)").should().beFreeOfCycles();
}
