package com.example.starter;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Names;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;

/** The bot plays one game against a bot of the library, and what everybody can see is told in words. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        var game = IslandSiege.of(Variant.RULES);
        var words = new IslandSiegePack().words(game, Names.of("Builder", "Scripted"));
        Entrant<GameView<Table>, Action> mine = new Entrant<>("builder", Budget.iterations(1), Builder::new);
        Entrant<GameView<Table>, Action> other = Bots.of(game).entrant("scripted");
        var entrants = List.of(mine, other);
        var bots = entrants.map(entrant -> entrant.bots().get());
        var random = new SplitMix64(7);
        var match = Match.of(game, 42);
        while (!match.isOver()) {
            int heard = match.length();
            int seat = match.turn().asked().get().index();
            var budget = entrants.get(seat).budget();
            match = match.play(bots.get(seat).choose(Decision.of(match, random, budget)));
            words.story(match.eventsSince(heard, PlayerId.SPECTATOR)).forEach(System.out::println);
        }
        System.out.println("The game is over: " + words.outcome(match.result().get()) + ".");
    }
}
