package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.pack.Thing;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The game drawn for pages. */
class FogPageTest {

    private static final IslandOfFogPack PACK = new IslandOfFogPack();
    private static final PageDrawing<Action, GameView<FogTable>> PAGE =
            PageDrawing.of(PACK).get();
    private static final Names NAMES = Names.of("Ada", "Bob", "Cleo", "Dan");

    private static final Array<FogRuleset> RULESETS = Array.of(
            FogRuleset.standard(2),
            FogRuleset.standard(4).onBoard(3),
            FogRuleset.standard(3)
                    .onBoard(4)
                    .with(FogVariant.DIAGONAL_FIGHTS, FogVariant.FREE_ARROWS, FogVariant.ALL_PAY),
            FogRuleset.standard(4)
                    .onBoard(6)
                    .with(FogVariant.CHOSEN_START, FogVariant.TAKING_IS_AN_ACTION, FogVariant.LIGHTHOUSE_HELD));

    /** What the page shows to whoever is asked, in some positions of some games. */
    private interface Look {
        void at(GameView<FogTable> view, Names names, Element page);
    }

    private static void overGames(int games, int every, Look look) {
        AtomicInteger position = new AtomicInteger();
        FogTour.over(RULESETS, games, (game, step) -> {
            for (PlayerId asked : game.turn(step.after()).asked()) {
                if (position.getAndIncrement() % every == 0) {
                    GameView<FogTable> view = game.view(step.after(), asked);
                    look.at(view, NAMES.to(asked), parsed(drawn(view, NAMES.to(asked))));
                }
            }
        });
    }

    private static String drawn(GameView<FogTable> view, Names names) {
        return PAGE.board(view, view.options(), names);
    }

