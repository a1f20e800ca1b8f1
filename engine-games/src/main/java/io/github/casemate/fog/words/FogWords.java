package io.github.casemate.fog.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.rules.Combat;
import io.github.casemate.fog.rules.FogQuestion;
import io.github.casemate.fog.rules.Income;
import io.github.casemate.fog.rules.LighthouseTile;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.rules.Movement;
import io.github.casemate.fog.rules.Scoring;
import io.github.casemate.fog.rules.TilePile;
import io.github.casemate.fog.rules.UnitAction;
import io.github.casemate.fog.table.Fight;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.UnitCode;
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

/** Battle on the Island of Fog in words. */
public final class FogWords implements Words<Action, Event<FogTable>, GameView<FogTable>> {

    private final FogBoard board;
    private final Names names;
    private final Words<Action, Event<FogTable>, GameView<FogTable>> plain;
    private final FogSentences sentences;
    private final FogLabels labels;

    /**
     * Makes the words of a game.
     *
     * @param board the board of the game
     * @param names who is who, and who listens
     */
    public FogWords(FogBoard board, Names names) {
        this.board = board;
        this.names = names;
        this.plain = Words.ofText(names);
        this.sentences = new FogSentences(board, names);
        this.labels = new FogLabels(names);
    }

    @Override
    public Names names() {
        return names;
    }

    @Override
    public Sentence sentence(Event<FogTable> event) {
        return sentences.of(event).getOrElse(() -> plain.sentence(event));
    }

    @Override
    public String label(Action option, GameView<FogTable> view) {
        return labels.of(option, view).getOrElse(() -> plain.label(option, view));
    }

    @Override
    public Heading heading(GameView<FogTable> view) {
        for (FogEnding ending : view.table().ending()) {
            return Heading.of("The game is over: " + sentences.ending(ending), "WIN-1", "WIN-2");
        }
        Step<FogTable> step = view.agenda().headOption().getOrNull();
        if (!(step instanceof FogQuestion question)) {
            return Heading.of("Chance decides.", "CHA-1", "CHA-2", "CHA-3");
        }
        PlayerId asked = question.asked(view.table());
        return names.isYou(asked) || names.listener().isEmpty()
                ? asked(question, view.table())
                : Heading.of(
                        names.name(asked) + " chooses " + question.wanted().text() + ".",
                        question.wanted().rule());
    }

    private Heading asked(FogQuestion question, FogTable table) {
        String unit = "the " + FogText.unit(table.unit(table.acting())) + " on " + FogSpace.of(table.acting());
        if (question instanceof Activations) {
            return Heading.of(
                    "Which unit is activated? So far " + table.clock().activations() + " of "
                            + board.ruleset().unitsPerTurn() + ".",
                    "TRN-3",
                    "RUL-8");
        } else if (question instanceof Movement) {
            return Heading.of(
                    "Where does " + unit + " go? It has " + English.count(table.points(), "point") + ".",
                    "MOV-1",
                    "EXP-1");
        } else if (question instanceof Movement.Destination to) {
            boolean fog = (table.land().fog() & 1L << to.place().index()) != 0;
            return Heading.of(
                    fog
                            ? "From where does " + unit + " explore " + to.place() + "?"
                            : "Where in " + to.place() + " does " + unit + " stop?",
                    "MOV-3",
                    fog ? "EXP-1" : "STK-1");
        } else if (question instanceof UnitAction) {
            return Heading.of("What does " + unit + " do?", "TRN-4");
        } else if (question instanceof MakeUnits.MakeUnit make) {
            return Heading.of(
                    "What does the "
                            + FogText.building(table.building(make.factory().index())) + " on " + make.factory()
                            + " make? There are " + English.count(table.coins(table.active()), "coin") + ".",
                    "MAK-1",
                    "RUL-19");
        } else if (question instanceof LighthouseTile.ChooseTilePlace lay) {
            return Heading.of(
                    "Where is " + board.tiles().get(lay.tile()).name() + " laid, the tile of the lighthouse?", "LGT-3");
        } else if (question instanceof TilePile.ChooseArrow arrow) {
            return Heading.of(
                    "Where does the arrow of " + board.tiles().get(arrow.tile()).name() + " on " + arrow.place()
                            + " point?",
                    "BRD-5",
                    "RUL-6");
        } else if (question instanceof Combat.OfferSecondRoll again) {
            return secondRoll(table, again.attacking());
        }
        return Heading.of(
                English.capital(question.wanted().text()) + "?",
                question.wanted().rule());
    }

    private static Heading secondRoll(FogTable table, boolean attacking) {
        Fight fight = table.fight().get();
        int attackBonus = Combat.attackBonus(table.unit(fight.attacker().index()));
        int defenceBonus = Combat.defenceBonus(table, fight.defender().index());
        int own = attacking ? attackBonus : defenceBonus;
        int other = attacking ? defenceBonus : attackBonus;
        return Heading.of(
                "Which dice are rolled again? It is " + FogText.dice(fight.dice(attacking)) + " and a bonus of " + own
                        + ", against " + FogText.dice(fight.dice(!attacking)) + " and " + other + ".",
                "CBT-4",
                "RUL-13");
    }

