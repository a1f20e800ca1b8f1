package io.github.casemate.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Proofs are looked up in the packages of one game, since games use the same ids for different rules. */
class ProofsTest {

    @Test
    void anIdOfOneGameIsNotProvedByAnother() throws URISyntaxException {
        assertThat(Proofs.in(List.of(folder("tides"))).of("RUL-1")).containsExactly("TidesSample.everyTideTurns");
        assertThat(Proofs.in(List.of(folder("winds"))).of("RUL-1")).containsExactly("WindsSample.everyWindDies");
    }

    @Test
    void theFoldersOfOneGameAreReadTogether() throws URISyntaxException {
        Proofs both = Proofs.in(List.of(folder("tides"), folder("winds")));
        assertThat(both.of("RUL-1")).containsExactly("TidesSample.everyTideTurns", "WindsSample.everyWindDies");
        assertThat(both.others("RUL-1")).isEqualTo(1);
    }

    @Test
    void whatIsDisabledOrNotATestProvesNothing() throws URISyntaxException {
        Proofs proofs = Proofs.in(List.of(folder("tides")));
        assertThat(proofs.ids()).containsExactly("RUL-1");
        assertThat(proofs.strays()).containsExactly("TidesSample.notATest");
    }

    @Test
    void aFolderWithoutCompiledTestsIsRefused() {
        assertThatThrownBy(() -> Proofs.in(List.of(Path.of("src", "main"))))
                .hasMessageContaining("main is not below a folder test-classes");
    }

    private static Path folder(String game) throws URISyntaxException {
        return Path.of(ProofsTest.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .resolve("io/github/casemate/testkit/rules")
                .resolve(game);
    }
}
