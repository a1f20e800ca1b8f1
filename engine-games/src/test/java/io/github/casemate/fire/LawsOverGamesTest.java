package io.github.casemate.fire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Bonus;
import io.github.casemate.fire.box.Element;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.event.BrickEvents;
import io.github.casemate.fire.event.CardEvents;
import io.github.casemate.fire.event.CourseEvents;
import io.github.casemate.fire.event.TradeEvents;
import io.github.casemate.fire.rules.CompleteWhich;
import io.github.casemate.fire.rules.FloodTarget;
import io.github.casemate.fire.rules.HungryStep;
import io.github.casemate.fire.rules.RollDiceOfTurn;
import io.github.casemate.fire.rules.SendGiant;
import io.github.casemate.fire.rules.TakeOne;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.testkit.Policy;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.rules.Proof;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The laws after every step of games between purposeful, random and mixed players. What must occur is named; if it never
 * did, the games have proved nothing about it, and the test fails.
 */
class LawsOverGamesTest {

    private static final int LONG_GAMES = Integer.getInteger("casemate.long.games", 2);
    private static final int SHORT_GAMES = Integer.getInteger("casemate.short.games", 9);

    private static final int ANYWHERE = Integer.MAX_VALUE;

    private final TreeMap<String, Integer> seen = new TreeMap<>();
    private int games;

    /** How many steps the Giant may take now. */
    private int reach;

    @Test
    @Proof({"LAW-1", "LAW-2", "LAW-3", "LAW-4", "LAW-5", "LAW-6", "LAW-7", "LAW-8", "RUL-22"})
    void theLawsHoldAfterEveryStep() {
        for (FireVariants variants : Array.of(FireVariants.BASIC, FireVariants.ADVANCED)) {
            for (int players = 2; players <= 4; players++) {
                FireIsland game = FireScene.game(players, variants);
                for (int seed = 0; seed < LONG_GAMES; seed++) {
                    play(game, game.newGame(), seed, 300);
                }
            }
            FireIsland game = FireScene.game(2, variants);
            for (Start<GameState<FireTable>> start : FireStarts.of(variants)) {
                for (int seed = 0; seed < SHORT_GAMES; seed++) {
                    play(game, start.state(), seed, 60);
                }
            }
        }
        assertThat(seen.keySet()).as("what must occur").containsAll(mustOccur());
    }

    private static Set<String> mustOccur() {
        Set<String> names = new HashSet<>(List.of(
                "climbed the volcano",
                "high bridge",
                "new link",
                "CardReclaimed",
                "ClaimFoiled",
                "KingCrowned",
                "fell",
                "Refilled",
                "ArmyRaised",
                "ArmyMoved",
                "TradeMade",
                "MarketTraded",
                "BrickEaten",
                "pier"));
        FireScene.basic()
                .game
                .realm()
                .catalog()
                .cards()
                .forEach(card -> names.add(card.isEvent() ? "event " + card.id() : "built " + card.id()));
        names.add("built cottage");
        for (Bonus bonus : Bonus.values()) {
            names.add("bonus " + bonus);
        }
        return names;
    }

    private void play(FireIsland game, GameState<FireTable> start, int seed, int limit) {
        SplitMix64 random = SplitMix64.of(seed, games++);
        Seq<Policy<GameState<FireTable>, Action>> policies =
                FirePolicies.of(game).append(Policy.uniform()).toArray();
        // Purposeful alone, random alone, and mixed.
        Seq<Policy<GameState<FireTable>, Action>> seats = game.players()
                .map(player -> policies.get(
                        seed % 3 == 0 ? 0 : seed % 3 == 1 ? policies.size() - 1 : random.nextInt(policies.size())));
        GameState<FireTable> state = start;
        FireTable whole = start.table();
        reach = 1;
        for (int steps = 0; steps < limit && !game.turn(state).isOver(); steps++) {
            Action action;
            if (game.turn(state).isChance()) {
                action = game.chance(state).sample(random);
            } else {
                Seq<Action> legal = game.legalActions(state);
                assertThat(legal.size()).as("options").isLessThanOrEqualTo(300);
                int seat = game.turn(state).asked().get().index();
                action = legal.size() == 1
                        ? legal.head()
                        : seats.get(seat).choice().among(state, legal, random);
            }
            Transition<GameState<FireTable>, Event<FireTable>> next = game.apply(state, action);
            FireTable after = next.state().table();
            assertThat(FireLaws.problems(state.table(), after)).as("%s", action).isEmpty();
            if (!FireLaws.isLinking(next.state())) {
                assertThat(FireLaws.problems(whole, after, next.events()))
                        .as("%s", action)
                        .isEmpty();
                whole = after;
            }
            giantWalks(state, action, next.events());
            note(state, action, next);
            state = next.state();
        }
    }

