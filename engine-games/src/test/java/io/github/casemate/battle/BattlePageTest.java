package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.page.BattlePage;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.PageDrawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The game drawn for pages. */
class BattlePageTest {

    private static final int GAMES = 3;
    private static final Names NAMES = Names.of("Ada", "Bob");
    private static final Pattern OPTIONS = Pattern.compile("data-options=\"([0-9 ]+)\"");

    /** What the page shows to whoever is asked. */
    private interface Look {
        void at(GameView<BattleTable> view, String page);
    }

    private static void overGames(Look look) {
        AgendaGame<BattleTable> game = AgendaGame.of(new BattleRules(BattleVariants.standard()));
        PageDrawing<Action, GameView<BattleTable>> page = new BattlePage();
        for (long seed = 0; seed < GAMES; seed++) {
            SplitMix64 random = new SplitMix64(seed);
            var match = Match.of(game, seed);
            for (int step = 0; step < 150 && !match.isOver(); step++) {
                var view = match.view(match.turn().asked().get());
                var options = match.legalActions();
                look.at(
                        view,
                        page.board(view, options, NAMES.to(match.turn().asked().get())));
                match = match.play(options.get((int) SplitMix64.below(random, options.size())));
            }
        }
    }

    @Test
    void theRollIsOnTheBoardUntilItIsUsed() {
        Set<Integer> faces = new TreeSet<>();
        overGames((view, page) -> {
            int die = view.table().die();
            if (die == BattleTable.NONE) {
                assertThat(page).doesNotContain("the die shows");
            } else {
                assertThat(page).contains("aria-label=\"the die shows " + die + "\"", "data-motion=\"roll\"");
                faces.add(die);
            }
        });
        assertThat(faces).hasSizeGreaterThan(3);
    }

    /** Otherwise a unit that moves would be one that goes and another that comes. */
    @Test
    void charactersAreOfAKinAndHaveNamesOfTheirOwn() {
        overGames((view, page) -> {
            List<String> pieces = attributes(page, "data-piece");
            long characters = pieces.stream()
                    .filter(piece -> piece.startsWith("character-"))
                    .count();
            assertThat(pieces).doesNotHaveDuplicates();
            assertThat(attributes(page, "data-kin")).hasSize((int) characters);
        });
    }

    @Test
    void whatIsChosenOnTheBoardIsAnOption() {
        List<Integer> chosenThere = new ArrayList<>();
        overGames((view, page) -> {
            Set<Integer> numbers = OPTIONS.matcher(page)
                    .results()
                    .flatMap(found -> Pattern.compile(" ").splitAsStream(found.group(1)))
                    .map(Integer::valueOf)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(numbers).allMatch(number -> number < view.options().size());
            chosenThere.add(100 * numbers.size() / view.options().size());
        });
        assertThat(chosenThere.stream().mapToInt(part -> part).average().getAsDouble())
                .as("percent of the options that can be chosen on the board")
                .isGreaterThan(90);
    }

    private static List<String> attributes(String page, String name) {
        return Pattern.compile(name + "=\"([^\"]*)\"")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
