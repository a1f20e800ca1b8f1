package io.github.casemate.siege.drawing;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.pack.Detail;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.siege.action.DiscardCard;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.action.GiveCard;
import io.github.casemate.siege.action.LeaveEmpty;
import io.github.casemate.siege.action.PlaceStone;
import io.github.casemate.siege.action.RepairSpace;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.OpenQuestion;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.words.Questions;
import io.github.casemate.siege.words.SiegeWords;
import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Island Siege, drawn with letters. */
public final class SiegeDrawing implements TextDrawing<GameView<Table>> {

    private static final int INDENT = 4;

    private final Table initialTable;
    private final ModuleWords words;
    private final Names names;

    /**
     * Makes the drawing of a game.
     *
     * @param initialTable any table of the game, for its cards
     * @param added what cards and modules draw
     * @param names who is who, and who listens
     */
    public SiegeDrawing(Table initialTable, ModuleWords added, Names names) {
        this.initialTable = initialTable;
        this.words = SiegeWords.all(added);
        this.names = names;
    }

    @Override
    public Block board(GameView<Table> view, int width, Detail detail) {
        return new BoardDrawing(view, words, names, width).of(detail);
    }

    @Override
    public Block now(GameView<Table> view, int width) {
        return new BoardDrawing(view, words, names, width).attack();
    }

    @Override
    public Block legend(int width) {
        return BoardDrawing.legend(width);
    }

    /** The wall whose spaces the question is about, with their numbers, or what the cards do that it is about. */
    @Override
    public Block question(GameView<Table> view, int width) {
        return wall(view).above(cards(view, width));
    }

    /** The board, which shows the hand, is not drawn with these questions. */
    private static Block cards(GameView<Table> view, int width) {
        Seq<Card> cards = view.options()
                .flatMap(SiegeDrawing::parted)
                .distinct()
                .filter(card -> !card.text().isBlank());
        return Block.ofAll(cards.map(card -> CardDrawing.brief(StyledText.of(card.name()), card, width - INDENT)))
                .indented(INDENT);
    }

    private static Option<Card> parted(Action action) {
        return action instanceof GiveCard give
                ? Option.some(give.card())
                : action instanceof DiscardCard discard ? Option.some(discard.card()) : Option.none();
    }

    private Block wall(GameView<Table> view) {
        return Questions.in(view, words)
                .filter(asked -> view.table().attack().isDefined() || isAboutSpaces(view))
                .flatMap(OpenQuestion::fort)
                .flatMap(view.table()::findFort)
                .map(fort -> FortDrawing.numbered(fort).indented(INDENT))
                .getOrElse(Block.EMPTY);
    }

    private static boolean isAboutSpaces(GameView<Table> view) {
        return view.options()
                .exists(action -> action instanceof PlaceStone
                        || action instanceof LeaveEmpty
                        || action instanceof RepairSpace
                        || action instanceof FellStones);
    }

    @Override
    public Option<Block> thing(String name, int width) {
        String wanted = name.toLowerCase(Locale.ROOT);
        Seq<Card> cards = initialTable.decks().flatMap(deck -> deck.cards()).appendAll(initialTable.inPlay());
        return cards.find(card -> card.name().toLowerCase(Locale.ROOT).equals(wanted))
                .orElse(() ->
                        cards.find(card -> card.name().toLowerCase(Locale.ROOT).contains(wanted)))
                .map(card -> CardDrawing.of(card, width));
    }
}
