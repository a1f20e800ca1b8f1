package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The bots of one game, each on its seat from the first question to the last. */
final class BotMind {

    private record Player(Bot<GameView<Table>, Action> bot, Entrant<GameView<Table>, Action> entrant) {}

    private final Map<PlayerId, Player> bots;

    private BotMind(Map<PlayerId, Player> bots) {
        this.bots = bots;
    }

    static BotMind of(Seats seats, IslandSiege game) {
        Map<PlayerId, Player> bots = HashMap.empty();
        for (PlayerId player : game.players()) {
            for (String spec : seats.bot(player)) {
                Entrant<GameView<Table>, Action> entrant = Seats.entrant(spec, game);
                Bot<GameView<Table>, Action> bot = heard(entrant, entrant.bots());
                bots = bots.put(player, new Player(bot, entrant));
            }
        }
        return new BotMind(bots);
    }

    /**
     * The decision of the bot that is asked. Its random numbers come from the seed of the match, through a one-way
     * function, and from how far the match has gone: the same seed gives the same game, even if it was interrupted.
     *
     * @throws UserError if the bot throws, or its answer is not legal
     */
    Action choose(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match) {
        PlayerId asked = match.turn().asked().get();
        Player player = bots.get(asked).get();
        RandomGenerator random = Seeds.ofGame(match.seed(), "")
                .generator(asked.index(), match.log().size());
        Decision<GameView<Table>, Action> decision =
                Decision.of(match, random, player.entrant().budget());
        return heard(player.entrant(), () -> legal(decision, player.bot().choose(decision)));
    }

    /** The game's own object that equals the answer. */
    private static Action legal(Decision<GameView<Table>, Action> decision, @Nullable Action answer) {
        return decision.legal()
                .find(option -> option.equals(answer))
                .getOrElseThrow(() -> new IllegalStateException("its answer is not legal, " + Excerpt.of(answer)));
    }

    /** What foreign code returns; what it throws is reported with the name of the bot. */
    private static <T> T heard(Entrant<GameView<Table>, Action> entrant, Supplier<? extends @Nullable T> said) {
        try {
            return Objects.requireNonNull(said.get(), "there is no such bot");
        } catch (Throwable fault) {
            throw new UserError("The bot " + entrant.name() + " has failed: " + Excerpt.of(fault) + ".", fault);
        }
    }
}
