package io.github.casemate.testkit.rules;

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

/**
 * Keeps the rules page of one game and its tests together: every rule is proved, and every proof is of a rule. A rule is
 * a paragraph of the page that begins with its id in bold; at the end of the page stands the table of proofs, which this
 * test writes.
 *
 * <p>A game has a test that extends this class and names its page and its folders. Games use the same ids, such as
 * {@code RUL-1}, for different rules; so each is given only the folders of its own packages.
 */
public abstract class RulesPage {

    private static final String END = "<!-- proofs: end -->\n";

    private static final Pattern ENTRY = Pattern.compile("(?m)^\\*\\*([A-Z]{3}-\\d+)\\*\\*");
    private static final Pattern MENTION = Pattern.compile("\\b[A-Z]{3}-\\d+\\b");
    private static final Pattern LITERAL = Pattern.compile("\"([A-Z]{3}-\\d+)\"");

    /** Nobody should have to read more tests than this to see whether a rule holds. */
    private static final int MOST_PROOFS = 4;

    private final String begin =
            "<!-- proofs: begin. Written by " + getClass().getSimpleName() + "; do not edit. -->\n";
    private final WrittenPage page;
    private final Proofs proofs;
    private final List<Path> sources;

    /**
     * All paths begin at the root of the project.
     *
     * @param page the page, such as {@code docs/games/island-siege/rules.md}
     * @param tests folders of compiled tests with the packages of the game, such as
     *     {@code engine-json/target/test-classes/io/github/casemate/json}
     * @param sources folders of sources in which every id that is a string must be a rule of the page
     */
    protected RulesPage(String page, List<String> tests, List<String> sources) {
        this.page = WrittenPage.at(WrittenPage.inProject(page));
        this.proofs = Proofs.in(tests.stream().map(WrittenPage::inProject).toList());
        this.sources = sources.stream().map(WrittenPage::inProject).toList();
    }

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
        for (Path source : sources) {
            try (Stream<Path> files = Files.walk(source)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    named.addAll(found(LITERAL, Files.readString(file), 1));
                }
            }
        }
        assertThat(new TreeSet<>(named)).isSubsetOf(ids());
        assertThat(named.isEmpty()).as("no refusal names a rule").isEqualTo(sources.isEmpty());
    }

    @Test
    void everyRuleIsProved() {
        assertThat(ids().stream().filter(id -> proofs.of(id).isEmpty()))
                .as("rules without a decisive test; break the rule, and name it in @Proof on a test that fails")
                .isEmpty();
    }

    @Test
    void noProofIsHidden() {
        assertThat(ids().stream().filter(id -> proofs.of(id).size() > MOST_PROOFS))
                .as("rules with too many decisive tests to show; leave @Proof on the best, and @Rule on the others")
                .isEmpty();
    }

    @Test
    void everyProofIsOfARule() {
        assertThat(proofs.ids())
                .as("ids that @Proof or @Rule names and %s does not know", page)
                .isSubsetOf(ids());
    }

    @Test
    void everyProofIsRun() {
        assertThat(proofs.strays())
                .as("@Proof or @Rule stands on what is not a test, or in a class that is not run")
                .isEmpty();
    }

    @Test
    void theTableOfProofsIsFresh() {
        StringBuilder table = new StringBuilder("| id | decided by; other tests about it |\n| --- | --- |\n");
        for (String id : ids()) {
            table.append("| ").append(id).append(" | ").append(proof(id)).append(" |\n");
        }
        page.is(written() + begin + "\n" + table + "\n" + END);
    }

    private String proof(String id) {
        List<String> tests = proofs.of(id);
        int others = proofs.others(id);
        return (tests.isEmpty() ? "nothing yet" : "`" + String.join("`, `", tests) + "`")
                + (others > 0 ? "; " + others + " more" : "");
    }

    /** The ids in the order of the page. */
    private List<String> ids() {
        return found(ENTRY, written(), 1);
    }

    /** The page without the table of proofs. */
    private String written() {
        String text = page.text();
        assertThat(text).contains(begin).endsWith(END);
        return text.substring(0, text.indexOf(begin));
    }

    private static List<String> found(Pattern pattern, String text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(group))
                .toList();
    }
}
