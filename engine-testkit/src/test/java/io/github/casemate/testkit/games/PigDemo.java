package io.github.casemate.testkit.games;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * A match of Pig between two simple bots, told as a person would like to read it. Run by the Maven profile {@code
 * demo}.
 */
public final class PigDemo {

    private static final int TARGET = 60;
    private static final Array<Bot> BOTS = Array.of(new Bot("Ada", 15), new Bot("Ben", 25));
    private static final String ROW = "%5s  %-6s  %-24s %-14s %4s  %4s%n";

    private PigDemo() {}

    /** Rolls until the pot is large enough, or enough to win. */
    private record Bot(String name, int holdsAt) {

        Pig.Choice choice(Pig.State view) {
            boolean wins = view.banked().get(view.active().index()) + view.pot() >= TARGET;
            return wins || view.pot() >= holdsAt ? Pig.Choice.HOLD : Pig.Choice.ROLL;
        }
    }

    /**
     * Plays and prints one match.
     *
     * @param args the seed, 42 if there is none
     */
    public static void main(String[] args) {
        System.out.print(story(args.length == 0 ? 42 : Long.parseLong(args[0])));
    }

    static String story(long seed) {
        var match = Match.of(new Pig(BOTS.size(), TARGET), seed);
        while (!match.isOver()) {
            PlayerId asked = match.turn().asked().get();
            match = match.play(BOTS.get(asked.index()).choice(match.view(asked)));
        }
        Story story = new Story(seed);
        match.eventsSince(0, PlayerId.of(0)).forEach(story::hear);
        return story.wonBy(match.result().get().winners().head());
    }

    /** Turns the events that a player hears into a table, one row for each turn. */
    private static final class Story {

        private final StringBuilder text = new StringBuilder();
        private Array<Integer> banked = BOTS.map(bot -> 0);
        private List<Integer> faces = List.empty();
        private int turns;

        Story(long seed) {
            text.append(String.format("%nPig: roll as often as you dare, then bank the sum. A one loses it.%n"));
            text.append(
                    String.format("The first to bank %d points wins. The seed of this match is %d.%n%n", TARGET, seed));
            BOTS.forEach(bot -> text.append(String.format("  %s holds at %d%n", bot.name(), bot.holdsAt())));
            text.append(String.format(
                    "%n" + ROW,
                    "round",
                    "player",
                    "rolls",
                    "outcome",
                    BOTS.get(0).name(),
                    BOTS.get(1).name()));
        }

        void hear(Pig.Event event) {
            if (event instanceof Pig.Rolled rolled) {
                faces = faces.append(rolled.face());
                if (rolled.face() == 1) {
                    int lost = faces.sum().intValue() - 1;
                    row(rolled.player(), lost == 0 ? "has no luck" : "loses " + lost);
                }
            } else if (event instanceof Pig.Held held) {
                banked = banked.update(held.player().index(), points -> points + held.points());
                row(held.player(), "banks " + held.points());
            }
        }

        String wonBy(PlayerId winner) {
            int seat = winner.index();
            text.append(String.format(
                    "%n%s wins by %d to %d.%n%n", BOTS.get(seat).name(), banked.get(seat), banked.get(1 - seat)));
            return text.toString();
        }

        private void row(PlayerId player, String outcome) {
            String round = player.index() == 0 ? String.valueOf(turns / BOTS.size() + 1) : "";
            String name = BOTS.get(player.index()).name();
            text.append(String.format(ROW, round, name, faces.mkString(" "), outcome, banked.get(0), banked.get(1)));
            faces = List.empty();
            turns++;
        }
    }
}
