package io.github.casemate.fire.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.fire.action.FireAction;
import io.github.casemate.fire.box.BuildingForm;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.rules.FindHome;
import io.github.casemate.fire.rules.PersonalQuestion;
import io.github.casemate.fire.rules.PlaceAtHome;
import io.github.casemate.fire.rules.Works;
import io.github.casemate.fire.table.Building;
import io.github.casemate.fire.table.Counts;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.text.Block;
import io.github.casemate.text.RunningText;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** King of Fire Island drawn with letters: the island, or a window on it, and a few lines for each player. */
public final class FireDrawing implements TextDrawing<GameView<FireTable>> {

    private static final String HAND = "    hand: ";

    private final Realm realm;
    private final Names names;

    /**
     * Makes the drawing of a game.
     *
     * @param realm what is played
     * @param names who is who, and who listens
     */
    public FireDrawing(Realm realm, Names names) {
        this.realm = realm;
        this.names = names;
    }

    @Override
    public Block board(GameView<FireTable> view, int width, Detail detail) {
        FireTable table = view.table();
        Block drawing = new FireMap(view, names).drawn(width, detail).above(common(table, width));
        // What is the listener's comes last.
        for (PlayerId player : PlayerId.first(realm.players()).sortBy(player -> names.isYou(player) ? 1 : 0)) {
            drawing = drawing.above(status(table, player, isOnTurn(view, player), width, detail));
        }
        return drawing;
    }

    /** Whose turn it is; in the set-up there are no turns, and whoever chooses a home has it. */
    private static boolean isOnTurn(GameView<FireTable> view, PlayerId player) {
        FireTable table = view.table();
        PlayerId onTurn = view.agenda()
                .headOption()
                .filter(step -> step instanceof FindHome || step instanceof PlaceAtHome)
                .map(step -> ((PersonalQuestion) step).player())
                .getOrElse(table.active());
        return onTurn.equals(player) && table.ending().isEmpty();
    }

    private Block common(FireTable table, int width) {
        int round = table.turn().turns() / realm.players() + 1;
        String text = "   Giant " + (table.walkers().giant() == realm.terrain().volcanoTerritory() ? "on " : "in ")
                + FireText.territory(realm.terrain().name(table.walkers().giant())) + "; deck "
                + table.cards().deck().size() + ", discarded " + table.cards().discarded() + "; round "
                + Math.min(round, realm.variants().turnsEach()) + " of "
                + realm.variants().turnsEach();
        return RunningText.wrapped(text, width, 3, Style.FAINT);
    }

    private Block status(FireTable table, PlayerId player, boolean active, int width, Detail detail) {
        StyledText name = StyledText.of(
                (active ? "> " : "  ") + FireMap.letters(player.index()) + "  "
                        + (names.isYou(player) ? "you" : names.name(player)) + ": ",
                Style.seat(player));
        int cottages =
                table.buildings().count(building -> building.owner().equals(player) && table.is(building, "cottage"));
        int cards = table.cards().hand(player).size();
        String text = Works.points(table, player) + " of " + realm.variants().points() + " points; pile "
                + FireText.letters(table.pile(player)) + "; " + number(cottages, "Cottage") + "; "
                + number(cards, "card") + (table.turn().isResting(player) ? "; rests" : "");
        Block lines = RunningText.wrapped(name.then(StyledText.of(text)), width, 4);
        if (detail != Detail.LEAST) {
            lines = lines.above(faceUp(table, player, width));
        }
        if (detail == Detail.FULL && names.isYou(player)) {
            return lines.above(explained(table.hand(player), width));
        }
        String hand = FireText.cards(table, table.hand(player));
        return hand.isEmpty() ? lines : lines.above(RunningText.wrapped("    hand: " + hand, width, 10, Style.PLAIN));
    }

    /** The listener's own cards say what they do, a line each at most. */
    private Block explained(Counts hand, int width) {
        Block lines = Block.EMPTY;
        for (int card = 0; card < hand.kinds(); card++) {
            if (hand.of(card) > 0) {
                StyledText line = StyledText.row(
                        StyledText.of(lines.isEmpty() ? HAND : " ".repeat(HAND.length())),
                        StyledText.of(realm.card(card).name(), Style.BOLD),
                        StyledText.of((hand.of(card) > 1 ? " (" + hand.of(card) + ")" : "") + ": "
                                + CardText.brief(realm, realm.card(card))));
                lines = lines.above(Block.of(RunningText.begun(line, width)));
            }
        }
        return lines;
    }

    private Block faceUp(FireTable table, PlayerId player, int width) {
        Array<String> cards = table.buildings()
                .filter(building -> building.owner().equals(player) && building.card() != Building.NO_CARD)
                .map(building -> realm.card(building.card()).name() + " in "
                        + FireText.territories(realm.terrain(), building.territories()) + " "
                        + (table.walkers().shutDown(building)
                                ? "(shut down)"
                                : "(" + realm.card(building.card()).points() + ")"));
        return cards.isEmpty()
                ? Block.EMPTY
                : RunningText.wrapped("    built: " + cards.mkString(", "), width, 11, Style.PLAIN);
    }

    private static String number(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    @Override
    public Block legend(int width) {
        return Array.of(
                        "Columns are numbered above and rows on the left; 8,7 is column 8 of row 7.",
                        ". land, ~~ river, blank ocean, ^^ volcano, ^1 and ^2 its mountain and how high it is, @@"
                                + " crater.",
                        "A brick is a letter and the level of its top. The letter says whose it is, as beside the"
                                + " names below: the first for original buildings, the second for other buildings, the"
                                + " third for loose bricks.",
                        "F:Tr: territory F gives a T (Two-Brick) on r. B Bridge, R Roof, H Hook, C Chimney, T"
                                + " Two-Brick, F Four-Brick; red, orange, yellow, green, blue, purple.",
                        "GG the Giant, !a an army of the player with the letter a; where in a territory they are drawn"
                                + " means nothing. A number is an option that can be chosen; ++ is one above 99.",
                        new Reconstruction(realm).told())
                .map(line -> RunningText.wrapped(line, width, 2, Style.PLAIN))
                .fold(Block.EMPTY, Block::above);
    }

    /** {@inheritDoc} Here: the forms in which an original building may lie, level by level. */
    @Override
    public Block question(GameView<FireTable> view, int width) {
        Seq<Action> options = view.options();
        if (options.isEmpty() || !(options.head() instanceof FireAction.PlaceOriginal first)) {
            return Block.EMPTY;
        }
        Array<BuildingForm> forms = realm.plan(first.building()).forms();
        Seq<Integer> wanted = options.filter(FireAction.PlaceOriginal.class::isInstance)
                .map(option -> ((FireAction.PlaceOriginal) option).form())
                .distinct()
                .sorted();
        return RunningText.wrapped(
                        "North is up; the lower level is on the left."
                                + (new Reconstruction(realm).areBuildingsReconstructed()
                                        ? " All of it is reconstructed."
                                        : ""),
                        width,
                        0,
                        Style.FAINT)
                .above(PlanPicture.forms(forms, wanted, width));
    }

    /** {@inheritDoc} Here: an element, a building or a card. */
    @Override
    public Option<Block> thing(String name, int width) {
        return new PlanPicture(realm).of(name, width);
    }
}
