package io.github.casemate.expansions.monuments;

import static io.github.casemate.expansions.monuments.Sieges.ATTACKER;
import static io.github.casemate.expansions.monuments.Sieges.DEFENDER;
import static io.github.casemate.expansions.monuments.Sieges.attack;
import static io.github.casemate.expansions.monuments.Sieges.bareFort;
import static io.github.casemate.expansions.monuments.Sieges.fall;
import static io.github.casemate.expansions.monuments.Sieges.monuments;
import static io.github.casemate.expansions.monuments.Sieges.with;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.Laws;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a monument costs and brings. */
class MonumentTest {

    private static final Scene MANY_LOST = with(side -> side.supply("BBGGWW")
            .noStartingFort()
            .fort("robust-stronghold", 3, "..", "..")
            .building("infirmary"));

    private static SceneGame build(SceneGame asked, Island island) {
        return asked.does(new BuildMonument(island));
    }

    @ParameterizedTest
    @EnumSource(Island.class)
    @Proof("MON-2")
    void stonesAndAColonistGoAndCoinsCome(Island island) {
        SceneGame asked = fall(MANY_LOST);
        SceneGame built = build(asked, island);

        Seq<Event<Table>> events = built.events().takeUntil(event -> event instanceof TurnBegan);
        assertThat(events)
                .containsExactly(new MonumentBuilt(DEFENDER, island), new CoinsScored(DEFENDER, island.coins()));
        assertThat(monuments(built).built()).containsExactly(new Monument(island, DEFENDER));
        assertThat(built.player(2).coins()).isEqualTo(island.coins());
        assertThat(built.player(2).supply()).isEqualTo(asked.player(2).supply().minus(island.cost()));
        assertThat(built.table().supply()).isEqualTo(asked.table().supply().plus(island.cost()));
        assertThat(built.player(2).home()).isEqualTo(9 - 1);
        assertThat(built.player(1)).isEqualTo(asked.player(1));
        assertThat(Laws.problems(built.game(), built.table())).isEmpty();
    }

    @Test
    @Rule({"MON-2", "RUL-80"})
    void itMayBeDeclinedAndThenNothingHappens() {
        SceneGame asked = fall(MANY_LOST);
        SceneGame declined = asked.does(new Decline());

        assertThat(declined.events().head()).isInstanceOf(TurnBegan.class);
        assertThat(monuments(declined)).isEqualTo(Monuments.NONE);
        assertThat(declined.player(2)).isEqualTo(asked.player(2));
        assertThat(declined.table().supply()).isEqualTo(asked.table().supply());
    }

    @Test
    @Rule("MON-2")
    @Proof("RUL-80")
    void whoCannotPayIsNotAsked() {
        SceneGame play = fall(bareFort(4, "BB"));

        assertThat(play.asked()).isEqualTo(2);
        assertThat(play.options()).contains(new DrawCards()).doesNotContain(new Decline());
    }

    @Test
    @Rule("MON-2")
    void onlyWhatCanBePaidIsOffered() {
        assertThat(fall(bareFort(4, "BW")).options()).containsExactly(new Decline(), new BuildMonument(Island.BLACK));
        assertThat(fall(bareFort(4, "GGG")).options()).containsExactly(new Decline(), new BuildMonument(Island.GRAY));
    }

    @Test
    @Rule({"MON-1", "RUL-80"})
    void theIslandOfShellsIsThereWithoutPinkStones() {
        SceneGame built = build(fall(MANY_LOST), Island.SHELL);

        assertThat(built.player(2).supply()).isEqualTo(Stones.of(StoneColor.BLACK, StoneColor.GRAY, StoneColor.WHITE));
        assertThat(built.player(2).coins()).isEqualTo(6);
    }

    @Test
    @Rule({"MON-2", "RUL-80"})
    void oneAttackIsWorthOneMonument() {
        SceneGame built = build(fall(MANY_LOST), Island.GRAY);

        assertThat(built.options(BuildMonument.class)).isEmpty();
        assertThat(built.options()).contains(new DrawCards());
    }

    @Test
    @Rule("MON-2")
    @Proof("MON-1")
    void anotherAttackMayBeWorthAnotherButNotOnTheSameIsland() {
        SceneGame again = build(
                        fall(with(side -> side.supply("BBGGWW")
                                .noStartingFort()
                                .fort("robust-stronghold", 2, "..", "..")
                                .fort("secret-fortress", 3, "..", ".."))),
                        Island.GRAY)
                .attacksAndKeeps("starting-fort-1", LEADERSHIP, LEADERSHIP, LEADERSHIP)
                .attacksAndKeeps("secret-fortress", LEADERSHIP, LEADERSHIP, LEADERSHIP);

        assertThat(again.options()).containsExactly(new Decline(), new BuildMonument(Island.WHITE));
        Rejection taken = again.refusal(new BuildMonument(Island.GRAY));
        assertThat(taken.code()).isEqualTo("island-taken");
        assertThat(taken.rule()).contains("MON-1");

        SceneGame both = build(again, Island.WHITE);

        assertThat(monuments(both).built())
                .containsExactly(new Monument(Island.GRAY, DEFENDER), new Monument(Island.WHITE, DEFENDER));
        assertThat(monuments(both).keepers()).isEqualTo(Crew.of(DEFENDER, 2));
        assertThat(both.player(2).coins()).isEqualTo(2 + 3);
        assertThat(Laws.problems(both.game(), both.table())).isEmpty();
    }

