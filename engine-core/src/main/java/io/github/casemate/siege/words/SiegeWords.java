package io.github.casemate.siege.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.SpelledOut;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardsDrawn;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Island Siege in words: those of the rules, of the cards and of the modules; and plain ones for everything else. */
public final class SiegeWords implements Words<Action, Event<Table>, GameView<Table>> {

    private static final ModuleWords RULES = BaseEvents.ALL.and(BaseOptions.ALL).and(BaseQuestions.ALL);

    private final AgendaGame<Table> game;
    private final ModuleWords words;
    private final UnaryOperator<Seq<String>> victories;
    private final Names names;
    private final Phrasing telling;

    /**
     * Makes the words of a game.
     *
     * @param game the game
     * @param added the words of cards and modules
     * @param victories what modules make of the usual ways to win
     * @param names who is who, and who listens
     */
    public SiegeWords(AgendaGame<Table> game, ModuleWords added, UnaryOperator<Seq<String>> victories, Names names) {
        this.game = game;
        this.words = all(added);
        this.victories = victories;
        this.names = names;
        this.telling = new Phrasing(names, game.rules().table(), Option.none());
    }

    /**
     * {@return the words of the rules, and others}
     *
     * @param added the words of cards and modules
     */
    public static ModuleWords all(ModuleWords added) {
        return RULES.and(added);
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public Sentence sentence(Event<Table> event) {
        return words.sentence(event, telling).getOrElse(() -> Sentence.told(plain(event) + "."));
    }

    @Override
    public Seq<Sentence> story(Seq<Event<Table>> events) {
        Vector<Sentence> sentences = Vector.empty();
        Seq<Event<Table>> rest = events;
        while (!rest.isEmpty()) {
            Seq<Event<Table>> draws = draws(rest);
            if (draws.size() > 1) {
                sentences = sentences.append(drawn(draws));
                rest = rest.drop(draws.size());
                continue;
            }
            Seq<Event<Table>> alike = Story.alike(rest);
            sentences = sentences.append(alike.size() == 1 ? sentence(alike.head()) : Story.together(alike, telling));
            rest = rest.drop(alike.size());
        }
        return sentences.filter(sentence -> sentence.weight() != Sentence.Weight.QUIET);
    }

    /** Cards that one player draws one by one, and what is not told in between; nothing if it is only one card. */
    private Seq<Event<Table>> draws(Seq<Event<Table>> events) {
        if (!(events.head() instanceof CardsDrawn first)) {
            return Vector.empty();
        }
        Seq<Event<Table>> run = events.takeWhile(event -> event instanceof CardsDrawn drawn
                ? drawn.player().equals(first.player()) && drawn.deck().equals(first.deck())
                : sentence(event).weight() == Sentence.Weight.QUIET);
        return run.count(CardsDrawn.class::isInstance) > 1 ? run : Vector.empty();
    }

    /** The draws in one sentence, with what a module has to say about them in the end. */
    private Sentence drawn(Seq<Event<Table>> draws) {
        Seq<CardsDrawn> all = draws.filter(CardsDrawn.class::isInstance).map(CardsDrawn.class::cast);
        Pile cards = all.map(CardsDrawn::cards).reduce(Pile::plus);
        String after = draws.reverse()
                .find(event -> !RULES.knows(event.getClass()))
                .map(event -> ". " + sentence(event).text())
                .getOrElse(".");
        return Sentence.told(telling.does(all.head().player(), "draws") + " "
                + telling.pile(all.head().deck(), cards) + after);
    }

    @Override
    public String label(Action option, GameView<Table> view) {
        return words.label(option, phrasing(view)).getOrElse(() -> plain(option));
    }

    @Override
    public Option<String> subject(Action option, GameView<Table> view) {
        return words.subject(option).map(Card::name);
    }

    @Override
    public Heading heading(GameView<Table> view) {
        Phrasing say = phrasing(view);
        return say.asked()
                .map(asked -> Questions.heading(asked, words, say))
                .getOrElse(() -> Heading.of("You are not asked now."));
    }

    @Override
    public Seq<String> aim() {
        return Prospects.AIM;
    }

    @Override
    public Seq<String> turn() {
        return Prospects.TURN;
    }

    @Override
    public Seq<String> victories() {
        return Prospects.victories(victories, game.rules().table().variants());
    }

    @Override
    public Option<Integer> turnNumber(GameView<Table> view) {
        return Option.some(view.table().turn());
    }

    /** {@inheritDoc} What to do in a turn, even if somebody answers it for another; and everything before the first. */
    @Override
    public boolean showsBoard(GameView<Table> view) {
        return view.table().turn() == 0
                || view.agenda().headOption().exists(step -> Delegated.inner(step) instanceof ChooseAction);
    }

    @Override
    public Seq<Goal> progress(GameView<Table> view) {
        return Prospects.progress(view.table());
    }

    @Override
    public Seq<String> threats(GameView<Table> view) {
        return Prospects.threats(view.table(), names);
    }

    @Override
    public Seq<Thing<Action>> things(GameView<Table> view) {
        return new Wishes(game, words, phrasing(view), view, option -> label(option, view)).things();
    }

    private Phrasing phrasing(GameView<Table> view) {
        return new Phrasing(names, view.table(), Questions.in(view, words));
    }

    private String plain(Object value) {
        return SpelledOut.of(value, names, this::card);
    }

    private Option<String> card(String id) {
        Array<Card> cards =
                telling.table().decks().flatMap(deck -> deck.cards()).toArray();
        return cards.appendAll(telling.table().inPlay())
                .find(card -> card.toString().equals(id))
                .map(Card::name);
    }
}
