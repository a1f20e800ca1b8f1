package io.github.casemate.ai;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.Array;

/** Who may know whom: bots and the arena know the kernel, and only the bots of Island Siege know the game. */
@AnalyzeClasses(packages = "io.github.casemate.ai", importOptions = ImportOption.DoNotIncludeTests.class)
class AiArchitectureTest {

    private static final String AI = "io.github.casemate.ai";
    private static final String SEARCH = "io.github.casemate.ai.search";
    private static final String ARENA = "io.github.casemate.ai.arena..";
    private static final String ADVICE = "io.github.casemate.ai.advice";
    private static final String SIEGE = "io.github.casemate.ai.siege";
    private static final String PROCESS = "io.github.casemate.ai.process";
    private static final String INTERNAL = "io.github.casemate.ai.internal";

    private static final Array<String> ANYWHERE =
            Array.of("io.github.casemate.kernel", "io.github.casemate.pack", "io.vavr..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule A_BOT_IS_NO_CERTAIN_ONE = mayKnow(AI, AI);

    @ArchTest
    static final ArchRule THE_SEARCHES_KNOW_NO_GAME = mayKnow(SEARCH, AI, SEARCH);

    @ArchTest
    static final ArchRule THE_ARENA_KNOWS_NO_GAME_AND_NO_CERTAIN_BOT = mayKnow(ARENA, AI, ARENA);

    @ArchTest
    static final ArchRule ADVICE_KNOWS_NO_GAME = mayKnow(ADVICE, AI, SEARCH, ADVICE);

    @ArchTest
    static final ArchRule PROCESSES_KNOW_NO_GAME_AND_NO_CERTAIN_BOT = mayKnow(PROCESS, AI, PROCESS);

    /** Browsers have no processes, so nothing that is compiled for them may lead there. */
    @ArchTest
    static final ArchRule NOTHING_LEADS_TO_PROCESSES = noClasses()
            .that()
            .resideOutsideOfPackage(PROCESS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(PROCESS)
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Process.class, ProcessBuilder.class, ProcessHandle.class);

    /** What module-info of the core exports: the game, without its engine and without any expansion. */
    @ArchTest
    static final ArchRule THE_BOTS_OF_ISLAND_SIEGE_KNOW_WHAT_THE_CORE_SHOWS = mayKnow(
            SIEGE,
            AI,
            SEARCH,
            SIEGE,
            "io.github.casemate.siege",
            "io.github.casemate.siege.action",
            "io.github.casemate.siege.box",
            "io.github.casemate.siege.cards",
            "io.github.casemate.siege.permission",
            "io.github.casemate.siege.event",
            "io.github.casemate.siege.quantity",
            "io.github.casemate.siege.rules",
            "io.github.casemate.agenda",
            "io.github.casemate.siege.spi",
            "io.github.casemate.siege.table");

    @ArchTest
    static final ArchRule NOBODY_NEEDS_WHAT_IS_INTERNAL = noClasses()
            .that()
            .resideOutsideOfPackage(INTERNAL)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(INTERNAL);

    @ArchTest
    static final ArchRule THERE_ARE_NO_CYCLES =
            slices().matching("io.github.casemate.(**)").should().beFreeOfCycles();

    private static ArchRule mayKnow(String room, String... rooms) {
        return classes()
                .that()
                .resideInAPackage(room)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ANYWHERE.appendAll(Array.of(rooms)).toJavaArray(String[]::new));
    }
}
