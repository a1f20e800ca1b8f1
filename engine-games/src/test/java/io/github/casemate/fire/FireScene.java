package io.github.casemate.fire;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.BuildingPlan;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.box.SiteRule;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.rules.Menu;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.CardPile;
import io.github.casemate.fire.table.CardPlaces;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Transition;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A prepared table. Territories produce B R H C T F in turn, by poles of red to purple in blocks of four. Nobody has
 * original buildings or cards unless they are given; what lies on the board is missing in the Collections.
 */
final class FireScene {

    static final PlayerId P1 = PlayerId.of(0);
    static final PlayerId P2 = PlayerId.of(1);

    private static final java.util.Map<String, FireIsland> GAMES = new java.util.HashMap<>();

    final FireIsland game;
    private FireTable table;

    private FireScene(FireIsland game) {
        this.game = game;
        FireTable start = FireTable.start(game.realm());
        for (int i = 0; i < game.realm().terrain().landTerritories(); i++) {
            start = start.withFlags(start.flags().plus(Element.ALL.get(i % 6), PoleColour.ALL.get(i / 4)));
        }
        this.table = start.withTurn(start.turn().startingWith(P1));
    }

    static FireIsland game(int players, FireVariants variants) {
        FireIsland known = GAMES.get(players + " " + variants);
        FireIsland game = known == null ? FireIsland.of(players, variants) : known;
        GAMES.put(players + " " + variants, game);
        return game;
    }

    static FireScene of(int players, FireVariants variants) {
        return new FireScene(game(players, variants));
    }

    static FireScene on(FireIsland game) {
        return new FireScene(game);
    }

    static FireScene basic() {
        return of(2, FireVariants.BASIC);
    }

    static FireScene advanced() {
        return of(2, FireVariants.ADVANCED);
    }

    // ---- what lies there ----

    /** Loose bricks, written as {@code T1 6,8 7,8}. */
    FireScene bricks(PlayerId player, String... texts) {
        for (String text : texts) {
            Brick brick = brick(text);
            table = table.withBoard(table.board().with(player.index(), brick, 0));
            table = take(table, player, brick.element());
        }
        return this;
    }

    private static FireTable take(FireTable table, PlayerId player, Element element) {
        // Piles and Collections are set without a trace: a brick of the scene came from the Collection.
        return table.collect(player, element, 1).addToPile(player, element, -1);
    }

    static Brick brick(String text) {
        String[] words = text.split(" ", -1);
        Element element =
                Element.ALL.find(one -> one.letter() == words[0].charAt(0)).get();
        int level = Integer.parseInt(words[0].substring(1));
        int[] first = cell(words[1]);
        return Shape.of(element)
                .map(shape -> Brick.of(shape, level, first[0], first[1]))
                .find(brick -> brick.toString().equals(text))
                .getOrElseThrow(() -> new IllegalArgumentException(text));
    }

