package io.github.casemate.fire.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.FireQuestion;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Goal;
import io.github.casemate.pack.Heading;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.pack.Thing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** King of Fire Island in words. */
public final class FireWords implements Words<Action, Event<FireTable>, GameView<FireTable>> {

    private final Realm realm;
    private final Names names;
    private final FireSentences sentences;
    private final FireLabels labels;
    private final FireHeadings headings;
    private final Words<Action, Event<FireTable>, GameView<FireTable>> plain;

    /**
     * Makes the words of a game.
     *
     * @param realm what is played
     * @param names who is who, and who listens
     */
    public FireWords(Realm realm, Names names) {
        this.realm = realm;
        this.names = names;
        this.sentences = new FireSentences(realm, names);
        this.labels = new FireLabels(realm, names);
        this.headings = new FireHeadings(realm, names);
        this.plain = Words.ofText(names);
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public Sentence sentence(Event<FireTable> event) {
        return sentences.of(event).getOrElse(() -> plain.sentence(event));
    }

    /** {@inheritDoc} Elements, cards and destroyed bricks in a row are told as a sum. */
    @Override
    public Seq<Sentence> story(Seq<Event<FireTable>> events) {
        return new FireStory(names, this::sentence).of(events);
    }

    @Override
    public String label(Action option, GameView<FireTable> view) {
        return labels.of(option, view).getOrElse(() -> plain.label(option, view));
    }

    /** {@inheritDoc} Here: the card that is played, discarded or completed, or the building that is placed. */
    @Override
    public Option<String> subject(Action option, GameView<FireTable> view) {
        if (option instanceof FireAction.PlayEventCard event) {
            return Option.some(FireText.card(realm, event.card()));
        } else if (option instanceof FireAction.ThrowAway card) {
            return Option.some(FireText.card(realm, card.card()));
        } else if (option instanceof FireAction.CompleteSite site) {
            return Option.some(realm.plans().get(site.plan()).blueprint().name());
        } else if (option instanceof FireAction.PlaceOriginal place) {
            return Option.some(realm.plan(place.building()).blueprint().name());
        } else if (option instanceof FireAction.LayElement lay) {
            return Option.some(lay.element().label());
        }
        return Option.none();
    }

    @Override
    public Heading heading(GameView<FireTable> view) {
        FireTable table = view.table();
        if (table.ending().isDefined()) {
            return Heading.of(
                    "The game is over. " + sentences.ending(table.ending().get()), "WIN-4", "WIN-5");
        }
        Step<FireTable> step = view.agenda().headOption().getOrNull();
        if (!(step instanceof FireQuestion question)) {
            return Heading.of("Chance decides.", "SET-2", "PRO-1", "RUL-19", "GIA-5");
        }
        PlayerId asked = question.asked(table);
        return names.isYou(asked)
                ? headings.of(question, view)
                : Heading.of(names.name(asked) + " chooses " + question.toChoose() + ".", question.rule());
    }

    @Override
    public Seq<String> aim() {
        return Array.of(
                        "Be the first with " + realm.variants().points()
                                + " points: build what your secret cards show, brick by brick, and the",
                        "card lies before you and counts. A building that the Giant or an army has shut down",
                        "does not count, so the others get a last chance to stop you.")
                .appendAll(new Reconstruction(realm).reconstructed());
    }

    @Override
    public Seq<String> turn() {
        return Array.of(
                "Two dice give elements to Cottages on their colours; doubles move the Giant.",
                "Then lay as many bricks as you have, each touching your own; trade, mill a brick,",
                "play events, discard a card.",
                "At last the army marches, and the Giant comes to whoever has most bricks left; then",
                "the others may play events.");
    }

    @Override
    public Seq<String> victories() {
        return Array.of(
                "Whoever has " + realm.variants().points()
                        + " points claims the crown, and is King unless an event takes some away (WIN-4).",
                "After " + realm.variants().turnsEach()
                        + " turns each, whoever alone has the most points wins; else it is a draw (WIN-5).");
    }

    @Override
    public Seq<Goal> progress(GameView<FireTable> view) {
        FireTable table = view.table();
        return PlayerId.first(realm.players()).flatMap(player -> goals(table, player));
    }

    private Array<Goal> goals(FireTable table, PlayerId player) {
        int all = 0;
        for (var building : table.buildings()) {
            boolean counts = building.owner().equals(player) && building.card() >= 0;
            all += counts ? realm.card(building.card()).points() : 0;
        }
        int points = Works.points(table, player);
        Counts pile = table.pile(player);
        int cottages =
                table.buildings().count(building -> building.owner().equals(player) && table.is(building, "cottage"));
        return Array.of(
                new Goal(
                        player,
                        points + " of " + realm.variants().points() + " points"
                                + (all > points ? ", and " + (all - points) + " shut down" : "")),
                new Goal(
                        player,
                        English.count(pile.total(), "brick") + " in the pile, " + English.count(cottages, "Cottage")),
                new Goal(
                        player,
                        English.count(realm.variants().turnsEach() - turnsOf(table, player), "turn")
                                + " before the limit"));
    }

    /** How many turns of a player are over. */
    private int turnsOf(FireTable table, PlayerId player) {
        int after = Math.floorMod(player.index() - table.turn().first().index(), realm.players());
        return (table.turn().turns() + realm.players() - 1 - after) / realm.players();
    }

    @Override
    public Seq<String> threats(GameView<FireTable> view) {
        return names.listener()
                .filter(player -> view.table().ending().isEmpty())
                .map(player -> new FireThreats(view.table(), names, player).all())
                .getOrElse(Array.empty());
    }

    @Override
    public Seq<Thing<Action>> things(GameView<FireTable> view) {
        return names.listener()
                .map(player -> new FireThings(view, player, labels).all())
                .getOrElse(Array.empty());
    }
}
