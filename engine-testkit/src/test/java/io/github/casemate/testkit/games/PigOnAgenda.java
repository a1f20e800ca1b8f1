package io.github.casemate.testkit.games;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Pig once more, with its rules as steps on an agenda. */
public record PigOnAgenda(int playerCount, int target) implements AgendaRules<PigOnAgenda.Table> {

    /** Banked points by seat, whose turn it is, and what they have rolled. */
    public record Table(Array<Integer> banked, PlayerId active, int pot) {}

    /** What the active player may do after a roll. */
    public enum Choice implements Action {
        ROLL,
        HOLD
    }

    /** What chance does. */
    public record Die(int face) implements Action {}

    /** The die has come to rest. */
    public record Rolled(int face) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return new Table(table.banked(), table.active(), face == 1 ? 0 : table.pot() + face);
        }
    }

    /** The player has banked the pot. */
    public record Held(PlayerId player) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return new Table(table.banked().update(player.index(), sum -> sum + table.pot()), player, 0);
        }
    }

    /** It is somebody's turn. */
    public record TurnBegan(PlayerId player) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return new Table(table.banked(), player, 0);
        }
    }

    /** Chance rolls the die. A one ends the turn; otherwise the player decides. */
    public record Roll() implements ChanceStep<Table> {

        private static final Distribution<Action> DIE =
                Distribution.uniform(List.rangeClosed(1, 6).map(Die::new));

        @Override
        public Distribution<Action> odds(Table table) {
            return DIE;
        }

        @Override
        public void answer(Play<Table> play, Action outcome) {
            int face = ((Die) outcome).face();
            play.emit(new Rolled(face));
            play.then(face == 1 ? new NextTurn() : new Decide());
        }
    }

    /** The active player rolls again or holds. */
    public record Decide() implements Question<Table> {

        @Override
        public PlayerId asked(Table table) {
            return table.active();
        }

        @Override
        public Seq<Action> options(Table table) {
            return Array.of(Choice.values());
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            if (answer == Choice.ROLL) {
                play.then(new Roll());
            } else {
                play.emit(new Held(play.table().active()));
                play.then(new NextTurn());
            }
        }
    }

    /** The next player begins. */
    public record NextTurn() implements AutoStep<Table> {
        @Override
        public void take(Play<Table> play) {
            Table table = play.table();
            int next = (table.active().index() + 1) % table.banked().size();
            play.emit(new TurnBegan(PlayerId.of(next)));
            play.then(new Roll());
        }
    }

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(playerCount);
    }

    @Override
    public Table table() {
        return new Table(Array.fill(playerCount, 0), PlayerId.of(0), 0);
    }

    @Override
    public List<Step<Table>> agenda() {
        return List.of(new Roll());
    }

    @Override
    public Option<Result> result(Table table) {
        int active = table.active().index();
        return Option.when(
                table.banked().get(active) >= target, () -> Result.win(players(), table.active(), "target-banked"));
    }
}
