package io.github.casemate.fog;

import io.github.casemate.agenda.AgendaRules;
import io.github.casemate.agenda.Step;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.fog.rules.FogSetUp;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Battle on the Island of Fog, for {@link io.github.casemate.agenda.AgendaGame}. Nothing is hidden.
 *
 * @param ruleset what is played
 * @param table the table before anything has happened
 */
public record FogRules(FogRuleset ruleset, FogTable table) implements AgendaRules<FogTable> {

    /** Nothing on this table acts on its own account. */
    private static final TableAbilities<FogTable> NOTHING_REACTS = new TableAbilities<>() {
        @Override
        public boolean mayReact(FogTable table) {
            return false;
        }
    };

    /**
     * Makes the rules.
     *
     * @param ruleset what is played
     * @throws IllegalArgumentException if it cannot be played
     */
    public FogRules(FogRuleset ruleset) {
        this(ruleset, FogTable.start(new FogBoard(ruleset)));
    }

    @Override
    public Seq<PlayerId> players() {
        return PlayerId.first(ruleset.players());
    }

    @Override
    public List<Step<FogTable>> agenda() {
        return List.of(new FogSetUp());
    }

    @Override
    public Option<Result> result(FogTable now) {
        FogEnding ending = now.ending();
        return ending == null ? Option.none() : Option.some(ending.result(ruleset.players()));
    }

    @Override
    public TableAbilities<FogTable> abilities() {
        return NOTHING_REACTS;
    }

    @Override
    public String toString() {
        return "Battle on the Island of Fog for " + ruleset.players() + " on " + ruleset.size() + "x" + ruleset.size()
                + ruleset.variants().map(variant -> ", " + variant.text()).mkString();
    }
}
