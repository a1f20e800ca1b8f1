package io.github.casemate.fire.page;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.action.FireAction.BuyElement;
import io.github.casemate.fire.action.FireAction.ChooseHome;
import io.github.casemate.fire.action.FireAction.ChooseTerritory;
import io.github.casemate.fire.action.FireAction.CompleteSite;
import io.github.casemate.fire.action.FireAction.EatBrick;
import io.github.casemate.fire.action.FireAction.GiveElements;
import io.github.casemate.fire.action.FireAction.GoToMarket;
import io.github.casemate.fire.action.FireAction.LayBrick;
import io.github.casemate.fire.action.FireAction.LayElement;
import io.github.casemate.fire.action.FireAction.LayHighBridge;
import io.github.casemate.fire.action.FireAction.LinkBrick;
import io.github.casemate.fire.action.FireAction.MillBrick;
import io.github.casemate.fire.action.FireAction.OfferTo;
import io.github.casemate.fire.action.FireAction.PlaceOriginal;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.action.FireAction.StartHighBridge;
import io.github.casemate.fire.action.FireAction.StartMilling;
import io.github.casemate.fire.action.FireAction.StayHere;
import io.github.casemate.fire.action.FireAction.TakeElement;
import io.github.casemate.fire.action.FireAction.ThrowAway;
import io.github.casemate.fire.action.FireAction.WantElements;
import io.github.casemate.fire.box.Blueprint;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.rules.MarchArmy;
import io.github.casemate.fire.rules.OfferForWhat;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Which options are chosen where: at cards, elements, bricks, territories, seats and armies, or at free places. */
final class FireChoices {

    private final FireTable table;
    private final int seat;
    private final String marching;
    private final Map<String, String> numbers = new TreeMap<>();
    private final Map<Integer, Array<Brick>> ghosts = new TreeMap<>();

    FireChoices(GameView<FireTable> view, Seq<Action> options) {
        this.table = view.table();
        this.seat = view.viewer().index();
        @Nullable Step<FireTable> asked = view.agenda().headOption().getOrNull();
        int partner = asked instanceof OfferForWhat offer ? offer.partner().index() : seat;
        this.marching = asked instanceof MarchArmy march ? march.from() : "";
        for (int number = 0; number < options.size(); number++) {
            add(number, options.get(number), partner);
        }
    }

    private void add(int number, Action option, int partner) {
        if (option instanceof LayBrick lay) {
            ghosts.put(number, Array.of(lay.brick()));
        } else if (option instanceof LinkBrick link) {
            ghosts.put(number, Array.of(link.brick()));
        } else if (option instanceof LayHighBridge high) {
            ghosts.put(number, Array.of(high.bridge()));
        } else if (option instanceof PlaceOriginal place) {
            ghosts.put(number, original(place));
        } else if (option instanceof MillBrick mill) {
            put(brick(mill.brick()), number);
        } else if (option instanceof CompleteSite site) {
            put(card(site.name()), number);
            site(site).forEach(brick -> put(brick(brick), number));
        } else if (option instanceof ChooseHome home) {
            put(territory(home.territory()), number);
        } else if (option instanceof ChooseTerritory choose) {
            put(territory(choose.territory()), number);
        } else if (option instanceof StayHere) {
            put(army(marching), number);
        } else if (option instanceof OfferTo offer) {
            put(seat(offer.partner().index()), number);
        } else if (option instanceof PlayEventCard play) {
            put(card(play.card()), number);
        } else if (option instanceof ThrowAway away) {
            put(card(away.card()), number);
        } else {
            addElement(number, option, partner);
        }
    }

    private void addElement(int number, Action option, int partner) {
        if (option instanceof LayElement lay) {
            put(element(seat, lay.element()), number);
        } else if (option instanceof StartHighBridge) {
            put(element(seat, Element.BRIDGE), number);
        } else if (option instanceof GoToMarket market) {
            put(element(seat, market.element()), number);
            putBuildings(Blueprint.MARKETPLACE, number);
        } else if (option instanceof StartMilling) {
            putBuildings(Blueprint.MILL, number);
        } else if (option instanceof BuyElement buy) {
            put(element(seat, buy.element()), number);
        } else if (option instanceof GiveElements give) {
            put(element(seat, give.element()), number);
        } else if (option instanceof WantElements want) {
            put(element(partner, want.element()), number);
        } else if (option instanceof TakeElement take) {
            put(element(seat, take.element()), number);
        } else if (option instanceof EatBrick eat) {
            put(element(seat, eat.element()), number);
        }
    }

    private void putBuildings(String id, int number) {
        for (Building building : table.buildings()) {
            if (building.owner().index() == seat
                    && table.is(building, id)
                    && !table.walkers().shutDown(building)) {
                table.bricksOf(building).forEach(brick -> put(brick(brick), number));
            }
        }
    }

    private Array<Brick> original(PlaceOriginal place) {
        BuildingForm form = table.realm().plan(place.building()).forms().get(place.form());
        return form.originals()
                .map(brick -> new Brick(
                        brick.element(), brick.level(), brick.x() + place.x(), brick.y() + place.y(), brick.turn()));
    }

    private Seq<Brick> site(CompleteSite site) {
        BuildingForm form = table.realm().plans().get(site.plan()).forms().get(site.form());
        Array<Brick> bricks = Array.empty();
        for (int level = 0; level < form.levels(); level++) {
            for (int cell = 0; cell < form.size(level); cell++) {
                bricks = bricks.append(table.board()
                        .brickAt(
                                site.base() + 1 + level,
                                site.x() + form.dx(level, cell),
                                site.y() + form.dy(level, cell)));
            }
        }
        return bricks.distinct();
    }

    private void put(String place, int number) {
        numbers.merge(place, String.valueOf(number), (one, other) -> one + " " + other);
    }

    /** {@return the options that are chosen at a place, as the page wants them; empty if there are none} */
    String at(String place) {
        return numbers.getOrDefault(place, "");
    }

    /** {@return whether territories are chosen} */
    boolean hasTerritories() {
        return numbers.keySet().stream().anyMatch(place -> place.startsWith("territory "));
    }

    /** {@return what would be laid, by option} */
    Map<Integer, Array<Brick>> ghosts() {
        return ghosts;
    }

    static String card(String id) {
        return "card " + id;
    }

    static String element(int seat, Element element) {
        return "element " + seat + " " + element.letter();
    }

    static String brick(Brick brick) {
        return "brick " + brick;
    }

    static String territory(String name) {
        return "territory " + name;
    }

    static String seat(int seat) {
        return "seat " + seat;
    }

    static String army(String territory) {
        return "army " + territory;
    }
}
