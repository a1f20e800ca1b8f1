package io.github.casemate.fog.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fog.action.FogAction.AttackTowards;
import io.github.casemate.fog.rules.FightOdds;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The odds of fights, beside attacks and in threats. */
public final class FogOutlook implements Outlook<Action, GameView<FogTable>> {

    /** For the service loader. */
    public FogOutlook() {}

    @Override
    public String pack() {
        return "island-of-fog";
    }

    @Override
    public Option<String> note(Action option, GameView<FogTable> view) {
        FogTable table = view.table();
        return option instanceof AttackTowards attack
                ? Option.some(FogText.odds(FightOdds.of(
                        table,
                        table.unit(table.acting()),
                        table.acting() + attack.heading().step())))
                : Option.none();
    }

    @Override
    public String legend() {
        return "wins 62%, ties 9%: how likely the attacker wins, or nobody does, if both sides use second rolls as well"
                + " as they can";
    }

    @Override
    public Seq<String> threats(GameView<FogTable> view, Names names) {
        return FogThreats.of(view.table(), names, true);
    }
}
