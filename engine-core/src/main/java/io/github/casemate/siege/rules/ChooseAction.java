package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Attack;
import io.github.casemate.siege.action.AttackOpenWaters;
import io.github.casemate.siege.action.BuildBuilding;
import io.github.casemate.siege.action.BuildFort;
import io.github.casemate.siege.action.BuildShip;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.Pass;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.event.Passed;
import io.github.casemate.siege.permission.TakeDraw;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * ACT-1: Draw, Build or Attack. It is compulsory; RUL-13: a player who can do nothing passes. What can be built depends
 * on the hand, so the question is secret (LAW-7).
 */
public record ChooseAction() implements Question<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final ChooseAction STEP = new ChooseAction();

    private static final int USUAL = 10;
    private static final Action DRAW = new DrawCards();

    @Override
    public PlayerId asked(Table table) {
        return table.active();
    }

    @Override
    public Seq<Action> options(Table table) {
        PlayerId player = table.active();
        List<Action> options = new ArrayList<>(USUAL);
        if (mayDraw(table, player)) {
            options.add(DRAW);
        }
        Deck deck = table.main();
        CardSet hand = deck.hand(player).known();
        for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
            BuildActions.addOptions(table, player, deck.cards().get(number), options);
        }
        AttackAction.addOptions(table, player, options);
        if (options.isEmpty()) {
            options.add(new Pass());
        }
        return Array.ofAll(options);
    }

    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        PlayerId player = play.table().active();
        if (answer instanceof DrawCards) {
            play.then(new DrawAction(player));
        } else if (answer instanceof BuildFort build) {
            BuildActions.fort(play, player, build.card());
        } else if (answer instanceof BuildBuilding build) {
            BuildActions.building(play, player, build.card(), build.fort());
        } else if (answer instanceof BuildShip build) {
            BuildActions.ship(play, player, build.card(), build.fort());
        } else if (answer instanceof Attack attack) {
            AttackAction.attack(play, player, attack.fort());
        } else if (answer instanceof AttackOpenWaters) {
            AttackAction.openWaters(play, player);
        } else {
            play.emit(new Passed(player));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.noAttack(table);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        PlayerId player = table.active();
        if (action instanceof DrawCards) {
            return Objects.requireNonNull(whyNoDraw(table, player));
        } else if (action instanceof BuildFort build) {
            return BuildActions.explain(table, player, build.card(), CardType.FORT, Option.none());
        } else if (action instanceof BuildBuilding build) {
            return BuildActions.explain(table, player, build.card(), CardType.BUILDING, Option.some(build.fort()));
        } else if (action instanceof BuildShip build) {
            return BuildActions.explain(table, player, build.card(), CardType.SHIP, Option.some(build.fort()));
        } else if (action instanceof Attack attack) {
            return AttackAction.explain(table, player, attack.fort());
        } else if (action instanceof AttackOpenWaters) {
            return Rejection.of(
                    "no-open-waters",
                    "You cannot attack Open Waters while a fort can be attacked or is blocked only by a fleet.",
                    "ATK-12");
        } else if (action instanceof Pass) {
            return Rejection.of("must-act", "You cannot pass: there is something that you can do.", "ACT-1");
        }
        return Rejections.wrongAnswer(action, "draw, build or attack", "ACT-1");
    }

    private static boolean mayDraw(Table table, PlayerId player) {
        Deck deck = table.main();
        return !(deck.undrawn().isEmpty() && deck.discard().isEmpty())
                && Abilities.allows(table, TakeDraw.class, player, TakeDraw::new);
    }

    private static @Nullable Rejection whyNoDraw(Table table, PlayerId player) {
        if (table.main().undrawn().isEmpty() && table.main().discard().isEmpty()) {
            return Rejection.of("no-cards-left", "There is no card in the deck or the discard pile.", "RUL-12");
        }
        return Abilities.forbids(table, new TakeDraw(player));
    }
}
