package io.github.casemate.fog.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.action.FogAction.ActivateUnit;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.action.FogAction.CombatRoll;
import io.github.casemate.fog.action.FogAction.DrawTile;
import io.github.casemate.fog.action.FogAction.ExploreFrom;
import io.github.casemate.fog.action.FogAction.HeadFor;
import io.github.casemate.fog.action.FogAction.LayTile;
import io.github.casemate.fog.action.FogAction.PlayerBegins;
import io.github.casemate.fog.action.FogAction.PointArrow;
import io.github.casemate.fog.action.FogAction.RollAgain;
import io.github.casemate.fog.action.FogAction.StopAt;
import io.github.casemate.fog.action.FogChoice;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.Conquests;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.rules.Reach;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.text.English;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A label for each option, by the question that is open. */
final class FogLabels {

    private final Names names;

    FogLabels(Names names) {
        this.names = names;
    }

    /** None for an action that is not of this game. */
    Option<String> of(Action option, GameView<FogTable> view) {
        FogTable table = view.table();
        if (option instanceof FogChoice choice) {
            return Option.some(choice(choice, table, view.agenda().headOption().getOrNull()));
        } else if (option instanceof ActivateUnit chosen) {
            return Option.some(
                    English.capital(FogText.unit(table.unit(chosen.space().index()))) + " on " + chosen.space()
                            + on(table, chosen.space().index()));
        } else if (option instanceof HeadFor goal) {
            return Option.some(goal(table, goal.place()));
        } else if (option instanceof StopAt stop) {
            return Option.some(stop(table, stop.space()));
        } else if (option instanceof ExploreFrom explore) {
            return Option.some((explore.space().index() == table.acting() ? "From " : "Go to ") + explore.space()
                    + " and step to the " + FogText.direction(explore.heading()));
        } else if (option instanceof AttackTowards attack) {
            return Option.some(attack(table, FogSpace.of(table.acting()).to(attack.heading())));
        }
        return chance(option, table);
    }

    private Option<String> chance(Action option, FogTable table) {
        if (option instanceof LayTile laid) {
            return Option.some("On " + laid.place() + ", " + corners(table, laid.place()) + ", worth "
                    + table.board().value(laid.place().index()));
        } else if (option instanceof PointArrow arrow) {
            return Option.some("Its arrow to the " + FogText.direction(arrow.heading()));
        } else if (option instanceof RollAgain again) {
            return Option.some("Roll " + FogText.dice(again.dice()) + " again");
        } else if (option instanceof CombatRoll roll) {
            return Option.some("The dice show " + FogText.dice(roll.dice()));
        } else if (option instanceof DrawTile drawn) {
            return Option.some("The tile is " + FogText.tile(table.board(), drawn.tile()));
        } else if (option instanceof PlayerBegins first) {
            return Option.some(names.does(first.player(), "begins"));
        }
        return Option.none();
    }

    private static String choice(FogChoice choice, FogTable table, @Nullable Step<FogTable> step) {
        int space = step instanceof Conquests.KeepAs keep
                ? keep.space().index()
                : step instanceof FogSetUp.StartingSide side ? side.space().index() : table.acting();
        return switch (choice) {
            case DONE -> "Activate no more units";
            case STAY -> "Stay on " + FogSpace.of(table.acting());
            case NONE ->
                step instanceof Combat.OfferSecondRoll
                        ? "Keep all dice"
                        : step instanceof MakeUnits.MakeUnit ? "Make nothing" : "Do nothing more";
            case CITY ->
                table.ground(space) == Ground.LIGHTHOUSE
                        ? "Claim the lighthouse, which pays " + table.value(space) + " a turn and gives tiles"
                        : "A city, which pays " + table.value(space) + " a turn";
            case FACTORY -> "A factory, which makes units";
            case SWAP ->
                "Turn the " + FogText.building(table.building(space)) + " into a "
                        + (BuildingCode.kind(table.building(space)) == BuildingCode.CITY ? "factory" : "city");
            case TAKE -> "Take the " + FogText.building(table.building(space));
            case BASIC -> "A basic unit, for two coins";
            case ELITE -> "An elite unit, for six coins";
        };
    }

    private String goal(FogTable table, FogPlace place) {
        if ((table.land().fog() & 1L << place.index()) != 0) {
            return "Explore " + place + ", " + corners(table, place);
        }
        String tile =
                table.board().tiles().get(table.land().tile(place.index())).name();
        boolean here = table.board().placeOf(table.acting()) == place.index();
        return (here ? "Move within " : "Go to ") + place + ", " + tile + ", " + corners(table, place);
    }

    /** The spaces of a place, because the board shows these. */
    private static String corners(FogTable table, FogPlace place) {
        int last = Tile.SIDE * Tile.SIDE - 1;
        return FogSpace.of(table.board().spaceOf(place.index(), 0)) + " to "
                + FogSpace.of(table.board().spaceOf(place.index(), last));
    }

    private String stop(FogTable table, FogSpace space) {
        int other = table.unit(space.index());
        if (other != UnitCode.NONE) {
            return "Join the " + FogText.unit(other) + " on " + space + on(table, space.index());
        }
        int left = Reach.of(table, table.acting(), table.points()).left(space.index());
        return space + ", " + (on(table, space.index()).isEmpty() ? FogText.ground(table, space.index()) : "")
                + on(table, space.index()).replaceFirst("^, on ", "") + ", " + English.count(left, "point") + " left";
    }

    /** The building on which something stands. */
    private String on(FogTable table, int space) {
        int building = table.building(space);
        return building == BuildingCode.NONE
                ? ""
                : ", on " + names.whose(PlayerId.of(BuildingCode.owner(building))) + " " + FogText.building(building);
    }

    private String attack(FogTable table, FogSpace target) {
        int enemy = table.unit(target.index());
        return "Attack " + names.whose(PlayerId.of(UnitCode.owner(enemy))) + " " + FogText.unit(enemy) + " on " + target
                + on(table, target.index());
    }
}
