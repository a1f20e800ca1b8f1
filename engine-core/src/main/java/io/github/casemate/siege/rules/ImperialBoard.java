package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Card;
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
        return owners(table, assault)
                .flatMap(owner -> table.player(owner)
                        .ships()
                        .map(InPlay::card)
                        .filter(ship -> Abilities.allows(table, new Destroy(assault.attacker(), owner, ship)))
                        .map(ship -> new Offer(new SinkShip(ship), PRICE)));
    }

    /** Why a ship cannot be destroyed, though there is Leadership enough. */
    private static Rejection explain(Table table, Card ship) {
        Assault assault = table.attack();
        for (PlayerId owner : owners(table, assault)) {
            Rejection forbidden =
                    table.player(owner).ships().exists(post -> post.card().equals(ship))
                            ? Abilities.forbids(table, new Destroy(assault.attacker(), owner, ship))
                            : null;
            if (forbidden != null) {
                return forbidden;
            }
        }
        return Rejection.of("no-such-ship", ship.name() + " cannot be destroyed.", "ATK-5");
    }

    private static Array<PlayerId> owners(Table table, Assault assault) {
        return assault.defender().isDefined()
                ? Array.of(assault.defender().get())
                : table.opponents(assault.attacker());
    }

    @Override
    public void use(Play play, Action action, Source source) {
        Destruction.destroy(play, ((SinkShip) action).ship());
    }

    @Override
    public @Nullable Rejection refusal(Action action, Source source, Table table) {
        return action instanceof SinkShip sink ? explain(table, sink.ship()) : null;
    }
}
