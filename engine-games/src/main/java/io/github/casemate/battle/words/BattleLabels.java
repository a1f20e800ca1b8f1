package io.github.casemate.battle.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.BeFirst;
import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.DieShows;
import io.github.casemate.battle.rules.BattleAction.GiveUpRoll;
import io.github.casemate.battle.rules.BattleAction.Hand;
import io.github.casemate.battle.rules.BattleAction.LayBlock;
import io.github.casemate.battle.rules.BattleAction.LookTo;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.PassOn;
import io.github.casemate.battle.rules.BattleAction.PutOnPad;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.Spare;
import io.github.casemate.battle.rules.BattleAction.Station;
import io.github.casemate.battle.rules.BattleAction.TakeFromPad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.rules.BattleAction.Underside;
import io.github.casemate.battle.rules.Moving;
import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.rules.Zero;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.SpelledOut;
import io.github.casemate.text.English;
import io.vavr.control.Option;

/**
 * What a player can do, as lines of a list. They are true of wishes as well, which the rules may refuse.
 *
 * @param names who is who, and who listens
 * @param table the table
 */
record BattleLabels(Names names, BattleTable table) {

    String of(Action action) {
        if (action instanceof Move move) {
            return ofMove(move);
        } else if (action instanceof Shoot shoot) {
            return ofShot(shoot.from().index());
        } else if (action instanceof TurnOnSquare turn) {
            return ofTurn(turn);
        } else if (action instanceof Advance advance) {
            return ofAdvance(advance.column());
        } else if (action instanceof NamePad) {
            return "The carrier pad, to slide it by the next roll";
        } else if (action instanceof SlidePad slide) {
            return "Slide the pad " + hand(slide.hand()) + slideTo(slide.hand());
        } else if (action instanceof GiveUpRoll) {
            return "Give up the roll, as you are stuck";
        } else if (action instanceof PassOn) {
            return "End the turn";
        } else if (action instanceof RemoveFree remove) {
            return "Remove the " + BattleText.thing(table, remove.square().index());
        } else if (action instanceof TakeFromPad take) {
            return "Remove the " + onPad(table.pad().kind(take.column())) + " in column " + take.column();
        } else if (action instanceof Spare) {
            return "Spare them all";
        }
        return ofSetUpAndChance(action);
    }

    private String ofSetUpAndChance(Action action) {
        if (action instanceof LayBlock lay) {
            return "Lay a block on " + lay.square();
        } else if (action instanceof Station station) {
            return English.capital(BattleText.kind(station.character())) + " on " + station.square();
        } else if (action instanceof LookTo look) {
            return "Face " + BattleText.facing(look.facing());
        } else if (action instanceof PutOnPad put) {
            return English.capital(BattleText.kind(put.character()));
        } else if (action instanceof BeFirst first) {
            return names.does(first.player(), "begins");
        } else if (action instanceof DieShows die) {
            return "A " + BattleText.roll(die.face());
        } else if (action instanceof Underside side) {
            return side.live() ? "Live" : "Safe";
        }
        return SpelledOut.of(action, names);
    }

    /** Such as "Jeep e5 forward two, turn left"; without the numbers before the roll. */
    private String ofMove(Move move) {
        int from = move.from().index();
        String who = who(from) + " forward";
        if (move.course() != Course.FORWARD) {
            String turn = ", turn " + BattleText.low(move.course());
            return table.die() > 1 ? who + " " + English.number(table.die() - 1) + turn : who + turn;
        }
        if (table.die() < 1) {
            return who;
        }
        boolean lands = table.island().hasCharacter(from)
                && table.island().facing(from).room(from) >= table.die()
                && Moving.landsOnBlock(table, move);
        return who + " " + English.number(table.die()) + (lands ? ", onto the block (" + odds() + ")" : "");
    }

    private String ofShot(int from) {
        IslandBoard island = table.island();
        int target = island.hasCharacter(from) ? Shooting.target(table, from) : -1;
        if (target < 0) {
            return who(from) + " shoots";
        }
        String at = who(from) + " shoots at ";
        StringBuilder text = new StringBuilder(
                island.hasCharacter(target)
                        ? at + owned(target)
                        : at + "the block on " + Square.of(target) + " (" + odds() + ")");
        Shooting.line(table, from, target)
                .toArray()
                .forEach(caught -> text.append(", through ").append(owned(caught.index())));
        return text.toString();
    }

    private String ofTurn(TurnOnSquare turn) {
        int square = turn.square().index();
        String text = who(square) + ": turn " + hand(turn.hand());
        if (!table.island().hasCharacter(square)) {
            return text;
        }
        Facing facing = table.island().facing(square);
        return text + ", to face " + BattleText.facing(turn.hand() == Hand.LEFT ? facing.left() : facing.right());
    }

    private String ofAdvance(int column) {
        String who = English.capital(onPad(table.pad().kind(column)));
        int front = table.pad().front(table.active(), column);
        return who + " advances from column " + column + (front < 0 ? "" : " to " + Square.of(front));
    }

    private String slideTo(Hand hand) {
        int to = table.die() > 0 ? Zero.slid(table, hand) : -1;
        return to < 0 || to >= Square.WIDTH ? "" : ", to " + BattleText.column(to);
    }

    /** Such as "Jeep e5". */
    private String who(int square) {
        String kind = table.island().hasCharacter(square)
                ? BattleText.kind(table.island().kind(square))
                : "character";
        return English.capital(kind) + " " + Square.of(square);
    }

    private String owned(int square) {
        return names.whose(PlayerId.of(table.island().owner(square))) + " " + BattleText.named(table, square);
    }

    private String odds() {
        IslandBoard island = table.island();
        int all = island.live() + island.safe();
        return "live " + (all == 0 ? 0 : Math.round(100.0 * island.live() / all)) + "%";
    }

    private static String onPad(Option<CharacterKind> kind) {
        return kind.map(BattleText::kind).getOrElse("character");
    }

    private static String hand(Hand hand) {
        return BattleText.low(hand);
    }
}
