package io.github.casemate.fire;

import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.testkit.Playthroughs;

/** Shows a game in a terminal, to look at. */
final class FireRunner {

    private FireRunner() {}

    /**
     * Plays by a policy and prints the table, the question and its options.
     *
     * @param args players, basic or advanced, standard or small, columns, seed, decisions; any more for the full drawing
     */
    public static void main(String[] args) {
        FireIslandPack pack = new FireIslandPack();
        FireIsland game = FireIsland.of(
                        args[2].equals("small") ? IslandMaps.SMALL : IslandMaps.STANDARD,
                        FireDeck.STANDARD,
                        Integer.parseInt(args[0]),
                        args[1].equals("advanced") ? FireVariants.ADVANCED : FireVariants.BASIC)
                .get();
        int width = Integer.parseInt(args[3]);
        var games = Playthroughs.of(game).withPolicies(FirePolicies.of(game));
        var played = games.played(games.starts().head(), Long.parseLong(args[4]), Integer.parseInt(args[5]));
        PlayerId asked = game.turn(played.last()).asked().getOrElse(PlayerId.of(0));
        Names names = Names.of("Ada", "Bob", "Cleo", "Dan").to(asked);
        var words = pack.words(game, names);
        var view = game.view(played.last(), asked);
        played.steps()
                .takeRight(12)
                .forEach(step -> words.story(step.transition().events().map(event -> game.redact(event, asked)))
                        .forEach(sentence -> System.out.println("  " + sentence)));
        System.out.println(pack.drawing(game, names)
                .board(view, width, width < 60 ? Detail.LESS : Detail.FULL)
                .plain());
        words.threats(view).forEach(threat -> System.out.println("! " + threat));
        words.progress(view).forEach(goal -> System.out.println("= " + goal.player() + " " + goal.text()));
        System.out.println(
                words.heading(view).text() + " " + words.heading(view).rules().mkString("(", ", ", ")"));
        System.out.println(pack.drawing(game, names).question(view, width).plain());
        int number = 1;
        for (var option : view.options()) {
            System.out.println(String.format("%3d ", number++) + words.label(option, view));
        }
        if (args.length > 6) {
            words.things(view).forEach(thing -> {
                System.out.println("* " + thing.name() + ": " + thing.about());
                thing.wishes()
                        .forEach(wish -> System.out.println("    " + wish.label()
                                + wish.refusal()
                                        .map(no -> ": " + no.sentence() + " " + no.rule())
                                        .getOrElse("")));
            });
            System.out.println(pack.drawing(game, names).thing(args[6], width).map(block -> block.plain()));
        }
    }
}
