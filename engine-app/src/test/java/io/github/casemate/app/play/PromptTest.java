package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.rulebook.Rulebook;
import io.github.casemate.app.terminal.GoldenScreens;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Outlook;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Questions as people read them. */
class PromptTest {

    private static final IslandSiege GAME = IslandSiege.of(Ruleset.secondEdition(2));
    private static final IslandSiegePack PACK = new IslandSiegePack();
    private static final Told<Action, Event<Table>, GameView<Table>> TOLD =
            told(Names.of("Ada", "Ben"), Outlook.of(PACK));

    private static Told<Action, Event<Table>, GameView<Table>> told(
            Names names, Outlook<Action, GameView<Table>> outlook) {
        return Told.of(PACK, GAME, names, outlook);
    }

    private static Guide guide() {
        return new Guide(Rulebook.ofGame("island-siege"));
    }

    private static Outlook<Action, GameView<Table>> noting(String words) {
        return new Outlook<>() {
            @Override
            public String pack() {
                return "island-siege";
            }

            @Override
            public Option<String> note(Action option, GameView<Table> seen) {
                return Option.when(option instanceof Attack, words);
            }
        };
    }

    /** A danger is told once: with its odds if they are known. */
    @Test
    void theWorstDangersAreToldAndNoneTwice() {
        Told<Action, Event<Table>, GameView<Table>> told =
                new Told<>(new Threatening(TOLD.words()), TOLD.drawing(), new Outlook<>() {
                    @Override
                    public String pack() {
                        return "island-siege";
                    }

                    @Override
                    public Seq<String> threats(GameView<Table> view, Names names) {
                        return Array.of("The fort can fall: 12%.", "The ship can sink: 3%.");
                    }
                });

        assertThat(Prompt.threats(firstAction(), told, 80).lines().map(StyledText::plain))
                .containsExactly("You win soon.", "Danger 1.", "Danger 2.", "Danger 3.", "The fort can fall: 12%.");
    }

    /** Words that see more dangers than anybody reads. */
    private record Threatening(Words<Action, Event<Table>, GameView<Table>> words)
            implements Words<Action, Event<Table>, GameView<Table>> {
        @Override
        public Names names() {
            return words.names();
        }

        @Override
        public Sentence sentence(Event<Table> event) {
            return words.sentence(event);
        }

        @Override
        public String label(Action option, GameView<Table> view) {
            return words.label(option, view);
        }

        @Override
        public Heading heading(GameView<Table> view) {
            return words.heading(view);
        }

        @Override
        public Seq<String> threats(GameView<Table> view) {
            return Array.of("You win soon.", "The fort can fall.", "Danger 1.", "Danger 2.", "Danger 3.", "Danger 4.");
        }
    }

    private static GameView<Table> firstAction() {
        var match = Match.of(GAME, 11);
        while (match.view(match.turn().asked().get()).table().turn() == 0) {
            match = match.play(match.legalActions().head());
        }
        return match.view(match.turn().asked().get());
    }

    @Test
    void theOddsStandBesideTheOptionsThatHaveThem() {
        GameView<Table> view = firstAction();
        Outlook<Action, GameView<Table>> odds = noting("falls in 7 of 100");

        String prompt = Prompt.of(view, view.options(), told(Names.of("Ada", "Ben"), odds), 100)
                .plain();

        assertThat(prompt).containsOnlyOnce("falls in 7 of 100");
        assertThat(prompt.lines().filter(line -> line.contains("falls in 7 of 100")))
                .allMatch(line -> line.contains("Attack "));
    }

    @Test
    void theRuleOfAQuestionIsExplained() {
        GameView<Table> view = firstAction();
        Guide guide = guide();

        assertThat(guide.about(view, TOLD, 80).plain()).startsWith("ACT-1  Action phase");
        assertThat(guide.lookUp("def-1", view, view.options(), TOLD, 80).plain())
                .startsWith("DEF-1");
        assertThat(guide.lookUp("cove outpost", view, view.options(), TOLD, 80).plain())
                .startsWith("Cove Outpost");
        assertThat(guide.lookUp("99", view, view.options(), TOLD, 80).plain()).isEqualTo("There is no choice 99.");
        assertThat(guide.lookUp("zeppelin", view, view.options(), TOLD, 80).plain())
                .startsWith("No rule and no card");
    }

