package io.github.casemate.fire.box;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Everything about a game that never changes while it is played: the island, the buildings on it, the deck, how many
 * people play, and which variants.
 */
public final class Realm {

    /** TRN-6: how many cards a hand has. */
    public static final int HAND = 5;

    /** Nobody is asked to choose among more places than this. */
    public static final int MOST_OPTIONS = 300;

    private final Terrain terrain;
    private final FireCatalog catalog;
    private final int players;
    private final FireVariants variants;
    private final Array<BuildingPlan> plans;
    private final Array<Array<BuildingPlan>> plansOfCard;
    private final BuildingPlan cottage;
    private final Map<String, Integer> numberOfCard = new HashMap<>();
    private final Map<String, BuildingPlan> lowest = new HashMap<>();
    private final Map<String, Array<Array<HomeSite>>> homeSites = new HashMap<>();

    private Realm(Terrain terrain, FireCatalog catalog, int players, FireVariants variants) {
        this.terrain = terrain;
        this.catalog = catalog;
        this.players = players;
        this.variants = variants;
        Array<BuildingPlan> made = Array.empty();
        for (Blueprint blueprint : catalog.buildings()) {
            int taller = blueprint.repeated() == 0
                    ? 0
                    : Blueprint.MOST_REPEATED - (blueprint.levels().size() - 1);
            for (int more = 0; more <= taller; more++) {
                made = made.append(PlanMaker.make(terrain, blueprint.taller(more), made.size()));
            }
        }
        this.plans = made;
        plans.forEach(plan -> lowest.putIfAbsent(plan.blueprint().id(), plan));
        this.cottage = plan(Blueprint.COTTAGE);
        this.plansOfCard = catalog.cards()
                .map(card -> card.building()
                        .map(id -> plans.filter(plan -> plan.blueprint().id().equals(id)))
                        .getOrElse(Array.empty()));
        for (int card = 0; card < catalog.cards().size(); card++) {
            numberOfCard.put(catalog.cards().get(card).id(), card);
        }
        for (String id : Array.of(Blueprint.COTTAGE, Blueprint.MARKETPLACE, Blueprint.MILL)) {
            homeSites.put(
                    id, Array.range(0, terrain.landTerritories()).map(territory -> findHomes(plan(id), territory)));
        }
    }

    /**
     * {@return a game that can be played, or why it cannot, naming the field}
     *
     * @param map the island
     * @param catalog the buildings and cards
     * @param players how many people play, two to four
     * @param variants how it is played
     */
    public static Either<String, Realm> of(IslandMap map, FireCatalog catalog, int players, FireVariants variants) {
        return Option.when(players < 2 || players > 4, () -> "players: " + players + " cannot play (SET-1)")
                .orElse(variants::problem)
                .orElse(() -> CatalogCheck.problem(catalog))
                .<Either<String, Realm>>map(Either::left)
                .getOrElse(() -> Terrain.of(map).flatMap(terrain -> {
                    Realm realm = new Realm(terrain, catalog, players, variants);
                    return realm.homes()
                            .<Either<String, Realm>>map(Either::left)
                            .getOrElse(() -> Either.right(realm));
                }));
    }

    /**
     * RUL-1: everybody must find a home, whatever the others do. Each pair of buildings is in one territory; so there is
     * always a free one if there are more that fit than pairs.
     */
    private Option<String> homes() {
        for (String id : Array.of(Blueprint.MARKETPLACE, Blueprint.MILL)) {
            int homes = 0;
            for (int territory = 0; territory < terrain.landTerritories(); territory++) {
                int sites = homeSites(id, territory).size();
                if (sites > MOST_OPTIONS) {
                    return Option.some("map.rows: territory " + terrain.name(territory) + " is too large: the "
                            + plan(id).blueprint().name() + " has " + sites + " places in it, and at most "
                            + MOST_OPTIONS + " can be asked for");
                }
                homes += sites > 0 && cellsIn(territory) >= cells(id) + cells(Blueprint.COTTAGE) ? 1 : 0;
            }
            if (homes < 2 * players + 1) {
                return Option.some("map.rows: only " + homes + " territories have room for the "
                        + plan(id).blueprint().name() + " and a Cottage; " + players + " players need "
                        + (2 * players + 1));
            }
        }
        return Option.none();
    }

