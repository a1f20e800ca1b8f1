package io.github.casemate.fire;

import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.SiteRule;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A second opinion on bricks, from the rule text alone. It knows drawings of maps and buildings, and plain cells in hash
 * maps; it shares no code with the engine, and tries every cell, level and turn. It is one long file, in the order of the
 * rules, so that it can be read beside them and trusted.
 */
final class BrickOracle {

    /** A cell of a level. */
    record Spot(int level, int x, int y) {}

    /** A brick: its letter, whose it is, its cells in order, the number of its building, and whether that is original. */
    record Piece(char letter, int owner, List<Spot> cells, int building, boolean original) {

        boolean isOpening(Spot spot) {
            return letter == 'B' && cells.get(1).equals(spot);
        }

        int level() {
            return cells.get(0).level();
        }
    }

    /** A completed building: its owner, its drawing, its number, the territories. */
    record House(int owner, Blueprint plan, int number, String territories, int storeys, boolean faceUp) {}

    /** No territory is called that. */
    private static final char NOWHERE = '-';

    final IslandMap map;
    final char giant;
    final List<Piece> pieces;
    final List<House> houses;
    private final Map<Spot, Piece> at = new HashMap<>();
    private final Map<Integer, Set<Integer>> nearOf = new HashMap<>();

    BrickOracle(IslandMap map, char giant, List<Piece> pieces, List<House> houses) {
        this.map = map;
        this.giant = giant;
        this.pieces = pieces;
        this.houses = houses;
        for (Piece piece : pieces) {
            for (Spot spot : piece.cells()) {
                at.put(spot, piece);
            }
        }
    }

    // ---- the ground ----

    private char ground(int x, int y) {
        boolean inside = y >= 0
                && y < map.rows().size()
                && x >= 0
                && x < map.rows().get(y).length();
        return inside ? map.rows().get(y).charAt(x) : '#';
    }

    private char territory(int x, int y) {
        char drawn = ground(x, y);
        return drawn == '^' ? '*' : Character.isUpperCase(drawn) || drawn == '*' ? drawn : ' ';
    }

    private boolean isLand(int x, int y) {
        return Character.isUpperCase(ground(x, y));
    }

    private boolean isOcean(int x, int y) {
        return Character.isDigit(ground(x, y));
    }

    private int height(int x, int y) {
        return map.mountain()
                .find(cell -> cell.x() == x && cell.y() == y)
                .map(cell -> cell.height())
                .getOrElse(0);
    }

    // ---- shapes ----

    /** All turns of an element with their first cell at a spot. */
    static List<List<Spot>> turns(char letter, int level, int x, int y) {
        int[][][] shapes = switch (letter) {
            case 'C' -> new int[][][] {{{0, 0}}};
            case 'H' ->
                new int[][][] {
                    {{0, 0}, {1, 0}, {0, 1}},
                    {{0, 0}, {1, 0}, {1, 1}},
                    {{0, 0}, {-1, 1}, {0, 1}},
                    {{0, 0}, {0, 1}, {1, 1}}
                };
            default -> {
                int length = letter == 'B' ? 3 : letter == 'F' ? 4 : 2;
                int[][] flat = new int[length][];
                int[][] steep = new int[length][];
                for (int i = 0; i < length; i++) {
                    flat[i] = new int[] {i, 0};
                    steep[i] = new int[] {0, i};
                }
                yield new int[][][] {flat, steep};
            }
        };
        List<List<Spot>> all = new ArrayList<>();
        for (int[][] shape : shapes) {
            all.add(Arrays.stream(shape)
                    .map(cell -> new Spot(level, x + cell[0], y + cell[1]))
                    .toList());
        }
        return all;
    }

    static String text(char letter, List<Spot> cells) {
        StringBuilder text =
                new StringBuilder().append(letter).append(cells.get(0).level());
        cells.forEach(cell -> text.append(' ').append(cell.x()).append(',').append(cell.y()));
        return text.toString();
    }

    // ---- CON ----

    private boolean isOwnSolid(Spot spot, int player) {
        Piece piece = at.get(spot);
        return piece != null && piece.owner() == player && piece.letter() != 'R';
    }

