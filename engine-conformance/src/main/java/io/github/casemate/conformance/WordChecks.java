package io.github.casemate.conformance;

import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.text.Block;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;

/** What the words and drawings of a pack must guarantee, at every moment of a game, for everybody who looks. */
final class WordChecks<S, A, E, V> {

    private static final int[] WIDTHS = {TextDrawing.NARROWEST, 80, 120};

    /** What a program never wants to say. */
    private static final Seq<String> STRANGE = List.of("null", "@", "  ");

    private final GamePack<S, A, E, V> pack;
    private final Game<S, A, E, V> game;
    private final PackLaws<S, A, E, V> laws;

    WordChecks(GamePack<S, A, E, V> pack, Game<S, A, E, V> game, PackLaws<S, A, E, V> laws) {
        this.pack = pack;
        this.game = game;
        this.laws = laws;
    }

    void hold(Playthrough<S, A, E> played) {
        int index = 0;
        for (Playthrough.Step<S, A, E> step : played.steps()) {
            index++;
            for (PlayerId viewer : game.players().append(PlayerId.SPECTATOR)) {
                check(step, viewer, played, index);
            }
        }
    }

    private void check(Playthrough.Step<S, A, E> step, PlayerId viewer, Playthrough<S, A, E> played, int index) {
        Names names = Names.ofSeats(game.players().size()).to(viewer);
        Words<A, E, V> words = pack.words(game, names);
        V view = game.view(step.after(), viewer);
        // An event may reveal what is hidden again at the end of the step, such as a card that is shuffled back.
        tell(words, step.transition().events().map(event -> game.redact(event, viewer)), new Said(played, index));
        Said said = new Said(played, index);
        if (game.turn(step.after()).isOf(viewer)) {
            ask(words, view, game.legalActions(step.after()), said);
        }
        look(words, view, said);
        draw(pack.drawing(game, names), view, said);
        for (String name : laws.hiddenNames(step.after(), viewer)) {
            said.require(said.text.indexOf(name) < 0, viewer + " may not know of " + name + ", but is told");
        }
    }

    private void tell(Words<A, E, V> words, Seq<E> events, Said said) {
        Words<A, E, V> plain = Words.ofText(words.names());
        for (E event : events) {
            Sentence sentence = words.sentence(event);
            said.say(sentence.text(), "the sentence for " + event);
            own(event, sentence.text(), plain.sentence(event).text(), "event", said);
        }
        words.story(events).forEach(sentence -> said.say(sentence.text(), "a sentence of the story"));
    }

    private void ask(Words<A, E, V> words, V view, Seq<A> options, Said said) {
        Words<A, E, V> plain = Words.ofText(words.names());
        Heading question = words.heading(view);
        String heading = question.text();
        said.say(heading, "the heading");
        own(question(view), question.toString(), plain.heading(view).toString(), "question", said);
        Set<String> labels = new HashSet<>();
        for (A option : options) {
            String label = words.label(option, view);
            said.say(label, "the label for " + option);
            said.require(labels.add(label), "two options read alike: '" + label + "' for '" + heading + "'");
            own(option, label, plain.label(option, view), "option", said);
        }
    }

    /** The step that asks, if the game is on the agenda; otherwise only the view says what is asked. */
    private static Object question(Object view) {
        return view instanceof GameView<?> seen && !seen.agenda().isEmpty()
                ? seen.agenda().head()
                : view;
    }

    /** That nobody has written words for something must be meant. */
    private void own(Object what, String text, String fallback, String kind, Said said) {
        boolean meant = laws.fallbackIsMeant()
                .exists(name -> name.equals(PackLaws.EVERYTHING)
                        || name.equals(what.getClass().getSimpleName()));
        said.require(
                meant || !text.equals(fallback),
                "the " + kind + " " + what + " has no words of its own, only '" + text
                        + "'; write some, or name it in fallbackIsMeant()");
    }

    private static <A, E, V> void look(Words<A, E, V> words, V view, Said said) {
        words.progress(view).forEach(goal -> said.say(goal.text(), "the progress"));
        words.threats(view).forEach(threat -> said.say(threat, "a threat"));
        for (Thing<A> thing : words.things(view)) {
            said.say(thing.name(), "the name of a thing");
            said.say(thing.about(), "what is said about " + thing.name());
            thing.wishes().forEach(wish -> {
                said.say(wish.label(), "a wish");
                wish.refusal().forEach(refused -> said.say(refused.sentence(), "a refusal"));
            });
        }
    }

    private static <V> void draw(TextDrawing<V> drawing, V view, Said said) {
        for (int width : WIDTHS) {
            for (Detail detail : Detail.values()) {
                said.draw(drawing.board(view, width, detail), width);
            }
            said.draw(drawing.question(view, width), width);
            said.draw(drawing.legend(width), width);
        }
    }

    /** All that one viewer is told and shown at one moment. */
    private static final class Said {

        private final StringBuilder text = new StringBuilder();
        private final Playthrough<?, ?, ?> played;
        private final int index;

        Said(Playthrough<?, ?, ?> played, int index) {
            this.played = played;
            this.index = index;
        }

        void say(String words, String what) {
            require(!words.isBlank(), what + " is blank");
            STRANGE.forEach(strange ->
                    require(!words.contains(strange), what + " contains '" + strange + "': '" + words + "'"));
            text.append(words).append('\n');
        }

        void draw(Block block, int width) {
            require(
                    block.width() <= width,
                    "a drawing is " + block.width() + " columns wide instead of " + width + ":\n" + block.plain());
            text.append(block.plain()).append('\n');
        }

        void require(boolean holds, String complaint) {
            PackChecks.require(holds, complaint, played, index);
        }
    }
}
