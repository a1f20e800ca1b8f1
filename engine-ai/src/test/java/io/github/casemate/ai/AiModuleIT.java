package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.github.casemate.testkit.modules.NamedModules;
import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody else's module uses the finished jar, on the module path: its bots are found there, and theirs too. */
class AiModuleIT {

    private static final Path SOURCE = Path.of("src/it/consumer/duel");

    private static final List<Path> JARS = NamedModules.jarsOf(Bots.class, IslandSiege.class, Seq.class, Unapply.class);

    @Test
    void allBotsAreFoundAndPlay(@TempDir Path classes) throws IOException, InterruptedException {
        NamedModules.compiled(SOURCE, classes, JARS);

        List<String> printed =
                NamedModules.run(classes, NamedModules.and(JARS, classes), "com.example.duel/com.example.duel.Main");
        assertThat(printed)
                .containsExactly(
                        "named: io.github.casemate.ai",
                        "bots: easy expert flat greedy hard ismcts last normal random scripted",
                        "forfeit: false",
                        "decisions: true");
    }
}
