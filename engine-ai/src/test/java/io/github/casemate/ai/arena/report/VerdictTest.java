package io.github.casemate.ai.arena.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.Pigs;
import io.github.casemate.ai.arena.SoloPig;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.PackRef;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.RuleDifference;
import io.github.casemate.ai.arena.stats.Statistics;
import io.github.casemate.ai.arena.stats.Worth;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Setting;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a reader is told first, and what is marked in the rest. */
class VerdictTest {

    private static final Pig PIG = new Pig(2, 30);

    private static String verdict(ArenaResult result) {
        return result.report()
                .text()
                .lines()
                .takeWhile(line -> !line.isEmpty())
                .reduce("", (all, line) -> all + line.replaceFirst("^ ", ""));
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // It is only read.
    private static ArenaResult play(int games, Entrant<Pig.State, Pig.Action>... field) {
        return Arena.roundRobin(PIG, List.of(field)).games(games).seed(42).run();
    }

    @Test
    void oneThatIsBetterBeatsTheOther() {
        ArenaResult result = play(100, Pigs.random("chance"), Pigs.holdsAt(10));
        double score =
                result.statistics().duel("hold-10", "chance").get().score().value();
        assertThat(verdict(result))
                .startsWith(
                        "hold-10 beats chance: it scores " + ReadableNumbers.percent(score) + " % of 100 games (95 %: ")
                .contains(", " + ReadableNumbers.signed(400 * Math.log10(score / (1 - score)), 0) + " Elo (+")
                .endsWith(").");
        assertThat(result.report().json()).startsWith("{\n  \"verdict\": \"hold-10 beats chance: it scores ");
        assertThat(result.report().html()).contains("<p class=\"verdict\">hold-10 beats chance: it scores ");
    }

    @Test
    void twoOfAKindCannotBeToldApart() {
        assertThat(verdict(play(
                        20,
                        Pigs.holdsAt(10),
                        Entrant.distinct(List.of(Pigs.holdsAt(10), Pigs.holdsAt(10)))
                                .get(1))))
                .startsWith("hold-10")
                .contains(" cannot be told apart: hold-10")
                .contains("scores 50.0 % of 20 games");
    }

    @Test
    void ofManyTheLeaderIsNamedWithTheNext() {
        assertThat(verdict(play(200, Pigs.holdsAt(2), Pigs.holdsAt(12), Pigs.random("chance"))))
                .startsWith("hold-12 is the strongest of 3: +")
                .contains(" Elo above ", ", the next (95 %: +");
        assertThat(verdict(play(10, Pigs.holdsAt(12), Pigs.holdsAt(13), Pigs.holdsAt(14), Pigs.random("chance"))))
                .contains(" leads 4 entrants, but cannot be told apart from hold-1", " and 1 other: ");
    }

    @Test
    void aloneTheShareOfWinsCounts() {
        var solo = Arena.roundRobin(new SoloPig(3), List.of(Pigs.holdsAt(10), Pigs.holdsAt(20)))
                .seats(PlayerId.of(0))
                .games(10)
                .seed(1)
                .run();
        assertThat(verdict(solo)).contains(" wins the most of 2 entrants: ", " % of 10 games (95 %: ");
    }

    @Test
    void forfeitsAndNothingAreTold() {
        Entrant<Pig.State, Pig.Action> broken = new Entrant<>("broken", Budget.iterations(1), () -> decision -> {
            throw new IllegalStateException("no");
        });
        ArenaResult result = play(4, Pigs.holdsAt(10), broken);
        // Four of four is at least 51.0 %.
        assertThat(verdict(result))
                .isEqualTo("hold-10 beats broken: it scores 100.0 % of 4 games (95 %: 51.0 to 100.0), at least +7 Elo;"
                        + " 4 games ended by forfeit.");
        assertThat(verdict(new ArenaResult(result.spec(), Array.empty()))).isEqualTo("No game has been played yet.");
    }

    @Test
    void aDifferenceHasItsOwnInterval() {
        ArenaResult result = play(60, Pigs.holdsAt(4), Pigs.holdsAt(12), Pigs.random("chance"));
        Statistics statistics = result.statistics();
        Array<String> names = statistics.standings().map(standing -> standing.name());
        Estimate lead = statistics.leadOf(names.get(0)).get();
        assertThat(lead).isEqualTo(statistics.elo().difference(names.get(0), names.get(1)));
        // Not what one gets by looking at the distances to the mean.
        Estimate one = statistics.standing(names.get(0)).elo();
        Estimate other = statistics.standing(names.get(1)).elo();
        assertThat(lead.value()).isEqualTo(one.value() - other.value(), within(1e-9));
        assertThat(lead.high() - lead.low()).isLessThan(one.high() - one.low() + other.high() - other.low() - 1);
        assertThat(statistics.leadOf(names.last()).isEmpty()).isTrue();
        assertThat(statistics.difference(names.get(0), names.get(0)).isEmpty()).isTrue();
        String shown = ReadableNumbers.signed(lead.value(), 0) + "+-"
                + ReadableNumbers.fixed((lead.high() - lead.low()) / 2, 0);
        assertThat(result.report().text()).contains("Elo of the left above the top", shown);
        assertThat(result.report().csv().lines().findFirst().get()).contains(",lead,lead_low,lead_high,");
        assertThat(result.report().json()).contains("\"differences\": [");
    }

    @Test
    void thingsAreSortedByWhatTheyAreWorthAndDrawn() {
        ArenaResult result = Arena.roundRobin(PIG, List.of(Pigs.holdsAt(10), Pigs.random("chance")))
                .games(100)
                .seed(42)
                .notes("pig", Pigs::notes)
                .run();
        Array<Worth> worths = result.statistics().worths();
        assertThat(worths.map(worth -> worth.difference().value()))
                .isEqualTo(
                        worths.map(worth -> worth.difference().value()).sorted().reverse());
        assertThat(result.report().text()).containsPattern("big bank .*\\|\\+{5}\n");
        assertThat(result.report().html()).contains("<svg height=\"26\" role=\"img\" class=\"up\">", ">\u25b2</text>");
        double all = result.games().map(game -> game.noted("big bank")).sum().doubleValue();
        assertThat(worths.find(worth -> worth.label().equals("big bank"))
                        .get()
                        .perGame()
                        .value())
                .isEqualTo(all / 100, within(1e-9));
    }

    @Test
    void barsGoLeftForLessAndRightForMore() {
        assertThat(bar(0.5, 0.4, 0.6, 0.5)).isEqualTo("     |+++++");
        assertThat(bar(-0.25, -0.3, -0.2, 0.5)).isEqualTo("  ---|");
        assertThat(bar(-0.25, -0.6, 0.1, 0.5)).isEqualTo("  ...|");
        assertThat(bar(Double.NaN, -1, 1, 0.5)).isEmpty();
        assertThat(bar(0, 0, 0, 0)).isEqualTo("     |");
    }

    private static String bar(double value, double low, double high, double greatest) {
        return DifferenceMark.of(new Estimate(value, low, high)).bar(value, greatest, 5);
    }

    @Test
    void rulesAreComparedBySettingsOrByTheirTitles() {
        ArenaSpec spec = play(2, Pigs.holdsAt(10), Pigs.random("chance")).spec();
        Setting<Boolean> fast = Setting.flag("fast", "Quick.");
        Array<RuleDifference> packs = RuleDifference.all(
                spec.withGame("a", Option.some(new PackRef("pig", 1, "target=30"))),
                spec.withGame("b", Option.some(new PackRef("pig", 2, "target=60 fast=true"))),
                List.of(fast));
        assertThat(packs)
                .containsExactly(
                        new RuleDifference("rules version", "1", "2"),
                        new RuleDifference("target", "30", "60"),
                        new RuleDifference("fast", "false", "true"));
        assertThat(RuleDifference.all(
                        spec.withTitle("second edition, 2 players"),
                        spec.withTitle("second edition, 2 players, with captains"),
                        List.empty()))
                .containsExactly(new RuleDifference("rules", "", "with captains"));
        assertThat(RuleDifference.all(spec, spec, List.empty())).isEmpty();
        assertThat(VariantVerdict.rules(packs))
                .isEqualTo("rules version 2 instead of 1, target 60 instead of 30, fast true instead of false");
    }

    @Test
    void whatDoesNotChangeIsSaidToo() {
        ArenaResult result = play(20, Pigs.holdsAt(10), Pigs.random("chance"));
        Comparison same = Comparison.of(result.statistics(), result.statistics());
        assertThat(VariantVerdict.of(same))
                .startsWith("With the same rules, games are about as long (")
                .endsWith(", no seat gains or loses for certain, and nobody wins more or less for certain.");
        assertThat(result.comparedWith(result).text()).contains("The rules are the same.");
    }
}
