package io.github.casemate.expansions.ramparts;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.event.Reinforced;
import io.github.casemate.siege.quantity.LeadershipPrice;
import io.github.casemate.siege.spi.Modifier;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.github.casemate.testkit.siege.Side;
import org.junit.jupiter.api.Test;

class TavernTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    /** Everything that takes Leadership takes one more against this fort. */
    private record Dearer() implements Modifier<LeadershipPrice> {

        @Override
        public Class<LeadershipPrice> about() {
            return LeadershipPrice.class;
        }

        @Override
        public int modify(int number, LeadershipPrice asked, Source source, Table table) {
            return asked.attack().isOn(source.card().get()) ? number + 1 : number;
        }
    }

    private static Scene scene() {
        return Scene.of(Ruleset.secondEdition(2).with("ramparts")).player(1, side -> side.building("tavern"));
    }

    private static ChangeResult change(SceneGame play, Face from, Face to) {
        return new ChangeResult(play.card("tavern"), from, to);
    }

    @Test
    @Rule("RUL-26")
    @Proof("RUL-67")
    void eachOtherResultMayBecomeAnotherColour() {
        SceneGame asked = scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, TARGET);

        assertThat(asked.options())
                .containsExactly(
                        new EndLeadership(),
                        change(asked, WHITE, BLACK),
                        change(asked, WHITE, GRAY),
                        change(asked, TARGET, BLACK),
                        change(asked, TARGET, WHITE),
                        change(asked, TARGET, GRAY));

        SceneGame changed = asked.does(change(asked, TARGET, WHITE));
        assertThat(changed.events().take(2))
                .containsExactly(new LeadershipSpent(FIRST, 1), new ResultChanged(FIRST, TARGET, WHITE));
        assertThat(changed.results()).isEqualTo(Faces.of(WHITE, WHITE));
    }

    @Test
    @Proof("RUL-67")
    void theSymbolThatPaysIsNotChanged() {
        SceneGame one = scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, WHITE);

        assertThat(one.options(ChangeResult.class))
                .containsExactly(change(one, WHITE, BLACK), change(one, WHITE, GRAY));
        assertThat(one.refusal(change(one, LEADERSHIP, BLACK)).rule()).containsExactly("ATK-4");
        assertThat(one.refusal(change(one, WHITE, WHITE)).code()).isEqualTo(Rejection.NOT_AN_OPTION);
        assertThat(one.refusal(change(one, WHITE, TARGET)).code()).isEqualTo(Rejection.NOT_AN_OPTION);
    }

    @Test
    @Rule("RUL-67")
    void aSpareLeadershipMayBeChanged() {
        SceneGame asked = scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, WHITE);

        assertThat(asked.options(ChangeResult.class))
                .containsExactly(
                        change(asked, LEADERSHIP, BLACK),
                        change(asked, LEADERSHIP, WHITE),
                        change(asked, LEADERSHIP, GRAY),
                        change(asked, WHITE, BLACK),
                        change(asked, WHITE, GRAY));
        assertThat(asked.does(change(asked, LEADERSHIP, GRAY)).results()).isEqualTo(Faces.of(WHITE, GRAY));
    }

    @Test
    @Rule("ATK-4")
    @Proof("RUL-67")
    void itServesAsOftenAsSymbolsLastAndMayChangeAResultTwice() {
        SceneGame asked = scene().actionOf(1).attacksAndKeeps("starting-fort-2", LEADERSHIP, LEADERSHIP, TARGET);
        SceneGame twice = asked.does(change(asked, TARGET, BLACK)).does(change(asked, BLACK, GRAY));

        assertThat(twice.results()).isEqualTo(Faces.of(GRAY));
    }

    @Test
    @Rule({"RUL-67", "RUL-6"})
    void anAddedResultMayBeChanged() {
        SceneGame asked = scene().player(1, side -> side.building("armory"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, WHITE);

        assertThat(asked.does(change(asked, GRAY, WHITE)).results()).isEqualTo(Faces.of(WHITE, WHITE, WHITE));
    }

    @Test
    @Rule({"RUL-67", "RUL-66"})
    void aTargetOfPowderMagazineMayBeChanged() {
        SceneGame asked = scene().player(1, side -> side.building("powder-magazine"))
                .actionOf(1)
                .attacksAndKeeps("starting-fort-2", LEADERSHIP, WHITE, WHITE)
                .uses("powder-magazine");

        assertThat(asked.does(change(asked, TARGET, BLACK)).results())
                .isEqualTo(Faces.of(BLACK, WHITE, WHITE, TARGET, TARGET));
    }

    @Test
    @Rule({"RUL-67", "ATK-4"})
    void whereLeadershipCostsMoreASpareSymbolIsOneBeyondThePrice() {
        Ruleset dear = Ruleset.secondEdition(2)
                .with("ramparts")
                .withCards(
                        BaseCards.all().append(Card.fort("crag-fort", "Crag Fort", Layout.of("B."), 3, new Dearer())));
        Scene scene = Scene.of(dear)
                .player(1, side -> side.building("tavern"))
                .player(2, side -> side.fort("crag-fort", 0, "B."));

        SceneGame two = scene.actionOf(1).attacksAndKeeps("crag-fort", LEADERSHIP, LEADERSHIP, WHITE);
        assertThat(two.options(ChangeResult.class))
                .containsExactly(change(two, WHITE, BLACK), change(two, WHITE, GRAY));

        SceneGame three = scene.actionOf(1).attacksAndKeeps("crag-fort", LEADERSHIP, LEADERSHIP, LEADERSHIP);
        assertThat(three.options(ChangeResult.class)).hasSize(3);
        assertThat(three.does(change(three, LEADERSHIP, WHITE)).results()).isEqualTo(Faces.of(WHITE));
    }

    @Test
    @Rule({"RUL-67", "RUL-38"})
    void inOpenWatersTheChangedResultReinforces() {
        SceneGame asked = scene().player(2, Side::noStartingFort)
                .actionOf(1)
                .does(new AttackOpenWaters())
                .rolls(LEADERSHIP, TARGET, TARGET)
                .does(new KeepDice());
        SceneGame changed = asked.does(change(asked, TARGET, GRAY));

        assertThat(changed.events(Reinforced.class)).containsExactly(new Reinforced(FIRST, Stones.of(StoneColor.GRAY)));
    }

    @Test
    @Rule({"RUL-67", "RUL-39"})
    void itIsOfNoUseAgainstSecludedFortress() {
        SceneGame play = scene().player(2, side -> side.fort("secluded-fortress", 0, "W~~", ".B."))
                .player(1, side -> side.ship("raven", 0))
                .actionOf(1)
                .attacksAndKeeps("secluded-fortress", LEADERSHIP, WHITE, GRAY);

        assertThat(play.options()).containsExactly(new EndLeadership(), new UseCard(play.card("raven")));
        assertThat(play.refusal(change(play, WHITE, GRAY)).code()).isEqualTo("ability-silenced");
    }

    @Test
    @Rule("RUL-67")
    void withoutLeadershipItIsOfNoUse() {
        SceneGame play = scene().actionOf(1).attacksAndKeeps("starting-fort-2", TARGET, WHITE, GRAY);

        assertThat(play.options()).hasOnlyElementsOfType(ChooseColor.class);
    }
}
