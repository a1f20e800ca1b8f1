package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.SecretCards.Action;
import io.github.casemate.kernel.SecretCards.Event;
import io.github.casemate.kernel.SecretCards.Table;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for a match of any seed after any actions. */
class MatchProperties {

    private static final SecretCards GAME = new SecretCards(5);

    @Property
    void restsWhereAPlayerIsAskedOrTheGameIsOver(
            @ForAll long seed, @ForAll @Size(max = 4) java.util.List<@IntRange(max = 99) Integer> choices) {
        assertThat(played(seed, choices)).noneMatch(match -> match.turn().isChance());
    }

    @Property
    void replayOfTheLogGivesTheSameMatch(
            @ForAll long seed, @ForAll @Size(max = 4) java.util.List<@IntRange(max = 99) Integer> choices) {
        Match<Table, Action, Event, Table> match = played(seed, choices).last();
        assertThat(Match.replay(GAME, seed, match.log())).isEqualTo(match);
    }

    @Property
    void undoWalksBackThroughEveryMatchBefore(
            @ForAll long seed, @ForAll @Size(max = 4) java.util.List<@IntRange(max = 99) Integer> choices) {
        played(seed, choices)
                .sliding(2)
                .filter(pair -> pair.size() == 2)
                .forEach(pair -> assertThat(pair.last().undo()).isSameAs(pair.head()));
    }

    @Property
    void whoeverHearsTheEventsCanFollowTheView(
            @ForAll long seed, @ForAll @Size(max = 4) java.util.List<@IntRange(max = 99) Integer> choices) {
        Seq<Match<Table, Action, Event, Table>> matches = played(seed, choices);
        for (PlayerId player : GAME.players().append(PlayerId.SPECTATOR)) {
            Table view = matches.head().view(player);
            int mark = matches.head().length();
            for (Match<Table, Action, Event, Table> match : matches) {
                view = match.eventsSince(mark, player).foldLeft(view, GAME::evolve);
                mark = match.length();
                assertThat(view).isEqualTo(match.view(player));
            }
        }
    }

    /** A match from its beginning, after each choice; a choice counts through the legal actions, round and round. */
    private static Seq<Match<Table, Action, Event, Table>> played(long seed, java.util.List<Integer> choices) {
        return List.ofAll(choices).scanLeft(Match.of(GAME, seed), (match, choice) -> {
            Seq<Action> legal = match.legalActions();
            return match.play(legal.get(choice % legal.size()));
        });
    }
}
