package io.github.casemate.battle.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.battle.table.BattleEvent.Advanced;
import io.github.casemate.battle.table.BattleEvent.BattleBegan;
import io.github.casemate.battle.table.BattleEvent.BlockActivated;
import io.github.casemate.battle.table.BattleEvent.BlockPlaced;
import io.github.casemate.battle.table.BattleEvent.BlockRevealed;
import io.github.casemate.battle.table.BattleEvent.CharacterFaced;
import io.github.casemate.battle.table.BattleEvent.CharacterLost;
import io.github.casemate.battle.table.BattleEvent.CharacterPlaced;
import io.github.casemate.battle.table.BattleEvent.FirstChosen;
import io.github.casemate.battle.table.BattleEvent.Moved;
import io.github.casemate.battle.table.BattleEvent.PadLoaded;
import io.github.casemate.battle.table.BattleEvent.PadNamed;
import io.github.casemate.battle.table.BattleEvent.PadSlid;
import io.github.casemate.battle.table.BattleEvent.Rolled;
import io.github.casemate.battle.table.BattleEvent.Shot;
import io.github.casemate.battle.table.BattleEvent.Spared;
import io.github.casemate.battle.table.BattleEvent.Stuck;
import io.github.casemate.battle.table.BattleEvent.TakenFromPad;
import io.github.casemate.battle.table.BattleEvent.TurnEnded;
import io.github.casemate.battle.table.BattleEvent.Turned;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.SpelledOut;
import io.github.casemate.text.English;

/**
 * What happens in a battle, a sentence for each event.
 *
 * @param names who is who, and who listens
 */
record BattleSentences(Names names) {

    Sentence of(Event<BattleTable> event) {
        if (event instanceof BattleBegan begun) {
            return Sentence.heading("The battle begins: " + names.whose(begun.player()) + " turn.");
        } else if (event instanceof TurnEnded ended) {
            return Sentence.heading(English.capital(names.whose(ended.next())) + " turn.");
        } else if (event instanceof CharacterPlaced placed) {
            return Sentence.quiet(names.does(
                    placed.owner(),
                    "places a " + BattleText.kind(placed.character()) + " on " + placed.square() + "."));
        } else if (event instanceof BlockActivated activated && !activated.byBlock()) {
            return Sentence.quiet("The block on " + activated.square() + " is turned over.");
        }
        return Sentence.told(told(event) + ".");
    }

    private String told(Event<BattleTable> event) {
        if (event instanceof FirstChosen first) {
            return names.does(first.player(), "begins");
        } else if (event instanceof BlockPlaced laid) {
            return names.does(laid.player(), "lays a block on " + laid.square());
        } else if (event instanceof CharacterFaced faced) {
            return names.does(faced.owner(), "places a " + BattleText.kind(faced.character()) + " on " + faced.square())
                    + ", facing " + BattleText.facing(faced.facing());
        } else if (event instanceof PadLoaded loaded) {
            return names.does(loaded.owner(), "puts a " + BattleText.kind(loaded.character())) + " into column "
                    + loaded.column() + " of " + names.own(loaded.owner()) + " pad";
        } else if (event instanceof Rolled rolled) {
            return names.does(rolled.player(), "rolls a " + BattleText.roll(rolled.face()));
        } else if (event instanceof Stuck stuck) {
            return names.does(stuck.player(), "is stuck, and cannot use the roll");
        } else if (event instanceof Spared spared) {
            return names.does(spared.player(), "is spared");
        } else if (event instanceof PadNamed named) {
            return names.does(named.player(), "names the carrier pad: the next roll slides it");
        } else if (event instanceof PadSlid slid) {
            return owned(slid.player(), "pad") + " slides from " + BattleText.column(slid.from()) + " to "
                    + BattleText.column(slid.to());
        }
        return toldOfCharacters(event);
    }

    private String toldOfCharacters(Event<BattleTable> event) {
        if (event instanceof Advanced advanced) {
            return owned(advanced.owner(), advanced.character()) + " advances from column " + advanced.column()
                    + " of the pad to " + advanced.square();
        } else if (event instanceof Turned turned) {
            return owned(turned.owner(), turned.character()) + " on " + turned.square() + " turns to face "
                    + BattleText.facing(turned.facing());
        } else if (event instanceof Moved moved) {
            return owned(moved.owner(), moved.character()) + " moves from " + moved.from() + " to " + moved.to()
                    + ", facing " + BattleText.facing(moved.facing());
        } else if (event instanceof Shot shot) {
            return owned(shot.owner(), shot.character()) + " on " + shot.from() + " shoots at " + shot.target();
        } else if (event instanceof BlockActivated activated) {
            return "The block on " + activated.square() + " is set off by the one beside it";
        } else if (event instanceof BlockRevealed revealed) {
            return "The block on " + revealed.square() + (revealed.live() ? " is live" : " is safe");
        } else if (event instanceof CharacterLost lost) {
            return owned(lost.owner(), lost.character()) + " on " + lost.square()
                    + switch (lost.why()) {
                        case SHOT -> " is hit";
                        case CROSSFIRE -> " is caught in the line of fire";
                        case BLAST -> " is lost in the blast";
                        case LANDED -> " is lost with the block under it";
                        case FREE -> " is removed";
                    };
        } else if (event instanceof TakenFromPad taken) {
            return owned(taken.owner(), taken.character()) + " in column " + taken.column() + " of the pad is removed";
        }
        return SpelledOut.of(event, names);
    }

    private String owned(PlayerId owner, CharacterKind kind) {
        return owned(owner, BattleText.kind(kind));
    }

    private String owned(PlayerId owner, String what) {
        return English.capital(names.whose(owner)) + " " + what;
    }
}
