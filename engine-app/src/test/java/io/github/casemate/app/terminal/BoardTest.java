package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.expansions.monuments.Island;
import io.github.casemate.expansions.monuments.MonumentBuilt;
import io.github.casemate.expansions.words.SampleGames;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The drawing of the table. */
class BoardTest {

    private static final Names CAST = Names.of("Ada", "Ben", "Cy");

    private static final IslandSiege GAME =
            IslandSiege.of(Ruleset.secondEdition(3).with("captains"));

    private static Scene scene() {
        return Scene.of(GAME)
                .player(
                        1,
                        side -> side.coins(12)
                                .supply("BWWG")
                                .hand("raven", "prison")
                                .fort("cove-outpost", 2, "BW", "W~", "G~")
                                .building("armory")
                                .ship("sister-catarina"))
                .player(
                        2,
                        side -> side.noStartingFort()
                                .coins(3)
                                .fort("secret-fortress", 1, "BG", "W.")
                                .fleetOf(1)
                                .fort("steep-walled-stronghold", 0, ".G..")
                                .fort("guarded-fortress", 1, "~B~", "B.B"))
                .player(3, side -> side.startingFort(3, "WG.B"));
    }

    private static final IslandSiegePack PACK = new IslandSiegePack();

    /** Puts a whole table in place of another, since views cannot be made by hand. */
    private record Replaced(Table table) implements Event<Table> {
        @Override
        public Table evolve(Table old) {
            return table;
        }
    }

    private static Block board(IslandSiege game, Table table, Names names, int width, Detail detail) {
        GameState<Table> begun = game.newGame();
        GameView<Table> view =
                names.listener().map(you -> game.view(begun, you)).getOrElse(() -> game.fromAbove(begun));
        return board(game, game.evolve(view, new Replaced(table)), names, width, detail);
    }

    private static Block board(IslandSiege game, GameView<Table> view, Names names, int width, Detail detail) {
        return PACK.drawing(game, names).board(view, width, detail);
    }

    private static Block board(IslandSiege game, Table table, Names names, int width) {
        return board(game, table, names, width, Detail.FULL);
    }

    @Test
    void everythingOnTheTableFromAbove() {
        GoldenScreens.check(
                "board-from-above", board(GAME, scene().table(), CAST, 100).plain());
    }

    /** The hand, which says so otherwise, is not shown with this question. */
    @Test
    void whoeverGivesCardsAwayReadsWhatTheyDo() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        var match = Match.of(game, 7);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        match = match.play(
                match.legalActions().find(DrawCards.class::isInstance).get());
        GameView<Table> view = match.view(match.turn().asked().get());
        Seq<Card> drawn =
                view.options().map(option -> ((GiveCard) option).card()).distinct();

        Seq<String> lines = PACK.drawing(game, Names.ofSeats(2).to(view.viewer()))
                .question(view, 60)
                .lines()
                .map(StyledText::plain);

