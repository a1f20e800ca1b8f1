package io.github.casemate.battle.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.battle.rules.BattleAction.Advance;
import io.github.casemate.battle.rules.BattleAction.Course;
import io.github.casemate.battle.rules.BattleAction.Hand;
import io.github.casemate.battle.rules.BattleAction.Move;
import io.github.casemate.battle.rules.BattleAction.NamePad;
import io.github.casemate.battle.rules.BattleAction.RemoveFree;
import io.github.casemate.battle.rules.BattleAction.Shoot;
import io.github.casemate.battle.rules.BattleAction.SlidePad;
import io.github.casemate.battle.rules.BattleAction.TurnOnSquare;
import io.github.casemate.battle.rules.Shooting;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CarrierPad;
import io.github.casemate.battle.table.IslandBoard;
import io.github.casemate.battle.table.Square;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Turn;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Thing;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What a player can point at: characters, pads and blocks; what each could do, and why not now. */
final class BattleThings {

    private final GameView<BattleTable> view;
    private final BattleTable table;
    private final int seat;
    private final BattleLabels labels;

    BattleThings(Names names, GameView<BattleTable> view) {
        this.view = view;
        this.table = view.table();
        this.seat = view.viewer().index();
        this.labels = new BattleLabels(names, table);
    }

    Seq<Thing<Action>> all() {
        IslandBoard island = table.island();
        return island.characters(seat)
                .toArray()
                .map(this::own)
                .appendAll(pad())
                .appendAll(island.characters(1 - seat).toArray().map(this::theirs))
                .appendAll(island.blocks().toArray().map(this::block));
    }

    private Thing<Action> own(Square square) {
        int at = square.index();
        return thing(
                BattleText.named(table, at),
                about("Yours. ", at),
                Array.of(
                        new Shoot(square),
                        new Move(square, Course.FORWARD),
                        new Move(square, Course.LEFT),
                        new Move(square, Course.RIGHT),
                        new TurnOnSquare(square, Hand.LEFT),
                        new TurnOnSquare(square, Hand.RIGHT)));
    }

    private Thing<Action> theirs(Square square) {
        int at = square.index();
        return thing(BattleText.named(table, at), about("Your opponent's. ", at), Array.of(new RemoveFree(square)));
    }

    private String about(String whose, int at) {
        IslandBoard island = table.island();
        int target = Shooting.target(table, at);
        return whose + "It looks " + BattleText.facing(island.facing(at)) + " and hits what is exactly "
                + English.count(island.kind(at).range(), "square") + " ahead: "
                + (target < 0 ? "nothing now" : "the " + BattleText.thing(table, target)) + ".";
    }

    /** The characters on the player's own pad, and the pad itself. */
    private Array<Thing<Action>> pad() {
        if (!table.variant(BattleVariants.PADS) || table.active() != seat) {
            return Array.empty();
        }
        CarrierPad pad = table.reserves().pad(seat);
        return Array.rangeClosed(1, CarrierPad.WIDTH)
                .filter(pad::has)
                .map(column -> thing(
                        BattleText.kind(pad.kind(column).get()) + " in column " + column + " of your pad",
                        "Yours. It comes onto the Island after a zero, and nobody can hit it before.",
                        Array.of(new Advance(column))))
                .append(thing(
                        "carrier pad",
                        "Yours. Its centre is at " + BattleText.column(pad.centre())
                                + ". After a zero it can be named, and then it slides by the next roll.",
                        Array.of(new NamePad(), new SlidePad(Hand.LEFT), new SlidePad(Hand.RIGHT))));
    }

    private Thing<Action> block(Square square) {
        IslandBoard island = table.island();
        return thing(
                "block on " + square,
                "Of the blocks on the Island, " + English.number(island.live()) + " are live and "
                        + English.number(island.safe())
                        + " safe. A live one takes everybody around it. It is set off by an exact hit or landing.",
                Array.empty());
    }

    private Thing<Action> thing(String name, String about, Array<Action> wishes) {
        return new Thing<>(
                name, about, wishes.map(action -> new Thing.Wish<>(action, labels.of(action), refusal(action))));
    }

    private Option<Rejection> refusal(Action action) {
        if (view.options().contains(action)) {
            return Option.none();
        }
        Option<Step<BattleTable>> next = view.agenda().headOption();
        boolean asked = view.turn() instanceof Turn.Player player && player.id().index() == seat;
        return Option.some(
                asked && next.isDefined() && next.get() instanceof Question<BattleTable> question
                        ? question.explain(table, action)
                        : Rejection.of(Rejection.NOT_YOUR_TURN, "You are not asked now.", "TRN-6"));
    }
}
