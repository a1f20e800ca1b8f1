package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.testkit.modules.NamedModules;
import io.vavr.collection.Seq;
import io.vavr.jackson.datatype.VavrModule;
import io.vavr.match.annotation.Unapply;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody else's module uses the finished jar, on the module path: nothing has to be opened for it. */
class JsonModuleIT {

    private static final Path SOURCE = Path.of("src/it/consumer/saves");

    private static final List<Path> JARS = NamedModules.jarsOf(
            GameJson.class,
            IslandSiege.class,
            RampartsModule.class,
            Seq.class,
            Unapply.class,
            VavrModule.class,
            ObjectMapper.class,
            JsonFactory.class,
            JsonProperty.class);

    @Test
    void aMatchWithAllExpansionsIsSavedAndTakenUp(@TempDir Path classes) throws IOException, InterruptedException {
        NamedModules.compiled(SOURCE, classes, JARS);

        List<String> printed =
                NamedModules.run(classes, NamedModules.and(JARS, classes), "com.example.saves/com.example.saves.Main");
        assertThat(printed)
                .containsExactly("named: io.github.casemate.json", "match: true", "state: true", "view: true");
    }
}
