package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class TurnTest {

    private static final PlayerId P1 = PlayerId.of(0);
    private static final PlayerId P2 = PlayerId.of(1);
    private static final Result DRAW = Result.draw(PlayerId.first(2), "board-full");

    private final Turn player = Turn.of(P2);
    private final Turn chance = Turn.chance();
    private final Turn over = Turn.over(DRAW);

    @Test
    void looksAtAllThreeCases() {
        assertThat(told(player)).isEqualTo("P2");
        assertThat(told(chance)).isEqualTo("chance");
        assertThat(told(over)).isEqualTo("board-full");
    }

    @Test
    void asksAPlayerOrNone() {
        assertThat(player.asked()).isEqualTo(Option.some(P2));
        assertThat(chance.asked()).isEqualTo(Option.none());
        assertThat(over.asked()).isEqualTo(Option.none());
    }

    @Test
    void hasAResultOnlyAtTheEnd() {
        assertThat(player.ended()).isEqualTo(Option.none());
        assertThat(chance.ended()).isEqualTo(Option.none());
        assertThat(over.ended()).isEqualTo(Option.some(DRAW));
    }

    @Test
    void isOfThePlayerWhoIsAskedAndOfNobodyElse() {
        assertThat(player.isOf(P2)).isTrue();
        assertThat(player.isOf(P1)).isFalse();
        assertThat(chance.isOf(P1)).isFalse();
        assertThat(over.isOf(P1)).isFalse();
    }

    @Test
    void knowsChanceAndTheEnd() {
        assertThat(chance.isChance()).isTrue();
        assertThat(player.isChance()).isFalse();
        assertThat(over.isChance()).isFalse();
        assertThat(over.isOver()).isTrue();
        assertThat(player.isOver()).isFalse();
        assertThat(chance.isOver()).isFalse();
    }

    @Test
    void isAValue() {
        assertThat(player).isEqualTo(Turn.of(P2)).isNotEqualTo(Turn.of(P1));
        assertThat(chance).isEqualTo(new Turn.Chance()).isSameAs(Turn.chance());
        assertThat(over).isEqualTo(Turn.over(DRAW));
    }

    @Test
    void maySaySecretlyWhoIsAsked() {
        Turn secret = Turn.secretly(P2);
        assertThat(secret.isSecret()).isTrue();
        assertThat(secret.isOf(P2)).isTrue();
        assertThat(secret.asked()).isEqualTo(Option.some(P2));
        assertThat(told(secret)).isEqualTo("P2");
        assertThat(secret)
                .isSameAs(Turn.secretly(P2))
                .isEqualTo(new Turn.Player(P2, true))
                .isNotEqualTo(player);
        assertThat(player.isSecret()).isFalse();
        assertThat(chance.isSecret()).isFalse();
        assertThat(over.isSecret()).isFalse();
    }

    @Test
    void isThereForSeatsBeyondTheUsual() {
        PlayerId far = PlayerId.of(20);
        assertThat(Turn.of(far)).isEqualTo(new Turn.Player(far, false));
        assertThat(Turn.secretly(far)).isEqualTo(new Turn.Player(far, true));
    }

    private static String told(Turn turn) {
        return turn.fold(PlayerId::toString, () -> "chance", Result::why);
    }
}
