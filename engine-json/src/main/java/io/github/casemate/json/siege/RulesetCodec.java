package io.github.casemate.json.siege;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.Fields;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.Place;
import io.github.casemate.json.codec.Values;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Variants;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is played. Cards are written only where they differ from those that are shipped. */
final class RulesetCodec {

    private RulesetCodec() {}

    static Codec<Ruleset> of(Vocabulary vocabulary) {
        return ObjectCodec.of(RulesetCodec::made)
                .with("edition", NameCodec.of(Edition.class), Ruleset::edition)
                .with("players", Values.between(1, 8), Ruleset::players)
                .with("modules", ListCodec.of(Values.TEXT), Ruleset::modules, Array.empty())
                .with("variants", variants(), Ruleset::variants, Variants.NONE)
                .with(
                        "cards",
                        new OptionCodec<>(ListCodec.of(CardCodec.of(vocabulary))),
                        RulesetCodec::changed,
                        Option.none())
                .with("catalogs", ListCodec.of(CatalogCodec.of(vocabulary)), Ruleset::catalogs, Array.empty());
    }

    private static Option<Array<Card>> changed(Ruleset ruleset) {
        return Option.some(ruleset.cards())
                .filter(cards -> !cards.equals(Catalog.shipped(Catalog.BASE).cards()));
    }

    /** Cards that the game cannot be played with are reported where they are. */
    private static Ruleset made(Fields all, Place place) {
        Array<String> modules = all.get("modules");
        Ruleset ruleset =
                Ruleset.of(all.get("edition"), all.get("players"), modules).withVariants(all.get("variants"));
        for (Array<Card> cards : all.<Option<Array<Card>>>get("cards")) {
            try {
                ruleset = ruleset.withCards(cards);
            } catch (IllegalRulesetException refused) {
                throw place.field("cards").wrong(String.valueOf(refused.getMessage()));
            }
        }
        Array<Catalog> catalogs = all.get("catalogs");
        for (int i = 0; i < catalogs.size(); i++) {
            try {
                ruleset = ruleset.with(catalogs.get(i));
            } catch (IllegalRulesetException refused) {
                throw place.field("catalogs").item(i).wrong(String.valueOf(refused.getMessage()));
            }
        }
        return ruleset;
    }

    private static Codec<Variants> variants() {
        return ObjectCodec.<Variants>of(all -> new Variants(
                        all.get("openWatersWhenBlocked"),
                        all.get("repairFlagsOnly"),
                        all.get("startingFortsDiscarded"),
                        all.get("turnLimit")))
                .with("openWatersWhenBlocked", Values.BOOLEAN, Variants::openWatersWhenBlocked, false)
                .with("repairFlagsOnly", Values.BOOLEAN, Variants::repairFlagsOnly, false)
                .with("startingFortsDiscarded", Values.BOOLEAN, Variants::startingFortsDiscarded, false)
                .with("turnLimit", Values.between(0, Integer.MAX_VALUE), Variants::turnLimit, 0);
    }
}
