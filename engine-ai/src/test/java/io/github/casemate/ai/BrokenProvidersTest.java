package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.kernel.Game;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Providers that cannot be used are named and left out, and all others are there. */
class BrokenProvidersTest {

    private static final String SERVICE = BotProvider.class.getName();

    public static class Whole extends ToyBots {
        public Whole() {
            super(Toy.class, "whole", FIRST);
        }
    }

    public static final class Unmade extends Whole {
        public Unmade() {
            throw new IllegalStateException("no licence");
        }
    }

    public static final class Uninitialized extends Whole {
        private static final int NUMBER = Integer.parseInt("none");

        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            return super.roster(toy).bot("number-" + NUMBER, "Counts.", Budget.iterations(1), () -> FIRST);
        }
    }

    public static final class Shy extends Whole {
        Shy() {}
    }

    public static final class Mute extends Whole {
        @Override
        public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
            return Option.<Option<Roster<?, ?, ?>>>none().getOrNull();
        }
    }

    public static final class Misnamed extends Whole {
        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            return Roster.of(toy).bot("Mr @\u001b[2J" + "x".repeat(500), "Hides.", Budget.iterations(1), () -> FIRST);
        }
    }

    public static final class Fallen extends Whole {
        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            throw new StackOverflowError("names all the way down");
        }
    }

    public static final class Doubled extends Whole {
        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            return super.roster(toy).level("whole", "Plays twice.", "whole", Budget.iterations(1));
        }
    }

    public static final class Penniless extends Whole {
        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            return Roster.of(toy)
                    .bot("penniless", "Begs.", Option.<Budget>none().getOrNull(), () -> FIRST);
        }
    }

    public static final class Ghostly extends Whole {
        @Override
        Roster<Integer, Integer, Integer> roster(Toy toy) {
            return Roster.of(toy).level("ghostly", "Is not there.", "ghost", Budget.iterations(1));
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            com.example.Missing | the bots of com.example.Missing cannot be used: java.util.ServiceConfigurationError: io.github.casemate.ai.BotProvider: Provider com.example.Missing not found
            io.github.casemate.ai.Toy | some bots cannot be used: java.util.ServiceConfigurationError: io.github.casemate.ai.BotProvider: io.github.casemate.ai.Toy not a subtype
            two words           | Illegal configuration-file syntax
            Unmade              | Unmade cannot be used: java.lang.IllegalStateException: no licence
            Uninitialized       | Uninitialized cannot be used: java.lang.NumberFormatException: For input string: "none"
            Shy                 | java.lang.NoSuchMethodException: io.github.casemate.ai.BrokenProvidersTest$Shy.<init>()
            Mute                | Mute cannot be used: it answers null
            Misnamed            | a name is not made of lower-case letters, digits and hyphens: 'Mr @\\u001b[2Jxxx
            Fallen              | Fallen cannot be used: java.lang.StackOverflowError: names all the way down
            Doubled             | Doubled cannot be used: it has two bots called 'whole'
            Penniless           | Penniless cannot be used: its bot 'penniless' has no budget
            com.example.Unlinked | some bots cannot be used: java.lang.NoClassDefFoundError: com/example/Base
            """)
    void aBrokenProviderIsNamedAndTheOthersAreThere(String provider, String reason) throws IOException {
        Bots<Integer, Integer> bots = botsWith(List.of(name(provider), name("Whole")), SERVICE);
        assertThat(bots.broken()).hasSize(1);
        assertThat(bots.broken().head().reason()).contains(reason).doesNotContain("\n", "\u001b");
        assertThat(bots.broken().head().reason().length()).isLessThan(500);
        // A file that cannot be read at all is left out as a whole.
        assertThat(names(bots)).contains("flat", "ismcts", "last", "random");
        assertThat(names(bots).contains("whole")).isEqualTo(!provider.equals("two words"));
        assertThatThrownBy(() -> bots.entrant("brilliant"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("there is no bot called 'brilliant' for this game: choose one of ")
                .hasMessageContaining(reason);
    }

    @Test
    void severalBrokenProvidersAreAllNamed() throws IOException {
        Bots<Integer, Integer> bots = botsWith(
                List.of(name("Unmade"), "com.example.Missing", "com.example.Missing", name("Whole"), name("Mute")),
                SERVICE);
        assertThat(bots.broken()).hasSize(3);
        assertThat(names(bots)).contains("whole");
    }

    @Test
    void whoAsksForABrokenBotIsToldWhatIsWrongWithIt() throws IOException {
        Bots<Integer, Integer> bots = botsWith(List.of(name("Ghostly")), SERVICE);
        assertThatThrownBy(() -> bots.entrant("ghostly@20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("the level 'ghostly' of .* cannot be used: there is no bot called 'ghost'");
        assertThat(bots.levels()).isEmpty();
    }

    @Test
    void aPathThatCannotBeReadDoesNotKeepAnybodyLookingForEver() {
        ClassLoader unreadable = new ClassLoader(getClass().getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                throw new IOException("the disk is gone");
            }
        };
        Seq<BrokenBot> broken = assertTimeoutPreemptively(
                Duration.ofSeconds(60), () -> bots(unreadable).broken());
        assertThat(broken).hasSize(1);
        assertThat(broken.head().reason()).contains("the disk is gone");
    }

    private static String name(String provider) {
        return provider.matches("[A-Z]\\w+") ? BrokenProvidersTest.class.getName() + "$" + provider : provider;
    }

    private static Seq<String> names(Bots<?, ?> bots) {
        return bots.all().map(BotKind::name);
    }

    /** The bots when these stand in a file of their own, beside the others. */
    private Bots<Integer, Integer> botsWith(List<String> providers, String service) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(service), providers);
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (name.equals("com.example.Unlinked")) {
                    throw new NoClassDefFoundError("com/example/Base");
                }
                return super.findClass(name);
            }
        }) {
            return bots(loader);
        }
    }

    private static Bots<Integer, Integer> bots(ClassLoader loader) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return Bots.of(new Toy());
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
