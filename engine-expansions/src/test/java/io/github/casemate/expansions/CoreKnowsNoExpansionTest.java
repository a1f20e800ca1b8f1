package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An expansion is added to the core from outside: nothing of one is named in it, neither in code nor in comments. */
class CoreKnowsNoExpansionTest {

    private static final Path CORE = Path.of("..", "engine-core", "src", "main");

    @Test
    void noExpansionAndNoneOfItsCardsIsNamedInTheCore() throws IOException {
        List<String> names = names();
        assertThat(names).contains("ramparts", "ghost-captain", "town-hall", "Town Hall", "white-tack");
        Pattern any = Pattern.compile(
                "(?i)\\b(" + String.join("|", names.stream().map(Pattern::quote).toList()) + ")\\b");
        int read = 0;
        try (Stream<Path> files = Files.walk(CORE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                read++;
                assertThat(any.matcher(Files.readString(file)).results().map(found -> found.group()))
                        .as("%s", file)
                        .isEmpty();
            }
        }
        assertThat(read).isGreaterThan(150);
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (RuleModule module : ServiceLoader.load(RuleModule.class)) {
            if (module.getClass().getPackageName().contains(".expansions.")
                    && !module.getClass().getPackageName().endsWith("invented")) {
                names.add(module.id());
                names.add(module.id().replace('-', ' '));
                for (Card card : module.cards().appendAll(module.decks().flatMap(deck -> deck._2()))) {
                    names.add(card.id());
                    names.add(card.name());
                }
            }
        }
        return names;
    }
}
