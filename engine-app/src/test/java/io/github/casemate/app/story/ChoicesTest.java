package io.github.casemate.app.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.GameView;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Options as lines of a list. */
class ChoicesTest {

    /** Modules that nobody here knows, beside those that are known. */
    private static final Array<Ruleset> RULESETS =
            Games.rulesets().append(Ruleset.secondEdition(3).with("sandcastle", "flotsam"));

    @Test
    void noTwoOptionsOfAQuestionReadTheSame() {
        for (Ruleset ruleset : RULESETS) {
            for (long seed = 1; seed <= 4; seed++) {
                Games.of(ruleset, seed).filter(match -> !match.isOver()).forEach(match -> {
                    GameView view = match.view(match.turn().asked().get());
                    Asked asked = Asked.in(view).get();
                    Cast cast = cast(ruleset).to(view.viewer());
                    Seq<String> lines = view.options().map(option -> Choices.words(option, asked, cast));

                    assertThat(lines)
                            .as(Questions.words(asked, cast))
                            .doesNotHaveDuplicates()
                            .allMatch(line -> !line.isBlank() && !line.contains("@"));
                    assertThat(Questions.words(asked, cast)).endsWith("?");
                });
            }
        }
    }

    @Test
    void everySentenceEndsAndHoldsNothingThatOnlyAProgramReads() {
        for (Ruleset ruleset : RULESETS) {
            IslandSiege game = IslandSiege.of(ruleset);
            for (PlayerId player : game.players()) {
                Story story = Story.of(game, cast(ruleset).to(player));
                assertThat(Games.of(ruleset, 5)
                                .last()
                                .eventsSince(0, player)
                                .map(story::tell)
                                .map(Sentence::text))
                        .allMatch(text -> text.matches("Turn \\d+: .*|[A-Z].*\\."))
                        .noneMatch(text -> text.matches(".*([@{}]|\\[|null| {2}).*"));
            }
        }
    }

    private static Cast cast(Ruleset ruleset) {
        return new Cast(
                Array.ofAll(IslandSiege.of(ruleset).players()).map(player -> "Seat " + (player.index() + 1)),
                Option.none());
    }
}
