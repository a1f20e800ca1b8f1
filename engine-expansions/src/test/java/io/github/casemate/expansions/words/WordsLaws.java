package io.github.casemate.expansions.words;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;

/**
 * What the words and drawings of any pack keep: at every moment of a match, for everybody who looks. Nothing here knows
 * a game; which names a viewer must not read, the caller says.
 *
 * @param pack the pack
 * @param hidden the names of what a viewer may not know at a moment of a match
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
record WordsLaws<S, A, E, V>(GamePack<S, A, E, V> pack, BiFunction<Match<S, A, E, V>, PlayerId, Seq<String>> hidden) {

    /** Checks a moment of a match, and what was told since the moment before. Returns how many names were looked for. */
    int check(Match<S, A, E, V> match, int since) {
        Names seats = Names.ofSeats(match.game().players().size());
        int looked = 0;
        for (PlayerId viewer : match.game().players().append(PlayerId.SPECTATOR)) {
            Names names = seats.to(viewer);
            Words<A, E, V> words = pack.words(match.game(), names);
            TextDrawing<V> drawing = pack.drawing(match.game(), names);
            V view = match.view(viewer);
            StringBuilder all = new StringBuilder();
            tell(words, match.eventsSince(since, viewer), all);
            ask(words, match, viewer, all);
            look(words, view, all);
            draw(drawing, view, all);
            for (String name : hidden.apply(match, viewer)) {
                looked++;
                assertThat(all.indexOf(name))
                        .as("%s may not know %s: %s", viewer, name, all)
                        .isNegative();
            }
        }
        return looked;
    }

    private static <A, E, V> void tell(Words<A, E, V> words, Seq<E> events, StringBuilder all) {
        for (E event : events) {
            String text = words.sentence(event).text();
            assertThat(text).as("%s", event).isNotBlank().doesNotContain("null", "@", "  ");
            all.append(text).append('\n');
        }
        words.story(events).forEach(sentence -> all.append(sentence).append('\n'));
    }

    private static <S, A, E, V> void ask(
            Words<A, E, V> words, Match<S, A, E, V> match, PlayerId viewer, StringBuilder all) {
        if (!match.turn().isOf(viewer)) {
            return;
        }
        V view = match.view(viewer);
        String heading = words.heading(view).text();
        Seq<String> labels = match.legalActions().map(option -> words.label(option, view));
        assertThat(heading).endsWith("?");
        assertThat(labels)
                .as(heading)
                .doesNotHaveDuplicates()
                .allMatch(label -> !label.isBlank() && !label.contains("null") && !label.contains("@"));
        all.append(heading).append('\n').append(labels.mkString("\n")).append('\n');
    }

    private static <A, E, V> void look(Words<A, E, V> words, V view, StringBuilder all) {
        words.progress(view).forEach(goal -> {
            assertThat(goal.text()).isNotBlank();
            all.append(goal.text()).append('\n');
        });
        words.threats(view).forEach(threat -> {
            assertThat(threat).isNotBlank();
            all.append(threat).append('\n');
        });
        for (Thing<A> thing : words.things(view)) {
            assertThat(thing.name()).isNotBlank();
            assertThat(thing.about()).isNotBlank();
            all.append(thing.name()).append(": ").append(thing.about()).append('\n');
            for (Thing.Wish<A> wish : thing.wishes()) {
                assertThat(wish.label()).isNotBlank();
                all.append(wish.label())
                        .append(wish.refusal().map(Object::toString).getOrElse(""));
                all.append('\n');
            }
        }
    }

    private static <V> void draw(TextDrawing<V> drawing, V view, StringBuilder all) {
        for (int width : new int[] {TextDrawing.NARROWEST, 80, 120}) {
            for (Detail detail : Detail.values()) {
                fits(drawing.board(view, width, detail), width, all);
            }
            fits(drawing.now(view, width), width, all);
            fits(drawing.question(view, width), width, all);
            fits(drawing.legend(width), width, all);
        }
    }

    private static void fits(Block block, int width, StringBuilder all) {
        assertThat(block.width()).as("%s", block.plain()).isLessThanOrEqualTo(width);
        all.append(block.plain()).append('\n');
    }
}
