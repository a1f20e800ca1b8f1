package io.github.casemate.app.words;

import static io.github.casemate.app.words.SmallWords.color;
import static io.github.casemate.app.words.SmallWords.count;
import static io.github.casemate.app.words.SmallWords.face;
import static io.github.casemate.app.words.SmallWords.space;

import io.github.casemate.agenda.Action;
import io.github.casemate.expansions.captains.DrawCaptain;
import io.github.casemate.expansions.captains.MoveStone;
import io.github.casemate.expansions.captains.PlayCaptain;
import io.github.casemate.expansions.captains.ReplaceStone;
import io.github.casemate.expansions.captains.SwapStones;
import io.github.casemate.expansions.coquina.MoveColonist;
import io.github.casemate.expansions.ghost.TurnGhost;
import io.github.casemate.expansions.monuments.BuildMonument;
import io.github.casemate.expansions.ramparts.ChangeResult;
import io.github.casemate.expansions.ramparts.PlunderStone;
import io.github.casemate.expansions.ramparts.RazeBuilding;
import io.github.casemate.expansions.ramparts.TakeStone;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.DrawAction;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * The possible answers, as lines of a list. This is one table, as long as the list of actions: that is why this file is
 * longer than others.
 */
public final class Choices {

    private record Moment(OpenQuestion openQuestion, Phrasing phrasing) {}

    @FunctionalInterface
    private interface Phrase<A> {
        String of(A action, Moment moment);
    }

    private static final Map<Class<?>, Phrase<Action>> KNOWN = turn(HashMap.empty())
            .merge(attack(HashMap.empty()))
            .merge(cards(HashMap.empty()))
            .merge(expansions(HashMap.empty()));

    private Choices() {}

    /** Whether the words for a kind of action are written down here. */
    public static boolean knows(Class<?> action) {
        return KNOWN.containsKey(action);
    }

    /** An option in words. */
    public static String words(Action action, OpenQuestion openQuestion, Names names) {
        Phrasing phrasing = new Phrasing(names, openQuestion.table());
        return KNOWN.get(action.getClass())
                .map(phrase -> phrase.of(action, new Moment(openQuestion, phrasing)))
                .getOrElse(() -> Unknown.words(action, phrasing));
    }

    /** The card that an option is about, for a player who wants to know more. */
    public static Option<Card> card(Action action) {
        if (action instanceof BuildFort build) {
            return Option.some(build.card());
        } else if (action instanceof BuildBuilding build) {
            return Option.some(build.card());
        } else if (action instanceof BuildShip build) {
            return Option.some(build.card());
        } else if (action instanceof Attack attack) {
            return Option.some(attack.fort());
        } else if (action instanceof GiveCard give) {
            return Option.some(give.card());
        } else if (action instanceof PassCard pass) {
            return Option.some(pass.card());
        } else if (action instanceof DiscardCard discard) {
            return Option.some(discard.card());
        } else if (action instanceof UseCard use) {
            return Option.some(use.card());
        } else if (action instanceof ChooseCard choose) {
            return Option.some(choose.card());
        } else if (action instanceof SinkShip sink) {
            return Option.some(sink.ship());
        } else if (action instanceof PlayCaptain play) {
            return Option.some(play.card());
        } else if (action instanceof io.github.casemate.expansions.captains.TakeSeenCard take) {
            return Option.some(take.card());
        } else if (action instanceof io.github.casemate.expansions.coquina.TakeRandomCard take) {
            return Option.some(take.card());
        } else if (action instanceof ChangeResult change) {
            return Option.some(change.card());
        } else if (action instanceof PlunderStone plunder) {
            return Option.some(plunder.card());
        } else if (action instanceof RazeBuilding raze) {
            return Option.some(raze.card());
        }
        return action instanceof TakeStone take ? Option.some(take.card()) : Option.none();
    }

