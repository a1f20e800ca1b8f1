package io.github.casemate.expansions.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Settings;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Edition;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Variants;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Island Siege is the pack {@code island-siege}. */
class IslandSiegePackTest {

    private static final IslandSiegePack PACK = new IslandSiegePack();
    private static final Array<String> EXPANSIONS = Array.of("captains", "coquina", "monuments", "ramparts");

    /** Every edition, number of players and set of expansions, the solo game, and variants. */
    static Stream<Ruleset> rulesets() {
        List<Ruleset> second = List.rangeClosed(2, 4)
                .flatMap(players -> EXPANSIONS.combinations().map(some -> Ruleset.of(Edition.SECOND, players, some)));
        List<Ruleset> solo = EXPANSIONS
                .combinations()
                .map(some -> Ruleset.of(Edition.SECOND, 1, some.append("ghost-captain")))
                .toList();
        Ruleset base = Ruleset.secondEdition(2);
        Catalog cards = Catalog.shipped(Catalog.BASE);
        Catalog captains = Catalog.shipped("captains");
        return second.appendAll(solo)
                .append(Ruleset.firstEdition())
                .append(base.withVariants(new Variants(true, false, false, 0)))
                .append(base.withVariants(new Variants(false, true, false, 0)))
                .append(base.withVariants(new Variants(false, false, true, 77)))
                .append(base.with(
                        cards.withCards(cards.cards().reject(card -> card.id().equals("academy")))))
                .append(base.with("captains")
                        .with(captains.withCards(captains.cards().reverse())))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void theSettingsOfAGameMakeTheSameGame(Ruleset ruleset) {
        IslandSiege game = IslandSiege.of(ruleset);
        Settings settings = PACK.settingsOf(game);
        assertThat(PACK.create(settings)).containsExactly(game);
        if (settings.get(IslandSiegePack.CATALOGS).isEmpty()) {
            assertThat(Settings.read(PACK.settings(), settings.toString())).containsExactly(settings);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "players=4 modules=captains,coquina,monuments,ramparts",
        "players=1 modules=ghost-captain,ramparts",
        "''"
    })
    void theOptionsOfOneQuestionAreWrittenDifferently(String line) {
        IslandSiege game = (IslandSiege)
                PACK.create(Settings.read(PACK.settings(), line).get()).get();
        Notation<Action> notation = PACK.notation(game);
        SplitMix64 random = new SplitMix64(5);
        for (int i = 0; i < 12; i++) {
            GameState<Table> state = game.newGame();
            for (int step = 0; step < 300 && !game.turn(state).isOver(); step++) {
                if (game.turn(state).isChance()) {
                    state = game.apply(state, game.chance(state).sample(random)).state();
                    continue;
                }
                Array<Action> options = game.legalActions(state).toArray();
                Array<String> texts = options.map(notation::of);
                assertThat(texts).doesNotHaveDuplicates().allMatch(text -> text.matches("[a-z0-9][a-z0-9 ,-]*"));
                int chosen = (int) Math.floorMod(random.nextLong(), (long) options.size());
                assertThat(notation.read(texts.get(chosen), options)).containsExactly(options.get(chosen));
                state = game.apply(state, options.get(chosen)).state();
            }
        }
    }

    @Test
    void cardsAreNamedByTheirIds() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Deck deck = game.initialTable().main();
        CardSet three = CardSet.NONE.plus(0).plus(1).plus(2);
        assertThat(PACK.notation(game).of(new DealCards(Deck.MAIN, three)))
                .isEqualTo("deal-cards main "
                        + deck.cards(three).map(card -> card.id()).mkString(","));
        assertThat(PACK.notation(game)
                        .of(new BuildShip(deck.cards().get(0), deck.cards().get(1))))
                .isEqualTo("build-ship " + deck.cards().get(0).id() + " "
                        + deck.cards().get(1).id());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            players=5               | players: '5' is not possible; possible: a number from 1 to 4.
            modules=captians        | modules: 'captians' is not possible (Did you mean 'captains'?)
            turn-limit=-1           | turn-limit: '-1' is not possible; possible: a number from 0 to 2147483647, or none.
            edition=third           | edition: 'third' is not possible
            turnlimit=5             | There is no setting 'turnlimit' (Did you mean 'turn-limit'?)
            """)
    void aWrongSettingIsRefusedWithWhatIsPossible(String line, String begins) {
        assertThat(Settings.read(PACK.settings(), line).getLeft().sentence()).startsWith(begins);
    }

    @Test
    void settingsThatDoNotGoTogetherAreRefused() {
        assertThat(PACK.create(Settings.read(PACK.settings(), "players=3 edition=first")
                                .get())
                        .getLeft()
                        .sentence())
                .isEqualTo(
                        "This cannot be played (players=3 edition=first): SET-8: the first edition is not for 3 players.");
    }

    @Test
    void itIsFoundByItsId() {
        assertThat(GamePacks.onPath().find("island-siege").get()).isInstanceOf(IslandSiegePack.class);
    }
}
