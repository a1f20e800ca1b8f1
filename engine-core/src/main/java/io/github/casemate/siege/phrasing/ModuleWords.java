package io.github.casemate.siege.phrasing;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.Block;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The words and drawings of a part of the game, by the classes of its events, options and questions. What is not here
 * gets plain words that are made from the text of its record; so does whatever fails.
 *
 * <pre>{@code
 * ModuleWords.NONE
 *         .told(BottleFound.class, (event, say) -> say.does(event.player(), "finds") + " a bottle.")
 *         .option(OpenBottle.class, (option, say) -> "Open the bottle")
 *         .question(ChooseBottle.class, "Which bottle do you open?", "RUL-79");
 * }</pre>
 */
public final class ModuleWords {

    /** No words. */
    public static final ModuleWords NONE = new ModuleWords(
            HashMap.empty(),
            HashMap.empty(),
            HashMap.empty(),
            HashMap.empty(),
            HashMap.empty(),
            Array.empty(),
            Array.empty(),
            Array.empty());

    /** Words for something; what they are made from is redacted already. */
    @FunctionalInterface
    public interface Wording<T> {

        /**
         * {@return the words}
         *
         * @param thing what to put in words
         * @param say who is who, and what is asked
         */
        String of(T thing, Phrasing say);
    }

    /** Draws what a module has put on the table. */
    @FunctionalInterface
    public interface SliceDrawing {

        /**
         * {@return the drawing, between the general supply and the sides of the players}
         *
         * @param table the table as the listener sees it
         * @param names who is who
         * @param width how many columns there are
         */
        Block of(Table table, Names names, int width);
    }

    /**
     * Cards of a player that lie elsewhere than in a hand.
     *
     * @param label what they are called, such as "Row"
     * @param cards the cards
     */
    public record OpenCards(String label, Seq<Card> cards) {}

    private record Told(Sentence.Weight weight, Wording<Object> words) {}

    private record Asked(Wording<Object> words, Array<String> rules) {}

    // The maps are only used for look-ups, never iterated over.
    private final Map<Class<?>, Told> events;
    private final Map<Class<?>, Wording<Object>> options;
    private final Map<Class<?>, Function<Object, Card>> subjects;
    private final Map<Class<?>, Asked> questions;
    private final Map<Class<?>, Function<Object, Card>> forts;
    private final Array<SliceDrawing> drawings;
    private final Array<BiFunction<Table, PlayerId, Option<OpenCards>>> openCards;
    private final Array<BiFunction<Table, Card, Seq<Action>>> wishes;

    private ModuleWords(
            Map<Class<?>, Told> events,
            Map<Class<?>, Wording<Object>> options,
            Map<Class<?>, Function<Object, Card>> subjects,
            Map<Class<?>, Asked> questions,
            Map<Class<?>, Function<Object, Card>> forts,
            Array<SliceDrawing> drawings,
            Array<BiFunction<Table, PlayerId, Option<OpenCards>>> openCards,
            Array<BiFunction<Table, Card, Seq<Action>>> wishes) {
        this.events = events;
        this.options = options;
        this.subjects = subjects;
        this.questions = questions;
        this.forts = forts;
        this.drawings = drawings;
        this.openCards = openCards;
        this.wishes = wishes;
    }

