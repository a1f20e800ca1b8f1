package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

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

    public static final class Unmade extends Whole {
        public Unmade() {
            throw new IllegalStateException("no licence");
        }
    }

    public static final class Uninitialized extends Whole {
        private static final int NUMBER = Integer.parseInt("none");

        @Override
        public String name() {
            return "number-" + NUMBER;
        }
    }

    public static final class Shy extends Whole {
        Shy() {}
    }

    public static final class Nameless extends Whole {
        @Override
        public String name() {
            return Option.<String>none().getOrNull();
        }
    }

    public static final class Misnamed extends Whole {
        @Override
        public String name() {
            return "Mr @\u001b[2J" + "x".repeat(500);
        }
    }

    public static final class Unnameable extends Whole {
        @Override
        public String name() {
            throw new StackOverflowError("names all the way down");
        }
    }

    public static final class Gameless extends Whole {
        @Override
        public String name() {
            return "gameless";
        }

        @Override
        public Class<Toy> games() {
            return Option.<Class<Toy>>none().getOrNull();
        }
    }

    public static class Whole extends ToyBots<Toy> {
        public Whole() {
            super(Toy.class, "whole", FIRST);
        }
    }

    public static final class Penniless extends Whole {
        @Override
        public String name() {
            return "penniless";
        }

        @Override
        public Budget budget() {
            return Option.<Budget>none().getOrNull();
        }
    }

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            com.example.Missing | a bot cannot be used: io.github.casemate.ai.BotProvider: Provider com.example.Missing not found
            io.github.casemate.ai.Toy | a bot cannot be used: io.github.casemate.ai.BotProvider: io.github.casemate.ai.Toy not a subtype
            two words           | Illegal configuration-file syntax
            Unmade              | Unmade could not be instantiated (java.lang.IllegalStateException: no licence)
            Uninitialized       | Uninitialized could not be instantiated (java.lang.NumberFormatException: For input string: "none")
            Shy                 | Shy Unable to get public no-arg constructor
            Nameless            | Nameless cannot be used: it has no name
            Misnamed            | its name is not made of lower-case letters, digits and hyphens: 'Mr @\\u001b[2Jxxx
            Unnameable          | Unnameable cannot be used: java.lang.StackOverflowError: names all the way down
            Gameless            | Gameless cannot be used: it has no class of games
            com.example.Unlinked | a bot cannot be used: java.lang.NoClassDefFoundError: com/example/Base
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
                List.of(name("Unmade"), "com.example.Missing", "com.example.Missing", name("Whole"), name("Nameless")),
                SERVICE);
        assertThat(bots.broken()).hasSize(3);
        assertThat(names(bots)).contains("whole");
    }

    @Test
    void whoAsksForABrokenBotIsToldWhatIsWrongWithIt() throws IOException {
        Bots<Integer, Integer> bots = botsWith(List.of(name("Gameless"), name("Penniless")), SERVICE);
        assertThatThrownBy(() -> bots.entrant("gameless@20"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the bot of " + name("Gameless") + " cannot be used: it has no class of games");
        assertThatThrownBy(() -> bots.entrant("penniless"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the bot of " + name("Penniless") + " cannot be used: it has no budget");
        assertThat(bots.entrant("penniless@20").budget()).isEqualTo(Budget.iterations(20));
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
        return bots.all().map(BotProvider::name);
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