    private boolean touches(char letter, List<Spot> cells, int player) {
        for (int i = 0; i < cells.size(); i++) {
            Spot cell = cells.get(i);
            List<Spot> beside = List.of(
                    new Spot(cell.level(), cell.x() - 1, cell.y()),
                    new Spot(cell.level(), cell.x() + 1, cell.y()),
                    new Spot(cell.level(), cell.x(), cell.y() - 1),
                    new Spot(cell.level(), cell.x(), cell.y() + 1));
            Spot below = new Spot(cell.level() - 1, cell.x(), cell.y());
            Spot above = new Spot(cell.level() + 1, cell.x(), cell.y());
            boolean opening = letter == 'B' && i == 1;
            if (beside.stream().anyMatch(spot -> isOf(spot, player))
                    || (!opening && isOf(below, player))
                    || (isOf(above, player) && !piece(above).isOpening(above))) {
                return true;
            }
        }
        return false;
    }

    private boolean isOf(Spot spot, int player) {
        Piece piece = at.get(spot);
        return piece != null && piece.owner() == player;
    }

    private Piece piece(Spot spot) {
        Piece piece = at.get(spot);
        if (piece == null) {
            throw new IllegalStateException("nothing at " + spot);
        }
        return piece;
    }

    // ---- BLD: where an element may be laid ----

    /** {@return every place for an element, over all cells, levels and turns} */
    Set<String> places(char letter, int player, Collection<FireCard> hand, Array<Blueprint> plans) {
        List<Blueprint> wanted = wanted(player, hand, plans);
        List<Set<String>> allowed =
                wanted.stream().map(plan -> inSites(plan, player)).toList();
        Set<String> all = new HashSet<>();
        int top = pieces.stream().mapToInt(Piece::level).max().orElse(0);
        for (int level = 1; level <= Math.max(3, top + 1); level++) {
            for (int y = 0; y < map.rows().size(); y++) {
                for (int x = 0; x < map.rows().get(0).length(); x++) {
                    for (List<Spot> cells : turns(letter, level, x, y)) {
                        if (isPossible(letter, cells, player)
                                && (isRoad(letter, cells, player)
                                        || allowed.stream().anyMatch(site -> site.contains(text(letter, cells))))) {
                            all.add(text(letter, cells));
                        }
                    }
                }
            }
        }
        return all;
    }

    /** Free air, outside the Giant's territory, touching, and supported. */
    private boolean isPossible(char letter, List<Spot> cells, int player) {
        for (int i = 0; i < cells.size(); i++) {
            Spot cell = cells.get(i);
            char ground = ground(cell.x(), cell.y());
            boolean opening = letter == 'B' && i == 1;
            boolean onGround = height(cell.x(), cell.y()) == cell.level() - 1 && ground != '~' && ground != '^';
            boolean onBrick = isOwnSolid(new Spot(cell.level() - 1, cell.x(), cell.y()), player);
            if (at.containsKey(cell)
                    || ground == '#'
                    || ground == '^'
                    || height(cell.x(), cell.y()) >= cell.level()
                    || territory(cell.x(), cell.y()) == giant
                    || (!opening && !onGround && !onBrick)) {
                return false;
            }
        }
        return touches(letter, cells, player);
    }