        assertThat(drawn).hasSize(3);
        assertThat(lines).hasSize(3).allMatch(line -> line.length() <= 60);
        drawn.zip(lines)
                .forEach(pair -> assertThat(pair._2())
                        .startsWith("    " + pair._1().name() + ": "
                                + pair._1().text().substring(0, 15)));
    }

    @Test
    void aSeatSeesTheHandsOfOthersAsNumbers() {
        PlayerId ben = PlayerId.of(1);
        String board = board(GAME, scene().table().view(ben), CAST.to(ben), 80).plain();

        GoldenScreens.check("board-from-a-seat-narrow", board);
        assertThat(board).contains("2 cards").doesNotContain("Raven");
    }

    /** When nothing can be done with the cards any more: whether somebody has won, or given up. */
    @Test
    void atTheEndAHandIsALineOfNames() {
        PlayerId ben = PlayerId.of(1);
        Table table = scene().table();
        Ending won = new Ending(Option.some(ben), Ending.Victory.COLONIST);
        GameView<Table> begun = GAME.view(GAME.newGame(), ben);
        GameView<Table> fromAbove = GAME.fromAbove(GAME.newGame());
        PlayerId ada = PlayerId.of(0);

        assertThat(hand(GAME.evolve(GAME.view(GAME.newGame(), ada), new Replaced(table)), ada))
                .hasSize(2)
                .first(STRING)
                .startsWith("  Hand: Prison (ooo 3c): ");
        assertThat(hand(GAME.evolve(fromAbove, new Replaced(table)), ben)).containsExactly("  Hand: Prison, Raven");
        assertThat(hand(GAME.evolve(begun, new Replaced(new GameEnded(won).evolve(table))), ben))
                .containsExactly("  Hand: Prison, Raven");
    }

    /** The lines of the only hand that anybody has. */
    private static Seq<String> hand(GameView<Table> view, PlayerId listener) {
        return board(GAME, view, CAST.to(listener), 80, Detail.FULL)
                .lines()
                .map(StyledText::plain)
                .dropWhile(line -> !line.startsWith("  Hand: "))
                .takeWhile(line -> line.startsWith("  Hand: ") || line.startsWith("        "));
    }

    @Test
    void anExpansionsOwnThingsAreDrawnForThoseWhoMaySeeThem() {
        PlayerId ada = PlayerId.of(0);
        PlayerId ben = PlayerId.of(1);
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).with("captains", "coquina", "monuments"));
        Table table = Scene.of(game)
                .player(
                        1,
                        side -> side.supply("PB")
                                .hand("bribery", "breach", "raven")
                                .startingFort(2, "WPGB"))
                .player(
                        2,
                        side -> side.fort("cove-outpost", 2, "BW", "W~", "G~").hand("prison", "undermine"))
                .player(1, side -> side.infiltrator("cove-outpost"))
                .table();
        String owner = board(game, table.view(ada), CAST.to(ada), 100).plain();
        String other = board(game, table.view(ben), CAST.to(ben), 100).plain();

        GoldenScreens.check("board-expansions", owner);
        assertThat(owner)
                .contains("captains 17, discarded 0", "+1 of yours", "Captains: ")
                .contains("[P]");
        assertThat(other)
                .contains("+2 captain")
                .contains("Captains: Undermine")
                .doesNotContain("Bribery")
                .doesNotContain("Breach");
    }

    @Test
    void theFortThatIsAttackedIsMarkedAndTheDiceAreShown() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (!match.legalActions().exists(Attack.class::isInstance)) {
            match = match.play(match.legalActions().head());
        }
        match = match.play(match.legalActions().find(Attack.class::isInstance).get());
        Table table = match.state().table();

        GoldenScreens.check(
                "board-attack",
                board((IslandSiege) match.game(), table, CAST, 80).plain());
        assertThat(board((IslandSiege) match.game(), table, CAST, 80, Detail.LEAST)
                        .plain())
                .containsOnlyOnce("<<");
    }

    @Test
    void aloneTheGhostCaptainsRowAndCardAreShown() {
        PlayerId me = PlayerId.of(0);
        IslandSiege game = IslandSiege.of(Ruleset.solo("ghost-captain"));
        Table table = Scene.of(game).table();

        assertThat(board(game, table, Names.of("Ada", "Ghost Captain").to(me), 100)
                        .plain())
                .contains("The Ghost Captain's card is face up: he decides by himself");
        assertThat(board(GAME, scene().table(), CAST, 100).plain()).doesNotContain("Ghost");
    }

    @Test
    void anIslandSaysWhoHasBuiltThere() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).with("monuments"));
        Table table = Scene.of(game).player(2, side -> side.supply("WG")).table();
        Table after = new MonumentBuilt(PlayerId.of(1), Island.WHITE).evolve(table);

        assertThat(board(game, after, CAST, 100).plain())
                .contains("white: monument of Ben; black (toll 4) B1 W1 for 4c");
    }

    @Test
    void onALowScreenEachFortIsALine() {
        GoldenScreens.check(
                "board-terse",
                board(GAME, scene().table(), CAST, 80, Detail.LEAST).plain());
    }

    @Test
    void noBoardIsWiderThanItsScreen() {
        for (Ruleset ruleset : SampleGames.rulesets()) {
            var match = SampleGames.of(ruleset, 4).last();
            Names names = new Names(
                    Array.ofAll(IslandSiege.of(ruleset).players()).map(player -> "Somebody@200ms " + player),
                    Option.none());
            for (int width : new int[] {80, 100}) {
                assertThat(board((IslandSiege) match.game(), match.state().table(), names, width)
                                .width())
                        .isLessThanOrEqualTo(width);
            }
        }
    }
}
