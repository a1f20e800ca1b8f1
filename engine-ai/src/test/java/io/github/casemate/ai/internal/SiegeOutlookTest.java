package io.github.casemate.ai.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.ai.siege.RerollOracle;
import io.github.casemate.expansions.ghost.GhostAction;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.expansions.ghost.TurnGhost;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.rules.Rerolling;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odds beside the options. */
class SiegeOutlookTest {

    private static final String WORDS = "falls (<1|>99|\\d{1,3})%, \\d\\.\\d stones";

    @Test
    void attacksAndRollsHaveOddsAndNothingElse() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        GameView<Table> action = match.view(match.turn().asked().get());
        var attack = match.legalActions().find(Attack.class::isInstance).get();
        match = match.play(attack);
        GameView<Table> dice = match.view(match.turn().asked().get());
        SiegeOutlook odds = new SiegeOutlook();

        assertThat(odds.note(attack, action).get()).matches(WORDS);
        assertThat(odds.note(new DrawCards(), action)).isEmpty();
        assertThat(dice.options().exists(RerollDice.class::isInstance)).isTrue();
        assertThat(dice.options().map(option -> odds.note(option, dice).getOrElse("")))
                .allMatch(words -> words.matches(WORDS));
        assertThat(odds.worth(attack, action))
                .as("an attack is not compared with drawing")
                .isEmpty();
        var best = RerollOracle.create().best(dice.table());
        assertThat(dice.options().maxBy(option -> odds.worth(option, dice).get()))
                .containsExactly(best.action());
    }

    /** RUL-87: whoever decides for the Ghost Captain attacks with his dice, not with their own. */
    @Test
    void theOddsOfAnAttackAreThoseOfWhoeverIsAboutToAct() {
        AtomicInteger looked = new AtomicInteger();
        for (long seed = 1; seed <= 60; seed++) {
            var match = Match.of(
                    IslandSiege.of(Ruleset.of(Edition.SECOND, 1, Array.of("ghost-captain", "captains", "ramparts"))
                            .withTurnLimit(80)),
                    seed);
            SplitMix64 random = new SplitMix64(seed);
            while (!match.isOver()) {
                GameView<Table> view = match.view(match.turn().asked().get());
                check(view, looked);
                int any = (int) SplitMix64.below(random, view.options().size());
                match = match.play(view.options()
                        .find(TurnGhost.class::isInstance)
                        .getOrElse(view.options().get(any)));
            }
        }
        assertThat(looked.get()).isPositive();
    }

    private static void check(GameView<Table> view, AtomicInteger looked) {
        Step<Table> question = Delegated.inner(view.agenda().head());
        boolean atAFort = view.table().attack().exists(attack -> attack.fort().isDefined());
        if (!(question instanceof GhostAction || question instanceof Rerolling)) {
            return;
        }
        for (Action option : view.options()) {
            Option<String> odds = new SiegeOutlook().note(option, view);
            if (question instanceof GhostAction && option instanceof Attack attack) {
                looked.incrementAndGet();
                double his = RerollOracle.create().chanceToRaze(view.table(), GhostCaptain.SEAT, attack.fort());
                assertThat(odds.get()).startsWith("falls " + SiegeOutlook.percent(his));
            } else if (question instanceof Rerolling && atAFort) {
                assertThat(odds).isNotEmpty();
            }
        }
    }

    /** ATK-12: each colour brings a stone, so everything else is rolled again, unless a ship can use Leadership. */
    @Test
    void inOpenWatersTheDiceThatBringNothingAreRolledAgain() {
        int looked = 0;
        for (long seed = 1; looked < 20; seed++) {
            var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(60)), seed);
            SplitMix64 random = new SplitMix64(seed);
            while (!match.isOver()) {
                GameView<Table> view = match.view(match.turn().asked().get());
                if (Delegated.inner(view.agenda().head()) instanceof Rerolling
                        && view.table().requireAttack().fort().isEmpty()) {
                    checkOpenWaters(view);
                    looked++;
                }
                int any = (int) SplitMix64.below(random, view.options().size());
                match = match.play(view.options()
                        .find(Attack.class::isInstance)
                        .getOrElse(view.options().get(any)));
            }
        }
    }

    private static void checkOpenWaters(GameView<Table> view) {
        SiegeOutlook outlook = new SiegeOutlook();
        Faces lying = view.table().requireAttack().results();
        boolean ships = !view.table().player(view.viewer()).ships().isEmpty();
        int useless = lying.count(Face.TARGET) + (ships ? 0 : lying.count(Face.LEADERSHIP));
        Action best = view.options()
                .maxBy(option -> outlook.worth(option, view).get())
                .get();
        if (useless == 0) {
            assertThat(best).isInstanceOf(KeepDice.class);
        } else {
            Faces again = ((RerollDice) best).dice();
            assertThat(again.total()).isEqualTo(useless);
            assertThat(again.count(Face.TARGET)).isEqualTo(lying.count(Face.TARGET));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0%", "0.001, <1%", "0.006, 1%", "0.124, 12%", "0.5, 50%", "0.994, 99%", "0.999, >99%", "1, 100%"})
    void nothingPossibleIsCalledImpossibleAndNothingUncertainSure(double chance, String words) {
        assertThat(SiegeOutlook.percent(chance)).isEqualTo(words);
    }

    /** Everything that there is, with any legal action. */
    @Test
    void noQuestionOfAnyGameIsTooMuchForThem() {
        SiegeOutlook outlook = new SiegeOutlook();
        int threats = 0;
        for (Ruleset ruleset : Array.of(
                Ruleset.firstEdition(),
                Ruleset.secondEdition(4).with("ramparts", "coquina", "captains", "monuments"),
                Ruleset.solo("ghost-captain").with("ramparts"))) {
            var match = Match.of(IslandSiege.of(ruleset.withTurnLimit(60)), 6);
            SplitMix64 random = new SplitMix64(6);
            while (!match.isOver()) {
                PlayerId asked = match.turn().asked().get();
                GameView<Table> view = match.view(asked);
                Names names = Names.ofSeats(match.game().players().size()).to(asked);
                assertThat(view.options().flatMap(option -> outlook.note(option, view)))
                        .allMatch(words -> words.matches(WORDS));
                Seq<String> told = outlook.threats(view, names);
                assertThat(told)
                        .allMatch(words -> words.matches(
                                "P\\d's attack on your .+ would destroy it with a chance of (>99|\\d{1,3})%\\."));
                threats += told.size();
                int any = (int) SplitMix64.below(random, view.options().size());
                match = match.play(view.options().get(any));
            }
        }
        assertThat(threats).isPositive();
    }

    @Test
    void thePackFindsItsOutlook() {
        assertThat(Outlook.of(new IslandSiegePack())).isInstanceOf(SiegeOutlook.class);
    }
}