    private static int[] cell(String text) {
        String[] numbers = text.split(",", -1);
        return new int[] {Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])};
    }

    FireScene pile(PlayerId player, String letters) {
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            Element element = Element.ALL.find(one -> one.letter() == letter).get();
            table = table.collect(player, element, 1);
        }
        return this;
    }

    FireScene hand(PlayerId player, String... cards) {
        for (String card : cards) {
            table = table.withCards(table.cards().drawn(player, game.realm().numberOf(card)));
        }
        return this;
    }

    /** Fills all hands with challenges of the deck, so that nobody draws. */
    FireScene fullHands() {
        for (int seat = 0; seat < game.realm().players(); seat++) {
            PlayerId player = PlayerId.of(seat);
            while (table.cards().hand(player).size() < 5) {
                Counts deck = table.cards().deck().known();
                hand(
                        player,
                        game.realm()
                                .catalog()
                                .cards()
                                .zipWithIndex()
                                .find(card -> !card._1().isEvent() && deck.of(card._2()) > 0)
                                .get()
                                ._1()
                                .id());
            }
        }
        return this;
    }

    /** Takes cards out of the deck into the open discard pile, until the deck has only some left. */
    FireScene deck(String... left) {
        Counts keep = Counts.none(game.realm().cards());
        for (String card : left) {
            keep = keep.plus(game.realm().numberOf(card), 1);
        }
        CardPlaces cards = table.cards();
        Counts gone = cards.deck().known().minus(keep);
        table = table.withCards(new CardPlaces(
                true, new CardPile(keep, 0), cards.hands(), cards.open().plus(gone), cards.thrown()));
        return this;
    }

    FireScene giant(String territory) {
        table = table.withWalkers(table.walkers().withGiant(number(territory)));
        return this;
    }

    FireScene army(PlayerId player, String territory) {
        table = table.withWalkers(table.walkers()
                .withArmies(table.walkers().armies().append(new Walkers.Army(player, number(territory)))));
        return this;
    }

    FireScene active(PlayerId player) {
        table = table.withTurn(table.turn().startingWith(player));
        return this;
    }

    FireScene resting(PlayerId player) {
        table = table.withTurn(table.turn().withRest(player, true));
        return this;
    }

    FireScene change(java.util.function.UnaryOperator<FireTable> change) {
        table = change.apply(table);
        return this;
    }

    /** An original building without cost. */
    FireScene original(PlayerId player, String id, int form, int x, int y) {
        return build(player, id, 0, form, x, y, 0, true, null);
    }

    /** A completed building of a challenge, with its card face up, or a Cottage. */
    FireScene building(PlayerId player, String id, int form, int x, int y) {
        return building(player, id, 0, form, x, y, 0);
    }

    FireScene building(PlayerId player, String id, int taller, int form, int x, int y, int base) {
        return build(player, id, taller, form, x, y, base, false, id.equals("cottage") ? null : id);
    }

    /** A completed building in the first place of a territory where it fits. */
    FireScene buildingIn(PlayerId player, String id, String territory) {
        BuildingPlan plan = game.realm().plan(id);
        for (int y = 0; y < game.realm().terrain().height(); y++) {
            for (int x = 0; x < game.realm().terrain().width(); x++) {
                for (int form = 0; form < plan.forms().size(); form++) {
                    var shape = plan.forms().get(form);
                    boolean there = shape.fits(x, y) && isFreeIn(shape, x, y, number(territory));
                    if (there) {
                        return building(player, id, form, x, y);
                    }
                }
            }
        }
        throw new AssertionError("no place for " + id + " in " + territory);
    }

    private boolean isFreeIn(BuildingForm form, int x, int y, int territory) {
        for (int cell = 0; cell < form.size(0); cell++) {
            int column = x + form.dx(0, cell);
            int row = y + form.dy(0, cell);
            int there = game.realm().terrain().territoryAt(column, row);
            if (table.board().at(1, column, row) != 0 || (there >= 0 && there != territory)) {
                return false;
            }
        }
        return true;
    }

    private FireScene build(
            PlayerId player,
            String id,
            int taller,
            int form,
            int x,
            int y,
            int base,
            boolean original,
            @Nullable String card) {
        BuildingPlan plan = game.realm().plans().get(game.realm().plan(id).number() + taller);
        Board board = table.board();
        for (Brick part : plan.forms().get(form).originals()) {
            Brick brick = new Brick(part.element(), part.level() + base, part.x() + x, part.y() + y, part.turn());
            board = board.with(player.index(), brick, 0);
            table = original ? table : take(table, player, brick.element());
        }
        long territories = 0;
        var shape = plan.forms().get(form);
        for (int cell = 0; cell < shape.size(0); cell++) {
            int column = x + shape.dx(0, cell);
            int row = y + shape.dy(0, cell);
            int territory = game.realm().terrain().territoryAt(column, row);
            if (plan.blueprint().rule() == SiteRule.ON_OWN_BUILDING) {
                territories |= table.building(Board.building(board.at(base, column, row)))
                        .territories();
            } else if (territory >= 0) {
                territories |= 1L << territory;
            }
        }
        int number = card == null ? Building.NO_CARD : game.realm().numberOf(card);
        table = table.withBoard(board)
                .withBuilding(new Building(
                        table.completed() + 1, player, plan.number(), form, x, y, base, territories, original, number));
        if (card != null) {
            CardPlaces cards = table.cards();
            table = table.withCards(
                    new CardPlaces(true, cards.deck().minus(number), cards.hands(), cards.open(), cards.thrown()));
        }
        return this;
    }

    private int number(String territory) {
        return game.realm().terrain().territory(territory);
    }

    // ---- what happens there ----

    FireTable table() {
        return table;
    }

    GameState<FireTable> menu() {
        return at(new Menu());
    }

    GameState<FireTable> at(Step<FireTable> step) {
        return game.resume(table, List.of(step, new Menu())).state();
    }

    Seq<String> options(GameState<FireTable> state) {
        return game.legalActions(state).map(new FireNotation()::of);
    }

    Seq<String> menuOptions() {
        return options(menu());
    }

    /** The places for an element, as texts. */
    Seq<String> places(String letter) {
        GameState<FireTable> menu = menu();
        return menuOptions().contains("lay " + letter) ? options(play(menu, "lay " + letter)) : Array.empty();
    }

    /** Plays answers one after the other, players' and chance's. */
    GameState<FireTable> play(GameState<FireTable> state, String... answers) {
        GameState<FireTable> now = state;
        for (String answer : answers) {
            now = transition(now, answer).state();
        }
        return now;
    }

    Transition<GameState<FireTable>, Event<FireTable>> transition(GameState<FireTable> state, String answer) {
        FireNotation notation = new FireNotation();
        Seq<Action> possible =
                game.turn(state).isChance() ? game.chance(state).outcomes().toArray() : game.legalActions(state);
        Action action = possible.find(one -> notation.of(one).equals(answer))
                .getOrElseThrow(() -> new AssertionError("'" + answer + "' is not among "
                        + possible.map(notation::of).mkString(" | ") + " of "
                        + state.agenda().headOption()));
        return game.apply(state, action);
    }

    Seq<Event<FireTable>> events(GameState<FireTable> state, String answer) {
        return transition(state, answer).events();
    }

    static Seq<String> names(Seq<Event<FireTable>> events) {
        return events.map(event -> event.getClass().getSimpleName());
    }

    static Seq<String> destroyed(Seq<Event<FireTable>> events) {
        return events.filter(BrickEvents.BrickDestroyed.class::isInstance)
                .map(event -> ((BrickEvents.BrickDestroyed) event).brick().toString());
    }
}
