package io.github.casemate.expansions.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.expansions.page.DrawnGames.Kind;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Markup;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;

/** The page of Island Siege in games of all kinds: what can be chosen, what is told apart, and what stays hidden. */
class SiegePageTest {

    private static final int MOST_CHARACTERS = 150_000;

    /** What only chance does is never an option of a player. */
    private static final List<Class<? extends Action>> CHANCE =
            List.of(DealCards.class, DiceFall.class, PickCard.class, StartWith.class);

    /** Nobody is ever left without anything to do here, so nobody passes. */
    private static final Class<? extends Action> NEVER = Pass.class;

    @ParameterizedTest
    @EnumSource
    void itIsWellFormedAndSmallAndPiecesAndChoicesAreApart(Kind kind) {
        kind.positions().forEach(drawn -> {
            String html = drawn.html();
            DrawnPage page = DrawnPage.of(html);
            assertThat(html).hasSizeLessThan(MOST_CHARACTERS);
            assertThat(new SiegePage().board(drawn.view(), drawn.options(), drawn.names()))
                    .isEqualTo(html);
            assertThat(page.values("data-piece")).doesNotHaveDuplicates().isNotEmpty();
            // A page moves each piece from its old place to the new one; one within another would be moved twice.
            assertThat(page.with("data-piece")).noneMatch(piece -> isWithinAnother(piece, "data-piece"));
            assertThat(page.with("data-options"))
                    .noneMatch(choice -> isWithinAnother(choice, "data-options"))
                    .noneMatch(choice -> choice.getAttribute("aria-label").isBlank());
        });
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "UNKNOWN")
    void everyOptionAboutAPieceIsChosenOnTheBoard(Kind kind) {
        kind.positions().forEach(drawn -> {
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
    void everyKindOfOptionComesUpInTheseGames() {
        Set<Class<?>> seen = new HashSet<>();
        for (Kind kind : Kind.values()) {
            kind.positions().forEach(drawn -> drawn.options().forEach(option -> seen.add(option.getClass())));
        }
        assertThat(Vocabulary.ofAllModules()
                        .types()
                        .iterator()
                        .map(type -> type._2())
                        .toJavaList())
                .filteredOn(type -> Action.class.isAssignableFrom(type) && !CHANCE.contains(type) && type != NEVER)
                .isNotEmpty()
                .allMatch(seen::contains);
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
    @EnumSource
    void namesAreTextAndNothingElse(Kind kind) {
        kind.positions().forEach(drawn -> {
            String html = drawn.html();
            assertThat(html)
                    .doesNotContain("<b>Ada")
                    .doesNotContain("Ines & Bo")
                    .doesNotContain("\"Cyd\"");
            drawn.names().names().zipWithIndex().forEach(name -> {
                if (!drawn.names().isYou(PlayerId.of(name._2()))) {
                    assertThat(html).contains(Markup.escaped(name._1()) + "</h2>");
                }
            });
        });
    }

    @ParameterizedTest
    @EnumSource
    void cardsThatAreHiddenFromTheViewerAreNotNamed(Kind kind) {
        kind.positions().forEach(drawn -> {
            String html = drawn.html();
            Table truth = drawn.state().table();
            for (Deck deck : truth.decks()) {
                Deck seen = drawn.view().table().deck(deck.id());
                CardSet hidden = deck.undrawn().known();
                for (PlayerId player : truth.playersFrom(PlayerId.of(0))) {
                    hidden = hidden.plus(
                            deck.hand(player).known().minus(seen.hand(player).known()));
                }
                assertThat(deck.cards(hidden)).noneMatch(card -> isNamed(html, card));
            }
        });
    }

    /** Some names are words that others use as well, and cards may mention each other. */
    private static boolean isNamed(String html, Card card) {
        return html.contains("\"card-" + card.id() + "\"")
                || html.contains(">" + card.name() + "<")
                || html.contains("\"" + card.name());
    }

    @Test
    void everyCardOfYourHandSaysWhatItDoes() {
        Kind.FOUR
                .positions()
                .forEach(drawn -> drawn.names().listener().forEach(you -> {
                    String text = DrawnPage.of(drawn.html()).text();
                    drawn.view()
                            .table()
                            .decks()
                            .forEach(deck -> deck.cards(deck.hand(you).known())
                                    .forEach(card -> assertThat(text)
                                            .contains(card.name())
                                            .contains(card.text())));
                }));
    }

    @Test
    void modulesThatNobodyHereKnowsAreDrawnPlainly() {
        Kind.UNKNOWN.positions().forEach(drawn -> {
            DrawnPage page = DrawnPage.of(drawn.html());
            assertThat(page.options())
                    .allMatch(number -> number < drawn.options().size());
            drawn.view()
                    .table()
                    .players()
                    .forEach(side -> side.order()
                            .forEach(card ->
                                    assertThat(page.values("data-piece")).contains("card-" + card.id())));
        });
    }

    /** Of two dice that show the same, one is chosen to roll one of them, and the other to roll both. */
    @Test
    void dieByDieItIsChosenWhatIsRolledAgain() {
        int found = 0;
        for (DrawnGames.Drawn drawn : Kind.TWO.positions()) {
            int gray = drawn.options().indexOf(new RerollDice(Faces.NONE.plus(Face.GRAY, 1)));
            int both = drawn.options().indexOf(new RerollDice(Faces.NONE.plus(Face.GRAY, 2)));
            if (both >= 0
                    && !drawn.options()
                            .exists(option -> option instanceof RerollDice again
                                    && again.dice().count(Face.GRAY) > 2)) {
                List<String> dice = DrawnPage.of(drawn.html()).optionsOf("Gray");
                assertThat(dice).hasSize(2);
                assertThat(dice.get(0).split(" ", -1)).contains("" + gray, "" + both);
                assertThat(dice.get(1).split(" ", -1)).contains("" + both).doesNotContain("" + gray);
                found++;
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void thePackFindsItsPage() {
        assertThat(PageDrawing.of(new IslandSiegePack()).get()).isInstanceOf(SiegePage.class);
    }
}
