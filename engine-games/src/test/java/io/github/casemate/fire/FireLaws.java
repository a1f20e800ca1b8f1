package io.github.casemate.fire;

import io.github.casemate.agenda.Event;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.box.Shape;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.event.SetUpEvents;
import io.github.casemate.fire.rules.LinkAgain;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Board;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.CardPile;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** LAW-1 to LAW-8, written from the rule text: nothing here asks the rules where a brick may lie. */
final class FireLaws {

    private static final Map<String, Set<String>> PIERS = new HashMap<>();

    private final FireTable table;
    private final Realm realm;
    private final List<String> problems = new ArrayList<>();

    private FireLaws(FireTable table) {
        this.table = table;
        this.realm = table.realm();
    }

    /** {@return what is wrong with a table} */
    static List<String> problems(FireTable table) {
        FireLaws laws = new FireLaws(table);
        laws.elements();
        laws.cards();
        laws.bricks();
        laws.buildings();
        return laws.problems;
    }

    /** {@return what is wrong with a table; the bricks are looked at only if they are others than before} */
    static List<String> problems(FireTable before, FireTable after) {
        if (!before.board().equals(after.board()) || !before.buildings().equals(after.buildings())) {
            return problems(after);
        }
        FireLaws laws = new FireLaws(after);
        laws.elements();
        laws.cards();
        return laws.problems;
    }

    /**
     * {@return what is wrong with a step}
     *
     * @param before the table before it; after a milling with a new link, the table before the milling
     * @param after the table after it
     * @param events what happened
     */
    static List<String> problems(FireTable before, FireTable after, Seq<Event<FireTable>> events) {
        FireLaws laws = new FireLaws(after);
        boolean quiet =
                before.board().equals(after.board()) || events.exists(BrickEvents.BrickDestroyed.class::isInstance);
        boolean settingUp = events.exists(SetUpEvents.OriginalPlaced.class::isInstance);
        for (int seat = 0; seat < laws.realm.players() && !quiet && !settingUp; seat++) {
            int now = parts(after, seat);
            int then = parts(before, seat);
            laws.require(now <= then, "LAW-5: the kingdom of seat " + seat + " fell from " + then + " into " + now);
        }
        for (Event<FireTable> event : events) {
            if (event instanceof CourseEvents.KingCrowned crowned) {
                int points = Works.points(after, crowned.player());
                laws.require(points >= laws.realm.variants().points(), "LAW-8: crowned with " + points);
            }
        }
        return laws.problems;
    }

    private void require(boolean holds, String problem) {
        if (!holds) {
            problems.add(problem);
        }
    }

    /** LAW-1. */
    private void elements() {
        for (int seat = 0; seat < realm.players(); seat++) {
            PlayerId player = PlayerId.of(seat);
            int[] laid = new int[6];
            for (Brick brick : table.board().bricks(seat)) {
                int number = Board.building(table.board().at(brick.level(), brick.x(), brick.y()));
                laid[brick.element().ordinal()] +=
                        number > 0 && table.building(number).original() ? 0 : 1;
            }
            for (Element element : Element.ALL) {
                int kind = element.ordinal();
                int all = laid[kind]
                        + table.pile(player).of(kind)
                        + table.collection(player).of(kind);
                require(all == 20, "LAW-1: " + player + " has " + all + " of " + element);
            }
        }
    }

    /** LAW-2. */
    private void cards() {
        for (int card = 0; card < realm.cards(); card++) {
            int copies =
                    table.cards().deck().known().of(card) + table.cards().open().of(card);
            for (CardPile pile : table.cards().hands().appendAll(table.cards().thrown())) {
                copies += pile.known().of(card);
            }
            int kind = card;
            copies += table.buildings().count(building -> building.card() == kind);
            require(
                    copies == realm.card(card).copies(),
                    "LAW-2: there are " + copies + " of " + realm.card(card).id());
        }
    }

    /** LAW-3. */
    private void bricks() {
        Map<String, String> at = new HashMap<>();
        for (int seat = 0; seat < realm.players(); seat++) {
            for (Brick brick : table.board().bricks(seat)) {
                for (String cell : cells(brick)) {
                    String other = at.put(brick.level() + ":" + cell, seat + ":" + brick);
                    require(other == null, "LAW-3: " + brick + " and " + other + " share a cell");
                }
            }
        }
        for (int seat = 0; seat < realm.players(); seat++) {
            for (Brick brick : table.board().bricks(seat)) {
                for (int part = 0; part < brick.shape().size(); part++) {
                    stands(at, seat, brick, part);
                }
                boolean wet = cells(brick).exists(this::isOcean);
                require(
                        !wet || piers().contains(brick.toString()),
                        "LAW-3: " + brick + " lies in an ocean and is no part of a pier");
            }
        }
    }