    private int cells(String building) {
        return plan(building).forms().head().size(0);
    }

    private int cellsIn(int territory) {
        int count = 0;
        for (long row : terrain.cellsOf(territory)) {
            count += Long.bitCount(row);
        }
        return count;
    }

    private Array<HomeSite> findHomes(BuildingPlan plan, int territory) {
        Array<HomeSite> sites = Array.empty();
        for (int y = 0; y < terrain.height(); y++) {
            for (int x = 0; x < terrain.width(); x++) {
                for (int number = 0; number < plan.forms().size(); number++) {
                    BuildingForm form = plan.forms().get(number);
                    if (form.fits(x, y) && terrain.territoryAt(x + form.dx(0, 0), y + form.dy(0, 0)) == territory) {
                        sites = sites.append(new HomeSite(x, y, number));
                    }
                }
            }
        }
        return sites;
    }

    /**
     * A place where an original building may stand.
     *
     * @param x the column of its north-west corner
     * @param y the row of its north-west corner
     * @param form the number of its form
     */
    public record HomeSite(int x, int y, int form) {}

    /**
     * {@return the places of an original building in a territory, by corner row by row, then by form}
     *
     * @param building its id
     * @param territory the territory
     */
    public Array<HomeSite> homeSites(String building, int territory) {
        Array<Array<HomeSite>> sites = homeSites.get(building);
        return sites == null ? Array.empty() : sites.get(territory);
    }

    /** {@return the island} */
    public Terrain terrain() {
        return terrain;
    }

    /** {@return the buildings and cards} */
    public FireCatalog catalog() {
        return catalog;
    }

    /** {@return how many people play} */
    public int players() {
        return players;
    }

    /** {@return how it is played} */
    public FireVariants variants() {
        return variants;
    }

    /** {@return all plans: each building, and each height of those that have several} */
    public Array<BuildingPlan> plans() {
        return plans;
    }

    /**
     * {@return the plan of a building at its lowest}
     *
     * @param building its id
     */
    public BuildingPlan plan(String building) {
        return Objects.requireNonNull(lowest.get(building), building);
    }

    /** {@return the plan of the Cottage, which needs no card (BLD-8)} */
    public BuildingPlan cottage() {
        return cottage;
    }

    /** {@return how many kinds of cards there are} */
    public int cards() {
        return catalog.cards().size();
    }

    /**
     * {@return a kind of card}
     *
     * @param number its number in the order of the deck
     */
    public FireCard card(int number) {
        return catalog.cards().get(number);
    }

    /**
     * {@return the number of a kind of card in the order of the deck}
     *
     * @param id its id
     * @throws IllegalArgumentException if there is none
     */
    public int numberOf(String id) {
        Integer number = numberOfCard.get(id);
        if (number == null) {
            throw new IllegalArgumentException("there is no card '" + id + "'");
        }
        return number;
    }

    /**
     * {@return what can be built with a card: one plan, each height of a Tower, or nothing}
     *
     * @param card the card's number
     */
    public Array<BuildingPlan> plansOf(int card) {
        return plansOfCard.get(card);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Realm that
                        && players == that.players
                        && variants.equals(that.variants)
                        && terrain.map().equals(that.terrain.map())
                        && catalog.equals(that.catalog));
    }

    @Override
    public int hashCode() {
        return 31 * variants.hashCode() + players;
    }

    @Override
    public String toString() {
        return "King of Fire Island, " + (variants.advanced() ? "Advanced" : "Basic") + " game for " + players + " on "
                + terrain.map().id();
    }
}
