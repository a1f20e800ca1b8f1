package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** The core stays small, words and drawings included: it is loaded by servers, programs and browsers. */
class JarSizeTest {

    private static final int MOST = 700 * 1024;

    @Test
    void theCoreTakesLessThan700Kilobytes() throws IOException {
        Path classes = Path.of("target", "classes");
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (Stream<Path> walk = Files.walk(classes);
                ZipOutputStream zip = new ZipOutputStream(jar)) {
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            assertThat(files).hasSizeGreaterThan(200);
            for (Path file : files) {
                zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
                zip.write(Files.readAllBytes(file));
                zip.closeEntry();
            }
        }
        assertThat(jar.size()).isLessThan(MOST);
    }
}
