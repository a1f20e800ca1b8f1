package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.laws.LawRun;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With another Starting Fort a game has as many stones as with the printed one. */
@Rule({"SET-3", "LAW-1"})
class StartingStonesTest {

    private static final Array<StoneColor> COLORS = Array.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.GRAY);

    @ParameterizedTest
    @ValueSource(strings = {"WGGB", "WGG.", "....", "BB", "GGG", "W.B/G.~"})
    void aGameHasTheStonesThatTheRulesSayWhateverFortEverybodyBeginsWith(String fort) {
        for (int players = 2; players <= 4; players++) {
            IslandSiege game = IslandSiege.of(with(Ruleset.secondEdition(players), fort));
            for (StoneColor color : COLORS) {
                assertThat(stones(game.initialTable(), color)).as("%s", color).isEqualTo(5 + 2 * players);
            }
            assertThat(Laws.problems(game, game.initialTable())).isEmpty();
            assertThat(Laws.problems(game, game.newGame().table())).isEmpty();
        }
    }

    @Test
    @Proof("SET-3")
    void whatIsNotHandedOutLiesInTheGeneralSupply() {
        Table table = IslandSiege.of(with(Ruleset.firstEdition(), "WGG.")).initialTable();
        assertThat(table.supply().count(StoneColor.BLACK)).isEqualTo(7);
        assertThat(table.supply().count(StoneColor.WHITE)).isEqualTo(5);
        assertThat(table.supply().count(StoneColor.GRAY)).isEqualTo(5);
    }

    @Test
    @Proof("LAW-1")
    void theLawCountsByTheRulesAndNotByTheTableThatWasLaidOut() {
        IslandSiege game = IslandSiege.of(with(Ruleset.firstEdition(), "WGG."));
        Table asBefore =
                game.initialTable().withSupply(game.initialTable().supply().minus(StoneColor.BLACK, 2));
        assertThat(Laws.problems(game, asBefore).map(Problem::toString))
                .containsExactly("Problem[law=LAW-1, field=supply, sentence=there are 7 BLACK stones instead of 9]");
    }

    @Test
    void theLawsHoldInGamesWithAnotherFort() {
        LawRun run = new LawRun();
        run.play(with(Ruleset.secondEdition(2), "WGG."), 20);
        run.play(with(Ruleset.secondEdition(4), ".GGB"), 20);
        assertThat(run.games()).isEqualTo(40);
    }

    @Test
    @Rule("SET-1")
    @Proof("SET-3")
    void aFortThatTakesMoreStonesThanThereAreIsRefused() {
        assertThat(with(Ruleset.secondEdition(2), "BBB.")).isNotNull();
        assertThatThrownBy(() -> with(Ruleset.secondEdition(2), "BBBB"))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessage(
                        "SET-3: starting-fort: the starting forts and the personal supplies of 2 seats take 10 BLACK"
                                + " stones, but there are 9");
        assertThatThrownBy(() -> with(Ruleset.secondEdition(4), "BBB."))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("of 4 seats take 16 BLACK stones, but there are 13");
        assertThatThrownBy(() -> with(Ruleset.secondEdition(2), "P..."))
                .isInstanceOf(IllegalRulesetException.class)
                .hasMessageContaining("take 2 PINK stones, but there are 0");
    }

    private static Ruleset with(Ruleset ruleset, String fort) {
        Catalog base = Catalog.shipped(Catalog.BASE);
        Layout layout = Layout.of(fort.split("/"));
        return ruleset.with(base.withCards(
                base.cards().map(card -> card.starting() ? card.withLayout(Option.some(layout)) : card)));
    }

    private static int stones(Table table, StoneColor color) {
        int sum = table.supply().count(color);
        for (PlayerState side : table.players()) {
            sum += side.supply().count(color);
            for (Fort fort : side.forts()) {
                sum += fort.wall().count(color);
            }
        }
        return sum;
    }
}
