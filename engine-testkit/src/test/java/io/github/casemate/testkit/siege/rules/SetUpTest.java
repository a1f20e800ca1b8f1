package io.github.casemate.testkit.siege.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetUpTest {

    private static final String[][] DEALT = {
        {"armory", "raven", "prison"},
        {"academy", "victory", "watchtower"},
        {"infirmary", "dominica", "scout-outpost"},
        {"observatory", "st-daniel", "spy-outpost"}
    };

    static Stream<Ruleset> rulesets() {
        return Stream.of(
                Ruleset.firstEdition(), Ruleset.secondEdition(2), Ruleset.secondEdition(3), Ruleset.secondEdition(4));
    }

    /** The player setup example of the second edition's rulebook. */
    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof({"SET-1", "SET-2"})
    void everyPlayerStartsWithNineColonistsAFilledStartingFortAndTwoStones(Ruleset ruleset) {
        SceneGame play = newGame(ruleset);

        assertThat(play.table().players()).hasSize(ruleset.players());
        for (int player = 1; player <= ruleset.players(); player++) {
            PlayerState side = play.player(player);
            assertThat(side.home()).isEqualTo(9);
            assertThat(side.coins()).isZero();
            assertThat(side.ships()).isEmpty();
            assertThat(side.supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.WHITE));
            assertThat(side.forts()).hasSize(1);
            Fort fort = side.forts().head();
            assertThat(fort.card().name()).isEqualTo("Starting Fort");
            assertThat(fort.card().slots()).isEqualTo(4);
            assertThat(play.stones("starting-fort-" + player)).containsExactly("WGGB");
            assertThat(fort.colonists()).isZero();
            assertThat(fort.fleet()).as("every fleet is at home").isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof({"SET-3", "SET-9"})
    void theGeneralSupplyHoldsFiveStonesOfEachColourHoweverManyPlay(Ruleset ruleset) {
        Table table = newGame(ruleset).table();

        for (StoneColor color : StoneColor.values()) {
            boolean used = color != StoneColor.PINK;
            assertThat(table.supply().count(color)).isEqualTo(used ? 5 : 0);
            int held = table.players()
                    .map(side -> side.supply().count(color)
                            + side.forts().head().wall().count(color))
                    .sum()
                    .intValue();
            assertThat(table.supply().count(color) + held).isEqualTo(used ? 5 + 2 * ruleset.players() : 0);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof("SET-4")
    void theDeckIsEveryCardButTheStartingForts(Ruleset ruleset) {
        Table table = newGame(ruleset).table();

        assertThat(table.main().undrawn().size()).isEqualTo(36);
        assertThat(table.main().cards(table.main().undrawn().known()))
                .extracting(Card::starting)
                .containsOnly(false);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof("SET-5")
    void everyPlayerDrawsThreeKeepsTwoAndPassesOneToTheLeft(Ruleset ruleset) {
        int players = ruleset.players();
        SceneGame play = passed(ruleset);

        for (int player = 1; player <= players; player++) {
            int right = (player + players - 2) % players;
            assertThat(play.hand(player))
                    .containsExactlyInAnyOrder(DEALT[player - 1][1], DEALT[player - 1][2], DEALT[right][0]);
        }
        assertThat(play.table().main().undrawn().size()).isEqualTo(36 - 3 * players);
    }

    @Test
    @Proof("SET-5")
    void nobodyKnowsWhatTheyReceiveWhenTheyChoose() {
        SceneGame dealt = dealt(Ruleset.secondEdition(2));
        SceneGame one = dealt.does(new PassCard(dealt.card("armory")));
        SceneGame other = dealt.does(new PassCard(dealt.card("raven")));

        assertThat(one.asked()).isEqualTo(2);
        assertThat(one.view(2)).isEqualTo(other.view(2));
        assertThat(one.options(PassCard.class).map(pass -> pass.card().id())).containsExactlyInAnyOrder(DEALT[1]);
        assertThat(one.view(1)).isNotEqualTo(other.view(1));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof("SET-6")
    void chanceDeterminesTheStartingPlayerOnceTheCardsArePassed(Ruleset ruleset) {
        SceneGame play = passed(ruleset);

        assertThat(play.turn().isChance()).isTrue();
        assertThat(play.hand(1))
                .as("what the right neighbour has passed is there")
                .contains(DEALT[ruleset.players() - 1][0]);
        assertThat(play.game().chance(play.state()).size()).isEqualTo(ruleset.players());
        for (PlayerId player : play.game().players()) {
            Action start = new StartWith(player);
            assertThat(play.game().chance(play.state()).weight(start)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Proof("SET-6")
    void theStartingPlayerBeginsInTheActionPhase(Ruleset ruleset) {
        SceneGame play = started(ruleset, 2);

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.options()).contains(new DrawCards());
        assertThat(play.player(2).home()).as("nobody has colonized").isEqualTo(9);
        assertThat(play.table().turn()).isEqualTo(1);
    }

    @Test
    @Proof({"SET-7", "RUL-2"})
    void theThirdAndTheFourthAfterTheStartingPlayerHaveColonistsInPlay() {
        SceneGame play = started(Ruleset.secondEdition(4), 3);

        assertThat(play.colonists("starting-fort-3")).isZero();
        assertThat(play.colonists("starting-fort-4")).isZero();
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
        assertThat(play.colonists("starting-fort-2")).isEqualTo(2);
        assertThat(play.table().players().map(PlayerState::home)).containsExactly(8, 7, 9, 9);
    }

    @Test
    @Proof({"SET-7", "RUL-2"})
    void withThreePlayersOnlyTheThirdHasAColonistInPlay() {
        SceneGame play = started(Ruleset.secondEdition(3), 2);

        assertThat(play.table().players().map(PlayerState::home)).containsExactly(8, 9, 9);
        assertThat(play.colonists("starting-fort-1")).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule("SET-7")
    void withTwoPlayersNobodyHasAColonistInPlay(int starting) {
        for (Ruleset ruleset : new Ruleset[] {Ruleset.firstEdition(), Ruleset.secondEdition(2)}) {
            assertThat(started(ruleset, starting).events(ColonistsSettled.class))
                    .isEmpty();
        }
    }

    @Test
    @Rule({"SET-5", "RUL-12"})
    void fromASmallDeckPlayersDrawWhatThereIs() {
        Ruleset small = Ruleset.secondEdition(2)
                .withCards(BaseCards.all()
                        .filter(card -> card.starting()
                                || Set.of(DEALT[0]).contains(card.id())
                                || card.id().equals("academy")));
        SceneGame dealt = newGame(small).deals(DEALT[0]);
        assertThat(dealt.hand(2)).containsExactly("academy");

        SceneGame play = dealt.does(new PassCard(dealt.card("armory")));
        assertThat(play.hand(1)).containsExactlyInAnyOrder("raven", "prison", "academy");
        assertThat(play.hand(2)).containsExactly("armory");
    }

    @Test
    @Proof("SET-10")
    void thereIsNoHandLimit() {
        Scene scene = Scene.of(Ruleset.secondEdition(2));
        String[] cards = scene.table()
                .main()
                .cards(scene.table().main().undrawn().known())
                .take(30)
                .map(Card::id)
                .toJavaArray(String[]::new);
        SceneGame drawn = scene.player(1, side -> side.hand(cards))
                .actionOf(1)
                .does(new DrawCards())
                .deals("dominica", "magnifique", "raven");
        SceneGame play = drawn.does(new GiveCard(drawn.card("raven"), PlayerId.of(1)));

        assertThat(play.hand(1)).hasSize(32);
        assertThat(play.asked()).isEqualTo(2);
    }

    private static SceneGame newGame(Ruleset ruleset) {
        return SceneGame.of(IslandSiege.of(ruleset));
    }

    private static SceneGame dealt(Ruleset ruleset) {
        SceneGame play = newGame(ruleset);
        for (int seat = 0; seat < ruleset.players(); seat++) {
            play = play.deals(DEALT[seat]);
        }
        return play;
    }

    private static SceneGame passed(Ruleset ruleset) {
        SceneGame play = dealt(ruleset);
        for (int seat = 0; seat < ruleset.players(); seat++) {
            play = play.does(new PassCard(play.card(DEALT[seat][0])));
        }
        return play;
    }

    private static SceneGame started(Ruleset ruleset, int player) {
        return passed(ruleset).does(new StartWith(PlayerId.of(player - 1)));
    }
}
