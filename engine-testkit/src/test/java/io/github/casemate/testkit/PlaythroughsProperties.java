package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.games.Pig;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlaythroughsProperties {

    private final Pig pig = new Pig(2, 20);
    private final Playthroughs<Pig.State, Pig.Action, Pig.Event> games =
            Playthroughs.of(pig).withLimit(20);

    @Provide
    Arbitrary<Tuple2<Pig.State, Pig.Action>> actions() {
        return games.states()
                .filter(state -> !pig.turn(state).isOver())
                .flatMap(state -> games.actions(state).map(action -> Tuple.of(state, action)));
    }

    @Provide
    Arbitrary<Pig.Action> rolls() {
        return games.actions(pig.newGame());
    }

    @Provide
    Arbitrary<Playthrough<Pig.State, Pig.Action, Pig.Event>> games() {
        return games.games();
    }

    @Property
    void everyActionIsAccepted(@ForAll("actions") Tuple2<Pig.State, Pig.Action> chosen) {
        assertThat(pig.tryApply(chosen._1(), chosen._2()).isRight()).isTrue();
    }

    @Property
    void whereChanceIsAskedTheActionsAreChances(@ForAll("rolls") Pig.Action roll) {
        assertThat(pig.chance(pig.newGame()).weight(roll)).isPositive();
    }

    @Property
    void everyGameEndsOrComesToTheLimitOrStopsBefore(
            @ForAll("games") Playthrough<Pig.State, Pig.Action, Pig.Event> game) {
        assertThat(game.choices().size()).isBetween(0, 20);
        assertThat(pig.turn(game.last()).isChance()).isFalse();
    }
}
