package io.github.casemate.fog;

import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.testkit.Playthroughs;

/** Shows a game in a terminal, to look at: players, board, width, seed, decisions. */
final class FogRunner {

    private FogRunner() {}

    /**
     * Plays by a policy and prints the table, the question and its options.
     *
     * @param args players, places of a side, columns, seed, decisions
     */
    public static void main(String[] args) {
        IslandOfFogPack pack = new IslandOfFogPack();
        AgendaGame<io.github.casemate.fog.table.FogTable> game = AgendaGame.of(
                new FogRules(FogRuleset.standard(Integer.parseInt(args[0])).onBoard(Integer.parseInt(args[1]))));
        int width = Integer.parseInt(args[2]);
        var games = Playthroughs.of(game).withPolicies(FogPolicies.all());
        var played = games.played(games.starts().head(), Long.parseLong(args[3]), Integer.parseInt(args[4]));
        PlayerId asked = game.turn(played.last()).asked().getOrElse(PlayerId.of(0));
        Names names = Names.of("Ada", "Bob", "Cleo", "Dan").to(asked);
        var words = pack.words(game, names);
        var view = game.view(played.last(), asked);
        played.steps()
                .takeRight(8)
                .forEach(step -> words.story(step.transition().events())
                        .forEach(sentence -> System.out.println("  " + sentence)));
        System.out.println(pack.drawing(game, names)
                .board(view, width, width < 60 ? Detail.LESS : Detail.FULL)
                .plain());
        words.threats(view).forEach(threat -> System.out.println("! " + threat));
        System.out.println(
                words.heading(view).text() + " " + words.heading(view).rules().mkString("(", ", ", ")"));
        System.out.println(pack.drawing(game, names).question(view, width).plain());
        view.options().forEach(option -> System.out.println("  - " + words.label(option, view)));
    }
}