    private static Map<Class<?>, Phrase<Action>> turn(Map<Class<?>, Phrase<Action>> none) {
        var all = on(none, DrawCards.class, Choices::drawing);
        all = on(
                all,
                BuildFort.class,
                (a, m) -> "Build " + a.card().name() + ", a fort for "
                        + count(a.card().slots(), "colonist"));
        all = on(
                all,
                BuildBuilding.class,
                (a, m) -> "Build " + a.card().name() + " below " + a.fort().name() + ": " + price(a.card()));
        all = on(
                all,
                BuildShip.class,
                (a, m) -> "Build the ship " + a.card().name() + " from "
                        + a.fort().name() + ": " + price(a.card()));
        all = on(all, Attack.class, (a, m) -> "Attack " + target(a.fort(), m));
        all = on(all, AttackOpenWaters.class, (a, m) -> "Attack Open Waters, for stones");
        all = on(all, Pass.class, (a, m) -> "Pass");
        all = on(
                all,
                Settle.class,
                (a, m) -> SmallWords.capital(count(a.number(), "colonist")) + " for "
                        + a.fort().name());
        all = on(all, PlaceStone.class, (a, m) -> "A " + color(a.color()) + " stone on " + space(a.space()));
        all = on(all, LeaveEmpty.class, (a, m) -> "Leave " + space(a.space()) + " empty");
        return on(all, RepairSpace.class, (a, m) -> SmallWords.capital(space(a.space())));
    }

    private static Map<Class<?>, Phrase<Action>> attack(Map<Class<?>, Phrase<Action>> none) {
        var all = on(none, KeepDice.class, (a, m) -> "Keep the dice as they are");
        all = on(all, RerollDice.class, (a, m) -> "Roll " + SmallWords.faces(a.dice()) + " again");
        all = on(all, EndLeadership.class, (a, m) -> "Use no more Leadership");
        all = on(
                all,
                SinkShip.class,
                (a, m) -> "Two Leadership: destroy the ship " + a.ship().name());
        all = on(
                all,
                UseCard.class,
                (a, m) -> "Use " + a.card().name() + ": " + a.card().text());
        all = on(all, ChooseColor.class, Choices::coloring);
        all = on(all, FellStones.class, Choices::falling);
        all = on(all, ChooseReinforce.class, Choices::reinforcing);
        return on(
                all,
                ChooseSecondWave.class,
                (a, m) -> "Second wave: fell stones with "
                        + count(m.openQuestion().table().requireAttack().results(Face.TARGET), "Target"));
    }

    private static Map<Class<?>, Phrase<Action>> cards(Map<Class<?>, Phrase<Action>> none) {
        var all = on(none, PassCard.class, (a, m) -> brief(a.card()));
        all = on(
                all,
                GiveCard.class,
                (a, m) -> "Give " + brief(a.card()) + ", to " + m.phrasing().whom(a.to()));
        all = on(all, DiscardCard.class, (a, m) -> brief(a.card()));
        all = on(all, ChooseCard.class, (a, m) -> owned(a.card(), m));
        all = on(
                all,
                ChooseOpponent.class,
                (a, m) -> SmallWords.capital(m.phrasing().whom(a.player())));
        all = on(
                all,
                SendHome.class,
                (a, m) -> SmallWords.capital(count(a.number(), "colonist")) + " of "
                        + a.fort().name());
        all = on(all, Shelter.class, (a, m) -> SmallWords.capital(count(a.number(), "colonist")));
        return on(
                all,
                Decline.class,
                (a, m) -> m.openQuestion().question() instanceof RepairFort ? "None of them" : "No");
    }

    private static Map<Class<?>, Phrase<Action>> expansions(Map<Class<?>, Phrase<Action>> none) {
        var all = on(none, DrawCaptain.class, (a, m) -> "One Leadership: draw a captain card");
        all = on(
                all,
                PlayCaptain.class,
                (a, m) -> a.card().cost() + " Leadership: play " + a.card().name() + ": "
                        + a.card().text());
        all = on(all, MoveStone.class, (a, m) -> SmallWords.capital(stone(a.from(), m)) + " to " + space(a.to()));
        all = on(all, ReplaceStone.class, (a, m) -> "A " + color(a.color()) + " stone on " + space(a.space()));
        all = on(all, SwapStones.class, (a, m) -> stones(a.spaces(), m));
        all = on(all, io.github.casemate.expansions.captains.TakeSeenCard.class, (a, m) -> brief(a.card()));
        all = on(
                all,
                io.github.casemate.expansions.coquina.TakeRandomCard.class,
                (a, m) -> "Use " + a.card().name() + ": take a random card from "
                        + m.phrasing().whom(a.player()));
        all = on(all, MoveColonist.class, (a, m) -> "From " + a.from().name() + " to " + a.to().name());
        all = on(all, TurnGhost.class, (a, m) -> "Two Leadership: turn the Ghost Captain's card face down");
        all = on(
                all,
                BuildMonument.class,
                (a, m) -> "On the " + a.island().name().toLowerCase(Locale.ROOT) + " island: "
                        + SmallWords.stones(a.island().cost()) + " for "
                        + count(a.island().coins(), "coin"));
        all = on(
                all,
                ChangeResult.class,
                (a, m) -> "Use " + a.card().name() + ": turn a " + face(a.from()) + " into a " + face(a.to()));
        all = on(
                all,
                PlunderStone.class,
                (a, m) -> "Use " + a.card().name() + ": take a " + color(a.color()) + " stone from "
                        + m.phrasing().whom(a.player()));
        all = on(
                all,
                RazeBuilding.class,
                (a, m) -> "Use " + a.card().name() + ": destroy " + a.building().name());
        return on(
                all,
                TakeStone.class,
                (a, m) -> "Use " + a.card().name() + ": take a " + color(a.color()) + " stone of the general supply");
    }

