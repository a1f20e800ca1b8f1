package io.github.casemate.testkit.siege.strangers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.BrokenModule;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.StateKey;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Stranger;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A module that cannot be used is named and left out; games that do not ask for it are played as ever. */
class ModulesOnPathTest {

    /** A module that nothing is wrong with. */
    public static final class Sound implements RuleModule {
        @Override
        public String id() {
            return "sound";
        }
    }

    /** A module that calls itself as the test wants. */
    public static final class Named implements RuleModule {
        private static String name = "";

        @Override
        public String id() {
            return name;
        }
    }

    /** A module that cannot be made. */
    public static final class Stillborn implements RuleModule {
        /** Fails. */
        public Stillborn() {
            throw new UnsupportedOperationException("not today");
        }

        @Override
        public String id() {
            return "stillborn";
        }
    }

    /** A module that cannot be made, and does not let anybody say why. */
    public static final class Unspeakable implements RuleModule {
        /** Fails. */
        public Unspeakable() {
            throw new Silence();
        }

        @Override
        public String id() {
            return "unspeakable";
        }
    }

    private static final class Silence extends Error {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new UnsupportedOperationException("no comment");
        }
    }

    /** A module whose class cannot be initialised. */
    public static final class Unprepared implements RuleModule {
        private static final String ID = unknown();

        private static String unknown() {
            throw new UnsupportedOperationException("nothing is ready");
        }

        @Override
        public String id() {
            return ID;
        }
    }

    /** A module that lists a type twice. */
    public static final class Stammering implements RuleModule {
        @Override
        public String id() {
            return "stammering";
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(StrangeModule.Sulk.class, StrangeModule.Sulk.class);
        }
    }

    /** A module with a slice of a common name. */
    public static class Counting implements RuleModule {
        static final StateKey<Integer> KEY = new StateKey<>("count", Integer.class);

        @Override
        public String id() {
            return "counting";
        }

        @Override
        public Table layOut(Table table) {
            return table.withSlice(KEY, 0);
        }
    }

    /** Another with an equal slice of the same name. */
    public static final class AlsoCounting extends Counting {
        @Override
        public String id() {
            return "also-counting";
        }
    }

    /** A module that changes the slice of the other, and says that it cannot do without. */
    public static final class CountingOn implements RuleModule {
        @Override
        public String id() {
            return "counting-on";
        }

        @Override
        public Table layOut(Table table) {
            return table.withSlice(Counting.KEY, table.slice(Counting.KEY) + 1);
        }
    }

    /** Two seats short of overflowing. */
    public static final class Crowding implements RuleModule {
        @Override
        public String id() {
            return "crowding";
        }

        @Override
        public int extraSeats() {
            return Integer.MAX_VALUE;
        }
    }

    private static final Ruleset RULES = Ruleset.secondEdition(2);

    @AfterEach
    void noMischief() {
        Mischief.none();
    }

    static Stream<Arguments> mischief() {
        return Stream.of("id", "types")
                .flatMap(hook -> Stream.of(
                                Mischief.THROWS, Mischief.CALLS_ITSELF, Mischief.MISSES_A_CLASS, Mischief.RETURNS_NULL)
                        .map(mischief -> Arguments.arguments(hook, mischief)));
    }

    @ParameterizedTest
    @MethodSource("mischief")
    void aModuleThatDoesNotTellWhatItIsIsLeftOut(String hook, Mischief mischief) {
        try (OnPath path = OnPath.of(StrangeModule.class, Sound.class)) {
            assertThat(path).isNotNull();
            mischief.at("StrangeModule." + hook);

            assertThat(Ruleset.knownModules()).contains("sound").doesNotContain(StrangeModule.ID);
            String name = hook.equals("id") ? StrangeModule.class.getName() : StrangeModule.ID;
            BrokenModule broken = Ruleset.brokenModules()
                    .find(module -> module.name().equals(name))
                    .get();
            assertThat(broken.reason())
                    .contains(StrangeModule.class.getName())
                    .contains(" cannot be used: " + hook + " "
                            + (mischief == Mischief.RETURNS_NULL ? "returned null" : "threw "));

            assertThat(IslandSiege.of(RULES.with("sound")).newGame()).isNotNull();
            assertThat(RULES.with(
                            Catalog.shipped("base").withCards(RULES.cards().reject(card -> card.cost() > 2))))
                    .isNotNull();
            assertThat(Vocabulary.ofAllModules().types().keySet()).allMatch(type -> !type.startsWith("strange:"));

            assertThatThrownBy(() -> RULES.with(StrangeModule.ID))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessageContaining(broken.reason());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Big-Letters", "two words", "under_score", "-first", "last-", "double--dash", "base"})
    void anIdIsKebabCaseAndNotThatOfTheBaseGame(String id) {
        Named.name = id;
        try (OnPath path = OnPath.of(Named.class)) {
            assertThat(path).isNotNull();
            assertThat(Ruleset.knownModules()).doesNotContain(id);
            assertThatThrownBy(() -> RULES.with(id))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessage("the rule module '" + id + "' of " + Named.class.getName() + " cannot be used: "
                            + (id.equals("base")
                                    ? "that is what the base game is called"
                                    : "its id is not kebab-case"));
        }
    }

    @Test
    void anIdIsShortEnoughToBeQuoted() {
        for (String id : List.of("q".repeat(61), Stranger.ID)) {
            Named.name = id;
            try (OnPath path = OnPath.of(Named.class)) {
                assertThat(path).isNotNull();
                assertThat(Ruleset.brokenModules().map(BrokenModule::reason).mkString())
                        .contains(Named.class.getName() + " cannot be used: its id has more than 60 characters");
                Stranger.isRefusedBriefly(() -> RULES.with(id));
                Stranger.isRefusedBriefly(() -> RULES.with("no-such-module"));
            }
        }
        Named.name = "q".repeat(60);
        try (OnPath path = OnPath.of(Named.class)) {
            assertThat(path).isNotNull();
            assertThat(Ruleset.knownModules()).contains(Named.name);
        }
    }

    @Test
    void aModuleThatCannotBeLoadedIsNamedToWhoeverAsksForWhatIsNotThere() {
        String lines = String.join(
                "\n",
                "io.github.casemate.NoSuchModule",
                Stillborn.class.getName(),
                OnPath.class.getName(),
                "this is not a class",
                Sound.class.getName());
        try (OnPath path = OnPath.lines(lines)) {
            assertThat(path).isNotNull();
            assertThatThrownBy(() -> RULES.with("stillborn"))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessageStartingWith("there is no rule module 'stillborn'; known modules: ")
                    .hasMessageContaining("; left out: ")
                    .hasMessageContaining(":4: Illegal configuration-file syntax");
        }
        try (OnPath path = OnPath.lines(lines.replace("this is not a class\n", ""))) {
            assertThat(path).isNotNull();
            assertThat(Ruleset.knownModules()).contains("sound");
            assertThat(Ruleset.brokenModules().map(BrokenModule::reason).mkString("\n"))
                    .contains("NoSuchModule")
                    .contains(OnPath.class.getName())
                    .contains("the rule module '" + Stillborn.class.getName()
                            + "' cannot be used: loading it threw java.lang.UnsupportedOperationException: not today");
        }
    }

    @Test
    void aModuleWhoseClassCannotBeInitialisedIsLeftOut() {
        try (OnPath path = OnPath.of(Unprepared.class, Sound.class)) {
            assertThat(path).isNotNull();
            assertThat(Ruleset.knownModules()).contains("sound");
            assertThat(Ruleset.brokenModules().map(BrokenModule::name)).contains(Unprepared.class.getName());
        }
    }

    @Test
    void aModuleThatDoesNotLetAnybodySayWhyItCannotBeMadeIsLeftOut() {
        try (OnPath path = OnPath.of(Unspeakable.class, Sound.class)) {
            assertThat(path).isNotNull();
            assertThat(Ruleset.knownModules()).contains("sound");
            assertThat(Ruleset.brokenModules().map(BrokenModule::reason))
                    .contains("the rule module '" + Unspeakable.class.getName()
                            + "' cannot be used: loading it threw Silence");
        }
    }

    @Test
    void typesThatClashLeaveTheirModuleOut() {
        try (OnPath path = OnPath.of(Stammering.class)) {
            assertThat(path).isNotNull();
            assertThat(Vocabulary.ofAllModules().types()).isNotEmpty();
            assertThatThrownBy(() -> RULES.with("stammering"))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessageEndingWith("cannot be used: two record types are called 'stammering:sulk'");
        }
    }

    @Test
    void modulesOfOneIdAreLeftOutToo() {
        assertThat(Ruleset.knownModules()).doesNotContain("twin");
        assertThat(Ruleset.brokenModules().map(BrokenModule::name)).containsExactly("twin");
    }

    @Test
    void aSliceBelongsToOneModule() {
        try (OnPath path = OnPath.of(Counting.class, AlsoCounting.class, CountingOn.class)) {
            assertThat(path).isNotNull();
            assertThat(RULES.with("counting").modules()).containsExactly("counting");
            assertThat(RULES.with("also-counting").modules()).containsExactly("also-counting");
            assertThatThrownBy(() -> RULES.with("counting", "also-counting"))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessage("two rule modules have a slice 'count': also-counting and counting");
            Ruleset both = RULES.with("counting", "counting-on");
            assertThat(IslandSiege.of(both).initialTable().slice(Counting.KEY)).isEqualTo(1);
        }
    }

    @Test
    void seatsAreNotCountedBeyondTheLargestNumber() {
        try (OnPath path = OnPath.of(Crowding.class)) {
            assertThat(path).isNotNull();
            assertThatThrownBy(() -> Ruleset.secondEdition(4).with("crowding"))
                    .isInstanceOf(IllegalRulesetException.class)
                    .hasMessage("SET-8: the second edition is not for 4 players with crowding");
        }
    }
}
