package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.quantity.BuildCoins;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * GHO-1: what the Ghost Captain does in his Action phase: build if he can and is not threatened, otherwise attack.
 *
 * @param builds whether he builds
 * @param action what he does
 */
record GhostPlan(boolean builds, Action action) {

    static GhostPlan of(Table table) {
        Seq<Action> options = ChooseAction.STEP.options(table);
        Option<Action> build = build(table, options);
        return build.isDefined()
                ? new GhostPlan(true, build.get())
                : new GhostPlan(false, target(table, options.filter(GhostAction::isAttack)));
    }

    /** GHO-2: the leftmost card that he can build; RUL-81: under threat, the leftmost that wins. */
    private static Option<Action> build(Table table, Seq<Action> options) {
        Seq<Action> builds = GhostCaptain.on(table).row().flatMap(card -> place(table, card, options));
        return GhostCaptain.isThreatened(table) ? builds.find(build -> wins(table, build)) : builds.headOption();
    }

    /**
     * GHO-12: a building goes below the fort nearest the coins that can pay, and a ship's colonists come from there;
     * forts are listed in that order. GHO-2: a fort is built only if he can fill it.
     */
    private static Option<Action> place(Table table, Card card, Seq<Action> options) {
        return options.find(option -> option instanceof BuildBuilding build
                ? build.card().equals(card)
                : option instanceof BuildShip ship
                        ? ship.card().equals(card)
                        : option instanceof BuildFort fort
                                && fort.card().equals(card)
                                && stones(table, card)
                                        <= table.player(GhostCaptain.SEAT)
                                                .supply()
                                                .total());
    }

    /** RUL-89: how many of his own stones it takes to fill a fort; flags whose colour has run out count too. */
    private static int stones(Table table, Card fort) {
        Stones supply = table.supply();
        int own = 0;
        for (int space = 0; space < fort.fortLayout().size(); space++) {
            Option<StoneColor> flag = fort.fortLayout().flag(space);
            if (flag.isDefined() && supply.has(flag.get())) {
                supply = supply.minus(flag.get(), 1);
            } else {
                own++;
            }
        }
        return own;
    }

    private static boolean wins(Table table, Action build) {
        int coins = Abilities.number(table, coins(table, build));
        return VictoryPhase.hasEconomicVictory(
                new CoinsScored(GhostCaptain.SEAT, coins).evolve(table), GhostCaptain.SEAT);
    }

    private static BuildCoins coins(Table table, Action build) {
        if (build instanceof BuildFort fort) {
            return new BuildCoins(GhostCaptain.SEAT, fort.card(), Option.none(), stones(table, fort.card()));
        }
        if (build instanceof BuildShip ship) {
            return new BuildCoins(
                    GhostCaptain.SEAT, ship.card(), Option.none(), ship.card().coins());
        }
        BuildBuilding building = (BuildBuilding) build;
        return new BuildCoins(
                GhostCaptain.SEAT,
                building.card(),
                Option.some(building.fort()),
                building.card().coins());
    }

    /**
     * GHO-3, RUL-83: the fort with the fewest stones, or if there are several, the one nearest the coins, which is
     * listed first; or Open Waters. Even if there is nothing to attack, he does not draw.
     */
    private static Action target(Table table, Seq<Action> targets) {
        return targets.minBy(target -> target instanceof Attack attack
                        ? table.fort(attack.fort()).stones()
                        : 0)
                .getOrElse(Pass::new);
    }
}
