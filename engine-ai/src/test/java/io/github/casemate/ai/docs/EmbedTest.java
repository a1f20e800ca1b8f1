package io.github.casemate.ai.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Printed;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The code of docs/guides/embed.md. */
class EmbedTest {

    @RegisterExtension
    private final Printed printed = new Printed();

    @Test
    void aMatchAndAView() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(game, new SecureRandom().nextLong());

        PlayerId me = match.turn().asked().get();
        GameView<Table> view = match.view(me);
        for (PlayerState side : view.table().players()) {
            System.out.println(side.id() + " has " + side.coins() + " coins and " + side.home() + " at home");
        }
        System.out.println("you may " + view.options().mkString(", or "));

        assertThat(view.options()).isEqualTo(match.legalActions());
        assertThat(printed.text()).contains("P2 has 0 coins", "you may PassCard");
    }

    @Test
    void anActionOfAPerson() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();
        Action wanted = new KeepDice();

        Either<Rejection, Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> played =
                match.tryPlay(me, wanted);
        String told = played.fold(
                refused -> refused.code() + ": " + refused.sentence(),
                next -> next.eventsSince(match.length(), me).mkString("\n"));

        assertThat(played.isLeft()).isTrue();
        assertThat(told + "\n").isEqualTo("""
                not-an-option: You cannot keep the dice now: choose a card to pass.
                """);
    }

    @Test
    void anActionThatIsSentTwice() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();
        Action action = match.legalActions().head();

        int acted = match.acted(me);
        var once = match.tryPlay(me, acted, action);
        var twice = once.flatMap(next -> next.tryPlay(me, acted, action));

        assertThat(once.isRight()).isTrue();
        Rejection refused = twice.getLeft();
        assertThat(refused.code() + ": " + refused.sentence() + "\n").isEqualTo("""
                out-of-date: This was sent as action 1 of P1, but the next one is action 2.
                """);

        AtomicReference<Match<GameState<Table>, Action, Event<Table>, GameView<Table>>> current =
                new AtomicReference<>(match);

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> before = current.get();
        boolean accepted = before.tryPlay(me, acted, action)
                .map(after -> current.compareAndSet(before, after))
                .getOrElse(false);

        assertThat(accepted).isTrue();
        assertThat(current.get()).isEqualTo(once.get());
    }

    @Test
    void anOpponent() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(8));
        PlayerId me = PlayerId.of(0);

        Entrant<GameView<Table>, Action> hard = Bots.of(game).entrant("hard");
        Bot<GameView<Table>, Action> opponent = hard.bots().get();
        RandomGenerator random = new SplitMix64(new SecureRandom().nextLong());

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match =
                Match.of(game, new SecureRandom().nextLong());
        while (!match.isOver()) {
            if (match.turn().isOf(me)) {
                match = match.play(ask(match.view(me)));
            } else {
                match = match.play(opponent.choose(Decision.of(match, random, hard.budget())));
            }
        }

        assertThat(match.result()).isNotEmpty();
    }

    @Test
    void takingBack() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();
        match = match.play(match.legalActions().head());
        assertThat(match.lastToAct()).containsExactly(me);

        if (match.undoable() && match.lastToAct().contains(me)) {
            match = match.undo();
        }

        assertThat(match).isEqualTo(Match.of(game, 42L));
    }

    @Test
    void givingUp() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);
        PlayerId me = PlayerId.of(0);

        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> resigned = match.resign(me);
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> drawn =
                match.agree(Result.draw(game.players(), "agreement"));

        assertThat(resigned.result().get().winners()).containsExactly(PlayerId.of(1));
        assertThat(drawn.result().get().winners()).isEmpty();
    }

    @Test
    void anAudience() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = Match.of(game, 42L);

        GameView<Table> seen = match.view(PlayerId.SPECTATOR);
        Seq<Event<Table>> heard = match.eventsSince(0, PlayerId.SPECTATOR);

        assertThat(seen.table().main().hands()).allMatch(hand -> hand.known().isEmpty() && hand.hidden() > 0);
        assertThat(heard).hasSize(match.length());
    }

    /** A person. */
    private static Action ask(GameView<Table> view) {
        return view.options()
                .find(DrawCards.class::isInstance)
                .getOrElse(view.options().head());
    }
}
