package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.text.Block;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import org.junit.jupiter.api.Test;

/** A game that nobody has drawn for pages is shown by its letters. */
class TextPageTest {

    @Test
    void linesStayLinesAndStylesBecomeClasses() {
        Block drawn = Block.of(
                StyledText.row(StyledText.of("a "), StyledText.of("fort", Style.GOLD), StyledText.of("!", Style.FAINT)),
                StyledText.of("below"));
        assertThat(TextPage.html(drawn))
                .isEqualTo("<pre class=\"letters\">a <span class=\"b c136 \">fort</span><span class=\"f \">!</span>\n"
                        + "below\n</pre>");
    }

    @Test
    void nobodyIsCalledAsAPartOfThePage() {
        assertThat(TextPage.html(Block.of(StyledText.of("<b>Eve</b> & co", Style.BOLD))))
                .contains("&lt;b&gt;Eve&lt;/b&gt; &amp; co")
                .doesNotContain("<b>");
    }
}
