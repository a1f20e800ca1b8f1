package io.github.casemate.siege.words;

import static io.github.casemate.siege.phrasing.PieceWords.brief;
import static io.github.casemate.siege.phrasing.PieceWords.color;
import static io.github.casemate.siege.phrasing.PieceWords.price;
import static io.github.casemate.siege.phrasing.PieceWords.space;
import static io.github.casemate.text.English.capital;
import static io.github.casemate.text.English.count;

import io.github.casemate.agenda.Question;
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
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.OpenQuestion;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.phrasing.PieceWords;
import io.github.casemate.siege.rules.ChooseAttackColor;
import io.github.casemate.siege.rules.DrawAction;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.Reinforce;
import io.github.casemate.siege.rules.RepairFort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;

/** The actions of the base game, as lines of a list. */
final class BaseOptions {

    static final ModuleWords ALL = turn().and(attack()).and(cards());

    private BaseOptions() {}

    private static ModuleWords turn() {
        return ModuleWords.NONE
                .option(DrawCards.class, (a, say) -> drawing(say.table()))
                .option(
                        BuildFort.class,
                        BuildFort::card,
                        (a, say) -> "Build " + a.card().name() + ", a fort for "
                                + count(a.card().slots(), "colonist"))
                .option(
                        BuildBuilding.class,
                        BuildBuilding::card,
                        (a, say) -> "Build " + a.card().name() + " below "
                                + a.fort().name() + ": " + price(a.card()))
                .option(
                        BuildShip.class,
                        BuildShip::card,
                        (a, say) -> "Build the ship " + a.card().name() + " from "
                                + a.fort().name() + ": " + price(a.card()))
                .option(Attack.class, Attack::fort, (a, say) -> "Attack " + target(a.fort(), say))
                .option(AttackOpenWaters.class, (a, say) -> "Attack Open Waters, for stones")
                .option(Pass.class, (a, say) -> "Pass")
                .option(
                        Settle.class,
                        (a, say) -> capital(count(a.number(), "colonist")) + " for "
                                + a.fort().name())
                .option(PlaceStone.class, (a, say) -> "A " + color(a.color()) + " stone on " + space(a.space()))
                .option(LeaveEmpty.class, (a, say) -> "Leave " + space(a.space()) + " empty")
                .option(RepairSpace.class, (a, say) -> capital(space(a.space())));
    }

    private static ModuleWords attack() {
        return ModuleWords.NONE
                .option(KeepDice.class, (a, say) -> "Keep the dice as they are")
                .option(RerollDice.class, (a, say) -> "Roll " + PieceWords.faces(a.dice()) + " again")
                .option(EndLeadership.class, (a, say) -> "Use no more Leadership")
                .option(
                        SinkShip.class,
                        SinkShip::ship,
                        (a, say) ->
                                "Two Leadership: destroy the ship " + a.ship().name())
                .option(
                        UseCard.class,
                        UseCard::card,
                        (a, say) -> "Use " + a.card().name() + ": " + a.card().text())
                .option(ChooseColor.class, BaseOptions::coloring)
                .option(FellStones.class, (a, say) -> a.spaces().size() == 0 ? "No stone" : say.stones(a.spaces()))
                .option(ChooseReinforce.class, (a, say) -> reinforcing(say.table()))
                .option(
                        ChooseSecondWave.class,
                        (a, say) -> "Second wave: fell stones with "
                                + count(say.table().requireAttack().results(Face.TARGET), "Target"));
    }

    private static ModuleWords cards() {
        return ModuleWords.NONE
                .option(PassCard.class, PassCard::card, (a, say) -> brief(a.card()))
                .option(
                        GiveCard.class,
                        GiveCard::card,
                        (a, say) -> "Give " + brief(a.card()) + ", to " + say.whom(a.to()))
                .option(DiscardCard.class, DiscardCard::card, (a, say) -> brief(a.card()))
                .option(ChooseCard.class, ChooseCard::card, (a, say) -> owned(a.card(), say))
                .option(ChooseOpponent.class, (a, say) -> capital(say.whom(a.player())))
                .option(
                        SendHome.class,
                        (a, say) -> capital(count(a.number(), "colonist")) + " of "
                                + a.fort().name())
                .option(Shelter.class, (a, say) -> capital(count(a.number(), "colonist")))
                .option(Decline.class, (a, say) -> asks(say, RepairFort.class) ? "None of them" : "No");
    }

    private static boolean asks(Phrasing say, Class<? extends Question<Table>> type) {
        return say.asked().map(OpenQuestion::question).exists(type::isInstance);
    }

    private static String target(Card card, Phrasing say) {
        return say.table()
                .findFort(card)
                .map(fort -> say.whose(fort.owner()) + " " + card.name() + ": " + count(fort.stones(), "stone")
                        + (fort.colonists() == 0 ? "" : ", " + count(fort.colonists(), "colonist")))
                .getOrElse(card.name());
    }

    private static String owned(Card card, Phrasing say) {
        return say.table()
                .owner(card)
                .map(owner -> say.whoseAtFirst(owner) + " " + card.name())
                .getOrElse(card.name());
    }

    /** DRW-1, RUL-52: some cards change the numbers. */
    private static String drawing(Table table) {
        int drawn = DrawAction.count(table, table.active());
        return "Draw " + count(drawn, "card") + ", keep " + English.number(drawn - 1);
    }

    /** ATK-7: how many stones fall is known before the colour is chosen. */
    private static String coloring(ChooseColor choice, Phrasing say) {
        String color = capital(color(choice.color()));
        if (!asks(say, ChooseAttackColor.class)) {
            return color;
        }
        int stones = FirstWave.reachable(say.table(), choice.color()).head().size();
        return color + ": " + count(stones, "stone") + (stones == 1 ? " falls" : " fall");
    }

    /** ATK-9: what comes from the general supply, without what cards may add. */
    private static String reinforcing(Table table) {
        Stones stones = Reinforce.stones(table);
        return "Reinforce: " + (stones.isEmpty() ? "the dice bring no stone" : "take " + PieceWords.stones(stones));
    }
}
