package io.github.casemate.ai.siege;

import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Variants;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * A ruleset as one line that leaves nothing out: logs of an arena are recognized by it. Cards that are not the shipped
 * ones appear as a checksum.
 */
final class RulesInWords {

    private RulesInWords() {}

    static String of(Ruleset rules) {
        Variants variants = rules.variants();
        return Array.of(
                        "Island Siege",
                        rules.edition() == Edition.FIRST ? "first edition" : "second edition",
                        rules.players() + (rules.players() == 1 ? " player" : " players"),
                        rules.modules().isEmpty() ? "" : rules.modules().mkString("with ", " and ", ""),
                        variants.openWatersWhenBlocked() ? "open waters when blocked (RUL-3)" : "",
                        variants.repairFlagsOnly() ? "repair flags only (RUL-5)" : "",
                        variants.startingFortsDiscarded() ? "starting forts discarded (RUL-31)" : "",
                        cards(rules),
                        variants.turnLimit() == 0
                                ? "no turn limit"
                                : "at most " + variants.turnLimit() + " turns (RUL-20)")
                .filter(part -> !part.isEmpty())
                .mkString(", ");
    }

    private static String cards(Ruleset rules) {
        boolean shipped = rules.cards().equals(Catalog.shipped(Catalog.BASE).all());
        Seq<Card> changed = (shipped ? Array.<Card>empty() : rules.cards())
                .appendAll(rules.catalogs().flatMap(Catalog::all));
        if (shipped && rules.catalogs().isEmpty()) {
            return "";
        }
        CRC32 sum = new CRC32();
        changed.forEach(card -> sum.update(everythingOn(card).getBytes(StandardCharsets.UTF_8)));
        return String.format("cards changed (%08x)", sum.getValue());
    }

    private static String everythingOn(Card card) {
        return Array.of(
                        card.id(),
                        card.name(),
                        card.type(),
                        card.layout(),
                        card.slots(),
                        card.cost(),
                        card.coins(),
                        card.repair(),
                        card.starting(),
                        card.abilities())
                .mkString("", "|", "\n");
    }
}
