package io.github.casemate.testkit.siege.rules;

import static io.github.casemate.siege.box.Face.BLACK;
import static io.github.casemate.siege.box.Face.GRAY;
import static io.github.casemate.siege.box.Face.LEADERSHIP;
import static io.github.casemate.siege.box.Face.TARGET;
import static io.github.casemate.testkit.siege.rules.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.ChooseCard;
import io.github.casemate.siege.action.ChooseColor;
import io.github.casemate.siege.action.ChooseOpponent;
import io.github.casemate.siege.action.ChooseReinforce;
import io.github.casemate.siege.action.ChooseSecondWave;
import io.github.casemate.siege.action.DealCards;
import io.github.casemate.siege.action.Decline;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.EndLeadership;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.action.PassCard;
import io.github.casemate.siege.action.PickCard;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.action.RerollDice;
import io.github.casemate.siege.action.SendHome;
import io.github.casemate.siege.action.Settle;
import io.github.casemate.siege.action.Shelter;
import io.github.casemate.siege.action.SinkShip;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.action.UseCard;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.SceneGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever sends nonsense gets a refusal, never an exception, and nothing changes. */
class ForgedActionTest {

    private static final Ruleset RULES = Ruleset.secondEdition(3);

    /** The game at each of its questions. */
    static Stream<Named<SceneGame>> questions() {
        SceneGame dealing = SceneGame.of(IslandSiege.of(RULES));
        SceneGame passing = dealing.deals("raven", "victory", "armory")
                .deals("prison", "academy", "infirmary")
                .deals("scout-outpost", "spy-outpost", "cove-outpost");
        SceneGame action = scene().actionOf(1);
        SceneGame drawing = action.does(new DrawCards());
        SceneGame rolling = action.attacks("secret-fortress");
        SceneGame rerolling = rolling.rolls(GRAY, TARGET, LEADERSHIP);
        SceneGame leading = scene().actionOf(2).attacksAndKeeps("starting-fort-3", LEADERSHIP, LEADERSHIP, BLACK);
        SceneGame coloring = action.attacksAndKeeps("starting-fort-2", GRAY, TARGET, BLACK);
        SceneGame wave = coloring.chooses(StoneColor.BLACK);
        SceneGame repairing = action.buildsBuilding("trade-company", "guarded-fortress");
        SceneGame sheltering = scene().actionOf(2).attacksAndKeeps("guarded-fortress", GRAY, LEADERSHIP, TARGET);
        return List.of(
                        Named.of("dealing", dealing),
                        Named.of("passing", passing),
                        Named.of(
                                "colonizing",
                                scene().player(1, side -> side.home(1)).turnOf(1)),
                        Named.of("action", action),
                        Named.of("drawing", drawing),
                        Named.of("giving", drawing.deals("dominica", "magnifique", "raven")),
                        Named.of("filling", action.buildsFort("robust-stronghold")),
                        Named.of("repairing", repairing),
                        Named.of("destroying", repairing.does(new Decline())),
                        Named.of("rolling", rolling),
                        Named.of("rerolling", rerolling),
                        Named.of("leading", leading),
                        Named.of("coloring", coloring),
                        Named.of("wave", wave),
                        Named.of("second wave", wave.does(new ChooseSecondWave())),
                        Named.of(
                                "first wave", action.attacksAndKeeps("secret-fortress", BLACK, LEADERSHIP, LEADERSHIP)),
                        Named.of("guarding", sheltering),
                        Named.of("losing crew", scene().actionOf(3).attacks("cove-outpost")),
                        Named.of("losing a stone", scene().actionOf(1).attacks("saboteur-outpost")),
                        Named.of(
                                "over",
                                scene().player(1, side -> side.coins(30)).turnOf(1)))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("questions")
    @Proof("LAW-5")
    void nonsenseIsRefusedAndChangesNothing(SceneGame play) {
        for (Action action : forged(play)) {
            boolean possible = play.turn().isChance()
                    ? play.game().chance(play.state()).weight(action) > 0
                    : play.options().contains(action);
            if (!possible) {
                Rejection rejection = assertRefused(play, action);
                assertThat(rejection.sentence()).endsWith(".").doesNotContain("null");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("questions")
    @Proof("LAW-5")
    void nobodyElseMayAct(SceneGame play) {
        for (int seat = 0; seat < 9; seat++) {
            PlayerId player = PlayerId.of(seat);
            if (!play.turn().isOf(player)) {
                for (Action action : play.options().append(new DrawCards())) {
                    assertThat(play.game()
                                    .tryApply(play.state(), player, action)
                                    .getLeft()
                                    .code())
                            .isEqualTo(play.turn().isOver() ? Rejection.GAME_OVER : Rejection.NOT_YOUR_TURN);
                }
            }
        }
    }

    @Test
    void setsDoNotMistakeANumberBeyondThemForOneOfTheirs() {
        CardSet all = new CardSet(-1, -1);
        assertThat(all.contains(127)).isTrue();
        assertThat(all.contains(128)).isFalse();
        assertThat(all.contains(-1)).isFalse();
        assertThat(all.minus(BaseCards.card("raven"))).isEqualTo(all);

        assertThat(new Spaces(-1).contains(32)).isFalse();
        assertThat(new Spaces(-1).contains(-1)).isFalse();
        assertThatThrownBy(() -> Spaces.of(32)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Spaces.of(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Scene scene() {
        return Scene.of(RULES)
                .player(
                        1,
                        side -> side.fort("guarded-fortress", 3, "~.~", "G..")
                                .hand("robust-stronghold", "trade-company", "victory"))
                .player(
                        2,
                        side -> side.fort("secret-fortress", 1, "BW", "B.")
                                .building("armory", 1)
                                .building("academy", 1)
                                .fort("saboteur-outpost", 0, "~~.W", ".~~~", ".~~~")
                                .fort("cove-outpost", 0, "..", "W~", ".~"))
                .player(3, side -> side.ship("st-daniel", 1).ship("sister-catarina", 1));
    }

    private static Array<Action> forged(SceneGame play) {
        Card raven = play.card("raven");
        Array<Card> cards = Array.of(
                BaseCards.card("raven"),
                BaseCards.card("secret-fortress"),
                raven.withNumber(-5),
                raven.withNumber(64),
                raven.withNumber(500),
                raven.withNumber(Integer.MAX_VALUE),
                Scene.of(Ruleset.secondEdition(4)).card("starting-fort-4"),
                Scene.of(Ruleset.secondEdition(4)).card("starting-fort-1"),
                Card.fort("forged", "Forged Fort", Layout.of("BBBB"), 9).withNumber(3),
                Card.order("order", "Order", 1).withNumber(2),
                play.card("raven"),
                play.card("armory"),
                play.card("secret-fortress"),
                play.card("starting-fort-1"),
                play.card("starting-fort-2"));
        Array<PlayerId> players = Array.of(PlayerId.of(0), PlayerId.of(2), PlayerId.of(3), PlayerId.of(100));
        Array<Integer> numbers = Array.of(-1, 0, 3, 4, 15, 16, 31, 32, 64, Integer.MIN_VALUE, Integer.MAX_VALUE);
        Array<Action> plain = Array.of(
                new AttackOpenWaters(),
                new ChooseReinforce(),
                new ChooseSecondWave(),
                new Decline(),
                new DrawCards(),
                new EndLeadership(),
                new KeepDice(),
                new Pass());
        Array<Action> ofCards = cards.flatMap(card -> Array.<Action>of(
                        new Attack(card),
                        new BuildFort(card),
                        new ChooseCard(card),
                        new DiscardCard(card),
                        new PassCard(card),
                        new PickCard(card),
                        new SinkShip(card),
                        new UseCard(card))
                .appendAll(cards.map(fort -> new BuildBuilding(card, fort)))
                .appendAll(cards.map(fort -> new BuildShip(card, fort)))
                .appendAll(players.map(player -> new GiveCard(card, player)))
                .appendAll(numbers.map(number -> new Settle(card, number)))
                .appendAll(numbers.map(number -> new SendHome(card, number))));
        Array<Action> ofNumbers = numbers.flatMap(number -> Array.of(
                new LeaveEmpty(number),
                new PlaceStone(number, StoneColor.PINK),
                new PlaceStone(number, StoneColor.BLACK),
                new RepairSpace(number),
                new Shelter(number),
                new FellStones(new Spaces(number)),
                new RerollDice(new Faces(number)),
                new RerollDice(new Faces(number | 1 << 30)),
                new DiceFall(new Faces(number)),
                new DealCards("main", new CardSet(number, 0)),
                new DealCards("main", new CardSet(7, number)),
                new DealCards("nonsense", new CardSet(number, number))));
        return plain.appendAll(ofCards)
                .appendAll(ofNumbers)
                .appendAll(players.map(ChooseOpponent::new))
                .appendAll(players.map(StartWith::new))
                .appendAll(Array.of(StoneColor.values()).map(ChooseColor::new));
    }
}
