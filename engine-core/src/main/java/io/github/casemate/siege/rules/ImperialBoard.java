package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.deed.Destroy;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * ATK-5: the imperial board's own ability: two Leadership destroy one of the defender's ships; in Open Waters one of
 * any opponent (RUL-4).
 */
public record ImperialBoard() implements LeadershipAbility {

    private static final int PRICE = 2;

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        Assault assault = table.attack();
        if (assault.defender().isDefined()
                && table.player(assault.defender().get()).ships().isEmpty()) {
            return Array.empty();
        }
        Array<PlayerId> owners = assault.defender().isDefined()
                ? Array.of(assault.defender().get())
                : table.opponents(assault.attacker());
        return owners.flatMap(owner -> table.player(owner)
                .ships()
                .map(InPlay::card)
                .filter(ship -> Abilities.allows(table, new Destroy(assault.attacker(), owner, ship)))
                .map(ship -> new Offer(new SinkShip(ship), PRICE)));
    }

    @Override
    public void use(Play play, Action action, Source source) {
        Destruction.destroy(play, ((SinkShip) action).ship());
    }

    @Override
    public @Nullable Rejection refusal(Action action, Source source, Table table) {
        return action instanceof SinkShip sink
                ? Rejection.of("no-such-ship", sink.ship().name() + " cannot be destroyed.", "ATK-5")
                : null;
    }
}