    @Test
    void oddsStandBelowEachOtherWhereThereIsRoomAndElseBelowTheirChoice() {
        GameView<Table> view = firstAction();
        Outlook<Action, GameView<Table>> odds = noting("falls 7%, 1.0 stones");
        Names names = Names.of("Ada", "Ben").to(view.viewer());

        GoldenScreens.check(
                "prompt-by-width",
                Array.of(68, 67, 44)
                        .map(width -> width + ":\n"
                                + Prompt.of(view, view.options(), told(names, odds), width)
                                        .plain())
                        .mkString("\n"));
    }

    @Test
    void whoChoosesAmongSpacesSeesTheirNumbers() {
        var match = Match.of(IslandSiege.of(Ruleset.secondEdition(2)), 11);
        while (!match.legalActions().exists(PlaceStone.class::isInstance)) {
            match = match.play(match.legalActions()
                    .find(BuildFort.class::isInstance)
                    .getOrElse(match.legalActions().head()));
        }
        GameView<Table> view = match.view(match.turn().asked().get());

        GoldenScreens.check(
                "prompt-spaces", Prompt.of(view, view.options(), TOLD, 80).plain());
    }

    @Test
    void aChoiceACardOrAWordIsLookedUp() {
        GameView<Table> view = firstAction();
        Guide guide = guide();
        int last = view.options().size();
        Function<String, String> found =
                what -> guide.lookUp(what, view, view.options(), TOLD, 80).plain();

        assertThat(found.apply("1")).as("drawing is not a card").startsWith("ACT-1  Action phase");
        assertThat(found.apply(Integer.toString(last))).startsWith("Starting Fort   fort: ");
        assertThat(found.apply("0")).isEqualTo("There is no choice 0.");
        assertThat(found.apply(Integer.toString(last + 1))).isEqualTo("There is no choice " + (last + 1) + ".");
        assertThat(found.apply("armory")).startsWith("Armory   building: ");
        assertThat(found.apply("daniel")).startsWith("St. Daniel   ship: ");
        assertThat(found.apply("second wave").lines()).hasSizeBetween(7, 20);
        assertThat(found.apply("second wave"))
                .startsWith("ATK-8  ")
                .containsPattern("\nand \\d more: use more words\\.$");
        assertThat(guide.about(view, TOLD, 80).plain())
                .contains("See also DRW-1, FRT-1, BLD-1, SHP-1, ATK-1: type ? and the id.");
    }

    @Test
    void aCardOfTheHandSaysWhyItCannotBeBuiltNow() {
        GameView<Table> view =
                Scene.of(GAME).player(1, side -> side.hand("raven")).actionOf(1).view(1);

        assertThat(guide().lookUp("raven", view, view.options(), TOLD, 200).plain())
                .startsWith("Raven   ship: ")
                .endsWith("Build the ship Raven from Starting Fort: three colonists for four coins: not now. "
                        + "Starting Fort has 0 colonists, but Raven costs 3. (SHP-1)");
    }

    @Test
    void aPartOfAWordIsOneThingAndNotAnother() {
        GameView<Table> view = Scene.of(GAME).actionOf(1).view(1);
        String found = guide().lookUp("wat", view, view.options(), TOLD, 200).plain();

        assertThat(found).startsWith("Watchtower   building: ").doesNotContain("Open Waters");
    }

    @Test
    void whatHasRulesOfItsOwnNamesThem() {
        GameView<Table> view = firstAction();
        String outpost =
                guide().lookUp("outpost", view, view.options(), TOLD, 80).plain();

        assertThat(outpost).startsWith("Cove Outpost   fort: ").containsPattern("Rules with 'outpost': RUL-\\d+, ");
        assertThat(guide().lookUp("outpos", view, view.options(), TOLD, 80).plain())
                .as("half a word is not in any rule")
                .startsWith("Cove Outpost   fort: ")
                .doesNotContain("Rules with");
    }

    @Test
    void aPaceGetsFasterAndSlowerWithinLimits() {
        assertThat(Pace.parse("instant").faster()).isEqualTo(Pace.parse("instant"));
        assertThat(Pace.NORMAL.faster().slower()).isEqualTo(Pace.NORMAL);
        assertThat(Pace.parse("0.25")).isEqualTo(Pace.parse("fast"));
        assertThat(Pace.parse("0")).isEqualTo(Pace.parse("instant"));
        assertThat(Pace.parse("60").pause()).hasSeconds(60);
    }
}
