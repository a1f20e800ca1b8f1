package io.github.casemate.fire;

import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.PlantFlags;
import io.github.casemate.fire.table.FireEnding;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;

/**
 * What the agenda has to know of King of Fire Island.
 *
 * @param realm what is played
 */
public record FireRules(Realm realm) implements AgendaRules<FireTable> {

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(realm.players());
    }

    @Override
    public FireTable table() {
        return FireTable.start(realm);
    }

    @Override
    public List<Step<FireTable>> agenda() {
        return List.of(new PlantFlags());
    }

    @Override
    public Option<Result> result(FireTable table) {
        return table.ending().isEmpty()
                ? Option.none()
                : Option.some(result(table.ending().get()));
    }

    private Result result(FireEnding ending) {
        return ending.winner().isDefined()
                ? Result.win(players(), ending.winner().get(), ending.why())
                : Result.draw(players(), ending.why());
    }

    @Override
    public FireTable view(FireTable table, PlayerId viewer) {
        return table.view(viewer);
    }

    @Override
    public FireTable determinize(GameView<FireTable> view, RandomGenerator random) {
        return HiddenCards.deal(view, random);
    }

    @Override
    public String toString() {
        return realm.toString();
    }
}
