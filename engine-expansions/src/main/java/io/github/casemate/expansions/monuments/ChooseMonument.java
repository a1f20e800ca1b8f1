package io.github.casemate.expansions.monuments;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.spi.PlayerQuestion;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * MON-2, RUL-80: the defender may build one monument. A defender who cannot is not asked. A colonist at home is needed
 * to keep it. There always is one, since the colonists who meet the toll are at home now; it is checked all the same.
 *
 * @param player the defender
 * @param lost how many of their colonists the attack sent home
 */
public record ChooseMonument(PlayerId player, int lost) implements PlayerQuestion {

    private static final Action DECLINE = new Decline();

    @Override
    public Seq<Action> options(Table table) {
        Array<Action> islands = Array.of(Island.values())
                .filter(island -> !table.slice(Monuments.KEY).isTaken(island)
                        && island.toll() <= lost
                        && table.player(player).home() > 0
                        && table.player(player).supply().hasAll(island.cost()))
                .map(BuildMonument::new);
        return islands.isEmpty() ? islands : islands.prepend(DECLINE);
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        if (answer instanceof BuildMonument build) {
            play.emit(new MonumentBuilt(player, build.island()));
            play.emit(new CoinsScored(player, build.island().coins()));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(
                StepChecks.slice(Monuments.KEY, table),
                StepChecks.seat("player", player, table),
                StepChecks.number("lost", lost, 0, PlayerState.COLONISTS));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        if (!(action instanceof BuildMonument build)) {
            return Rejection.of(Rejection.NOT_AN_OPTION, "Build a monument or decline.", "MON-2");
        }
        Island island = build.island();
        if (table.slice(Monuments.KEY).isTaken(island)) {
            return Rejection.of("island-taken", "There is a monument on this island already.", "MON-1");
        }
        if (island.toll() > lost) {
            return Rejection.of(
                    "toll-not-met",
                    String.format("The attack sent %d colonists home; this island requires %d.", lost, island.toll()),
                    "MON-2");
        }
        return Rejection.of("not-enough-stones", "A monument here is built from " + island.cost() + ".", "MON-2");
    }
}