    /**
     * {@return these words, and a sentence of the story}
     *
     * @param type the class of an event
     * @param words the sentence
     * @param <E> the event
     */
    public <E extends Event<Table>> ModuleWords told(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.TOLD, words);
    }

    /**
     * {@return these words, and a sentence that a story leaves out, because its neighbours say the same}
     *
     * @param type the class of an event
     * @param words the sentence
     * @param <E> the event
     */
    public <E extends Event<Table>> ModuleWords quiet(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.QUIET, words);
    }

    /**
     * {@return these words, and a sentence that begins something}
     *
     * @param type the class of an event
     * @param words the sentence
     * @param <E> the event
     */
    public <E extends Event<Table>> ModuleWords heading(Class<E> type, Wording<E> words) {
        return with(type, Sentence.Weight.HEADING, words);
    }

    /**
     * {@return these words, and the label of an option}
     *
     * @param type the class of an action
     * @param words the label
     * @param <A> the action
     */
    public <A extends Action> ModuleWords option(Class<A> type, Wording<A> words) {
        return new ModuleWords(
                events, options.put(type, on(type, words)), subjects, questions, forts, drawings, openCards, wishes);
    }

    /**
     * {@return these words, and the label of an option that is about a card}
     *
     * @param type the class of an action
     * @param subject the card
     * @param words the label
     * @param <A> the action
     */
    public <A extends Action> ModuleWords option(Class<A> type, Function<A, Card> subject, Wording<A> words) {
        Function<Object, Card> card = action -> subject.apply(type.cast(action));
        return new ModuleWords(
                events,
                options.put(type, on(type, words)),
                subjects.put(type, card),
                questions,
                forts,
                drawings,
                openCards,
                wishes);
    }

    /**
     * {@return these words, and what a question asks}
     *
     * @param type the class of a question
     * @param words the question
     * @param rules the ids of the rules behind it, the most important first
     * @param <Q> the question
     */
    public <Q extends Question<Table>> ModuleWords question(Class<Q> type, String words, String... rules) {
        return question(type, (question, say) -> words, rules);
    }

    /**
     * {@return these words, and what a question asks}
     *
     * @param type the class of a question
     * @param words the question
     * @param rules the ids of the rules behind it, the most important first
     * @param <Q> the question
     */
    public <Q extends Question<Table>> ModuleWords question(Class<Q> type, Wording<Q> words, String... rules) {
        Asked asked = new Asked(on(type, words), Array.of(rules));
        return new ModuleWords(
                events, options, subjects, questions.put(type, asked), forts, drawings, openCards, wishes);
    }

    /**
     * {@return these words, and which fort's spaces a question is about; otherwise it is the one that is attacked}
     *
     * @param type the class of a question
     * @param fort the fort
     * @param <Q> the question
     */
    public <Q extends Question<Table>> ModuleWords fort(Class<Q> type, Function<Q, Card> fort) {
        Function<Object, Card> card = question -> fort.apply(type.cast(question));
        return new ModuleWords(
                events, options, subjects, questions, forts.put(type, card), drawings, openCards, wishes);
    }

    /**
     * {@return these words, and a drawing of what the module has put on the table}
     *
     * @param drawing the drawing
     */
    public ModuleWords drawing(SliceDrawing drawing) {
        return new ModuleWords(
                events, options, subjects, questions, forts, drawings.append(drawing), openCards, wishes);
    }

    /**
     * {@return these words, and which cards of a player are drawn in place of a hand}
     *
     * @param cards the cards; none for a player who has a hand
     */
    public ModuleWords openCards(BiFunction<Table, PlayerId, Option<OpenCards>> cards) {
        return new ModuleWords(events, options, subjects, questions, forts, drawings, openCards.append(cards), wishes);
    }

    /**
     * {@return these words, and what one could want to do with a card, now or at another time}
     *
     * @param actions the actions, for a card in the viewer's hands or on the table, on the table as the viewer sees it
     */
    public ModuleWords wishes(BiFunction<Table, Card, Seq<Action>> actions) {
        return new ModuleWords(
                events, options, subjects, questions, forts, drawings, openCards, wishes.append(actions));
    }

    /**
     * {@return these words and others; where both have some, the others count}
     *
     * @param others the others
     */
    public ModuleWords and(ModuleWords others) {
        return new ModuleWords(
                others.events.merge(events),
                others.options.merge(options),
                others.subjects.merge(subjects),
                others.questions.merge(questions),
                others.forts.merge(forts),
                drawings.appendAll(others.drawings),
                openCards.appendAll(others.openCards),
                wishes.appendAll(others.wishes));
    }

    /**
     * {@return whether there are words for the events, options or questions of a class}
     *
     * @param type the class
     */
    public boolean knows(Class<?> type) {
        return events.containsKey(type) || options.containsKey(type) || questions.containsKey(type);
    }

    /**
     * {@return an event in a sentence; none if there are no words for it}
     *
     * @param event the event
     * @param say who is who
     */
    public Option<Sentence> sentence(Event<Table> event, Phrasing say) {
        return events.get(event.getClass())
                .flatMap(told ->
                        spoken(() -> told.words().of(event, say)).map(text -> new Sentence(text, told.weight())));
    }

    /**
     * {@return the label of an option; none if there are no words for it}
     *
     * @param action the option
     * @param say who is who, and what is asked
     */
    public Option<String> label(Action action, Phrasing say) {
        return options.get(action.getClass()).flatMap(words -> spoken(() -> words.of(action, say)));
    }

    /**
     * {@return the card that an option is about; none if it is about none}
     *
     * @param action the option
     */
    public Option<Card> subject(Action action) {
        return subjects.get(action.getClass()).map(card -> card.apply(action));
    }

    /**
     * {@return what a question asks; none if there are no words for it}
     *
     * @param question the question
     * @param say who is who
     */
    public Option<Heading> heading(Question<Table> question, Phrasing say) {
        return questions
                .get(question.getClass())
                .flatMap(asked ->
                        spoken(() -> asked.words().of(question, say)).map(text -> new Heading(text, asked.rules())));
    }

    /**
     * {@return the fort whose spaces a question is about, if it says so itself}
     *
     * @param question the question
     */
    public Option<Card> fort(Question<Table> question) {
        return forts.get(question.getClass()).map(card -> card.apply(question));
    }

    /**
     * {@return all that modules have put on the table}
     *
     * @param table the table as the listener sees it
     * @param names who is who
     * @param width how many columns there are
     */
    public Block drawn(Table table, Names names, int width) {
        return drawings.foldLeft(Block.EMPTY, (all, drawing) -> all.above(drawing.of(table, names, width)));
    }

    /**
     * {@return which cards of a player are drawn in place of a hand}
     *
     * @param table the table
     * @param player the player
     */
    public Option<OpenCards> openCards(Table table, PlayerId player) {
        return openCards.flatMap(cards -> cards.apply(table, player)).headOption();
    }

    /**
     * {@return what one could want to do with a card}
     *
     * @param table the table as the viewer sees it
     * @param card the card
     */
    public Seq<Action> wanted(Table table, Card card) {
        return wishes.flatMap(actions -> actions.apply(table, card));
    }

    @FunctionalInterface
    private interface Speaker {
        String speak();
    }

    /** Words must never stop a game: those that fail or say nothing are as good as none. */
    private static Option<String> spoken(Speaker speaker) {
        try {
            return Option.of(speaker.speak()).filter(text -> !text.isBlank());
        } catch (RuntimeException failed) {
            return Option.none();
        }
    }

    private static <T> Wording<Object> on(Class<T> type, Wording<T> words) {
        return (thing, say) -> words.of(type.cast(thing), say);
    }

    private <E extends Event<Table>> ModuleWords with(Class<E> type, Sentence.Weight weight, Wording<E> words) {
        return new ModuleWords(
                events.put(type, new Told(weight, on(type, words))),
                options,
                subjects,
                questions,
                forts,
                drawings,
                openCards,
                wishes);
    }
}
