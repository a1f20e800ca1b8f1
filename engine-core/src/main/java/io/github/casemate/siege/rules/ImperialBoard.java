package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.permission.Destroy;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * ATK-5: the imperial board's own ability: two Leadership destroy one of the defender's ships, or in Open Waters a ship
 * of any opponent (RUL-4).
 */
public record ImperialBoard() implements LeadershipAbility {

    private static final int PRICE = 2;

    @Override
    public Seq<Offer> offers(Source source, Table table) {
        AttackState attack = table.requireAttack();
        if (attack.defender().isDefined()
                && table.player(attack.defender().get()).ships().isEmpty()) {
            return Array.empty();
        }
        return table.attackedPlayers()
                .flatMap(owner -> table.player(owner)
                        .ships()
                        .map(BuiltCard::card)
                        .filter(ship -> Abilities.allows(table, new Destroy(attack.attacker(), owner, ship)))
                        .map(ship -> new Offer(new SinkShip(ship), PRICE)));
    }

    /** Why a ship cannot be destroyed, even with enough Leadership. */
    private static Rejection explain(Table table, Card ship) {
        AttackState attack = table.requireAttack();
        for (PlayerId owner : table.attackedPlayers()) {
            Rejection forbidden =
                    table.player(owner).ships().exists(post -> post.card().equals(ship))
                            ? Abilities.forbids(table, new Destroy(attack.attacker(), owner, ship))
                            : null;
            if (forbidden != null) {
                return forbidden;
            }
        }
        return Rejection.of("no-such-ship", ship.name() + " cannot be destroyed.", "ATK-5");
    }

    @Override
    public void use(Play<Table> play, Action action, Source source) {
        Destruction.destroy(play, ((SinkShip) action).ship());
    }

    @Override
    public @Nullable Rejection refusal(Action action, Source source, Table table) {
        return action instanceof SinkShip sink ? explain(table, sink.ship()) : null;
    }
}
