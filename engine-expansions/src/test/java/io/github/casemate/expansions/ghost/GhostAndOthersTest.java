package io.github.casemate.expansions.ghost;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.siege.box.Face.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.cards.ScoresCoin;
import io.github.casemate.siege.event.CoinsScored;
import io.github.casemate.siege.event.LeadershipSpent;
import io.github.casemate.siege.rules.EndTurn;
import io.github.casemate.siege.spi.LeadershipAbility;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The Ghost Captain among cards and modules that he has never heard of. */
class GhostAndOthersTest {

    private record Change(Face from, Face to) implements Action {}

    private record Changed(Change change) implements Event<Table> {
        @Override
        public Table evolve(Table table) {
            return table.changeAttack(attack ->
                    attack.withResults(attack.results().minus(change.from(), 1).plus(change.to(), 1)));
        }
    }

    /** For one Leadership another result becomes Black, Gray or White, as in a Tavern. */
    private record ChangesResult() implements LeadershipAbility {
        @Override
        public Seq<Offer> offers(Source source, Table table) {
            Faces left = table.requireAttack().results().minus(LEADERSHIP, 1);
            return Array.of(Face.values())
                    .filter(from -> left.count(from) > 0)
                    .flatMap(from -> Array.of(GRAY, WHITE, BLACK)
                            .filter(to -> to != from)
                            .map(to -> new Offer(new Change(from, to), 1)));
        }

        @Override
        public void use(Play<Table> play, Action action, Source source) {
            play.emit(new Changed((Change) action));
        }
    }

    private record Recruit() implements Action {}

    /** For one Leadership, whoever attacks may do something that comes from no card, as drawing captains does. */
    private record Recruits() implements LeadershipAbility {
        @Override
        public Seq<Offer> offers(Source source, Table table) {
            return Array.of(new Offer(new Recruit(), 1));
        }

        @Override
        public void use(Play<Table> play, Action action, Source source) {
            play.emit(new CoinsScored(play.table().requireAttack().attacker(), 1));
        }
    }

    private record Win(int coins) implements Action {}

    /** A module asks him how many coins he wants. */
    private record Ask(Array<Action> options) implements Question<Table> {
        @Override
        public PlayerId asked(Table table) {
            return GhostCaptain.SEAT;
        }

        @Override
        public Seq<Action> options(Table table) {
            return options;
        }

        @Override
        public void answer(Play<Table> play, Action answer) {
            if (answer instanceof Win win) {
                play.emit(new CoinsScored(GhostCaptain.SEAT, win.coins()));
            }
        }
    }

    private static final Scene TAP_ROOM = Scene.of(Haunted.RULESET.withCards(BaseCards.all()
                    .append(Card.building("tap-room", "Tap Room", 1, 1, StoneColor.GRAY, new ChangesResult()))
                    .append(Card.building(
                            "counting-house", "Counting House", 1, 1, StoneColor.GRAY, new ScoresCoin(1, 1)))))
            .player(2, side -> side.building("tap-room"));

    private static Seq<Change> changes(SceneGame play) {
        return play.events(Changed.class).map(Changed::change);
    }

    @Test
    @Proof("RUL-84")
    void heChangesAnUnspentLeadershipToBlackBeforeAnyOtherResult() {
        SceneGame play = TAP_ROOM.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, GRAY, TARGET);

        assertThat(changes(play)).containsExactly(new Change(LEADERSHIP, BLACK));
        assertThat(play.events(LeadershipSpent.class)).hasSize(1);
    }

    @Test
    @Rule("RUL-84")
    void withoutASpareLeadershipHeChangesGrayThenWhiteThenTarget() {
        assertThat(changes(TAP_ROOM.actionOf(2).rolls(LEADERSHIP, GRAY, WHITE, TARGET)))
                .containsExactly(new Change(GRAY, BLACK));
        assertThat(changes(TAP_ROOM.actionOf(2).rolls(LEADERSHIP, BLACK, WHITE, TARGET)))
                .containsExactly(new Change(WHITE, BLACK));
        assertThat(changes(TAP_ROOM.actionOf(2).rolls(LEADERSHIP, BLACK, BLACK, TARGET)))
                .containsExactly(new Change(TARGET, BLACK));
    }

    @Test
    @Proof("RUL-84")
    void whatIsBlackStaysBlackAndTheLeadershipIsKept() {
        SceneGame play = TAP_ROOM.actionOf(2).rolls(LEADERSHIP, BLACK, BLACK, BLACK);

        assertThat(changes(play)).isEmpty();
        assertThat(play.events(LeadershipSpent.class)).isEmpty();
    }

    @Test
    @Rule("RUL-84")
    void anAbilityThatHasNothingToDoGivesWayToTheNext() {
        SceneGame play = TAP_ROOM.player(2, side -> side.building("counting-house"))
                .actionOf(2)
                .rolls(LEADERSHIP, BLACK, BLACK, BLACK);

        assertThat(changes(play)).isEmpty();
        assertThat(play.player(2).coins()).isEqualTo(1);
    }

    @Test
    @Rule("RUL-84")
    void shipsComeBeforeBuildings() {
        SceneGame play = TAP_ROOM.player(2, side -> side.ship("victory"))
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY, TARGET);

        assertThat(changes(play)).isEmpty();
        assertThat(play.events(LeadershipSpent.class)).hasSize(2);
    }

    @Test
    @Rule("RUL-86")
    void whatComesFromNoCardOfHisHeLeavesAlone() {
        Scene scene = Haunted.withRule(Haunted.scene(), new Recruits());

        SceneGame up = scene.actionOf(2).rolls(LEADERSHIP, LEADERSHIP, LEADERSHIP, GRAY);
        assertThat(up.player(2).coins()).isZero();

        SceneGame down = Haunted.faceDown(scene)
                .actionOf(2)
                .rolls(LEADERSHIP, LEADERSHIP, GRAY)
                .does(new KeepDice());
        assertThat(down.options()).containsExactly(new EndLeadership(), new Recruit());
    }

    @Test
    @Rule({"RUL-86", "GHO-6"})
    void faceUpHeIsNotAskedWhateverAsksHim() {
        Ask optional = new Ask(Array.of(new Win(1), new Decline(), new Win(2)));
        Ask compulsory = new Ask(Array.of(new Win(1), new Win(2)));

        SceneGame play = Haunted.scene().play(2, List.of(optional, compulsory, EndTurn.STEP));

        assertThat(play.player(2).coins()).isEqualTo(1);
        assertThat(play.events(CoinsScored.class)).hasSize(1);
        assertThat(play.table().active()).isEqualTo(GhostCaptain.PLAYER);
    }

    @Test
    @Rule({"RUL-87", "LAW-5"})
    void faceDownThePlayerAnswersForHimWhateverAsksHim() {
        Ask optional = new Ask(Array.of(new Decline(), new Win(1), new Win(2)));

        SceneGame play = Haunted.faceDown(Haunted.scene()).play(2, List.of(optional, EndTurn.STEP));

        assertThat(play.asked()).isEqualTo(1);
        assertThat(play.options()).isEqualTo(optional.options());
        assertThat(play.does(new Win(2)).player(2).coins()).isEqualTo(2);
    }
}
