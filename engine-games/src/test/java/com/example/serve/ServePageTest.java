package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files that a reader copies from the guide are those that are attacked here. */
class ServePageTest {

    private static final WrittenPage PAGE = WrittenPage.of("guides/serve.md");

    @Test
    void theGuideHasTheServerAsItIsTested() throws IOException {
        String page = PAGE.text();
        for (String name :
                List.of("TwoClients", "MatchServer", "MatchStore", "HostedMatch", "Move", "Journal", "Tokens")) {
            String file = Files.readString(
                    WrittenPage.inProject("engine-games/src/test/java/com/example/serve/" + name + ".java"));
            page = withBlock(page, "src/main/java/com/example/serve/" + name + ".java", "java", file);
        }
        PAGE.is(page);
    }

    @Test
    void theGuideShowsWhatTheTwoClientsPrint() throws IOException, InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            System.setOut(out);
            TwoClients.main(new String[0]);
        } finally {
            System.setOut(before);
        }
        String printed = bytes.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
        PAGE.is(withBlock(PAGE.text(), "printed", "text", printed));
    }

    private static String withBlock(String page, String name, String language, String text) {
        String opening = "<!-- use-it: " + name + " -->\n```" + language + "\n";
        assertThat(page).contains(opening);
        return Pattern.compile(Pattern.quote(opening) + "(?s:.*?)```\n")
                .matcher(page)
                .replaceFirst(Matcher.quoteReplacement(opening + text + "```\n"));
    }
}