    @Test
    @Rule("MON-2")
    @Proof("MON-1")
    void anOpponentsMonumentTakesTheIslandToo() {
        Scene taken = bareFort(3, "GW")
                .with(table -> table.withSlice(Monuments.KEY, Monuments.NONE.plus(new Monument(Island.WHITE, ATTACKER)))
                        .change(ATTACKER, side -> side.withHome(8)));

        assertThat(fall(taken).options()).containsExactly(new Decline(), new BuildMonument(Island.GRAY));
    }

    @Test
    @Rule("MON-2")
    void everythingElseIsRefusedWithItsReason() {
        SceneGame asked = fall(bareFort(3, "GBB"));

        assertThat(asked.refusal(new BuildMonument(Island.BLACK)).code()).isEqualTo("toll-not-met");
        assertThat(asked.refusal(new BuildMonument(Island.BLACK)).sentence())
                .isEqualTo("The attack sent 3 colonists home; this island requires 4.");
        assertThat(asked.refusal(new BuildMonument(Island.WHITE)).code()).isEqualTo("not-enough-stones");
        assertThat(asked.refusal(new DrawCards()).code()).isEqualTo(Rejection.NOT_AN_OPTION);
    }

    @Test
    @Rule({"RUL-80", "COL-4"})
    void itsKeeperIsNotAtHomeForTheLevelsOfTheImperialBoard() {
        SceneGame asked = fall(with(side ->
                        side.supply("G").noStartingFort().ship("victory").fort("robust-stronghold", 2, "..", "..")))
                .does(new EndLeadership());
        assertThat(asked.player(2).home()).isEqualTo(7);

        SceneGame with = build(asked, Island.GRAY).attacks("starting-fort-1").rolls(GRAY, GRAY, GRAY);
        SceneGame without = asked.does(new Decline()).attacks("starting-fort-1").rolls(GRAY, GRAY, GRAY);

        assertThat(with.player(2).bottomEmpty()).isTrue();
        assertThat(with.table().requireAttack().rerolls()).isEqualTo(2);
        assertThat(without.table().requireAttack().rerolls()).isEqualTo(1);
    }

    @Test
    @Rule("VIC-2")
    @Proof("RUL-80")
    void itsKeeperIsNotAtHomeForAColonistVictory() {
        Scene scene = with(side -> side.supply("G").startingFort(4, "WGGB").ship("dominica"));
        Scene kept = scene.with(table -> new MonumentBuilt(DEFENDER, Island.GRAY).evolve(table));

        assertThat(scene.turnOf(2).table().ending()).isEmpty();
        assertThat(kept.turnOf(2).table().ending())
                .contains(new Ending(Option.some(DEFENDER), Ending.Victory.COLONIST));
        assertThat(Laws.problems(kept.turnOf(2).game(), kept.table())).isEmpty();
    }

    @Test
    @Rule("MON-2")
    void itsKeeperStaysWhateverFalls() {
        SceneGame play = attack(
                        with(side -> side.supply("G").ship("raven"))
                                .with(table -> new MonumentBuilt(DEFENDER, Island.GRAY).evolve(table)),
                        "starting-fort-2")
                .sinks("raven");

        assertThat(monuments(play).keepers()).isEqualTo(Crew.of(DEFENDER, 1));
        assertThat(play.player(2).home())
                .as("all but the keeper and one who settles")
                .isEqualTo(9 - 1 - 1);
    }

    @Test
    @Rule({"MON-2", "RUL-33"})
    void scoutOutpostDoesNotMakeItCheaper() {
        SceneGame built = build(
                attack(
                        bareFort(2, "G").player(1, side -> side.fort("scout-outpost", 0, "~W.", "..~")),
                        "robust-stronghold"),
                Island.GRAY);

        assertThat(built.player(2).coins()).isEqualTo(2);
    }

    @Test
    @Rule("RUL-23")
    void itComesLastInAnAttack() {
        SceneGame asked = with(side -> side.supply("G").noStartingFort().fort("robust-stronghold", 2, "GG", ".."))
                .actionOf(1)
                .attacksAndKeeps("robust-stronghold", GRAY, GRAY, LEADERSHIP);
        SceneGame at = asked.options().contains(new EndLeadership()) ? asked.does(new EndLeadership()) : asked;

        assertThat(at.options()).containsExactly(new Decline(), new BuildMonument(Island.GRAY));
        assertThat(at.table().attack()).as("the attack is over").isEmpty();
        assertThat(at.findFort("robust-stronghold")).isEmpty();
    }
}