    private static <A extends Action> Map<Class<?>, Phrase<Action>> on(
            Map<Class<?>, Phrase<Action>> all, Class<A> type, Phrase<A> words) {
        return all.put(type, (action, moment) -> words.of(type.cast(action), moment));
    }

    private static String price(Card card) {
        return count(card.cost(), "colonist") + " for " + count(card.coins(), "coin");
    }

    private static String brief(Card card) {
        String kind = card.type().name().toLowerCase(Locale.ROOT);
        String facts = switch (card.type()) {
            case FORT -> count(card.slots(), "colonist space");
            case BUILDING, SHIP -> price(card);
            case ORDER -> card.cost() + " Leadership";
        };
        return card.name() + ", " + kind + " (" + facts + ")";
    }

    private static String target(Card card, Moment moment) {
        Option<Fort> fort = moment.openQuestion().table().findFort(card);
        return fort.map(there -> moment.phrasing().whose(there.owner()) + " " + card.name() + ": "
                        + count(there.stones(), "stone")
                        + (there.colonists() == 0 ? "" : ", " + count(there.colonists(), "colonist")))
                .getOrElse(card.name());
    }

    private static String owned(Card card, Moment moment) {
        return moment.openQuestion()
                .table()
                .owner(card)
                .map(owner -> SmallWords.capital(moment.phrasing().whose(owner)) + " " + card.name())
                .getOrElse(card.name());
    }

    private static String falling(FellStones fell, Moment moment) {
        return fell.spaces().size() == 0 ? "No stone" : stones(fell.spaces(), moment);
    }

    private static String stones(Spaces spaces, Moment moment) {
        return SmallWords.capital(SmallWords.list(spaces.numbers().map(space -> stone(space, moment))));
    }

    /** Such as "gray on 2". */
    private static String stone(int space, Moment moment) {
        StoneColor color = moment.openQuestion()
                .fort()
                .flatMap(moment.openQuestion().table()::findFort)
                .map(fort -> fort.wall().at(space))
                .getOrNull();
        return (color == null ? "space " : color(color) + " on ") + (space + 1);
    }

    /** DRW-1, RUL-52: some cards change the numbers. */
    private static String drawing(DrawCards draw, Moment moment) {
        Table table = moment.openQuestion().table();
        int drawn = DrawAction.count(table, table.active());
        return "Draw " + count(drawn, "card") + ", keep " + SmallWords.number(drawn - 1);
    }

    /** ATK-7: how many stones fall is known before the colour is chosen. */
    private static String coloring(ChooseColor choice, Moment moment) {
        String color = SmallWords.capital(color(choice.color()));
        if (!(moment.openQuestion().question() instanceof ChooseAttackColor)) {
            return color;
        }
        int stones = FirstWave.reachable(moment.openQuestion().table(), choice.color())
                .head()
                .size();
        return color + ": " + count(stones, "stone") + (stones == 1 ? " falls" : " fall");
    }

    /** ATK-9: what comes from the general supply, without what cards may add. */
    private static String reinforcing(ChooseReinforce reinforce, Moment moment) {
        Stones stones = Reinforce.stones(moment.openQuestion().table());
        return "Reinforce: " + (stones.isEmpty() ? "the dice bring no stone" : "take " + SmallWords.stones(stones));
    }
}