    @Override
    public Seq<String> aim() {
        Array<String> aim = Array.of(
                "Have the most points when the island is known and the countdown is over: one for each",
                "building, three more for the lighthouse. Or take every other player's base.");
        return board.ruleset().tiles().isReconstructed()
                ? aim.append("The tiles are reconstructed: the rulebook prints none of them.")
                : aim;
    }

    @Override
    public Seq<String> turn() {
        return Array.of(
                "Buildings that your units have held since your last turn are yours, cities pay, and the",
                "lighthouse gives a tile to lay.",
                "Up to "
                        + board.ruleset().unitsPerTurn()
                        + " units move 6 points each (elite 7), into the fog or onto another to stack,",
                "and may then build on a lot, swap a building or attack.",
                "Factories and bases without a unit may make one: basic 2 coins, elite 6.");
    }

    @Override
    public Seq<String> victories() {
        return Array.of(
                "The last player whose base has not been taken wins at once (WIN-1).",
                "When the fog is gone there are five more turns "
                        + (board.plays(FogVariant.SHARED_COUNTDOWN) ? "altogether" : "for everybody")
                        + "; then most points win (WIN-2).",
                board.plays(FogVariant.BROKEN_TIES)
                        ? "Equal points are decided by coins, then by figures (RUL-21)."
                        : "Players with equally many points share the win (RUL-21).");
    }

    @Override
    public Seq<Goal> progress(GameView<FogTable> view) {
        return Array.range(0, board.ruleset().players()).flatMap(seat -> goals(view.table(), seat));
    }

    private static Array<Goal> goals(FogTable table, int seat) {
        PlayerId player = PlayerId.of(seat);
        if (!table.isUndefeated(seat)) {
            return Array.of(new Goal(player, "defeated"));
        }
        int fog = Long.bitCount(table.land().fog());
        return Array.of(
                new Goal(player, English.count(Scoring.points(table, seat), "point")),
                new Goal(
                        player,
                        English.count(table.coins(seat), "coin") + ", and " + Income.of(table, seat)
                                + " more each turn"),
                new Goal(
                        player,
                        table.isCountdown()
                                ? English.count(table.turnsLeft(seat), "turn") + " left in the countdown"
                                : English.count(fog, "place") + " in the fog before the countdown"));
    }

    @Override
    public Seq<String> threats(GameView<FogTable> view) {
        return lastStanding(view.table())
                .appendAll(nearEnd(view.table()))
                .appendAll(FogThreats.of(view.table(), names, false));
    }

    /** WIN-1: who holds the bases of all others, and so is the last one standing in their next turn. */
    private Array<String> lastStanding(FogTable table) {
        Array<Integer> there = table.ending().isEmpty() ? table.undefeated() : Array.empty();
        return there.filter(seat -> names.listener().isDefined()
                        && there.forAll(other -> other.equals(seat) || holdsBase(table, seat, other)))
                .map(PlayerId::of)
                .map(player -> names.does(player, "wins") + " when " + (names.isYou(player) ? "your" : "their")
                        + " next turn begins: " + (names.isYou(player) ? "you hold" : "they hold")
                        + " the base of everybody else (WIN-1).");
    }

    private boolean holdsBase(FogTable table, int seat, int other) {
        int unit = table.unit(board.base(other));
        return unit != UnitCode.NONE
                && UnitCode.owner(unit) == seat
                && (!board.plays(FogVariant.TAKING_IS_AN_ACTION) || UnitCode.isTaking(unit));
    }

    /** WIN-2: who would win if the countdown were over. */
    private Option<String> nearEnd(FogTable table) {
        return names.listener()
                .filter(player -> table.isCountdown()
                        && table.ending().isEmpty()
                        && player.index() < board.ruleset().players()
                        && table.isUndefeated(player.index()))
                .map(player -> {
                    Array<Integer> there =
                            Array.range(0, board.ruleset().players()).filter(table::isUndefeated);
                    int most =
                            there.map(seat -> Scoring.points(table, seat)).max().get();
                    Array<PlayerId> first = there.filter(seat -> Scoring.points(table, seat) == most)
                            .map(PlayerId::of);
                    boolean one = first.size() == 1 && !names.isYou(first.head());
                    return English.capital(English.list(first.map(names::whom))) + (one ? " leads" : " lead") + " with "
                            + English.count(most, "point") + "; you have "
                            + English.count(table.turnsLeft(player.index()), "turn")
                            + " left in the countdown (WIN-2).";
                });
    }

    @Override
    public Seq<Thing<Action>> things(GameView<FogTable> view) {
        return names.listener().map(player -> new FogThings(view, player).all()).getOrElse(Array.empty());
    }
}
