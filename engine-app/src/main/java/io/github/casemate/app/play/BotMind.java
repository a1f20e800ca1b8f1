package io.github.casemate.app.play;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.GameState;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.event.Event;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.random.RandomGenerator;

/** The bots of one game, each on its seat from the first question to the last. */
final class BotMind {

    private record Player(Bot<GameView, Action> bot, Entrant<GameView, Action> entrant) {}

    private final Map<PlayerId, Player> bots;

    private BotMind(Map<PlayerId, Player> bots) {
        this.bots = bots;
    }

    static BotMind of(Seats seats, IslandSiege game) {
        Map<PlayerId, Player> bots = HashMap.empty();
        for (PlayerId player : game.players()) {
            for (String spec : seats.bot(player)) {
                Entrant<GameView, Action> entrant = Seats.entrant(spec, game);
                bots = bots.put(player, new Player(entrant.bots().get(), entrant));
            }
        }
        return new BotMind(bots);
    }

    /**
     * What the bot that is asked decides. Its random numbers come from the seed of the match, through a function that cannot
     * be run backwards, and from how far the match has gone: the same seed gives the same game, also if it was interrupted.
     */
    Action choose(Match<GameState, Action, Event, GameView> match) {
        PlayerId asked = match.turn().asked().get();
        Player player = bots.get(asked).get();
        RandomGenerator random = Seeds.ofGame(match.seed(), "")
                .generator(asked.index(), match.log().size());
        return player.bot().choose(Decision.of(match, random, player.entrant().budget()));
    }
}
