package io.github.casemate.web;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.Lazy;
import io.vavr.collection.Stream;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The core, the expansions, the games and the bots can be compiled for browsers: they use nothing that the class library
 * of TeaVM lacks. Whether it is enough, the page itself finds out; see CONTRIBUTING.
 */
@AnalyzeClasses(
        packages = {
            "io.github.casemate.agenda",
            "io.github.casemate.kernel",
            "io.github.casemate.pack",
            "io.github.casemate.text",
            "io.github.casemate.siege",
            "io.github.casemate.expansions",
            "io.github.casemate.ai",
            "io.github.casemate.battle",
            "io.github.casemate.fire",
            "io.github.casemate.fog"
        },
        importOptions = ImportOption.DoNotIncludeTests.class)
class BrowserReadyTest {

    /**
     * All but two packages. The arena itself, without the rooms below it, seats bots on threads that it can give up, and
     * keeps its log in files; and bots may be processes. A browser has nothing of that.
     */
    private static final String[] NOT_FOR_BROWSERS = {"io.github.casemate.ai.arena", "io.github.casemate.ai.process"};

    private static final Set<String> MISSING = Set.of(
            "java.lang.Character.toString(int)",
            "java.lang.Class.getPackageName()",
            "java.lang.Class.getRecordComponents()",
            "java.lang.Math.multiplyHigh(long, long)",
            "java.lang.String.lines()",
            "java.util.ServiceLoader.stream()");

    private static final Set<String> ROUNDED_OTHERWISE = Set.of(
            "acos", "asin", "atan", "atan2", "cbrt", "cos", "cosh", "exp", "expm1", "hypot", "log", "log10", "log1p",
            "pow", "sin", "sinh", "tan", "tanh");

    @ArchTest
    static final ArchRule NO_TYPE_IS_MISSING_THERE = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_FOR_BROWSERS)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                            "java.lang.reflect..",
                            "java.nio.channels..",
                            "java.nio.file..",
                            "java.security..",
                            "java.util.concurrent.locks..")
                    .or(belongToAnyOf(Lazy.class, Stream.class, StringJoiner.class)));

    @ArchTest
    static final ArchRule NO_METHOD_IS_MISSING_THERE = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_FOR_BROWSERS)
            .should()
            .accessTargetWhere(describe("it is one of " + MISSING, BrowserReadyTest::isMissing));

    @ArchTest
    static final ArchRule NOTHING_IS_LAZY = noClasses()
            .that()
            .resideOutsideOfPackages(NOT_FOR_BROWSERS)
            .should()
            .accessTargetWhere(new LazyVavr())
            .because("Vavr does it with locks, which browsers have not");

    @ArchTest
    static final ArchRule NUMBERS_ARE_THE_SAME_EVERYWHERE = noClasses()
            .that()
            .resideOutsideOfPackage("io.github.casemate.ai.arena..")
            .should()
            .accessTargetWhere(describe("it is one of " + ROUNDED_OTHERWISE, BrowserReadyTest::isRoundedOtherwise))
            .because("a browser may round it otherwise, and a bot choose otherwise; PortableMath does not");

    private static boolean isRoundedOtherwise(JavaAccess<?> access) {
        return ROUNDED_OTHERWISE.contains(access.getTarget().getName())
                && (access.getTargetOwner().isEquivalentTo(Math.class)
                        || access.getTargetOwner().isEquivalentTo(StrictMath.class));
    }

    private static boolean isMissing(JavaAccess<?> access) {
        return MISSING.contains(access.getTarget().getFullName());
    }
}
