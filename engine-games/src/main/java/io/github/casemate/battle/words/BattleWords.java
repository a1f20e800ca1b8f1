package io.github.casemate.battle.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.rules.AdvanceFromPad;
import io.github.casemate.battle.rules.AfterMove;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.FaceCharacter;
import io.github.casemate.battle.rules.FirstPlayer;
import io.github.casemate.battle.rules.FreeFromPad;
import io.github.casemate.battle.rules.FreeRemoval;
import io.github.casemate.battle.rules.LoadPad;
import io.github.casemate.battle.rules.PlaceBlock;
import io.github.casemate.battle.rules.PlaceCharacter;
import io.github.casemate.battle.rules.RevealBlock;
import io.github.casemate.battle.rules.RollDie;
import io.github.casemate.battle.rules.StartTurn;
import io.github.casemate.battle.rules.UseRoll;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Battle for the Island in words.
 *
 * @param names who is who, and who listens
 * @param settings how the battle is played
 */
public record BattleWords(Names names, Settings settings)
        implements Words<Action, Event<BattleTable>, GameView<BattleTable>> {

    @Override
    public Sentence sentence(Event<BattleTable> event) {
        return new BattleSentences(names).of(event);
    }

    @Override
    public String label(Action option, GameView<BattleTable> view) {
        return new BattleLabels(names, view.table()).of(option);
    }

    @Override
    public Option<String> subject(Action option, GameView<BattleTable> view) {
        return option instanceof Shoot shoot
                ? Option.some(
                        BattleText.kind(view.table().island().kind(shoot.from().index())))
                : Option.none();
    }

    @Override
    public Heading heading(GameView<BattleTable> view) {
        BattleTable table = view.table();
        Step<BattleTable> next = view.agenda().headOption().getOrElse(new StartTurn());
        if (next instanceof UseRoll) {
            return ofRoll(table);
        } else if (next instanceof AfterMove) {
            return Heading.of("Do you shoot, or end the turn?", "TRN-5");
        } else if (next instanceof AdvanceFromPad) {
            return Heading.of("You have nobody on the Island. Who comes from the pad?", "TRN-7", "RUL-18");
        } else if (next instanceof FreeRemoval) {
            return Heading.of(names.name(table.activePlayer()) + " is stuck. Whom do you remove?", "STK-1", "RUL-17");
        } else if (next instanceof FreeFromPad) {
            return Heading.of(
                    names.name(table.activePlayer()) + " can bring on nobody. Whom do you remove from the pad?",
                    "STK-3",
                    "RUL-17");
        } else if (next instanceof PlaceBlock) {
            return Heading.of("No row and no column may hold two blocks. Where do you lay a block?", "SET-5", "SET-6");
        } else if (next instanceof PlaceCharacter place) {
            return Heading.of(toPlace(place) + " Whom do you place, and where?", "SET-8");
        } else if (next instanceof FaceCharacter face) {
            return Heading.of(
                    "Where does the " + BattleText.named(table, face.square().index()) + " look?", "SET-8");
        } else if (next instanceof LoadPad load) {
            return Heading.of(
                    "Who goes into column " + (load.loaded() % CarrierPad.WIDTH + 1) + " of your pad?", "SET-9");
        } else if (next instanceof RollDie) {
            return Heading.of("What does the die show?", "TRN-1");
        } else if (next instanceof RevealBlock reveal) {
            return Heading.of("What is under the block on " + reveal.square() + "?", "BLK-4", "RUL-23");
        } else if (next instanceof FirstPlayer) {
            return Heading.of("Who begins?", "SET-3");
        }
        return Heading.of("What do you do?", "TRN-1");
    }

    /** How many characters of a player still go onto the Island, and how many onto the pad. */
    private String toPlace(PlaceCharacter place) {
        int more = settings.get(BattleVariants.START) - place.placed() / 2;
        return English.capital(English.number(more)) + " more " + (more == 1 ? "starts" : "start") + " on the Island"
                + (settings.get(BattleVariants.PADS) ? ", " + English.number(CarrierPad.WIDTH) + " on your pad." : ".");
    }

    private static Heading ofRoll(BattleTable table) {
        if (table.die() == 0) {
            return Heading.of("You have a zero, and will roll again. What do you do first?", "ZER-1", "TRN-2");
        }
        String rolled = "You have a " + BattleText.roll(table.die()) + ". ";
        if (table.bound() == BattleTable.PAD) {
            return Heading.of(rolled + "Which way does the pad slide?", "ZER-4", "TRN-2");
        }
        return table.bound() >= 0
                ? Heading.of(
                        rolled + "How does the " + BattleText.named(table, table.bound()) + " move?", "ZER-3", "TRN-2")
                : Heading.of(rolled + "Who moves, or shoots first?", "TRN-3", "TRN-2");
    }

    @Override
    public Seq<String> aim() {
        return Array.of(
                "Remove the opponent's soldiers, jeeps and tanks from the Island. A soldier hits what is",
                "exactly two squares ahead, a jeep three, a tank four; nothing nearer, nothing farther.",
                "Characters in the line of fire are lost with the target. Blocks give cover, but of ten",
                "some are live: hit or landed on, they take everybody around them.");
    }

    @Override
    public Seq<String> turn() {
        return Array.of(
                "Roll, shoot as often as you like, move somebody straight ahead by the whole roll (from",
                "two on its last unit may be a quarter turn), shoot again.",
                "A zero rolls again: first bring on somebody from the pad, turn somebody, who alone may",
                "move then, or slide the pad by the next roll, ending the turn.",
                "If you cannot use your roll, the opponent may remove one of your characters.");
    }

    @Override
    public Seq<String> victories() {
        Array<String> ways = Array.of("A player who has lost "
                + (needed() == BattleVariants.characters(settings)
                        ? "all " + English.number(needed())
                        : English.number(needed()))
                + " characters has lost; if both have at once, it is a draw.");
        if (settings.get(BattleVariants.QUIET) > 0) {
            ways = ways.append("After " + settings.get(BattleVariants.QUIET)
                    + " turns in which nobody is removed or comes on, and no block goes, it is a draw.");
        }
        return settings.get(BattleVariants.TURNS) > 0
                ? ways.append("After " + settings.get(BattleVariants.TURNS)
                        + " turns the higher sum of ranges wins; the pad counts twice.")
                : ways;
    }

    @Override
    public String outcome(Result result) {
        String winner = English.list(result.winners().map(names::whom));
        return switch (result.why()) {
            case "destroyed" ->
                winner + (names.isYou(result.winners().head()) ? " win" : " wins")
                        + ", since the opponent has lost "
                        + (needed() == BattleVariants.characters(settings) ? "all " : "") + English.number(needed())
                        + " characters";
            case "both-destroyed" ->
                "a draw, since both have lost " + (needed() == BattleVariants.characters(settings) ? "all " : "")
                        + English.number(needed()) + " characters";
            case "no-progress" ->
                "a draw, since nothing has happened for " + settings.get(BattleVariants.QUIET) + " turns";
            default -> Words.super.outcome(result);
        };
    }

    @Override
    public Seq<Goal> progress(GameView<BattleTable> view) {
        BattleTable table = view.table();
        boolean begun = table.active() != BattleTable.NONE;
        return PlayerId.first(2)
                .map(player -> new Goal(
                        player,
                        (begun ? needed() - table.lost(player.index()) : needed()) + " of " + needed()
                                + " characters left"));
    }

    private int needed() {
        return BattleVariants.lossesToLose(settings);
    }

    @Override
    public Seq<String> threats(GameView<BattleTable> view) {
        return isSeated(view)
                ? lastChances(view.table())
                        .appendAll(new Threats(view.table(), view.viewer().index()).sentences())
                : Array.empty();
    }

    /** END-1: whose next loss is the last. */
    private Seq<String> lastChances(BattleTable table) {
        boolean isOn = table.active() != BattleTable.NONE && table.lost(0) < needed() && table.lost(1) < needed();
        return PlayerId.first(2)
                .filter(player -> isOn && needed() - table.lost(player.index()) == 1)
                .map(player -> names.does(PlayerId.of(1 - player.index()), "wins") + " as soon as "
                        + names.whom(player) + (names.isYou(player) ? " lose" : " loses")
                        + " another character (END-1).");
    }

    @Override
    public Seq<Thing<Action>> things(GameView<BattleTable> view) {
        return isSeated(view) ? new BattleThings(names, view).all() : Array.empty();
    }

    private static boolean isSeated(GameView<BattleTable> view) {
        return !view.viewer().equals(PlayerId.SPECTATOR);
    }
}
