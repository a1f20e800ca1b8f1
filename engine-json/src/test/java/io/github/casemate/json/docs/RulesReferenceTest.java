package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps docs/rules.md and the tests together: every rule is proved, and every proof is of a rule. */
class RulesReferenceTest {

    private static final String BEGIN = "<!-- proofs: begin. Written by RulesReferenceTest; do not edit. -->\n";
    private static final String END = "<!-- proofs: end -->\n";

    private static final Pattern ENTRY = Pattern.compile("(?m)^\\*\\*([A-Z]{3}-\\d+)\\*\\*");
    private static final Pattern MENTION = Pattern.compile("\\b[A-Z]{3}-\\d+\\b");
    private static final Pattern LITERAL = Pattern.compile("\"([A-Z]{3}-\\d+)\"");

    /** Nobody should have to read more tests than this to see whether a rule holds. */
    private static final int MOST_PROOFS = 4;

    private static final WrittenPage PAGE = WrittenPage.of("rules.md");
    private static final Proofs PROOFS = Proofs.in(
            WrittenPage.inProject("engine-testkit/target/test-classes"),
            WrittenPage.inProject("engine-expansions/target/test-classes"),
            WrittenPage.inProject("engine-json/target/test-classes"));

    @Test
    void everyRuleStandsOnce() {
        assertThat(ids()).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void everyMentionLeadsToARule() {
        assertThat(new TreeSet<>(found(MENTION, written(), 0))).isSubsetOf(ids());
    }

    @Test
    void everyRefusalNamesARule() throws IOException {
        List<String> named = new ArrayList<>();
        for (String module : List.of("engine-core", "engine-expansions")) {
            try (Stream<Path> files = Files.walk(WrittenPage.inProject(module + "/src/main/java"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    named.addAll(found(LITERAL, Files.readString(file), 1));
                }
            }
        }
        assertThat(new TreeSet<>(named)).isNotEmpty().isSubsetOf(ids());
    }

    @Test
    void everyRuleIsProved() {
        assertThat(ids().stream().filter(id -> PROOFS.of(id).isEmpty()))
                .as("rules without a decisive test; break the rule, and name it in @Proof on a test that fails")
                .isEmpty();
    }

    @Test
    void noProofIsHidden() {
        assertThat(ids().stream().filter(id -> PROOFS.of(id).size() > MOST_PROOFS))
                .as("rules with too many decisive tests to show; leave @Proof on the best, and @Rule on the others")
                .isEmpty();
    }

    @Test
    void everyProofIsOfARule() {
        assertThat(PROOFS.ids())
                .as("ids that @Proof or @Rule names and docs/rules.md does not know")
                .isSubsetOf(ids());
    }

    @Test
    void everyProofIsRun() {
        assertThat(PROOFS.strays())
                .as("@Proof or @Rule stands on what is not a test, or in a class that is not run")
                .isEmpty();
    }

    @Test
    void theTableOfProofsIsFresh() {
        StringBuilder table = new StringBuilder("| id | decided by; other tests about it |\n| --- | --- |\n");
        for (String id : ids()) {
            table.append("| ").append(id).append(" | ").append(proof(id)).append(" |\n");
        }
        PAGE.is(written() + BEGIN + "\n" + table + "\n" + END);
    }

    private static String proof(String id) {
        List<String> tests = PROOFS.of(id);
        int others = PROOFS.others(id);
        return (tests.isEmpty() ? "nothing yet" : "`" + String.join("`, `", tests) + "`")
                + (others > 0 ? "; " + others + " more" : "");
    }

    /** The ids in the order of the page. */
    private static List<String> ids() {
        return found(ENTRY, written(), 1);
    }

    /** The page without the table of proofs. */
    private static String written() {
        String text = PAGE.text();
        assertThat(text).contains(BEGIN).endsWith(END);
        return text.substring(0, text.indexOf(BEGIN));
    }

    private static List<String> found(Pattern pattern, String text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(group))
                .toList();
    }
}
