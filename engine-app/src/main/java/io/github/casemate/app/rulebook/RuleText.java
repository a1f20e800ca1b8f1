package io.github.casemate.app.rulebook;

import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A rule.
 *
 * @param id its id, such as ATK-7
 * @param section the heading that it is under
 * @param lines its text as it is on the page
 */
public record RuleText(String id, String section, Seq<String> lines) {

    RuleText plus(String line) {
        return new RuleText(id, section, lines.append(line));
    }

    /** The text in one line. */
    public String text() {
        return paragraphs().mkString(" ");
    }

    /** The first sentence. */
    public String gist() {
        String text = paragraphs().head();
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end + 1);
    }

    /** The rule for a reader. */
    public Block drawn(int width) {
        Block block =
                Block.of(StyledText.row(StyledText.of(id, Style.BOLD), StyledText.of("  " + section, Style.FAINT)));
        for (String paragraph : paragraphs()) {
            boolean isItem = paragraph.matches("(- |\\d+\\. |\\|).*");
            boolean isReason = paragraph.startsWith("Why:");
            block = block.above(
                    RunningText.wrapped(paragraph, width - 2, isItem ? 3 : 0, isReason ? Style.FAINT : Style.PLAIN)
                            .indented(2));
        }
        return block;
    }

    /** Lines that belong together as one; items of lists and rows of tables stay by themselves. */
    private Seq<String> paragraphs() {
        Array<String> paragraphs = Array.empty();
        boolean fresh = true;
        for (String line : lines) {
            if (line.isBlank()) {
                fresh = true;
            } else if (fresh || line.matches("(- |\\d+\\. |\\||Why:).*")) {
                paragraphs = paragraphs.append(line.strip());
                fresh = false;
            } else {
                paragraphs = paragraphs.update(paragraphs.size() - 1, last -> last + " " + line.strip());
            }
        }
        return paragraphs;
    }
}