    private static Element parsed(String html) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(("<root>" + html + "</root>").getBytes(StandardCharsets.UTF_8)))
                    .getDocumentElement();
        } catch (Exception malformed) {
            throw new AssertionError(html, malformed);
        }
    }

    private static List<Element> with(Element page, String attribute) {
        List<Element> found = new ArrayList<>();
        NodeList all = page.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            if (((Element) all.item(i)).hasAttribute(attribute)) {
                found.add((Element) all.item(i));
            }
        }
        return found;
    }

    private static List<String> values(Element page, String attribute) {
        return with(page, attribute).stream()
                .map(one -> one.getAttribute(attribute))
                .toList();
    }

    @Test
    void everythingThatIsAboutSomethingOnTheBoardIsChosenThere() {
        Set<String> questions = new TreeSet<>();
        Set<String> nowhere = new TreeSet<>();
        overGames(10, 3, (view, names, page) -> {
            Set<Integer> numbers = new TreeSet<>();
            for (Element choice : with(page, "data-options")) {
                Array.of(choice.getAttribute("data-options").split(" "))
                        .map(Integer::valueOf)
                        .forEach(numbers::add);
                assertThat(choice.getAttribute("aria-label")).isNotBlank();
            }
            assertThat(numbers)
                    .allMatch(number -> number >= 0 && number < view.options().size());
            String question = view.agenda().head().getClass().getSimpleName();
            questions.add(question);
            for (int i = 0; i < view.options().size(); i++) {
                if (!numbers.contains(i)) {
                    nowhere.add(question + " " + view.options().get(i));
                }
            }
        });
        assertThat(nowhere).containsExactly("Activations DONE", "OfferSecondRoll NONE");
        assertThat(questions).containsExactlyElementsOf(FogTour.QUESTIONS);
    }

    @Test
    void piecesHaveNamesOfTheirOwnPicturesHaveLabelsAndThePageIsNotLarge() {
        overGames(5, 7, (view, names, page) -> {
            assertThat(values(page, "data-piece")).doesNotHaveDuplicates();
            assertThat(values(page, "id")).doesNotHaveDuplicates();
            NodeList pictures = page.getElementsByTagName("svg");
            for (int i = 0; i < pictures.getLength(); i++) {
                Element picture = (Element) pictures.item(i);
                boolean labelled = !picture.getAttribute("role").isEmpty()
                        && !picture.getAttribute("aria-label").isBlank();
                assertThat(labelled || picture.getAttribute("aria-hidden").equals("true"))
                        .isTrue();
            }
            assertThat(drawn(view, names)).hasSizeLessThan(150_000);
        });
    }

    @Test
    void everyUnitAndEveryBuildingIsThereAndTheListenersOwnCanBeLookedUp() {
        overGames(5, 11, (view, names, page) -> {
            FogTable table = view.table();
            int pieces = 0;
            for (int space = 0; space < table.board().length(); space++) {
                pieces += (table.unit(space) == 0 ? 0 : 1) + (table.building(space) == 0 ? 0 : 1);
            }
            List<String> shown = values(page, "data-piece");
            assertThat(shown.stream().filter(name -> !name.startsWith("tile") && !name.startsWith("die")))
                    .hasSize(pieces);
            assertThat(shown.stream().filter(name -> name.startsWith("tile")))
                    .hasSize(
                            Long.bitCount(table.board().places() & ~table.land().fog()));
            AgendaGame<FogTable> game = AgendaGame.of(new FogRules(table.board().ruleset()));
            Seq<String> things = PACK.words(game, names).things(view).map(Thing::name);
            assertThat(values(page, "data-thing")).containsExactlyInAnyOrderElementsOf(things);
        });
    }

    @Test
    void aNarrowPageShowsAllThatCanBeChosenOnTheIsland() {
        Set<Boolean> zoomed = new TreeSet<>();
        overGames(5, 7, (view, names, page) -> {
            Element map = with(page, "style").get(0);
            int side = view.table().board().ruleset().size() * Tile.SIDE * 40 + 60;
            Array<Double> numbers = Array.of(map.getAttribute("style").split(";"))
                    .map(one -> Double.valueOf(one.substring(one.indexOf(':') + 1)));
            double width = side / numbers.get(0);
            zoomed.add(numbers.get(0) > 1);
            for (Element hit : with(page, "x")) {
                if (hit.getAttribute("class").startsWith("fog-hit")) {
                    double x = Double.parseDouble(hit.getAttribute("x")) - numbers.get(1) * width;
                    double y = Double.parseDouble(hit.getAttribute("y")) - numbers.get(2) * width;
                    double size = Double.parseDouble(hit.getAttribute("width"));
                    assertThat(Array.of(x, y)).allMatch(at -> at > -1 && at + size < width + 1);
                }
            }
        });
        assertThat(zoomed).containsExactly(false, true);
    }

    @Test
    void theDiceOfAFightAreShownAndThoseThatMayBeRolledAgainCanBeChosen() {
        Set<Integer> dice = new TreeSet<>();
        overGames(5, 7, (view, names, page) -> {
            if (view.agenda().head() instanceof Combat.OfferSecondRoll offer) {
                List<Element> shown = with(page, "data-piece").stream()
                        .filter(one -> one.getAttribute("data-piece").startsWith("die-"))
                        .toList();
                assertThat(shown).hasSize(6);
                String side = offer.attacking() ? "die-attack" : "die-defence";
                assertThat(shown)
                        .allMatch(die -> die.hasAttribute("data-options")
                                == die.getAttribute("data-piece").startsWith(side));
                dice.add(shown.size());
            } else {
                assertThat(values(page, "data-piece")).noneMatch(name -> name.startsWith("die-"));
            }
        });
        assertThat(dice).isNotEmpty();
    }

    @Test
    void namesAreEscaped() {
        FogPlay play = FogScene.of(2).at("b2 Rb1", "c2 Bb2").unitsOf(1);
        Names names = Names.of("<b>\"Ada\" & 'co'", "</svg><script>");
        String html = drawn(play.game.view(play.state, PlayerId.of(0)), names);
        assertThat(html)
                .doesNotContain("<script", "<b>\"")
                .contains("&lt;script&gt;", "&lt;b&gt;&quot;Ada&quot; &amp; &#39;co&#39;");
        parsed(html);
    }

    @Test
    void equalViewsAreDrawnEquallyAndWhoOnlyWatchesHasNothingToChoose() {
        FogPlay play = FogScene.of(3)
                .tile("B1 upper-ford s")
                .at("b2 Rb2", "g3 Re1", "m13 *3", "d2 Yb1")
                .unitsOf(1);
        GameState<FogTable> same = FogScene.of(3)
                .tile("B1 upper-ford s")
                .at("b2 Rb2", "g3 Re1", "m13 *3", "d2 Yb1")
                .unitsOf(1)
                .state;
        PlayerId red = PlayerId.of(0);
        assertThat(drawn(play.game.view(same, red), NAMES.to(red)))
                .isEqualTo(drawn(play.game.view(play.state, red), NAMES.to(red)));
        GameView<FogTable> watched = play.game.view(play.state, PlayerId.SPECTATOR);
        Element page = parsed(PAGE.board(watched, Array.empty(), NAMES));
        assertThat(with(page, "data-options")).isEmpty();
        assertThat(with(page, "data-thing")).isEmpty();
        assertThat(values(page, "aria-label"))
                .contains(
                        "Ada's stack of two on b2",
                        "Ada's elite unit on g3",
                        "Cleo's lighthouse on m13",
                        "Bob's basic unit on d2, taking the city",
                        "B1, Upper Ford",
                        "C1, fog");
    }

    @Test
    void aTileCanBeLookedUp() {
        for (Tile tile : TileCatalog.SHIPPED.tiles()) {
            parsed(PAGE.thing(tile.name()).get());
        }
        assertThat(PAGE.thing("Atlantis")).isEmpty();
    }
}
