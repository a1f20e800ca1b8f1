package io.github.casemate.ai.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.SplitMix64;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples that NIST has published for SHA-256, and the JDK as a second opinion. */
class Sha256Test {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
            abc | ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
            abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq | 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1
            abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu | cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1
            """)
    void givesThePublishedHashes(String message, String hash) {
        assertThat(hash(message)).isEqualTo(hash);
    }

    @Test
    void givesThePublishedHashOfAMillionLetters() {
        assertThat(hash("a".repeat(1_000_000)))
                .isEqualTo("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }

    /** Each length up to five blocks, so that the padding ends everywhere in one, and then some. */
    @Test
    void givesWhatTheJdkGives() throws NoSuchAlgorithmException {
        MessageDigest jdk = MessageDigest.getInstance("SHA-256");
        SplitMix64 random = new SplitMix64(256);
        for (int i = 0; i < 10_000; i++) {
            byte[] message = new byte[i <= 320 ? i : random.nextInt(1_000)];
            random.nextBytes(message);
            assertThat(Sha256.of(message)).isEqualTo(jdk.digest(message));
        }
    }

    private static String hash(String message) {
        return HexFormat.of().formatHex(Sha256.of(message.getBytes(StandardCharsets.UTF_8)));
    }
}
