package io.github.casemate.kernel;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/**
 * What the kernel's package comment promises: it knows no game, keeps no state, and asks neither clock nor dice of
 * its own.
 */
@AnalyzeClasses(packages = "io.github.casemate", importOptions = ImportOption.DoNotIncludeTests.class)
class KernelArchitectureTest {

    private static final String KERNEL = "io.github.casemate.kernel..";
    private static final String PACK = "io.github.casemate.pack..";
    private static final String TEXT = "io.github.casemate.text..";
    private static final String AGENDA = "io.github.casemate.agenda..";

    @ArchTest
    static final ArchRule standsOnJavaAndVavrAlone = classes()
            .that()
            .resideInAPackage(KERNEL)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "io.vavr..", "org.jspecify..", KERNEL);

    @ArchTest
    static final ArchRule theAgendaStandsOnTheKernelAlone = classes()
            .that()
            .resideInAPackage(AGENDA)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "io.vavr..", "org.jspecify..", KERNEL, AGENDA);

    @ArchTest
    static final ArchRule aPackKnowsNoGame = classes()
            .that()
            .resideInAPackage(PACK)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "io.vavr..", "org.jspecify..", KERNEL, PACK, TEXT);

    @ArchTest
    static final ArchRule textKnowsNeitherAGameNorAScreen = classes()
            .that()
            .resideInAPackage(TEXT)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java.lang..", "io.vavr..", "java.util..", "org.jspecify..", KERNEL, TEXT);

    @ArchTest
    static final ArchRule hasNoRandomSourceOfItsOwn = noClasses()
            .that()
            .resideInAPackage(KERNEL)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(
                    Random.class, SecureRandom.class, SplittableRandom.class, ThreadLocalRandom.class, UUID.class)
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule drawsBitsAndLeavesBoundsToSplitMix64 = noClasses()
            .that()
            .resideInAPackage(KERNEL)
            .should()
            .callMethodWhere(describe(
                    "a generator is asked for anything but nextLong()", KernelArchitectureTest::isABoundedDraw))
            .because("bounded draws of the JDK may differ from one release to the next");

    @ArchTest
    static final ArchRule hasNoClock = noClasses()
            .that()
            .resideInAPackage(KERNEL)
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Clock.class, Instant.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule keepsNoStateButTheGenerators = fields().that()
            .areDeclaredInClassesThat()
            .resideInAPackage(KERNEL)
            .and()
            .areNotDeclaredIn(SplitMix64.class)
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule hasNoCyclesBetweenPackages =
            slices().matching("io.github.casemate.(**)").should().beFreeOfCycles();

    private static boolean isABoundedDraw(JavaMethodCall call) {
        return call.getTargetOwner().isEquivalentTo(RandomGenerator.class)
                && !call.getTarget().getFullName().equals(RandomGenerator.class.getName() + ".nextLong()");
    }
}
