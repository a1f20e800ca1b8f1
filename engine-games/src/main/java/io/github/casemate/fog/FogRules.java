package io.github.casemate.fog;

import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.Step;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Battle on the Island of Fog, for {@link io.github.casemate.agenda.AgendaGame}. Nothing is hidden. Rules are equal if
 * their rulesets are.
 */
public final class FogRules implements AgendaRules<FogTable> {

    /** Nothing on this table acts on its own account, so nothing has to be asked after each event. */
    private static final TableAbilities<FogTable> NOTHING_REACTS = new TableAbilities<>() {
        @Override
        public boolean mayReact(FogTable table) {
            return false;
        }
    };

    private final FogRuleset ruleset;
    private final FogTable table;

    /**
     * Makes the rules.
     *
     * @param ruleset what is played
     * @throws IllegalArgumentException if it cannot be played
     */
    public FogRules(FogRuleset ruleset) {
        this.ruleset = ruleset;
        this.table = FogTable.start(new FogBoard(ruleset));
    }

    /** {@return what is played} */
    public FogRuleset ruleset() {
        return ruleset;
    }

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(ruleset.players());
    }

    @Override
    public FogTable table() {
        return table;
    }

    @Override
    public List<Step<FogTable>> agenda() {
        return List.of(new FogSetUp());
    }

    @Override
    public Option<Result> result(FogTable now) {
        return now.ending().map(ending -> ending.result(ruleset.players()));
    }

    @Override
    public TableAbilities<FogTable> abilities() {
        return NOTHING_REACTS;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FogRules that && ruleset.equals(that.ruleset);
    }

    @Override
    public int hashCode() {
        return ruleset.hashCode();
    }

    @Override
    public String toString() {
        return "Battle on the Island of Fog for " + ruleset.players() + " on " + ruleset.size() + "x" + ruleset.size()
                + ruleset.variants().map(variant -> ", " + variant.text()).mkString();
    }
}
