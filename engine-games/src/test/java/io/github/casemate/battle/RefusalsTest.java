package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.battle.Battlefield.Now;
import io.github.casemate.battle.rules.BattleAction.Advance;
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
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.table.Facing;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Turn;
import org.junit.jupiter.api.Test;

/** A refusal names the rule that forbids the action, and what is in the way. */
class RefusalsTest {

    @Test
    void movesThatAreBarredNameWhatIsInTheWay() {
        Now now = Battlefield.of(
                        "6: S> .. .. s< ..", "3: S> .. .. ##", "2: S> ## .. ..", "1: .. .. T^ .. .. .. .. .. .. .. S>")
                .roll(4);
        refuses(now, move("a6", Course.FORWARD), "MOV-7", "soldier on d6");
        refuses(now, move("a6", Course.LEFT), "MOV-9", "soldier on d6");
        refuses(now, move("a3", Course.LEFT), "MOV-6", "d3");
        refuses(now, move("a2", Course.RIGHT), "MOV-7", "block on b2");
        refuses(now, move("k1", Course.FORWARD), "MOV-8", "edge");
        refuses(now, move("d6", Course.FORWARD), "TRN-3", "d6");
        Now one = Battlefield.of("6: S> .. ..", "3: S> .. ..").roll(1);
        refuses(one, move("a6", Course.LEFT), "MOV-3", "never turns");
        Now bound = Battlefield.of("6: S> .. ..", "3: S> .. ..").bound("a3").roll(2);
        refuses(bound, move("a6", Course.FORWARD), "ZER-3", "soldier on a3");
        Now corner = Battlefield.of("6: S> .. ..", "1: S> .. ..").bound("a1").roll(2);
        refuses(corner, move("a6", Course.FORWARD), "ZER-3", "soldier on a1");
        Now gone = Battlefield.of("6: S> .. s<").boundGone().roll(1);
        refuses(gone, move("a6", Course.FORWARD), "RUL-19", "gone");
        Now named = Battlefield.of("6: S> .. ..").padNamed().centre(0, 'f').roll(2);
        refuses(named, move("a6", Course.FORWARD), "ZER-4", "pad");
    }

    /** What is in the way is looked for in the direction of the move, and before the edge. */
    @Test
    void theFirstThingInTheWayIsNamedInEveryDirection() {
        Now now = Battlefield.of("9: .. .. .. .. .. .. .. .. S> .. ##", "6: .. ##", "4: .. S^", "2: S> .. .. ..")
                .roll(3);
        refuses(now, move("i9", Course.FORWARD), "MOV-7", "block on k9");
        refuses(now, move("b4", Course.FORWARD), "MOV-7", "block on b6");
    }

    @Test
    void shotsThatHitNothingSayWhy() {
        Now now = Battlefield.of(
                        "6: T> .. ## .. t<", "5: S> .. ..", "4: S<", "2: J> .. .. .. ..", "1: .. .. S> .. s< .. S<")
                .roll(2);
        refuses(now, shoot("a6"), "SHT-6", "block on c6");
        refuses(now, shoot("a5"), "SHT-2", "c5");
        refuses(now, shoot("a4"), "SHT-2", "ends");
        refuses(now, shoot("e6"), "SHT-8", "e6");
        refuses(now, shoot("g1"), "RUL-26", "same effect");
        Now north =
                Battlefield.of("7: .. .. .. .. .. .. .. .. .. S>", "4: .. S^").roll(2);
        refuses(north, shoot("b4"), "SHT-2", "Nothing is on b6");
        refuses(north, shoot("j7"), "SHT-2", "Nothing is on l7");
        Now corner = Battlefield.of("3: Sv", "1: s^ .. S<").roll(2);
        refuses(corner, shoot("a3"), "RUL-26", "same effect");
        Now stop = Battlefield.of("6: J> .. s^ s^", "1: S^")
                .rules("crossfire=stop")
                .roll(2);
        refuses(stop, shoot("a6"), "RUL-9", "soldier on c6");
        Now own = Battlefield.of("6: S> .. S^", "1: s^")
                .rules("targets=opponents")
                .roll(2);
        refuses(own, shoot("a6"), "RUL-10", "own");
    }

    @Test
    void aLandingThatComesToTheSameAsAShotSaysSo() {
        Now now =
                Battlefield.of("7: .. ## .. ..", "6: S> .. ## ..").blocks(2, 0).roll(2);
        refuses(now, move("a6", Course.FORWARD), "RUL-27", "same as another option");
    }

