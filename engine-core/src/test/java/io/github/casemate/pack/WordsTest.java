package io.github.casemate.pack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What a game says that has few words of its own. */
class WordsTest {

    private static final PlayerId ADA = PlayerId.of(0);
    private static final PlayerId BEN = PlayerId.of(1);
    private static final Seq<PlayerId> BOTH = Array.of(ADA, BEN);

    /** A game in which sentences are said, some of them quietly. */
    private record Few(Names names) implements Words<String, Sentence, String> {

        @Override
        public Sentence sentence(Sentence event) {
            return event;
        }

        @Override
        public String label(String option, String view) {
            return option;
        }

        @Override
        public Heading heading(String view) {
            return Heading.of("What now?", "RUL-1");
        }
    }

    private final Words<String, Sentence, String> words = new Few(Names.of("Ada", "Ben"));
    private final Words<String, Sentence, String> told =
            new Few(Names.of("Ada", "Ben").to(ADA));

    @Test
    void whatIsSaidQuietlyIsNoPartOfTheStory() {
        Sentence loud = Sentence.heading("Ada begins.");
        assertThat(loud).hasToString("Ada begins.");
        Sentence plain = Sentence.told("Ben waits.");
        assertThat(words.story(Array.of(loud, Sentence.quiet("Nobody minds."), plain)))
                .containsExactly(loud, plain);
    }

    @Test
    void whoGivesUpIsNamed() {
        assertThat(words.ending(new Conclusion.Resigned(ADA))).isEqualTo(Sentence.heading("Ada gives up."));
        assertThat(told.ending(new Conclusion.Resigned(ADA)).text()).isEqualTo("You give up.");
    }

    @Test
    void whatAllAgreeOnIsTold() {
        assertThat(words.ending(new Conclusion.Agreed(Result.draw(BOTH, "agreed"))))
                .isEqualTo(Sentence.heading("All agree on a draw."));
        assertThat(told.ending(new Conclusion.Agreed(Result.win(BOTH, ADA, "agreed")))
                        .text())
                .isEqualTo("All agree that the game is won by you.");
    }

    @Test
    void whoHasWonIsToldWithTheReason() {
        assertThat(words.outcome(Result.win(BOTH, BEN, "most-points"))).isEqualTo("Ben wins (most points)");
        assertThat(told.outcome(Result.win(BOTH, ADA, "most-points"))).isEqualTo("you win (most points)");
        assertThat(told.outcome(Result.win(BOTH, BEN, "most-points"))).isEqualTo("Ben wins (most points)");
        assertThat(words.outcome(Result.draw(BOTH, "turn-limit"))).isEqualTo("nobody wins (turn limit)");
        Result shared = new Result(Array.of(1.0, 1.0), BOTH.toArray(), "shared");
        assertThat(words.outcome(shared)).isEqualTo("Ada and Ben win (shared)");
    }

    @Test
    void whatItHasNoWordsForIsLeftOut() {
        assertThat(words.subject("draw", "view")).isEmpty();
        assertThat(words.aim()).isEmpty();
        assertThat(words.turn()).isEmpty();
        assertThat(words.turnNumber("view")).isEmpty();
        assertThat(words.showsBoard("view")).isTrue();
        assertThat(words.victories()).isEmpty();
        assertThat(words.progress("view")).isEmpty();
        assertThat(words.threats("view")).isEmpty();
        assertThat(words.things("view")).isEmpty();
    }

    @Test
    void whoeverLooksAheadAtNothingHasNothingToSay() {
        Outlook<String, String> blind = Outlook.none("few");
        assertThat(blind.pack()).isEqualTo("few");
        assertThat(blind.note("draw", "view")).isEmpty();
        assertThat(blind.worth("draw", "view")).isEmpty();
        assertThat(blind.legend()).isEmpty();
        assertThat(blind.threats("view", words.names())).isEmpty();
    }
}
