package io.github.casemate.expansions.coquina;

import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.event.CardTaken;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class BarbaryApeTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);
    private static final PlayerId THIRD = PlayerId.of(2);

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(3).with("coquina")).player(1, side -> side.ship("barbary-ape", 0));
    }

    private static TakeRandomCard take(SceneGame play, PlayerId from) {
        return new TakeRandomCard(play.card("barbary-ape"), from);
    }

    @Test
    @Proof("RUL-76")
    void oneLeadershipTakesACardThatChancePicks() {
        SceneGame asked = scene().player(2, side -> side.hand("raven", "armory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, WHITE);
        assertThat(asked.options()).containsExactly(new EndLeadership(), take(asked, SECOND));

        SceneGame chance = asked.does(take(asked, SECOND));
        assertThat(chance.events()).containsExactly(new LeadershipSpent(FIRST, 1));
        assertThat(chance.turn().isChance()).isTrue();
        assertThat(chance.game().chance(chance.state()).outcomes().toArray())
                .containsExactlyInAnyOrder(new PickCard(asked.card("raven")), new PickCard(asked.card("armory")));

        SceneGame taken = chance.picks("armory");
        assertThat(taken.events())
                .containsExactly(new CardTaken(Deck.MAIN, SECOND, FIRST, Pile.of(asked.card("armory"))));
        assertThat(taken.hand(1)).containsExactly("armory");
        assertThat(taken.hand(2)).containsExactly("raven");
        assertThat(taken.options()).as("one symbol is left").containsExactly(new EndLeadership(), take(asked, SECOND));
    }

    @Test
    @Rule("RUL-26")
    @Proof({"LAW-6", "RUL-76"})
    void aSingleCardIsTakenWithoutChanceAndAnEmptyHandIsLeftAlone() {
        SceneGame asked = scene().player(2, side -> side.hand("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        SceneGame taken = asked.does(take(asked, SECOND));

        assertThat(taken.hand(1)).containsExactly("raven");
        assertThat(taken.hand(2)).isEmpty();
        assertThat(taken.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule("RUL-76")
    void onlyTheDefendersHandIsReached() {
        SceneGame play = scene().player(3, side -> side.hand("raven"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);

        assertThat(play.options()).containsExactly(new ChooseReinforce(), new ChooseSecondWave());
    }

    @Test
    @Rule({"RUL-76", "RUL-28", "LAW-7"})
    void takerAndLoserKnowTheCardAndNobodyElse() {
        SceneGame asked = scene().player(2, side -> side.hand("raven", "armory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, TARGET);
        SceneGame chance = asked.does(take(asked, SECOND));
        SceneGame raven = chance.picks("raven");

        assertThat(raven.view(2).table().main().hand(FIRST)).isEqualTo(Pile.of(asked.card("raven")));
        assertThat(raven.view(1).table().main().hand(SECOND)).isEqualTo(new Pile(CardSet.NONE, 1));
        assertThat(raven.view(3)).isEqualTo(chance.picks("armory").view(3));
        assertThat(raven.events(CardTaken.class).head().redact(THIRD))
                .isEqualTo(new CardTaken(Deck.MAIN, SECOND, FIRST, new Pile(CardSet.NONE, 1)));
    }

    @Test
    @Rule({"RUL-76", "RUL-51", "LAW-7"})
    void whoKnewTheWholeHandCanFollow() {
        SceneGame asked = scene().player(2, side -> side.hand("raven", "armory"))
                .with(table -> table.changeDeck(Deck.MAIN, deck -> deck.look(THIRD, SECOND, deck.hand(SECOND))))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, TARGET);
        SceneGame chance = asked.does(take(asked, SECOND));
        assertThat(chance.view(3).table().main().hand(SECOND).known().size()).isEqualTo(2);

        SceneGame taken = chance.picks("raven");
        Table followed = taken.events()
                .foldLeft(
                        chance.view(3).table(),
                        (table, event) -> event.redact(THIRD).evolve(table));
        assertThat(followed).isEqualTo(taken.view(3).table());
        assertThat(followed.main().hand(SECOND)).as("it could have been either").isEqualTo(new Pile(CardSet.NONE, 1));
    }

    @Test
    @Rule({"RUL-76", "RUL-4"})
    void inOpenWatersAnyOpponentWithACardLosesOne() {
        SceneGame asked = scene().player(2, Side::noStartingFort)
                .player(3, side -> side.noStartingFort().hand("raven"))
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, TARGET, TARGET)
                .does(new KeepDice());

        assertThat(asked.options()).containsExactly(new EndLeadership(), take(asked, THIRD));
        assertThat(asked.does(take(asked, THIRD)).hand(1)).containsExactly("raven");
    }

    @Test
    @Rule("RUL-39")
    void itIsOfNoUseAgainstReefsideFortress() {
        SceneGame play = scene().player(
                        2,
                        side -> side.fort("reefside-fortress", 0, "~~W", "..B").hand("raven"))
                .actionOf(1)
                .attacksAndKeeps("reefside-fortress", LEADERSHIP, GRAY, WHITE);

        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }

    @Test
    @Rule({"RUL-76", "RUL-74"})
    void itMayTakeWhatLookoutPointHasDrawn() {
        SceneGame asked = scene().player(2, side -> side.building("lookout-point"))
                .actionOf(1)
                .attacks("starting-fort-2")
                .deals("victory")
                .rolls(LEADERSHIP, WHITE, TARGET)
                .does(new KeepDice());

        assertThat(asked.does(take(asked, SECOND)).hand(1)).containsExactly("victory");
    }
}