    /** LAW-7: his moves are steps, except by events and the Temple, and he does not go where he is. */
    private void giantWalks(GameState<FireTable> before, Action action, Seq<Event<FireTable>> events) {
        FireTable table = before.table();
        var terrain = table.realm().terrain();
        if (action instanceof FireAction.EndConstruction) {
            reach = 1;
        }
        int giant = table.walkers().giant();
        for (Event<FireTable> event : events) {
            if (event instanceof CourseEvents.ColoursRolled) {
                reach = Works.count(table, table.active(), Bonus.DOUBLES_MOVE_FAR) > 0 ? ANYWHERE : 1;
            } else if (event instanceof CardEvents.EventPlayed played) {
                reach = played.card().equals("giants-lure") ? 2 : reach;
            } else if (event instanceof BrickEvents.EventBuilt built) {
                reach = built.card().equals("signal-fire") ? ANYWHERE : reach;
            } else if (event instanceof CourseEvents.GiantMoved moved) {
                assertThat(terrain.name(giant)).isEqualTo(moved.from());
                giant = terrain.territory(moved.to());
                assertThat(terrain.distance(terrain.territory(moved.from()), giant))
                        .as("LAW-7: from %s", moved)
                        .isBetween(1, reach);
            }
        }
    }

    private void note(
            GameState<FireTable> before, Action action, Transition<GameState<FireTable>, Event<FireTable>> next) {
        FireTable table = before.table();
        for (Event<FireTable> event : next.events()) {
            count(event.getClass().getSimpleName());
            if (event instanceof BrickEvents.BuildingCompleted built) {
                count("built " + built.name());
            } else if (event instanceof BrickEvents.EventBuilt built) {
                count("event " + built.card());
            } else if (event instanceof CardEvents.EventPlayed played) {
                count("event " + played.card());
            } else if (event instanceof BrickEvents.BrickDestroyed destroyed && destroyed.fell()) {
                count("fell");
            } else if (event instanceof BrickEvents.BrickLaid laid) {
                var terrain = table.realm().terrain();
                int territory =
                        terrain.territoryAt(laid.brick().x(), laid.brick().y());
                // With a Temple in the hand it might be one.
                boolean temple = table.hand(laid.player()).of(table.realm().numberOf("temple")) > 0;
                if (territory == terrain.volcanoTerritory() && laid.brick().level() > 1 && !temple) {
                    count("climbed the volcano");
                }
                if (territory < 0 && laid.brick().level() == 1) {
                    count("pier");
                }
            }
        }
        if (action instanceof FireAction.LayHighBridge) {
            count("high bridge");
        } else if (action instanceof FireAction.LinkBrick) {
            count("new link");
        }
        bonuses(before, action, next);
    }

