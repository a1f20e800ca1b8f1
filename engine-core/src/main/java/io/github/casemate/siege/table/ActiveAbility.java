package io.github.casemate.siege.table;

import io.github.casemate.agenda.WrappedRule;
import io.github.casemate.siege.box.Ability;

/**
 * An ability in play.
 *
 * @param source where it comes from
 * @param ability what it can do
 */
public record ActiveAbility(Source source, Ability ability) implements WrappedRule {

    @Override
    public Object rule() {
        return ability;
    }

    @Override
    public String where() {
        return source.card().map(card -> "on " + card).getOrElse("");
    }
}
