package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.event.FleetSent;
import io.github.casemate.siege.event.OpenWatersEntered;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import java.util.Objects;

/** ATK-1, ATK-12: what can be attacked, and the beginning of an attack. */
final class AttackAction {

    private AttackAction() {}

    static void addOptions(Table table, PlayerId player, List<Action> options) {
        boolean fortsExist = false;
        boolean blockedOnly = true;
        Array<PlayerId> opponents = table.opponents(player);
        for (int i = 0; i < opponents.size(); i++) {
            Array<Fort> forts = table.player(opponents.get(i)).forts();
            for (int place = 0; place < forts.size(); place++) {
                Fort fort = forts.get(place);
                fortsExist = true;
                if (isFree(fort, player)) {
                    blockedOnly = false;
                    if (Abilities.allows(table, AttackFort.class, player, fort, AttackFort::new)) {
                        options.add(new Attack(fort.card()));
                    }
                }
            }
        }
        if (!fortsExist || (blockedOnly && table.variants().openWatersWhenBlocked())) {
            options.add(new AttackOpenWaters());
        }
    }

    static void attack(Play<Table> play, PlayerId player, Card fort) {
        play.then(Sequences.ATTACK);
        // Usually it has returned earlier in this turn, and nothing happens.
        ActionPhase.callFleet(play, player);
        play.emit(new FleetSent(player, fort, play.table().fort(fort).owner()));
    }

    static void openWaters(Play<Table> play, PlayerId player) {
        play.then(Sequences.OPEN_WATERS);
        play.emit(new OpenWatersEntered(player));
    }

    static Rejection explain(Table table, PlayerId player, Card card) {
        Option<Fort> found = card.type() == CardType.FORT ? table.findFort(card) : Option.none();
        if (found.isEmpty()) {
            return Rejection.of("no-such-fort", "There is no fort " + card.name() + " on the table.", "ATK-1");
        }
        Fort fort = found.get();
        if (fort.owner().equals(player)) {
            return Rejection.of("own-fort", card.name() + " is one of your own forts.", "ATK-1");
        }
        if (!isFree(fort, player)) {
            return Rejection.of(
                    "fort-blocked", "The fleet of " + fort.fleet().get() + " lies at " + card.name() + ".", "ATK-1");
        }
        return Objects.requireNonNull(Abilities.forbids(table, new AttackFort(player, fort)));
    }

    private static boolean isFree(Fort fort, PlayerId player) {
        return fort.fleet().isEmpty() || fort.hasFleet(player);
    }
}
