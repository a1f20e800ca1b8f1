package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.CompleteNothing;
import io.github.casemate.fire.action.FireAction.CompleteSite;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Brick;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.event.BrickEvents.BuildingCompleted;
import io.github.casemate.fire.event.BrickEvents.CardReclaimed;
import io.github.casemate.fire.event.BrickEvents.EventBuilt;
import io.github.casemate.fire.event.CourseEvents.ArmyRaised;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * SIT-7, SIT-8: which full site becomes a building. The player has to complete one if there is one. Of the building of an
 * event nothing stays but the card's effect, so its sites are one option.
 *
 * @param player who laid the brick
 * @param brick the brick that completes it
 * @param secret whether the hand decides what can be completed
 */
public record CompleteWhich(PlayerId player, Brick brick, boolean secret) implements PersonalQuestion {

    @Override
    public String rule() {
        return "SIT-7";
    }

    @Override
    public String toChoose() {
        return "what is completed";
    }

    @Override
    public boolean isSecret() {
        return secret;
    }

    @Override
    public Seq<Action> options(FireTable table) {
        Array<Action> all = Array.empty();
        int lastEvent = Building.NO_CARD;
        for (Sites.Site site : full(table)) {
            int card = site.project().card();
            boolean event = card != Building.NO_CARD && table.realm().card(card).isEvent();
            if (!event || card != lastEvent) {
                all = all.append(action(table, site));
            }
            lastEvent = event ? card : lastEvent;
        }
        return all.isEmpty() ? Array.of(new CompleteNothing()) : all;
    }

    private Array<Sites.Site> full(FireTable table) {
        return Sites.of(table, player).full(brick);
    }

    private static CompleteSite action(FireTable table, Sites.Site site) {
        return new CompleteSite(
                site.project().name(table.realm()),
                site.project().plan().number(),
                site.form(),
                site.x(),
                site.y(),
                site.base());
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        if (!(answer instanceof CompleteSite)) {
            return;
        }
        FireTable table = play.table();
        Sites.Site site =
                full(table).find(one -> action(table, one).equals(answer)).get();
        int card = site.project().card();
        if (card != Building.NO_CARD && table.realm().card(card).isEvent()) {
            FireCard event = table.realm().card(card);
            play.emit(new EventBuilt(player, event.id()));
            Effects.happen(play, player, event.effect().get());
            play.then(new DrawUp(player));
        } else {
            complete(play, site);
        }
    }

    private void complete(Play<FireTable> play, Sites.Site site) {
        FireTable table = play.table();
        int card = site.project().card();
        if (site.project().reclaims()) {
            Building old =
                    table.buildings().find(building -> building.card() == card).get();
            play.emit(new CardReclaimed(old.owner(), old.number()));
        }
        Building building = new Building(
                table.completed() + 1,
                player,
                site.project().plan().number(),
                site.form(),
                site.x(),
                site.y(),
                site.base(),
                Sites.territories(table, site),
                false,
                card);
        boolean fromHand = card != Building.NO_CARD && !site.project().reclaims();
        play.emit(new BuildingCompleted(
                building, site.project().plan().blueprint().id(), fromHand));
        if (card != Building.NO_CARD) {
            raiseArmy(play, building);
            payTolls(play, building);
            play.then(new DrawUp(player));
        }
    }

    /** ARM-1. */
    private static void raiseArmy(Play<FireTable> play, Building building) {
        FireTable table = play.table();
        boolean free = table.walkers().armies().size() < Walkers.MOST_ARMIES;
        if (free && Works.gives(table, building, Bonus.ARMY)) {
            int territory = Long.numberOfTrailingZeros(building.territories());
            play.emit(new ArmyRaised(building.owner(), table.realm().terrain().name(territory)));
        }
    }

    /** ADV-3, Covered Bridge: others who have one in a territory of the building take an element each. */
    private static void payTolls(Play<FireTable> play, Building built) {
        FireTable table = play.table();
        for (PlayerId other : table.othersAfter(built.owner())) {
            int tolls = Works.countIn(table, other, Bonus.TOLL, built.territories());
            for (int i = 0; i < tolls; i++) {
                play.then(new TakeOne(other));
            }
        }
    }
}
