package io.github.casemate.ai.internal;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.siege.RazeOdds;
import io.github.casemate.ai.siege.RerollChoice;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.permission.AttackFort;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.Locale;

/**
 * The odds of attacks, as the {@link RerollOracle} knows them: exact, and for a player who continues well. Like the
 * oracle, an outlook is for one thread.
 */
public final class SiegeOutlook implements Outlook<Action, GameView<Table>> {

    /** What is less likely is not worth a sentence. */
    private static final double WORTH_TELLING = 0.05;

    /** More than any fort has, so that the chance counts first. */
    private static final double MANY_STONES = 1000;

    private final RerollOracle oracle = RerollOracle.create();

    /** For the service loader. */
    public SiegeOutlook() {}

    private record Danger(Fort fort, PlayerId attacker, double chance) {}

    @Override
    public String pack() {
        return "island-siege";
    }

    @Override
    public Option<String> note(Action option, GameView<Table> view) {
        if (option instanceof Attack attack) {
            return Option.some(words(oracle.odds(view.table(), view.table().active(), attack.fort())));
        }
        return rerolling(option, view).map(SiegeOutlook::words);
    }

    /**
     * {@inheritDoc} Dice that are rolled again are compared: first by the chance, then by the stones; in Open Waters by the
     * results that are of use.
     */
    @Override
    public Option<Double> worth(Action option, GameView<Table> view) {
        return rerolling(option, view)
                .map(odds -> odds.chance() * MANY_STONES + odds.stones())
                .orElse(() -> Option.when(isAboutDice(option, view), view::table)
                        .filter(table -> table.requireAttack().fort().isEmpty())
                        .map(table -> OpenWatersDice.of(table).worth(option)));
    }

    private Option<RazeOdds> rerolling(Action option, GameView<Table> view) {
        return isAboutDice(option, view)
                        && view.table().attack().exists(attack -> attack.fort().isDefined())
                ? oracle.choices(view.table())
                        .find(choice -> choice.action().equals(option))
                        .map(RerollChoice::odds)
                : Option.none();
    }

    /** The owner of a fort may be asked about dice too, but their odds are different. */
    private static boolean isAboutDice(Action option, GameView<Table> view) {
        return (option instanceof RerollDice || option instanceof KeepDice)
                && view.turn().isOf(view.viewer())
                && Delegated.inner(view.agenda().head()) instanceof Rerolling
                && view.table().attack().isDefined();
    }

    @Override
    public String legend() {
        return "falls 12%, 1.8 stones: how likely the fort is destroyed, and how many stones fall on average";
    }

    /** The attack on each fort of the listener that is most likely to destroy it, as long as nobody attacks. */
    @Override
    public Seq<String> threats(GameView<Table> view, Names names) {
        Table table = view.table();
        if (names.listener().isEmpty()
                || table.attack().isDefined()
                || table.ending().isDefined()) {
            return Array.empty();
        }
        PlayerId listener = names.listener().get();
        return table.player(listener)
                .forts()
                .flatMap(fort -> table.opponents(listener)
                        .filter(opponent -> mayAttack(table, opponent, fort))
                        .map(opponent -> new Danger(fort, opponent, oracle.chanceToRaze(table, opponent, fort.card())))
                        .maxBy(Danger::chance))
                .filter(danger -> danger.chance() >= WORTH_TELLING)
                .sorted(Comparator.comparingDouble(Danger::chance).reversed())
                .map(danger -> names.whose(danger.attacker()) + " attack on your "
                        + danger.fort().card().name() + " would destroy it with a chance of "
                        + percent(danger.chance()) + ".");
    }

    /** ATK-1. */
    private static boolean mayAttack(Table table, PlayerId attacker, Fort fort) {
        return (fort.fleet().isEmpty() || fort.hasFleet(attacker))
                && Abilities.allows(table, AttackFort.class, attacker, fort, AttackFort::new);
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
