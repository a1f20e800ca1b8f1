package io.github.casemate.ai.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Printed;
import io.github.casemate.ai.siege.Level;
import io.github.casemate.ai.siege.SiegeBots;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.DrawCards;
import io.github.casemate.siege.action.KeepDice;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.table.PlayerState;
import io.vavr.control.Either;
import java.security.SecureRandom;
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
        Match<GameState, Action, Event, GameView> match = Match.of(game, new SecureRandom().nextLong());

        PlayerId me = match.turn().asked().get();
        GameView view = match.view(me);
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
        Match<GameState, Action, Event, GameView> match = Match.of(game, 42L);
        PlayerId me = match.turn().asked().get();
        Action wanted = new KeepDice();

        Either<Rejection, Match<GameState, Action, Event, GameView>> played = match.tryPlay(me, wanted);
        String told = played.fold(
                refused -> refused.code() + ": " + refused.sentence(),
                next -> next.eventsSince(match.length(), me).mkString("\n"));

        assertThat(played.isLeft()).isTrue();
        assertThat(told + "\n").isEqualTo("""
                not-an-option: KeepDice[] is no answer now: choose a card to pass.
                """);
    }

    @Test
    void anOpponent() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(8));
        PlayerId me = PlayerId.of(0);

        Bot<GameView, Action> opponent = SiegeBots.of(game).level(Level.HARD);
        RandomGenerator random = new SplitMix64(new SecureRandom().nextLong());

        Match<GameState, Action, Event, GameView> match = Match.of(game, new SecureRandom().nextLong());
        while (!match.isOver()) {
            if (match.turn().isOf(me)) {
                match = match.play(ask(match.view(me)));
            } else {
                match = match.play(opponent.choose(Decision.of(match, random, Level.HARD.budget())));
            }
        }

        assertThat(match.result()).isNotEmpty();
    }

    @Test
    void takingBack() {
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2));
        Match<GameState, Action, Event, GameView> match = Match.of(game, 42L);
        match = match.play(match.legalActions().head());

        if (match.undoable()) {
            match = match.undo();
        }

        assertThat(match.isOver()).isFalse();
    }

    /** A person. */
    private static Action ask(GameView view) {
        return view.options()
                .find(DrawCards.class::isInstance)
                .getOrElse(view.options().head());
    }
}
