package io.github.casemate.ai.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers here are part of the format: a change to one of them changes every arena that was ever played. */
class SeedsTest {

    @ParameterizedTest
    @CsvSource({
        "0, '', 3793486169844582573, 6174108902045935087, 60737957410385993",
        "42, 'a b', -2645890420156520235, -5077819429459113894, 9007448975681121358",
        "-1, 'Käpt’n', 7672585732721412638, -7813189992205437100, 5038138223493165224",
        "9223372036854775807, '', 4924667334836350021, 1226829275342163337, -2999324341346166716",
    })
    void givesTheSameGeneratorsOnEveryMachine(long seed, String salt, long first, long second, long third) {
        Seeds seeds = Seeds.ofGame(seed, salt);
        assertThat(seeds.generator(0, 0).nextLong()).isEqualTo(first);
        assertThat(seeds.generator(1, 0).nextLong()).isEqualTo(second);
        assertThat(seeds.generator(3, 1000).nextLong()).isEqualTo(third);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, -2386992249985825422",
        "0, 1, 0, 8101206457756370381",
        "42, 0, 1, 3268275422753247381",
        "-1, 2147483647, 77, -149198780891930334",
    })
    void givesTheSameSeedsOfRoundsOnEveryMachine(long seed, int round, int pairing, long expected) {
        assertThat(Seeds.ofRound(seed, round, pairing)).isEqualTo(expected);
    }
}
