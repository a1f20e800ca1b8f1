package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.ActiveAbility;
import io.vavr.control.Option;

/** Finds out which module a broken rule belongs to. It is asked only when one has broken, so it need not be quick. */
final class Culprit {

    private Culprit() {}

    /** The same exception with the module that the rule belongs to, if the ruleset knows it. */
    static BrokenRuleException named(BrokenRuleException broken, Ruleset ruleset) {
        return broken.module().isDefined()
                ? broken
                : module(broken, ruleset).map(broken::in).getOrElse(broken);
    }

    /** Whether a class belongs to the base game. */
    static boolean isOfBaseGame(Class<?> type) {
        return room(type).startsWith(room(Culprit.class) + ".");
    }

    /**
     * A module lists its types, and a type that it has forgotten to list is most likely in the same package. An ability
     * of the base game may be on a card of a module; then the module has given it a parameter that breaks it.
     */
    private static Option<String> module(BrokenRuleException broken, Ruleset ruleset) {
        Class<?> type = broken.type();
        if (isOfBaseGame(type)) {
            return card(broken).flatMap(card -> owner(card, ruleset)).orElse(Option.some(Catalog.BASE));
        }
        return ruleset.loaded()
                .find(module -> module.types().contains(type))
                .orElse(ruleset.loaded().find(module -> isBeside(type, module)))
                .map(RuleModule::id);
    }

    private static Option<Card> card(BrokenRuleException broken) {
        return broken.culprit() instanceof ActiveAbility active
                ? active.source().card()
                : Option.none();
    }

    private static Option<String> owner(Card card, Ruleset ruleset) {
        return ruleset.ofModules()
                .find(catalog -> catalog.all().exists(one -> one.id().equals(card.id())))
                .map(Catalog::module);
    }

    private static boolean isBeside(Class<?> type, RuleModule module) {
        return module instanceof GuardedModule guarded && room(guarded.type()).equals(room(type));
    }

    /** The name of the package. Class libraries for browsers cannot be asked for it. */
    private static String room(Class<?> type) {
        String name = type.getName();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }
}
