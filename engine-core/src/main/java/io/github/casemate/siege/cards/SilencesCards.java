package io.github.casemate.siege.cards;

import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.permission.UseAbility;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-39: an attacker of this fort may not use abilities of one type of card.
 *
 * @param type the type
 */
public record SilencesCards(CardType type) implements Restriction<UseAbility> {

    @Override
    public Class<UseAbility> about() {
        return UseAbility.class;
    }

    @Override
    public boolean forbids(UseAbility permission, Source source, Table table) {
        return permission.attack().isOn(source.card().get())
                && permission.source().card().exists(card -> card.type() == type);
    }

    @Override
    public Rejection reason(UseAbility permission) {
        return Rejection.of(
                "ability-silenced", "You cannot use abilities of this type of card against this fort.", "RUL-39");
    }
}
