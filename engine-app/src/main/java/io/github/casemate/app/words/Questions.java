package io.github.casemate.app.words;

import static io.github.casemate.app.words.SmallWords.space;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.expansions.captains.ChooseLoot;
import io.github.casemate.expansions.captains.ChooseMark;
import io.github.casemate.expansions.captains.ChooseMove;
import io.github.casemate.expansions.captains.ChooseReplacement;
import io.github.casemate.expansions.captains.ChooseResultColor;
import io.github.casemate.expansions.captains.ChooseSabotaged;
import io.github.casemate.expansions.captains.ChooseStowawayShip;
import io.github.casemate.expansions.captains.ChooseSwap;
import io.github.casemate.expansions.coquina.OfferMove;
import io.github.casemate.expansions.ghost.GhostAction;
import io.github.casemate.expansions.monuments.ChooseMonument;
import io.github.casemate.expansions.ramparts.AddStone;
import io.github.casemate.expansions.ramparts.OfferResults;
import io.github.casemate.expansions.ramparts.OfferToTurn;
import io.github.casemate.expansions.ramparts.PlaceGained;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.cards.ChooseCrew;
import io.github.casemate.siege.cards.ChooseDiscarder;
import io.github.casemate.siege.cards.ChooseShelter;
import io.github.casemate.siege.cards.ChooseStone;
import io.github.casemate.siege.cards.ChooseVictim;
import io.github.casemate.siege.cards.OfferReroll;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.cards.SmeltColonists;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.ChoosePass;
import io.github.casemate.siege.rules.ChooseWave;
import io.github.casemate.siege.rules.DiscardOne;
import io.github.casemate.siege.rules.FillSpace;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.GiveOne;
import io.github.casemate.siege.rules.Leadership;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.rules.SettleFort;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What each question asks, in words, and which rules are behind it. */
public final class Questions {

    private record Heading(Phrase<? super Question<Table>> words, Array<String> rules) {}

    @FunctionalInterface
    private interface Phrase<Q> {
        String of(Q question, OpenQuestion openQuestion);
    }

    /** An action that answers no question: a question that refuses it names its rule. */
    private record NoAnswer() implements Action {}

