package io.github.casemate.siege;

import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** What the agenda has to know of Island Siege. */
final class SiegeRules implements AgendaRules<Table> {

    private final Ruleset ruleset;
    private final Seq<PlayerId> players;
    private final Table table;

    SiegeRules(Ruleset ruleset, Table table) {
        this.ruleset = ruleset;
        this.players = PlayerId.first(ruleset.seats());
        this.table = table;
    }

    @Override
    public Seq<PlayerId> players() {
        return players;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public List<Step<Table>> agenda() {
        return List.of(SetUp.STEP);
    }

    @Override
    public Option<Result> result(Table now) {
        return now.ending().isEmpty()
                ? Option.none()
                : Option.some(result(now.ending().get()));
    }

    private Result result(Ending ending) {
        return ending.winner().isDefined()
                ? Result.win(players, ending.winner().get(), ending.how().why())
                : Result.draw(players, ending.how().why());
    }

    @Override
    public Table view(Table now, PlayerId viewer) {
        return now.view(viewer);
    }

    @Override
    public Table determinize(GameView<Table> view, RandomGenerator random) {
        return Determinization.fill(view.table(), view.agenda(), random);
    }

    @Override
    public TableAbilities<Table> abilities() {
        return Abilities.ON_TABLE;
    }

    @Override
    public BrokenRuleException blame(BrokenRuleException broken) {
        return Culprit.named(broken, ruleset);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SiegeRules that && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return ruleset.hashCode();
    }

    @Override
    public String toString() {
        return "Island Siege, " + ruleset.edition() + " edition for " + ruleset.players()
                + (ruleset.modules().isEmpty() ? "" : ruleset.modules().mkString(" with ", ", ", ""));
    }
}
