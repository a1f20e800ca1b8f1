package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.event.BuildingBuilt;
import io.github.casemate.siege.event.FortBuilt;
import io.github.casemate.siege.event.ShipBuilt;
import io.github.casemate.siege.event.StoneBrought;
import io.github.casemate.siege.permission.Build;
import io.github.casemate.siege.quantity.BuildCost;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;

/** FRT, BLD, SHP: what can be built, and the beginning of each build. */
final class BuildActions {

    private BuildActions() {}

    static void addOptions(Table table, PlayerId player, Card card, List<Action> options) {
        if (!Abilities.allows(table, Build.class, player, card, Build::new)) {
            return;
        }
        if (card.type() == CardType.FORT) {
            options.add(new BuildFort(card));
            return;
        }
        Array<Fort> forts = table.player(player).forts();
        for (int place = 0; place < forts.size(); place++) {
            Fort fort = forts.get(place);
            if (fort.colonists() >= cost(table, card, fort)) {
                options.add(
                        card.type() == CardType.SHIP
                                ? new BuildShip(card, fort.card())
                                : new BuildBuilding(card, fort.card()));
            }
        }
    }

    /**
     * FRT-1: the flag stone is free and compulsory (RUL-34); FRT-3: if there is no such stone, the space is an ordinary
     * one.
     */
    static void fort(Play<Table> play, PlayerId player, Card card) {
        play.emit(new FortBuilt(player, card));
        for (int space = 0; space < card.fortLayout().size(); space++) {
            Option<StoneColor> flag = card.fortLayout().flag(space);
            if (flag.isDefined() && play.table().supply().has(flag.get())) {
                play.emit(new StoneBrought(card, space, flag.get()));
            }
        }
        FillSpace.goOn(play, card, 0, 0);
    }

    /** BLD-1 to BLD-3, in the order of RUL-32. */
    static void building(Play<Table> play, PlayerId player, Card card, Card fort) {
        play.then(
                new ScoreBuild(player, card, Option.some(fort), card.coins()),
                new RepairFort(player, card, fort),
                new EndBuild(player, card));
        play.emit(new BuildingBuilt(
                player, card, fort, cost(play.table(), card, play.table().fort(fort))));
    }

    /** SHP-1. */
    static void ship(Play<Table> play, PlayerId player, Card card, Card fort) {
        play.then(new ScoreBuild(player, card, Option.none(), card.coins()), new EndBuild(player, card));
        play.emit(new ShipBuilt(
                player, card, fort, cost(play.table(), card, play.table().fort(fort))));
    }

    static Rejection explain(Table table, PlayerId player, Card card, CardType type, Option<Card> payer) {
        String rule = type == CardType.FORT ? "FRT-1" : type == CardType.SHIP ? "SHP-1" : "BLD-1";
        if (!table.main().owns(card) || !table.main().hand(player).known().contains(card)) {
            return Rejections.notInHand(card, rule);
        }
        if (card.type() != type) {
            return Rejection.of("wrong-type", "You cannot build " + card.name() + " like this.", rule);
        }
        Rejection forbidden = Abilities.forbids(table, new Build(player, card));
        if (forbidden != null) {
            return forbidden;
        }
        if (payer.flatMap(table::owner).contains(player) && payer.get().type() == CardType.FORT) {
            return Rejection.of(
                    "not-enough-colonists",
                    String.format(
                            "%s has %d colonists, but %s costs %d.",
                            payer.get().name(),
                            table.fort(payer.get()).colonists(),
                            card.name(),
                            cost(table, card, table.fort(payer.get()))),
                    rule);
        }
        return Rejection.of("not-your-fort", "The colonists must come from one of your own forts.", rule);
    }

    private static int cost(Table table, Card card, Fort fort) {
        return Abilities.number(table, BuildCost.class, card, fort, card.cost(), BuildCost::new);
    }
}
