package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.ActiveAbility;
import io.github.casemate.siege.table.Source;
import io.vavr.control.Option;

/**
 * Checks that abilities say how they act and what they are about. They are asked again when a card comes into play, in
 * the middle of somebody else's event; so the ruleset asks first.
 */
final class SoundAbilities {

    private SoundAbilities() {}

    /**
     * Asks all abilities of a game.
     *
     * @throws BrokenRuleException if one does not say, or does not implement the interface of its kind
     */
    static void check(Ruleset ruleset) {
        InitialTable.rules(ruleset).forEach(rule -> check(new ActiveAbility(Source.RULES, rule)));
        for (Card card : ruleset.allCards()) {
            Source source = new Source(Option.none(), Option.some(card), Option.none());
            for (Ability ability : card.abilities()) {
                check(new ActiveAbility(source, ability));
            }
        }
    }

    private static void check(ActiveAbility active) {
        Ability.Kind kind;
        try {
            kind = BrokenRuleException.present(active.ability().kind(), active, "kind");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "kind", e);
        }
        if (!type(kind).isInstance(active.ability())) {
            throw BrokenRuleException.of(
                    active,
                    "kind",
                    "returned " + kind + ", but it is not a " + type(kind).getSimpleName());
        }
        try {
            BrokenRuleException.present(active.ability().about(), active, "about");
        } catch (Throwable e) {
            throw BrokenRuleException.of(active, "about", e);
        }
    }

    private static Class<? extends Ability> type(Ability.Kind kind) {
        return switch (kind) {
            case MODIFIER -> Modifier.class;
            case RESTRICTION -> Restriction.class;
            case REPLACEMENT -> Replacement.class;
            case TRIGGER -> Trigger.class;
            case LEADERSHIP -> LeadershipAbility.class;
        };
    }
}
