package io.github.casemate.siege;

import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.BrokenRuleException;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.spi.Restriction;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Standing;
import io.vavr.control.Option;

/**
 * Whether abilities tell how they act and what they are about. They are asked again when a card comes into play, in the
 * middle of somebody else's event; so the ruleset asks first.
 */
final class SoundAbilities {

    private SoundAbilities() {}

    /**
     * Asks all abilities of a game.
     *
     * @throws BrokenRuleException if one does not tell, or is not what it says
     */
    static void check(Ruleset ruleset) {
        TableLayout.rules(ruleset).forEach(rule -> check(new Standing(Source.RULES, rule)));
        for (Card card : ruleset.allCards()) {
            Source source = new Source(Option.none(), Option.some(card), Option.none());
            for (Ability ability : card.abilities()) {
                check(new Standing(source, ability));
            }
        }
    }

    private static void check(Standing standing) {
        Ability.Kind kind;
        try {
            kind = BrokenRuleException.present(standing.ability().kind(), standing, "kind");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "kind", e);
        }
        if (!type(kind).isInstance(standing.ability())) {
            throw BrokenRuleException.of(
                    standing,
                    "kind",
                    "returned " + kind + ", but it is no " + type(kind).getSimpleName());
        }
        try {
            BrokenRuleException.present(standing.ability().about(), standing, "about");
        } catch (Throwable e) {
            throw BrokenRuleException.of(standing, "about", e);
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