    @Test
    void whatTakesAZeroAndWhatAZeroDoesNotDo() {
        Now two = Battlefield.of("6: S> .. ..").roll(2);
        refuses(two, new Advance(1), "ZER-2", "zero");
        refuses(two, new NamePad(), "ZER-4", "zero");
        refuses(two, new TurnOnSquare(Square.named("a6"), Hand.LEFT), "ZER-7", "zero");
        refuses(two, new SlidePad(Hand.LEFT), "ZER-4", "named");
        refuses(two, new GiveUpRoll(), "TRN-4", "must be used");
        refuses(two, new PassOn(), "TRN-6", "after the move");
        refuses(two, new RemoveFree(Square.named("a6")), "STK-1", "stuck");
        refuses(two, new TakeFromPad(1), "STK-3", "pad");
        refuses(two, new Spare(), "RUL-17", "spare");
        refuses(two, new LayBlock(Square.named("a6")), "SET-10", "set-up");
        refuses(two, new DieShows(3), "RUL-23", "chance");
        Now zero = Battlefield.of("6: S> .. ..", "1: S^ .. ## .. ##")
                .pad(0, "SSS-S")
                .roll(0);
        refuses(zero, move("a6", Course.FORWARD), "ZER-1", "zero");
        refuses(zero, new Advance(1), "ZER-2", "a1");
        refuses(zero, new Advance(3), "RUL-14", "block on c1");
        refuses(zero, new Advance(4), "PAD-2", "column 4");
        refuses(zero, new Advance(5), "RUL-14", "block on e1");
        refuses(zero, new Advance(6), "PAD-2", "column 6");
        refuses(zero, new Advance(0), "PAD-2", "column 0");
        refuses(Battlefield.of("6: S>").centre(0, 'a').roll(0), new Advance(1), "ZER-5", "corner");
        refuses(Battlefield.of("6: S>").rules("pads=no").roll(0), new Advance(1), "RUL-29", "no carrier pads");
        refuses(
                Battlefield.of("6: S>", "1: s^")
                        .emptyPads()
                        .rules("empty-pad=no")
                        .roll(0),
                new NamePad(),
                "RUL-15",
                "empty pad");
        Now slide = Battlefield.of("6: S> .. s^").padNamed().roll(5);
        refuses(slide, new SlidePad(Hand.LEFT), "ZER-5", "edge");
        Now zeroAgain = Battlefield.of("6: S> .. s^").padNamed().roll(0);
        refuses(zeroAgain, new SlidePad(Hand.LEFT), "ZER-4", "after it was named");
        Now after = Battlefield.of("6: S> .. s^").afterMove();
        refuses(after, move("a6", Course.FORWARD), "TRN-5", "used your roll");
    }

    @Test
    void whoIsStuckLosesOneOfTheirOwnAndNothingElseIsDone() {
        Now stuck = Battlefield.of("12: S^ .. J^", "6: s>").roll(2);
        refuses(stuck, new RemoveFree(Square.named("b12")), "STK-1", "stuck player is on b12");
        refuses(stuck, new TakeFromPad(1), "STK-3", "only when nobody on it can advance");
        refuses(stuck, shoot("a6"), "RUL-11", "after a roll");
        Now pad = Battlefield.of("1: .. .. s^ .. s^").pad(0, "--J-T").start();
        refuses(pad, new TakeFromPad(1), "STK-3", "column 1");
        refuses(pad, new RemoveFree(Square.named("c1")), "STK-1", "only when its owner is stuck");
    }

    @Test
    void theSetUpNamesItsRules() {
        Now laying = Now.newGame("first=p1");
        refuses(laying, new Station(CharacterKind.JEEP, Square.named("a1")), "SET-8", "after the blocks");
        refuses(laying, shoot("a1"), "SET-10", "after the set-up");
        refuses(laying, new LookTo(Facing.NORTH), "SET-8", "just placed");
        Now second = laying.play("block c4");
        refuses(second, new LayBlock(Square.named("c9")), "SET-6", "column");
        refuses(second, new LayBlock(Square.named("h4")), "SET-6", "block on c4 is in the same row");
        Now placing = second.play(
                "block a1",
                "block b2",
                "block d3",
                "block e5",
                "block f6",
                "block g7",
                "block h8",
                "block i9",
                "block j10");
        refuses(placing, new Station(CharacterKind.JEEP, Square.named("a1")), "SET-8", "a1");
        refuses(placing, new Station(CharacterKind.JEEP, Square.named("a5")), "SET-8", "two rows");
        refuses(placing, new PutOnPad(CharacterKind.JEEP), "SET-9", "after the characters");
        Now tanks =
                placing.play("tank c1", "north", "soldier c12", "north", "tank d1", "north", "soldier d12", "north");
        refuses(tanks, new Station(CharacterKind.TANK, Square.named("e1")), "SET-1", "no tank left");
    }

    private static Move move(String from, Course course) {
        return new Move(Square.named(from), course);
    }

    private static Shoot shoot(String from) {
        return new Shoot(Square.named(from));
    }

    private static void refuses(Now now, Action action, String rule, String words) {
        assertThat(now.turn()).isInstanceOf(Turn.Player.class);
        Rejection rejection = now.game().tryApply(now.state(), action).getLeft();
        assertThat(rejection.rule()).as(rejection + " at " + now.table()).containsExactly(rule);
        assertThat(rejection.sentence()).contains(words);
    }
}
