package io.github.casemate.expansions.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** The page of Island Siege in games of all kinds: what can be chosen, what is told apart, and what stays hidden. */
class SiegePageTest {

    private static final int GAMES = 6;
    private static final int MOST_CHARACTERS = 150_000;

    static Stream<Ruleset> rulesets() {
        return DrawnGames.RULESETS.toJavaStream();
    }

    private static void look(Ruleset ruleset, java.util.function.Consumer<DrawnGames.Drawn> check) {
        for (long seed = 1; seed <= GAMES; seed++) {
            DrawnGames.play(ruleset, seed, check);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void itIsWellFormedAndSmallAndEveryPieceHasAnotherName(Ruleset ruleset) {
        look(ruleset, drawn -> {
            String html = drawn.html();
            DrawnPage page = DrawnPage.of(html);
            assertThat(html).hasSizeLessThan(MOST_CHARACTERS);
            assertThat(drawn.html()).isEqualTo(html);
            assertThat(page.values("data-piece")).doesNotHaveDuplicates().isNotEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyOptionAboutAPieceIsChosenOnTheBoard(Ruleset ruleset) {
        look(ruleset, drawn -> {
            Set<Integer> chosen = DrawnPage.of(drawn.html()).options();
            for (int number = 0; number < drawn.options().size(); number++) {
                Action option = drawn.options().get(number);
                assertThat(chosen.contains(number)).as("%s", option).isEqualTo(!isAboutNothing(option));
            }
            assertThat(chosen).allMatch(number -> number < drawn.options().size());
        });
    }

    private static boolean isAboutNothing(Action option) {
        return option instanceof Pass
                || option instanceof Decline
                || (option instanceof FellStones fell && fell.spaces().size() == 0);
    }

    @Test
    void nearlyEveryKindOfOptionComesUp() {
        Set<String> seen = new TreeSet<>();
        DrawnGames.RULESETS.forEach(ruleset -> look(
                ruleset, drawn -> drawn.options().forEach(option -> seen.add(option.getClass().getSimpleName()))));
        assertThat(seen).containsAll(List.of());
        System.out.println(seen);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void whatCanBeChosenHasALabelAndIsNotWithinAnotherChoice(Ruleset ruleset) {
        look(ruleset, drawn -> {
            for (Element choice : DrawnPage.of(drawn.html()).with("data-options")) {
                assertThat(choice.getAttribute("aria-label")).isNotBlank();
                assertThat(isWithinAnother(choice, "data-options")).isFalse();
            }
        });
    }

    /** A page moves each piece from its old place to the new one; one within another would be moved twice. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void noPieceIsWithinAnother(Ruleset ruleset) {
        look(ruleset, drawn -> assertThat(DrawnPage.of(drawn.html()).with("data-piece"))
                .noneMatch(piece -> isWithinAnother(piece, "data-piece")));
    }

    private static boolean isWithinAnother(Element element, String attribute) {
        for (var outer = element.getParentNode(); outer instanceof Element around; outer = outer.getParentNode()) {
            if (around.hasAttribute(attribute)) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void namesAreTextAndNothingElse(Ruleset ruleset) {
        look(ruleset, drawn -> {
            String html = drawn.html();
            assertThat(html).doesNotContain("<b>Ada").doesNotContain("Ines & Bo").doesNotContain("\"Cyd\"");
            drawn.names().names().zipWithIndex().forEach(name -> {
                if (!drawn.names().isYou(PlayerId.of(name._2()))) {
                    assertThat(DrawnPage.of(html).text()).contains(name._1());
                }
            });
        });
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void cardsThatAreHiddenFromTheViewerAreNotNamed(Ruleset ruleset) {
        look(ruleset, drawn -> {
            String html = drawn.html();
            Table truth = drawn.state().table();
            for (Deck deck : truth.decks()) {
                Deck seen = drawn.view().table().deck(deck.id());
                for (PlayerId player : truth.playersFrom(PlayerId.of(0))) {
                    var hidden = deck.hand(player).known().minus(seen.hand(player).known());
                    deck.cards(hidden).appendAll(deck.cards(deck.undrawn().known())).forEach(card -> assertHidden(html, card));
                }
            }
        });
    }

    private static void assertHidden(String html, Card card) {
        assertThat(html).doesNotContain("card-" + card.id() + "\"").doesNotContain(">" + card.name() + "<");
    }

    @Test
    void everyCardOfYourHandSaysWhatItDoes() {
        look(DrawnGames.RULESETS.get(3), drawn -> drawn.names().listener().forEach(you -> {
            String text = DrawnPage.of(drawn.html()).text();
            drawn.view().table().decks().forEach(deck -> deck.cards(deck.hand(you).known())
                    .forEach(card -> assertThat(text).contains(card.name()).contains(card.text())));
        }));
    }

    @Test
    void modulesThatNobodyHereKnowsAreDrawnPlainly() {
        look(Ruleset.secondEdition(2).with("flotsam"), drawn -> {
            DrawnPage page = DrawnPage.of(drawn.html());
            assertThat(page.options()).allMatch(number -> number < drawn.options().size());
            drawn.view().table().players().forEach(side -> side.order()
                    .forEach(card -> assertThat(page.values("data-piece")).contains("card-" + card.id())));
        });
    }

    @Test
    void thePackFindsItsPage() {
        assertThat(PageDrawing.of(new IslandSiegePack()).get()).isInstanceOf(SiegePage.class);
    }
}