    private static final Map<Class<?>, Heading> KNOWN = HashMap.<Class<?>, Heading>empty()
            .put(on(ChooseAction.class, "What do you do?", "ACT-1", "DRW-1", "FRT-1", "BLD-1", "SHP-1", "ATK-1"))
            .put(on(ChoosePass.class, "Which card do you pass to your left neighbour?", "SET-5"))
            .put(on(GiveOne.class, "Which of the cards just drawn do you give away, and to whom?", "DRW-1"))
            .put(on(DiscardOne.class, "Which of the cards just drawn do you discard?", "RUL-52"))
            .put(on(
                    SettleFort.class,
                    (q, a) -> "How many colonists settle in " + q.fort().name() + "?",
                    "COL-3"))
            .put(on(
                    FillSpace.class,
                    (q, a) -> q.card().name() + ": which stone goes on " + space(q.space()) + "?",
                    "FRT-2",
                    "FRT-4"))
            .put(on(
                    RepairFort.class,
                    (q, a) -> q.building().name() + " brings a "
                            + q.building().repair().map(SmallWords::color).getOrElse("new") + " stone: which space of "
                            + q.fort().name() + " does it fill?",
                    "BLD-3",
                    "RUL-5"))
            .put(on(Rerolling.class, "Which dice do you roll again?", "ATK-3", "ATK-14"))
            .put(on(RerollOne.class, "You may re-roll one of the attacker's dice. Which?", "RUL-42"))
            .put(on(
                    OfferReroll.class,
                    (q, a) -> "Do you send a colonist of " + q.card().name() + " home for one more re-roll?",
                    "RUL-41"))
            .put(on(Leadership.class, "How do you use Leadership?", "ATK-4", "ATK-5"))
            .put(on(ChooseAttackColor.class, "Which colour do you attack?", "ATK-6", "RUL-37", "DEF-1", "DEF-2"))
            .put(on(FirstWave.class, "First wave: which stones fall?", "ATK-7", "DEF-1", "DEF-2", "RUL-1"))
            .put(on(ChooseWave.class, "Do you reinforce, or send a second wave?", "ATK-8", "ATK-9", "ATK-10"))
            .put(on(SecondWave.class, "Second wave: which stones fall?", "ATK-10", "RUL-43"))
            .put(on(ChooseCrew.class, "Which ship of the attacker loses a colonist?", "RUL-44"))
            .put(on(ChooseStone.class, "Which stone does the attacker lose?", "RUL-44"))
            .put(on(ChooseDiscarder.class, "Which opponent loses a card from their hand?", "RUL-47"))
            .put(on(ChooseVictim.class, "Which card is destroyed?", "RUL-50", "RUL-16"))
            .put(on(
                    ChooseShelter.class,
                    (q, a) ->
                            "How many colonists find shelter in " + q.shelter().name() + "?",
                    "RUL-45",
                    "RUL-10"))
            .put(on(
                    SmeltColonists.class,
                    (q, a) -> "How many colonists of " + q.fort().name() + " go home?",
                    "RUL-49"))
            .put(on(ChooseLoot.class, "Which card do you take?", "RUL-79"))
            .put(on(ChooseMark.class, "Whose hand do you look at?", "RUL-4"))
            .put(on(ChooseMove.class, "Which stone moves, and where to?", "RUL-79"))
            .put(on(ChooseReplacement.class, "Which stone do you replace, and with which colour?", "RUL-79"))
            .put(on(ChooseResultColor.class, "Which colour do the results show?", "RUL-78"))
            .put(on(ChooseSabotaged.class, "Which building is destroyed?", "RUL-79"))
            .put(on(ChooseStowawayShip.class, "On which ship does your colonist hide?", "RUL-79", "CAP-3"))
            .put(on(ChooseSwap.class, "Which two stones change places?", "RUL-79"))
            .put(on(OfferMove.class, "Do you move a colonist from one fort to another?", "RUL-75"))
            .put(on(
                    GhostAction.class,
                    (q, a) -> q.builds()
                            ? "What does the Ghost Captain build?"
                            : "Which of your forts does the Ghost Captain attack?",
                    "GHO-7",
                    "RUL-87",
                    "GHO-1"))
            .put(on(ChooseMonument.class, "Do you build a monument?", "MON-2", "RUL-18"))
            .put(on(
                    AddStone.class,
                    (q, a) -> "Do you put a stone on " + q.fort().name() + "?",
                    "RUL-68"))
            .put(on(
                    OfferResults.class,
                    (q, a) -> "Do you use " + q.card().name() + " for " + SmallWords.number(q.results()) + " "
                            + SmallWords.face(q.face()) + (q.results() == 1 ? " result?" : " results?"),
                    "RUL-66"))
            .put(on(
                    OfferToTurn.class,
                    (q, a) -> "Do you turn the attack to " + q.fort().name() + "?",
                    "RUL-62"))
            .put(on(
                    PlaceGained.class,
                    (q, a) -> "Do you put one of the stones on " + q.fort().name() + "?",
                    "RUL-60"));

    private Questions() {}

    /** Whether the words for a kind of question are written down here. */
    public static boolean knows(Class<?> question) {
        return KNOWN.containsKey(question);
    }

    /** What is asked. */
    public static String words(OpenQuestion openQuestion, Names names) {
        String words = KNOWN.get(openQuestion.question().getClass())
                .map(heading -> heading.words().of(openQuestion.question(), openQuestion))
                .getOrElse(
                        () -> SmallWords.capital(SmallWords.apart(
                                        openQuestion.question().getClass().getSimpleName())) + "?");
        if (!openQuestion.passedOn()) {
            return words;
        }
        return "You decide this for " + names.whom(openQuestion.question().asked(openQuestion.table())) + ". " + words;
    }

    /** The ids of the rules behind a question, the first one first. */
    public static Seq<String> rules(OpenQuestion openQuestion) {
        return KNOWN.get(openQuestion.question().getClass())
                .map(Heading::rules)
                .getOrElse(() -> Array.ofAll(openQuestion
                        .question()
                        .explain(openQuestion.table(), new NoAnswer())
                        .rule()));
    }

    static Option<Card> fort(OpenQuestion openQuestion) {
        Question<Table> question = openQuestion.question();
        if (question instanceof FillSpace fill) {
            return Option.some(fill.card());
        } else if (question instanceof RepairFort repair) {
            return Option.some(repair.fort());
        } else if (question instanceof AddStone add) {
            return Option.some(add.fort());
        } else if (question instanceof PlaceGained place) {
            return Option.some(place.fort());
        }
        return openQuestion.table().attack().flatMap(attack -> attack.fort());
    }

    private static <Q extends Question<Table>> Tuple2<Class<?>, Heading> on(
            Class<Q> type, String words, String... rules) {
        return on(type, (question, openQuestion) -> words, rules);
    }

    private static <Q extends Question<Table>> Tuple2<Class<?>, Heading> on(
            Class<Q> type, Phrase<Q> words, String... rules) {
        return new Tuple2<>(
                type,
                new Heading((question, openQuestion) -> words.of(type.cast(question), openQuestion), Array.of(rules)));
    }
}
