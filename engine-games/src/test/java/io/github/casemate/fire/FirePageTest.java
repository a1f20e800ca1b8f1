package io.github.casemate.fire;

import static io.github.casemate.fire.FireScene.P1;
import static io.github.casemate.fire.FireScene.P2;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.page.FirePage;
import io.github.casemate.fire.rules.ChosenMeal;
import io.github.casemate.fire.rules.LaySupport;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.io.StringReader;
import java.util.Collection;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What the page of King of Fire Island promises, over games of two to four and from prepared starts. */
class FirePageTest {

    private static final int LARGEST = 150_000;
    private static final FirePage PAGE = new FirePage();

    /** Answers that are about nothing that is drawn. */
    private static final Set<Class<?>> NOWHERE = HashSet.of(
            FireAction.AnswerOffer.class,
            FireAction.EndConstruction.class,
            FireAction.CompleteNothing.class,
            FireAction.LetPass.class,
            FireAction.GoToRest.class);

    private final TreeSet<String> asked = new TreeSet<>();
    private int drawn;

    @Test
    void theDrawingIsFound() {
        assertThat(PageDrawing.of(new FireIslandPack()).get()).isInstanceOf(FirePage.class);
        assertThat(PAGE.turns()).isEqualTo(4);
    }

    @Test
    void everyPictureIsWellFormedAndOffersWhatIsAboutAPlace() throws Exception {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            for (int players = 2; players <= 4; players++) {
                FireIsland game = FireScene.game(players, variants);
                play(game, game.newGame(), players, 220);
            }
            FireIsland game = FireScene.game(2, variants);
            for (Start<GameState<FireTable>> start : FireStarts.of(variants)) {
                play(game, start.state(), 7, 14);
            }
        }
        assertThat(asked)
                .contains("LayWhere", "PlaceAtHome", "FindHome", "Menu", "MillWhich", "LayHighBridgeWhere", "SendGiant")
                .contains("CompleteWhich", "OfferForWhat", "BuyAtMarket", "TakeOne", "React", "LinkAgain");
        assertThat(drawn).isGreaterThan(500);
    }

    /** Purposeful players with random ones among them; every third question is drawn. */
    private void play(FireIsland game, GameState<FireTable> start, int seed, int limit) throws Exception {
        SplitMix64 random = SplitMix64.of(seed, 5);
        Seq<Policy<GameState<FireTable>, Action>> policies =
                FirePolicies.of(game).append(Policy.uniform()).toArray();
        GameState<FireTable> state = start;
        for (int step = 0; step < limit && !game.turn(state).isOver(); step++) {
            Action action;
            if (game.turn(state).isChance()) {
                action = game.chance(state).sample(random);
            } else {
                PlayerId player = game.turn(state).asked().get();
                Seq<Action> legal = game.legalActions(state);
                String question = state.agenda().head().getClass().getSimpleName();
                if (asked.add(question) || step % 3 == 0) {
                    check(game.view(state, player), legal, step % 4);
                }
                action = policies.get(random.nextInt(policies.size())).choice().among(state, legal, random);
            }
            state = game.apply(state, action).state();
        }
    }

    private void check(GameView<FireTable> view, Seq<Action> legal, int turn) throws Exception {
        drawn++;
        Names names = Names.of("A & B", "<Björn>", "\"Carla\"", "D'Arc").to(view.viewer());
        String html = PAGE.board(view, legal, names, turn);
        assertThat(html.length()).isLessThan(LARGEST);
        assertThat(html).doesNotContain("<Björn>");
        TreeSet<String> pieces = new TreeSet<>();
        TreeSet<Integer> offered = new TreeSet<>();
        NodeList all = parsed(html);
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.hasAttribute("data-piece")) {
                assertThat(pieces.add(element.getAttribute("data-piece")))
                        .as(element.getAttribute("data-piece"))
                        .isTrue();
            }
            if (element.hasAttribute("data-options")) {
                assertThat(element.getAttribute("aria-label")).isNotEmpty();
                for (String number : element.getAttribute("data-options").split(" ", -1)) {
                    offered.add(Integer.parseInt(number));
                }
            }
        }
        TreeSet<Integer> wanted = new TreeSet<>();
        for (int i = 0; i < legal.size(); i++) {
            if (!NOWHERE.contains(legal.get(i).getClass())) {
                wanted.add(i);
            }
        }
        assertThat(offered).as("%s", legal).isEqualTo(wanted);
        secrets(view, html, pieces);
    }

    /** Cards of others are not in the picture; a card's name is there only for a card or a building that is seen. */
    private static void secrets(GameView<FireTable> view, String html, Collection<String> pieces) {
        FireTable table = view.table();
        String own = "card-" + view.viewer().index() + "-";
        assertThat(pieces.stream().filter(piece -> piece.startsWith("card-")))
                .hasSize(table.hand(view.viewer()).total())
                .allMatch(piece -> piece.startsWith(own));
        for (int number = 0; number < table.realm().cards(); number++) {
            String name = table.realm().card(number).name();
            boolean seen = table.hand(view.viewer()).of(number) > 0
                    || table.buildings()
                            .exists(building -> name.equals(table.realm()
                                    .plans()
                                    .get(building.plan())
                                    .blueprint()
                                    .name()))
                    || name.equals("Marketplace");
            if (!seen) {
                assertThat(html).doesNotContain(">" + name).doesNotContain("\"" + name);
            }
        }
    }

    private static NodeList parsed(String html) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader("<root>" + html + "</root>")))
                .getElementsByTagName("*");
    }

    @Test
    void turningChangesThePictureAndNothingElse() throws Exception {
        GameState<FireTable> state =
                FireStarts.settled(FireVariants.BASIC).pile(P1, "BRHCTF").menu();
        FireIsland game = FireScene.game(2, FireVariants.BASIC);
        Seq<String> pictures = Array.range(0, 4)
                .map(turn -> PAGE.board(
                        game.view(state, P1),
                        game.legalActions(state),
                        Names.ofSeats(2).to(P1),
                        turn));
        assertThat(pictures.distinct()).hasSize(4);
        for (String picture : pictures) {
            assertThat(attributes(picture, "data-piece")).isEqualTo(attributes(pictures.head(), "data-piece"));
            assertThat(attributes(picture, "data-options")).isEqualTo(attributes(pictures.head(), "data-options"));
        }
        assertThat(PAGE.board(
                        game.view(state, P1),
                        game.legalActions(state),
                        Names.ofSeats(2).to(P1)))
                .isEqualTo(pictures.head());
    }

    private static Seq<String> attributes(String html, String name) throws Exception {
        NodeList all = parsed(html);
        return Array.range(0, all.getLength())
                .map(i -> ((Element) all.item(i)).getAttribute(name))
                .filter(value -> !value.isEmpty())
                .sorted();
    }

    /** ARM-2: the army that is asked stays if it is chosen itself; the other one is not a choice. */
    @Test
    void anArmyIsAChoice() throws Exception {
        FireScene scene = FireScene.advanced().army(P1, "F").army(P1, "N");
        GameState<FireTable> state = scene.at(new MarchArmy(P1, "F"));
        check(scene.game.view(state, P1), scene.game.legalActions(state), 2);
        String html = PAGE.board(
                scene.game.view(state, P1),
                scene.game.legalActions(state),
                Names.ofSeats(2).to(P1));
        assertThat(html)
                .contains("data-piece=\"army-0\" data-options=\"0\" aria-label=\"your army in F\"")
                .contains("data-piece=\"army-1\" role=\"img\" aria-label=\"your army in N\"");
    }

    /** RUL-5, RUL-12, MAP-1: questions of variants, and another island. */
    @Test
    void variantsAreDrawnToo() throws Exception {
        FireVariants variants = new FireVariants(false, 5, 40, true, 1, true, false, 2);
        FireIsland small =
                FireIsland.of(IslandMaps.SMALL, FireDeck.STANDARD, 3, variants).get();
        FireScene hungry = FireScene.on(small).pile(P1, "BBC");
        GameState<FireTable> meal = hungry.at(new ChosenMeal(P1));
        check(small.view(meal, P1), small.legalActions(meal), 1);
        FireScene wall = FireScene.of(2, variants)
                .bricks(P1, "T1 6,8 7,8")
                .bricks(P2, "F1 8,6 8,7 8,8 8,9")
                .pile(P1, "BHTC");
        GameState<FireTable> support = wall.at(new LaySupport(P1, FireScene.brick("B2 7,7 8,7 9,7")));
        check(wall.game.view(support, P1), wall.game.legalActions(support), 3);
        play(small, small.newGame(), 1, 200);
    }

    /** EX-8, EX-9: a Hook is there, the Roof of the Shrine is not. */
    @Test
    void aCardTellsWhatIsMissing() {
        FireScene scene =
                FireScene.basic().bricks(P1, "H1 7,7 8,7 7,8").pile(P1, "RC").hand(P1, "shrine", "temple");
        assertThat(text(scene)).contains("Missing: 1 Roof<").contains("Needs 1 Roof, 5 studs");
        // Nothing can be built where the Giant is (SIT-3).
        assertThat(text(scene.giant("F"))).contains("Needs 1 Roof, 3 studs").doesNotContain("Missing");
    }

    private static String text(FireScene scene) {
        GameState<FireTable> state = scene.menu();
        return PAGE.board(
                scene.game.view(state, P1), Array.empty(), Names.ofSeats(2).to(P1));
    }

    @Test
    void aSpectatorSeesNoHand() {
        FireScene scene = FireScene.basic().hand(P1, "shrine").hand(P2, "temple");
        GameState<FireTable> state = scene.menu();
        String html = PAGE.board(scene.game.view(state, PlayerId.SPECTATOR), Array.empty(), Names.ofSeats(2));
        assertThat(html).doesNotContain("Shrine").doesNotContain("Temple").contains("1 card ");
    }
}