    /** BLD-2, BLD-3, BLD-6. */
    private boolean isRoad(char letter, List<Spot> cells, int player) {
        if (letter == 'R') {
            return false;
        }
        int level = cells.get(0).level();
        boolean volcano = true;
        boolean low = true;
        Set<Character> territories = new HashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            Spot cell = cells.get(i);
            boolean opening = letter == 'B' && i == 1;
            char ground = ground(cell.x(), cell.y());
            Piece below = at.get(new Spot(level - 1, cell.x(), cell.y()));
            volcano &=
                    ground == '*' && (below == null || (below.owner() == player && (opening || below.building() == 0)));
            low &= (isLand(cell.x(), cell.y()) || ground == '*' || (opening && ground == '~')) && level == 1;
            if (!opening || ground != '~') {
                territories.add(territory(cell.x(), cell.y()));
            }
        }
        boolean overRiver =
                letter == 'B' && ground(cells.get(1).x(), cells.get(1).y()) == '~';
        return (low && (territories.size() == 1 || overRiver)) || (volcano && level >= 2 && level <= 3);
    }

    /** {@return BLD-4: every high bridge that a number of Chimneys suffices for, over all cells} */
    Set<String> highBridges(int player, int chimneys) {
        Set<String> all = new HashSet<>();
        for (int y = 0; y < map.rows().size(); y++) {
            for (int x = 0; x < map.rows().get(0).length(); x++) {
                for (List<Spot> cells : turns('B', 2, x, y)) {
                    List<Spot> ends = List.of(cells.get(0), cells.get(2));
                    long missing = ends.stream()
                            .filter(end -> !at.containsKey(below(end)))
                            .count();
                    boolean free = cells.stream()
                            .noneMatch(cell -> at.containsKey(cell) || territory(cell.x(), cell.y()) == giant);
                    if (free
                            && missing <= chimneys
                            && isForeignRoad(below(cells.get(1)), player)
                            && ends.stream().allMatch(end -> carries(below(end), player))
                            && ends.stream().anyMatch(end -> isAtKingdom(end, player))) {
                        all.add(text('B', cells));
                    }
                }
            }
        }
        return all;
    }

    private static Spot below(Spot spot) {
        return new Spot(spot.level() - 1, spot.x(), spot.y());
    }

    private boolean isForeignRoad(Spot spot, int player) {
        Piece piece = at.get(spot);
        return piece != null && piece.owner() != player && piece.building() == 0;
    }

    /** Whether an end of a high bridge may be above a spot: an own brick, or free ground for a Chimney. */
    private boolean carries(Spot spot, int player) {
        boolean ground =
                isLand(spot.x(), spot.y()) || (ground(spot.x(), spot.y()) == '*' && height(spot.x(), spot.y()) == 0);
        return at.containsKey(spot) ? isOwnSolid(spot, player) : ground;
    }

    /** Whether an end is above an own brick, or it or what carries it is next to one. */
    private boolean isAtKingdom(Spot end, int player) {
        return isOf(below(end), player)
                || List.of(end, below(end)).stream()
                        .anyMatch(spot -> isOf(new Spot(spot.level(), spot.x() + 1, spot.y()), player)
                                || isOf(new Spot(spot.level(), spot.x() - 1, spot.y()), player)
                                || isOf(new Spot(spot.level(), spot.x(), spot.y() + 1), player)
                                || isOf(new Spot(spot.level(), spot.x(), spot.y() - 1), player));
    }

    /** BLD-7: the Cottage, the hand, and Towers that can be reclaimed. */
    private List<Blueprint> wanted(int player, Collection<FireCard> hand, Array<Blueprint> plans) {
        List<Blueprint> wanted = new ArrayList<>(List.of(plan(plans, "cottage")));
        for (FireCard card : hand) {
            if (card.building().isDefined()) {
                Blueprint plan = plan(plans, card.building().get());
                wanted.add(plan);
                if (plan.rule() == SiteRule.TALLER_RECLAIMS) {
                    wanted.add(tower(plan, 4));
                }
            }
        }
        for (House house : houses) {
            if (house.faceUp() && house.plan().rule() == SiteRule.TALLER_RECLAIMS && house.owner() != player) {
                for (int more = 1; more <= 2 && house.storeys() + more <= 8; more++) {
                    wanted.add(tower(plan(plans, "tower"), house.storeys() + more));
                }
            }
        }
        return wanted;
    }

    private static Blueprint plan(Array<Blueprint> plans, String id) {
        return plans.find(plan -> plan.id().equals(id)).get();
    }

    private static Blueprint tower(Blueprint plan, int storeys) {
        Array<Array<String>> levels =
                Array.fill(storeys, plan.levels().head()).append(plan.levels().last());
        return new Blueprint(plan.id(), plan.name(), levels, plan.ground(), plan.rule(), plan.repeated(), "");
    }

    // ---- SIT: open sites ----

    /** A cell of a turned building: what is drawn there, and which Bridge or Roof it belongs to. */
    private record Drawn(char symbol, int group, char ground) {}

    /** The bricks that could be laid in open sites of a building, as texts. */
    private Set<String> inSites(Blueprint plan, int player) {
        Set<String> all = new HashSet<>();
        for (Map<Spot, Drawn> form : forms(plan)) {
            for (int y = 0; y < map.rows().size(); y++) {
                for (int x = 0; x < map.rows().get(0).length(); x++) {
                    if (isNear(form, x, y, player)) {
                        for (int base : bases(plan)) {
                            Map<Spot, Drawn> site = moved(form, x, y, base);
                            if (groundFits(plan, site, base, player) && bricksFit(site, player)) {
                                addBricks(site, all);
                            }
                        }
                    }
                }
            }
        }
        return all;
    }

    /** {@return MAP-5: every brick of a Port that could stand somewhere on an empty island} */
    static Set<String> piers(IslandMap map, Array<Blueprint> plans) {
        BrickOracle empty = new BrickOracle(map, NOWHERE, List.of(), List.of());
        Set<String> all = new HashSet<>();
        for (Blueprint plan : plans.filter(one -> one.rule() == SiteRule.PORT)) {
            for (Map<Spot, Drawn> form : forms(plan)) {
                for (int y = 0; y < map.rows().size(); y++) {
                    for (int x = 0; x < map.rows().get(0).length(); x++) {
                        Map<Spot, Drawn> site = moved(form, x, y, 0);
                        if (empty.groundFits(plan, site, 0, 0)) {
                            empty.addBricks(site, all);
                        }
                    }
                }
            }
        }
        return all;
    }

    /** What is laid in a site touches an own brick; so sites without one beside them need not be looked at. */
    private boolean isNear(Map<Spot, Drawn> form, int x, int y, int player) {
        Set<Integer> near = nearOf.computeIfAbsent(player, this::near);
        return form.keySet().stream().anyMatch(spot -> near.contains((y + spot.y()) * 1000 + x + spot.x()));
    }

    private Set<Integer> near(int player) {
        Set<Integer> near = new HashSet<>();
        at.forEach((spot, piece) -> {
            if (piece.owner() == player) {
                for (int[] step : new int[][] {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    near.add((spot.y() + step[1]) * 1000 + spot.x() + step[0]);
                }
            }
        });
        return near;
    }

    private static List<Integer> bases(Blueprint plan) {
        if (plan.rule() == SiteRule.ON_OWN_BUILDING) {
            return List.of(1, 2, 3, 4, 5, 6, 7, 8);
        }
        if (plan.rule() == SiteRule.VOLCANO) {
            return List.of(0, 1, 2);
        }
        return List.of(0);
    }

    private static Map<Spot, Drawn> moved(Map<Spot, Drawn> form, int x, int y, int base) {
        Map<Spot, Drawn> site = new HashMap<>();
        form.forEach((spot, drawn) -> site.put(new Spot(spot.level() + base, spot.x() + x, spot.y() + y), drawn));
        return site;
    }

    /** SIT-2: all eight turned and mirrored forms; equal ones do no harm here. */
    private static List<Map<Spot, Drawn>> forms(Blueprint plan) {
        List<Map<Spot, Drawn>> forms = new ArrayList<>();
        int size = Math.max(plan.ground().size(), plan.ground().head().length()) - 1;
        for (int turn = 0; turn < 8; turn++) {
            Map<Spot, Drawn> form = new HashMap<>();
            for (int level = 0; level < plan.levels().size(); level++) {
                Array<String> rows = plan.levels().get(level);
                for (int y = 0; y < rows.size(); y++) {
                    for (int x = 0; x < rows.get(y).length(); x++) {
                        char symbol = rows.get(y).charAt(x);
                        if (symbol != '.') {
                            int first = x;
                            while (first > 0 && rows.get(y).charAt(first - 1) == symbol) {
                                first--;
                            }
                            int length = symbol == 'B' ? 3 : symbol == 'R' ? 2 : 100;
                            int group = symbol == '#' ? 0 : 1 + y * 100 + (x - first) / length + 10 * first;
                            int[] cell = turned(x, y, turn, size);
                            char ground = level == 0 ? plan.ground().get(y).charAt(x) : '.';
                            form.put(new Spot(level + 1, cell[0], cell[1]), new Drawn(symbol, group, ground));
                        }
                    }
                }
            }
            forms.add(shifted(form));
        }
        return forms;
    }

    private static Map<Spot, Drawn> shifted(Map<Spot, Drawn> form) {
        int left = form.keySet().stream().mapToInt(Spot::x).min().getAsInt();
        int top = form.keySet().stream().mapToInt(Spot::y).min().getAsInt();
        Map<Spot, Drawn> shifted = new HashMap<>();
        form.forEach((spot, drawn) -> shifted.put(new Spot(spot.level(), spot.x() - left, spot.y() - top), drawn));
        return shifted;
    }

    private static int[] turned(int x, int y, int turn, int size) {
        int[] cell = {turn < 4 ? x : size - x, y};
        for (int i = 0; i < turn % 4; i++) {
            cell = new int[] {size - cell[1], cell[0]};
        }
        return cell;
    }

    /** SIT-2, SIT-3, SIT-4. */
    private boolean groundFits(Blueprint plan, Map<Spot, Drawn> site, int base, int player) {
        Set<Character> territories = new TreeSet<>();
        for (Map.Entry<Spot, Drawn> entry : site.entrySet()) {
            Spot spot = entry.getKey();
            if (ground(spot.x(), spot.y()) == '#') {
                return false;
            }
            if (spot.level() != base + 1) {
                continue;
            }
            boolean fits = switch (entry.getValue().ground()) {
                case 'L' -> isLand(spot.x(), spot.y());
                case '~' -> ground(spot.x(), spot.y()) == '~';
                case 'O' -> isOcean(spot.x(), spot.y());
                case 'V' -> ground(spot.x(), spot.y()) == '*' && height(spot.x(), spot.y()) == base;
                case 'T' -> isTop(new Spot(base, spot.x(), spot.y()), player);
                default -> true;
            };
            char territory = territory(spot.x(), spot.y());
            if (!fits || territory == giant) {
                return false;
            }
            if (entry.getValue().ground() == 'L') {
                territories.add(territory);
            }
        }
        boolean cottage = plan.id().equals("cottage");
        boolean taken = cottage
                && houses.stream()
                        .anyMatch(house -> house.owner() == player
                                && house.plan().id().equals("cottage")
                                && territories.stream()
                                        .anyMatch(in -> house.territories().indexOf(in) >= 0));
        return switch (plan.rule()) {
            case OPEN_LAND, TALLER_RECLAIMS, PORT -> territories.size() == 1 && !taken;
            case ACROSS_RIVER -> territories.size() == 2;
            case RIVER_ARCH -> territories.size() == 1 && isAlongRiver(site);
            case VOLCANO, ON_OWN_BUILDING -> true;
        };
    }

    private boolean isAlongRiver(Map<Spot, Drawn> site) {
        List<Spot> arch = site.entrySet().stream()
                .filter(entry -> entry.getKey().level() == 1 && entry.getValue().symbol() == 'B')
                .map(Map.Entry::getKey)
                .toList();
        boolean flat = arch.stream().allMatch(spot -> spot.y() == arch.get(0).y());
        return List.of(-1, 1).stream()
                .anyMatch(side -> arch.stream()
                        .allMatch(spot -> ground(spot.x() + (flat ? 0 : side), spot.y() + (flat ? side : 0)) == '~'));
    }

    private boolean isTop(Spot spot, int player) {
        Piece piece = at.get(spot);
        if (piece == null || piece.owner() != player || piece.building() == 0 || piece.letter() == 'R') {
            return false;
        }
        House house = houses.stream()
                .filter(one -> one.number() == piece.building())
                .findFirst()
                .orElseThrow();
        return house.plan().rule() != SiteRule.ON_OWN_BUILDING
                && house.territories().indexOf(giant) < 0;
    }

    /** SIT-3: every brick on the site is an own loose one that matches (SIT-1). */
    private boolean bricksFit(Map<Spot, Drawn> site, int player) {
        for (Spot spot : site.keySet()) {
            Piece piece = at.get(spot);
            if (piece != null
                    && (piece.owner() != player
                            || piece.building() != 0
                            || !matches(site, piece.letter(), piece.cells()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean matches(Map<Spot, Drawn> site, char letter, List<Spot> cells) {
        @Nullable Drawn first = site.get(cells.get(0));
        if (first == null) {
            return false;
        }
        boolean oneGroup = cells.stream().allMatch(cell -> {
            Drawn drawn = site.get(cell);
            return drawn != null && drawn.symbol() == first.symbol() && drawn.group() == first.group();
        });
        boolean plain = letter != 'B' && letter != 'R';
        return oneGroup && (first.symbol() == '#' ? plain : first.symbol() == letter);
    }

    private void addBricks(Map<Spot, Drawn> site, Set<String> all) {
        for (Spot spot : site.keySet()) {
            for (char letter : new char[] {'B', 'R', 'H', 'C', 'T', 'F'}) {
                for (List<Spot> cells : turns(letter, spot.level(), spot.x(), spot.y())) {
                    if (matches(site, letter, cells) && cells.stream().noneMatch(at::containsKey)) {
                        all.add(text(letter, cells));
                    }
                }
            }
        }
    }

    // ---- CON-4 and EVT-5 ----

    /** {@return the number of parts of a kingdom, by flood fill over cells} */
    int parts(int player) {
        Set<Spot> left = new HashSet<>();
        at.forEach((spot, piece) -> {
            if (piece.owner() == player) {
                left.add(spot);
            }
        });
        int parts = 0;
        while (!left.isEmpty()) {
            parts++;
            List<Spot> open = new ArrayList<>(List.of(left.iterator().next()));
            while (!open.isEmpty()) {
                Spot spot = open.remove(open.size() - 1);
                if (left.remove(spot)) {
                    Piece piece = piece(spot);
                    open.addAll(piece.cells());
                    for (Spot near : List.of(
                            new Spot(spot.level(), spot.x() + 1, spot.y()),
                            new Spot(spot.level(), spot.x() - 1, spot.y()),
                            new Spot(spot.level(), spot.x(), spot.y() + 1),
                            new Spot(spot.level(), spot.x(), spot.y() - 1))) {
                        if (left.contains(near)) {
                            open.add(near);
                        }
                    }
                    Spot below = new Spot(spot.level() - 1, spot.x(), spot.y());
                    Spot above = new Spot(spot.level() + 1, spot.x(), spot.y());
                    if (left.contains(below) && !piece.isOpening(spot)) {
                        open.add(below);
                    }
                    if (left.contains(above) && !piece(above).isOpening(above)) {
                        open.add(above);
                    }
                }
            }
        }
        return parts;
    }

    /**
     * {@return TRN-4, RUL-9, RUL-10: what a player may mill} Each brick is taken away, and if that makes more parts, each road
     * and bridge over a river is tried as a new link.
     *
     * @param player whose kingdom it is
     * @param pile the letters of the elements that they have
     */
    Set<String> millable(int player, String pile) {
        Set<String> all = new HashSet<>();
        int parts = parts(player);
        for (Piece piece : pieces) {
            boolean free = piece.owner() == player
                    && !piece.original()
                    && piece.cells().stream().allMatch(cell -> {
                        Spot above = new Spot(cell.level() + 1, cell.x(), cell.y());
                        return territory(cell.x(), cell.y()) != giant
                                && (at.get(above) == null || piece(above).isOpening(above));
                    });
            if (free) {
                List<Piece> others =
                        pieces.stream().filter(one -> !one.equals(piece)).toList();
                BrickOracle without = new BrickOracle(map, giant, others, houses);
                if (without.parts(player) <= parts
                        || (piece.building() == 0 && without.canJoin(player, pile + piece.letter(), piece, parts))) {
                    all.add(text(piece.letter(), piece.cells()));
                }
            }
        }
        return all;
    }

    private boolean canJoin(int player, String letters, Piece milled, int parts) {
        for (char letter : letters.replace("R", "").toCharArray()) {
            for (int level = 1; level <= 3; level++) {
                for (int y = 0; y < map.rows().size(); y++) {
                    for (int x = 0; x < map.rows().get(0).length(); x++) {
                        for (List<Spot> cells : turns(letter, level, x, y)) {
                            if (!text(letter, cells).equals(text(milled.letter(), milled.cells()))
                                    && isPossible(letter, cells, player)
                                    && isRoad(letter, cells, player)
                                    && partsWith(new Piece(letter, player, cells, 0, false)) <= parts) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        return false;
    }

    private int partsWith(Piece piece) {
        List<Piece> more = new ArrayList<>(pieces);
        more.add(piece);
        return new BrickOracle(map, giant, more, houses).parts(piece.owner());
    }

    /** {@return what stands after some bricks are gone: those that nothing carries fall, until all stand} */
    Set<String> standing(Collection<String> gone) {
        List<Piece> left = new ArrayList<>(pieces);
        left.removeIf(piece -> gone.contains(text(piece.letter(), piece.cells())));
        boolean falls = true;
        while (falls) {
            BrickOracle now = new BrickOracle(map, giant, left, houses);
            List<Piece> stays = left.stream().filter(now::stands).toList();
            falls = stays.size() < left.size();
            left = stays;
        }
        Set<String> texts = new TreeSet<>();
        left.forEach(piece -> texts.add(piece.owner() + text(piece.letter(), piece.cells())));
        return texts;
    }

    private boolean stands(Piece piece) {
        for (Spot spot : piece.cells()) {
            boolean carried = (spot.level() == height(spot.x(), spot.y()) + 1 && ground(spot.x(), spot.y()) != '~')
                    || isOwnSolid(new Spot(spot.level() - 1, spot.x(), spot.y()), piece.owner());
            if (!carried && !piece.isOpening(spot)) {
                return false;
            }
        }
        return true;
    }

    /** {@return EVT-3: what a flood takes from a territory, before anything falls} */
    Set<String> flooded(char territory, boolean major) {
        Set<String> gone = new TreeSet<>();
        for (Piece piece : pieces) {
            boolean wet = piece.level() == 1
                    && piece.cells().stream()
                            .anyMatch(spot -> territory(spot.x(), spot.y()) == territory && isByWater(spot));
            if (wet && !piece.original() && (major || piece.building() == 0)) {
                gone.add(text(piece.letter(), piece.cells()));
            }
        }
        return gone;
    }

    /** {@return EVT-2: what an eruption takes from a territory next to the volcano, before anything falls} */
    Set<String> erupted(char territory) {
        Set<String> gone = new TreeSet<>();
        for (House house : isNextToVolcano(territory) ? houses : List.<House>of()) {
            List<Piece> parts = pieces.stream()
                    .filter(piece -> piece.building() == house.number() && !piece.original())
                    .toList();
            int top = parts.stream().mapToInt(Piece::level).max().orElse(0);
            if (house.territories().indexOf(territory) >= 0) {
                parts.stream()
                        .filter(piece -> piece.level() == top)
                        .forEach(piece -> gone.add(text(piece.letter(), piece.cells())));
            }
        }
        return gone;
    }

    /** MAP-2. */
    private boolean isNextToVolcano(char territory) {
        for (int y = 0; y < map.rows().size(); y++) {
            for (int x = 0; x < map.rows().get(0).length(); x++) {
                boolean here = territory(x, y) == '*';
                boolean near = (ground(x + 1, y) == '~' && territory(x + 2, y) == territory)
                        || (ground(x - 1, y) == '~' && territory(x - 2, y) == territory)
                        || (ground(x, y + 1) == '~' && territory(x, y + 2) == territory)
                        || (ground(x, y - 1) == '~' && territory(x, y - 2) == territory);
                if (here && near) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isByWater(Spot spot) {
        return List.of(
                        ground(spot.x() + 1, spot.y()),
                        ground(spot.x() - 1, spot.y()),
                        ground(spot.x(), spot.y() + 1),
                        ground(spot.x(), spot.y() - 1))
                .stream()
                .anyMatch(ground -> ground == '~' || Character.isDigit(ground));
    }

    // ---- completion by exact cover ----

    /** {@return whether a set of loose bricks covers a building exactly, in some form and place} */
    boolean isCovered(Blueprint plan, int player, String brick) {
        List<Piece> loose = pieces.stream()
                .filter(piece -> piece.owner() == player && piece.building() == 0)
                .sorted(Comparator.comparing(piece -> text(piece.letter(), piece.cells())))
                .toList();
        for (Map<Spot, Drawn> form : forms(plan)) {
            for (int y = 0; y < map.rows().size(); y++) {
                for (int x = 0; x < map.rows().get(0).length(); x++) {
                    if (isNear(form, x, y, player)) {
                        for (int base : bases(plan)) {
                            Map<Spot, Drawn> site = moved(form, x, y, base);
                            if (groundFits(plan, site, base, player) && covers(loose, site, brick)) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        return false;
    }

    private static boolean covers(List<Piece> loose, Map<Spot, Drawn> site, String brick) {
        Set<Spot> left = new HashSet<>(site.keySet());
        boolean used = false;
        for (Piece piece : loose) {
            if (matches(site, piece.letter(), piece.cells())) {
                left.removeAll(piece.cells());
                used |= text(piece.letter(), piece.cells()).equals(brick);
            }
        }
        return left.isEmpty() && used;
    }
}