    private boolean isOcean(String cell) {
        String[] numbers = cell.split(",", -1);
        String row = realm.terrain().map().rows().get(Integer.parseInt(numbers[1]));
        return Character.isDigit(row.charAt(Integer.parseInt(numbers[0])));
    }

    private Set<String> piers() {
        return PIERS.computeIfAbsent(
                realm.terrain().map().id(),
                id -> BrickOracle.piers(realm.terrain().map(), realm.catalog().buildings()));
    }

    private void stands(Map<String, String> at, int seat, Brick brick, int part) {
        int x = brick.x() + brick.shape().dx(part);
        int y = brick.y() + brick.shape().dy(part);
        char ground = realm.terrain().map().rows().get(y).charAt(x);
        boolean opening = brick.element() == Element.BRIDGE && part == 1;
        require(ground != '^', "LAW-3: " + brick + " is in the crater");
        if (opening) {
            return;
        }
        int height = realm.terrain()
                .map()
                .mountain()
                .find(cell -> cell.x() == x && cell.y() == y)
                .map(cell -> cell.height())
                .getOrElse(0);
        String below = at.get((brick.level() - 1) + ":" + x + "," + y);
        boolean onBrick = below != null && below.startsWith(seat + ":") && below.charAt(2) != 'R';
        boolean onGround = brick.level() == height + 1 && ground != '~';
        require(onBrick || onGround, "LAW-3: nothing carries " + brick + " of seat " + seat + " at " + x + "," + y);
    }

    private static Array<String> cells(Brick brick) {
        Shape shape = brick.shape();
        return Array.range(0, shape.size())
                .map(part -> (brick.x() + shape.dx(part)) + "," + (brick.y() + shape.dy(part)));
    }

    /** LAW-4, LAW-6, LAW-7. */
    private void buildings() {
        Set<String> cottages = new HashSet<>();
        for (Building building : table.buildings()) {
            var form = realm.plans().get(building.plan()).forms().get(building.form());
            var blueprint = realm.plans().get(building.plan()).blueprint();
            for (int level = 0; level < form.levels(); level++) {
                for (int cell = 0; cell < form.size(level); cell++) {
                    int at = table.board()
                            .at(
                                    building.base() + 1 + level,
                                    building.x() + form.dx(level, cell),
                                    building.y() + form.dy(level, cell));
                    require(
                            Board.building(at) == building.number()
                                    && Board.owner(at) == building.owner().index(),
                            "LAW-4: " + blueprint.id() + " is not complete");
                }
            }
            boolean challenge = !building.original() && !blueprint.id().equals("cottage");
            require(
                    !challenge || building.card() >= 0 || blueprint.id().equals("tower"),
                    "LAW-4: " + blueprint.id() + " has no card");
            require(challenge || building.card() < 0, "LAW-4: " + blueprint.id() + " has a card");
            require(
                    !blueprint.id().equals("cottage") || cottages.add(building.owner() + " " + building.territories()),
                    "LAW-6: two Cottages of " + building.owner());
        }
        int giant = table.walkers().giant();
        require(giant >= 0 && giant <= realm.terrain().volcanoTerritory(), "LAW-7: the Giant is nowhere");
    }

    /** The number of parts of a kingdom, by flood fill over bricks (CON-1, CON-4). */
    static int parts(FireTable table, int seat) {
        List<Brick> left = new ArrayList<>(table.board().bricks(seat).toJavaList());
        int parts = 0;
        while (!left.isEmpty()) {
            parts++;
            List<Brick> found = new ArrayList<>(List.of(left.remove(left.size() - 1)));
            while (!found.isEmpty()) {
                Brick brick = found.remove(found.size() - 1);
                List<Brick> near =
                        left.stream().filter(other -> touch(brick, other)).toList();
                left.removeAll(near);
                found.addAll(near);
            }
        }
        return parts;
    }

    /** CON-1. */
    static boolean touch(Brick one, Brick other) {
        if (one.level() > other.level()) {
            return touch(other, one);
        }
        for (int i = 0; i < one.shape().size(); i++) {
            for (int j = 0; j < other.shape().size(); j++) {
                int dx = Math.abs(
                        one.x() + one.shape().dx(i) - other.x() - other.shape().dx(j));
                int dy = Math.abs(
                        one.y() + one.shape().dy(i) - other.y() - other.shape().dy(j));
                boolean beside = one.level() == other.level() && dx + dy == 1;
                boolean onTop = one.level() + 1 == other.level()
                        && dx + dy == 0
                        && !(other.element() == Element.BRIDGE && j == 1);
                if (beside || onTop) {
                    return true;
                }
            }
        }
        return false;
    }

    /** {@return whether a new link is being asked for, so that the kingdom may be in more parts for a moment} */
    static boolean isLinking(io.github.casemate.agenda.GameState<FireTable> state) {
        return state.agenda().headOption().exists(LinkAgain.class::isInstance);
    }
}
