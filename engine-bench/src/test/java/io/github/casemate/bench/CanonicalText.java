package io.github.casemate.bench;

import io.github.casemate.agenda.Action;
import io.github.casemate.bench.mutable.MutableSiege;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import java.util.List;
import java.util.Set;

/** Actions and tables of the core in the words of {@link MutableSiege}. */
final class CanonicalText {

    private static final List<String> DECK = MutableSiege.deckIds();

    private CanonicalText() {}

    static String of(Action action) {
        if (action instanceof PassCard it) {
            return "pass-card " + it.card();
        } else if (action instanceof DrawCards) {
            return "draw";
        } else if (action instanceof BuildFort it) {
            return "build-fort " + it.card();
        } else if (action instanceof BuildBuilding it) {
            return "build-building " + it.card() + " " + it.fort();
        } else if (action instanceof BuildShip it) {
            return "build-ship " + it.card() + " " + it.fort();
        } else if (action instanceof Attack it) {
            return "attack " + it.fort();
        } else if (action instanceof AttackOpenWaters) {
            return "open-waters";
        } else if (action instanceof GiveCard it) {
            return "give " + it.card();
        } else if (action instanceof Settle it) {
            return "settle " + it.fort() + " " + it.number();
        } else if (action instanceof LeaveEmpty it) {
            return "leave " + it.space();
        } else if (action instanceof PlaceStone it) {
            return "place " + it.space() + " " + it.color();
        } else if (action instanceof Decline) {
            return "decline";
        } else if (action instanceof RepairSpace it) {
            return "repair " + it.space();
        } else if (action instanceof KeepDice) {
            return "keep";
        } else if (action instanceof RerollDice it) {
            return "reroll" + faces(it.dice());
        } else if (action instanceof EndLeadership) {
            return "end-leadership";
        } else if (action instanceof SinkShip it) {
            return "sink " + it.ship();
        } else if (action instanceof ChooseColor it) {
            return "color " + it.color();
        } else if (action instanceof FellStones it) {
            return "fell" + it.spaces().numbers().map(space -> " " + space).mkString();
        } else if (action instanceof ChooseReinforce) {
            return "reinforce";
        } else if (action instanceof ChooseSecondWave) {
            return "second-wave";
        }
        return "unknown " + action;
    }

    static String of(Table table) {
        StringBuilder text = new StringBuilder(600);
        text.append("turn ").append(table.turn()).append(" active ");
        text.append(table.turn() == 0 ? "-" : seat(table.active())).append('\n');
        text.append("supply ").append(supply(table.supply())).append('\n');
        Deck deck = table.main();
        for (PlayerState side : table.players()) {
            // The mutable game moves cards once a decision about them is complete.
            CardSet hand = deck.hand(side.id())
                    .known()
                    .minus(deck.justDrawn().known())
                    .plus(deck.setAside().get(side.id().index()).known());
            text.append(seat(side.id())).append(" home ").append(side.home());
            text.append(" coins ").append(side.coins());
            text.append(" supply ").append(supply(side.supply()));
            text.append(" hand").append(ids(deck, hand)).append('\n');
            side.forts().forEach(fort -> appendFort(text, fort));
            side.ships().forEach(ship -> append(text, "  ship ", ship, side.id()));
        }
        text.append("discard").append(ids(deck, deck.discard())).append('\n');
        text.append("deck ").append(deck.undrawn().size()).append('\n');
        table.ending().forEach(ending -> text.append(over(ending)).append('\n'));
        return text.toString();
    }

    /** The cards as a mask of the mutable game. */
    static long mask(Deck deck, CardSet cards) {
        long mask = 0;
        for (String id : deck.cards(cards).map(card -> card.id())) {
            mask |= 1L << DECK.indexOf(id);
        }
        return mask;
    }

    private static void appendFort(StringBuilder text, Fort fort) {
        text.append("  fort ").append(fort.card()).append(" stones ");
        for (int space = 0; space < fort.card().fortLayout().size(); space++) {
            StoneColor stone = fort.wall().at(space);
            text.append(stone == null ? '.' : stone.letter());
        }
        text.append(" colonists ").append(crew(fort.crew(), fort.owner()));
        text.append(" fleet ").append(fort.fleet().map(CanonicalText::seat).getOrElse("-"));
        text.append('\n');
        fort.buildings().forEach(below -> append(text, "    building ", below, fort.owner()));
    }

    private static void append(StringBuilder text, String what, BuiltCard post, PlayerId owner) {
        text.append(what).append(post.card()).append(" colonists ").append(crew(post.crew(), owner));
        text.append('\n');
    }

    private static String crew(Crew crew, PlayerId owner) {
        int own = crew.count(owner);
        return crew.minus(owner, own).isEmpty() ? String.valueOf(own) : crew.toString();
    }

    private static String over(Ending ending) {
        return switch (ending.how()) {
            case COLONIST -> "over " + seat(ending.winner().get()) + " colonist";
            case ECONOMIC -> "over " + seat(ending.winner().get()) + " economic";
            case TURN_LIMIT -> "over " + seat(ending.winner().get()) + " limit";
            case DRAW -> "over draw";
        };
    }

    private static String seat(PlayerId player) {
        return "P" + player.index();
    }

    private static String supply(Stones stones) {
        return "B" + stones.count(StoneColor.BLACK) + " W" + stones.count(StoneColor.WHITE) + " G"
                + stones.count(StoneColor.GRAY);
    }

    private static String faces(Faces dice) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Face.count(); i++) {
            text.append((" " + Face.at(i)).repeat(dice.count(Face.at(i))));
        }
        return text.toString();
    }

    private static String ids(Deck deck, CardSet cards) {
        Set<String> held = deck.cards(cards).map(card -> card.id()).toJavaSet();
        StringBuilder text = new StringBuilder();
        for (String id : DECK) {
            text.append(held.contains(id) ? " " + id : "");
        }
        return text.toString();
    }
}
