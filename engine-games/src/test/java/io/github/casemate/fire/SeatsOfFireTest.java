package io.github.casemate.fire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.rules.TurnCardUp;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.fire.table.Walkers.Army;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Turn;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/**
 * No seat is preferred: everybody moves some seats on, the same luck and the same answers follow them, and the whole game
 * follows, too. Play goes clockwise, so that seats are turned and not exchanged.
 */
class SeatsOfFireTest {

    private static final int GAMES = Integer.getInteger("casemate.seats", 1);

    private FireIsland game = FireScene.game(2, FireVariants.BASIC);
    private int turned;
    private int toldKings;

    @Test
    @Rule({"SET-1", "SET-3", "SET-4", "SET-5", "PRO-2", "TRD-1", "WIN-1", "WIN-3"})
    void aGameFollowsItsPlayersToOtherSeats() {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            for (int players = 2; players <= 4; players++) {
                game = FireScene.game(players, variants);
                for (turned = 1; turned < players; turned++) {
                    for (int seed = 0; seed < GAMES; seed++) {
                        play(SplitMix64.of(seed, turned));
                    }
                }
            }
        }
        assertThat(toldKings).as("games with a king").isPositive();
    }

    private void play(SplitMix64 random) {
        Bot<GameView<FireTable>, Action> keen =
                Bots.of(game).entrant("keen").bots().get();
        GameState<FireTable> here = game.newGame();
        GameState<FireTable> there = game.newGame();
        while (!game.turn(here).isOver()) {
            if (here.agenda().head() instanceof TurnCardUp up && up.points().isEmpty()) {
                Array<Action> cards = Array.empty();
                for (int i = 0; i < up.among().size(); i++) {
                    cards = cards.append(first(game.chance(here).sample(random)));
                    here = game.apply(here, cards.last()).state();
                }
                for (PlayerId player : ((TurnCardUp) there.agenda().head()).among()) {
                    int before = up.among().indexWhere(one -> to(one).equals(player));
                    there = game.apply(there, cards.get(before)).state();
                }
                continue;
            }
            Action action;
            if (game.turn(here).isChance()) {
                action = game.chance(here).sample(random);
                assertThat(game.chance(there).total())
                        .isEqualTo(game.chance(here).total());
                assertThat(game.chance(there).weight(action))
                        .isEqualTo(game.chance(here).weight(action));
            } else {
                PlayerId asked = game.turn(here).asked().get();
                Seq<Action> legal = game.legalActions(here);
                assertThat(game.turn(there).asked()).contains(to(asked));
                assertThat(game.legalActions(there)).containsExactlyInAnyOrderElementsOf(legal.map(this::to));
                action = random.nextInt(6) == 0
                        ? legal.get(random.nextInt(legal.size()))
                        : keen.choose(Decision.of(asked, game.view(here, asked), legal, random, Budget.iterations(1)));
            }
            here = game.apply(here, action).state();
            there = game.apply(there, to(action)).state();
            same(here.table(), there.table());
        }
        assertThat(game.turn(there)).isInstanceOf(Turn.Over.class);
        Seq<Double> one = ((Turn.Over) game.turn(here)).result().utilities();
        Seq<Double> other = ((Turn.Over) game.turn(there)).result().utilities();
        game.players()
                .forEach(player -> assertThat(other.get(to(player).index())).isEqualTo(one.get(player.index())));
        toldKings += here.table().ending().get().why().equals("crowned") ? 1 : 0;
    }

    private PlayerId to(PlayerId player) {
        return PlayerId.of((player.index() + turned) % game.realm().players());
    }

    private Action to(Action action) {
        return action instanceof FireAction.OfferTo offer ? new FireAction.OfferTo(to(offer.partner())) : action;
    }

    /** The first copy, so that it is there in whatever order cards are dealt. */
    private static Action first(Action drawn) {
        return new FireAction.DrawFromDeck(((FireAction.DrawFromDeck) drawn).card(), 1);
    }

    private void same(FireTable here, FireTable there) {
        if (!here.buildings().isEmpty()) {
            // Before SET-3 nobody is the first player.
            assertThat(there.active()).isEqualTo(to(here.active()));
        }
        assertThat(there.flags()).isEqualTo(here.flags());
        assertThat(there.walkers().giant()).isEqualTo(here.walkers().giant());
        assertThat(there.walkers().armies())
                .isEqualTo(here.walkers().armies().map(army -> new Army(to(army.owner()), army.territory())));
        assertThat(there.buildings().map(one -> one.owner() + " " + one.plan() + " " + one.x() + "," + one.y()))
                .isEqualTo(here.buildings()
                        .map(one -> to(one.owner()) + " " + one.plan() + " " + one.x() + "," + one.y()));
        for (PlayerId player : game.players()) {
            PlayerId other = to(player);
            assertThat(there.pile(other)).isEqualTo(here.pile(player));
            assertThat(there.collection(other)).isEqualTo(here.collection(player));
            assertThat(there.hand(other)).isEqualTo(here.hand(player));
            assertThat(there.turn().isResting(other)).isEqualTo(here.turn().isResting(player));
            assertThat(there.board().bricks(other.index()))
                    .isEqualTo(here.board().bricks(player.index()));
            assertThat(Works.points(there, other)).isEqualTo(Works.points(here, player));
        }
    }
}
