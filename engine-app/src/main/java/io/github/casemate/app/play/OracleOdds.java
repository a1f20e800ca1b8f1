package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.siege.RazeOdds;
import io.github.casemate.ai.siege.RerollChoice;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.app.words.OpenQuestion;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import java.util.Locale;

/** The odds of attacks, as the oracle of {@code engine-ai} knows them: exact, and for a player who continues well. */
public final class OracleOdds implements Odds {

    private final RerollOracle oracle = RerollOracle.create();

    @Override
    public Option<String> of(GameView<Table> view, Action option) {
        if (option instanceof Attack attack) {
            return Option.some(words(oracle.odds(view.table(), view.table().active(), attack.fort())));
        }
        // The owner of a fort may be asked about dice too, but their odds are different.
        boolean rerolls = (option instanceof RerollDice || option instanceof KeepDice)
                && OpenQuestion.in(view).exists(openQuestion -> openQuestion.question() instanceof Rerolling)
                && view.table().attack().exists(attack -> attack.fort().isDefined());
        return rerolls
                ? oracle.choices(view.table())
                        .find(choice -> choice.action().equals(option))
                        .map(RerollChoice::odds)
                        .map(OracleOdds::words)
                : Option.none();
    }

    private static String words(RazeOdds odds) {
        return String.format(Locale.ROOT, "falls %s, %.1f stones", percent(odds.chance()), odds.stones());
    }

    /** Whole percents, but nothing possible is called impossible and nothing uncertain sure. */
    static String percent(double chance) {
        long whole = Math.round(chance * 100);
        if (whole == 0 && chance > 0) {
            return "<1%";
        }
        return whole == 100 && chance < 1 ? ">99%" : whole + "%";
    }
}