    /** A bonus has occurred when something happened, or was asked, that the Basic game does not know. */
    private void bonuses(
            GameState<FireTable> before, Action action, Transition<GameState<FireTable>, Event<FireTable>> next) {
        FireTable table = before.table();
        PlayerId active = table.active();
        Step<FireTable> asked = before.agenda().head();
        for (Event<FireTable> event : next.events()) {
            bonus(
                    Bonus.MORE_MILLING,
                    event instanceof BrickEvents.BrickMilled && table.turn().mills() > 0);
            bonus(
                    Bonus.MORE_DISCARDS,
                    event instanceof CardEvents.CardThrownAway && table.turn().discards() > 0);
            bonus(
                    Bonus.MORE_OFFERS,
                    event instanceof TradeEvents.TradeOffered && table.turn().offers() > 1);
            bonus(Bonus.ARMY, event instanceof CourseEvents.ArmyRaised);
            if (event instanceof TradeEvents.MarketTraded traded) {
                bonus(Bonus.MORE_TRADES, table.turn().trades() > 0);
                bonus(Bonus.CHEAPER_TRADES, traded.price() == 3);
            } else if (event instanceof CourseEvents.ArmyMoved moved) {
                var terrain = table.realm().terrain();
                int steps = terrain.distance(terrain.territory(moved.from()), terrain.territory(moved.to()));
                bonus(Bonus.ARMY_RANGE, steps == 2);
            } else if (event instanceof TradeEvents.ElementsCollected collected && asked instanceof RollDiceOfTurn) {
                int cottages = table.buildings()
                        .count(building -> building.owner().equals(collected.player())
                                && table.is(building, "cottage")
                                && produces(table, building, collected.element(), action));
                bonus(Bonus.DOUBLE_HARVEST, collected.count() > cottages);
            }
        }
        boolean advanced = table.realm().variants().advanced();
        if (advanced && asked instanceof HungryStep) {
            bonus(Bonus.GIANT_FREE_CHOICE, Works.count(table, active, Bonus.GIANT_FREE_CHOICE) > 0);
            boolean home = next.state()
                    .table()
                    .buildings()
                    .exists(building -> building.owner().equals(active)
                            && building.isIn(next.state().table().walkers().giant()));
            bonus(Bonus.GIANT_NEVER_EATS, home && Works.count(table, active, Bonus.GIANT_NEVER_EATS) > 0);
        }
        if (advanced && action instanceof FireAction.EndConstruction) {
            int lead = table.pile(active).total()
                    - table.othersAfter(active)
                            .map(other -> table.pile(other).total())
                            .max()
                            .get();
            boolean late = Works.count(table, active, Bonus.GIANT_NOTICES_LATE) > 0;
            bonus(Bonus.GIANT_NOTICES_LATE, late && lead > 0 && lead < 4);
        }
        if (advanced && asked instanceof RollDiceOfTurn && next.state().agenda().head() instanceof SendGiant send) {
            bonus(Bonus.DOUBLES_MOVE_FAR, send.steps() == SendGiant.ANYWHERE);
            bonus(Bonus.DOUBLES_GIVE_ONE, next.state().agenda().exists(TakeOne.class::isInstance));
            long near = table.realm().terrain().neighbours(table.walkers().giant());
            boolean barred = table.buildings()
                    .exists(building -> building.card() >= 0
                            && table.realm().card(building.card()).bonus().contains(Bonus.NO_ENTRY)
                            && (building.territories() & near) != 0);
            bonus(Bonus.NO_ENTRY, send.steps() == 1 && barred);
        }
        bonus(
                Bonus.TOLL,
                asked instanceof CompleteWhich && next.state().agenda().head() instanceof TakeOne);
        if (advanced && asked instanceof FloodTarget && action instanceof FireAction.ChooseTerritory there) {
            int territory = table.realm().terrain().territory(there.territory());
            boolean safe = table.buildings()
                    .exists(building -> building.card() >= 0
                            && building.isIn(territory)
                            && table.realm().card(building.card()).bonus().contains(Bonus.SANCTUARY));
            bonus(Bonus.SANCTUARY, safe);
        }
        count(action.getClass().getSimpleName());
    }

    private static boolean produces(FireTable table, Building building, Element element, Action dice) {
        int territory = Long.numberOfTrailingZeros(building.territories());
        PoleColour pole = table.flags().poles().get(territory);
        return table.flags().elements().get(territory) == element
                && dice instanceof FireAction.RollColours colours
                && (colours.one() == pole || colours.other() == pole);
    }

    private void bonus(Bonus bonus, boolean occurred) {
        if (occurred) {
            count("bonus " + bonus);
        }
    }

    private void count(String name) {
        seen.merge(name, 1, Integer::sum);
    }
}
