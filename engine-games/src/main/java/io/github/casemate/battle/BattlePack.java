package io.github.casemate.battle;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.battle.rules.BattleAction;
import io.github.casemate.battle.rules.BattleRules;
import io.github.casemate.battle.rules.BattleStep;
import io.github.casemate.battle.table.BattleEvent;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleText;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.battle.table.CharacterKind;
import io.github.casemate.battle.words.BattleDrawing;
import io.github.casemate.battle.words.BattleNotation;
import io.github.casemate.battle.words.BattleWords;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.BoxItem;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.TextDrawing;
import io.github.casemate.pack.Words;
import io.github.casemate.text.Block;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Battle for the Island as a pack: {@code battle-for-the-island}. */
public final class BattlePack
        implements GamePack<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> {

    private static final GameInfo INFO = new GameInfo(
            "battle-for-the-island",
            1,
            "Battle for the Island",
            "Move soldiers, jeeps and tanks over an Island with mines, and shoot at exact range.",
            2,
            2,
            false,
            true);

    /** For the service loader. */
    public BattlePack() {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public Seq<Setting<?>> settings() {
        return BattleVariants.ALL;
    }

    @Override
    public Either<Rejection, Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>>> create(
            Settings settings) {
        return BattleVariants.checked(settings).map(checked -> AgendaGame.of(new BattleRules(checked)));
    }

    @Override
    public Settings settingsOf(Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game) {
        return rules(game).settings();
    }

    private static BattleRules rules(
            Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game) {
        if (game instanceof AgendaGame<BattleTable> agenda && (Object) agenda.rules() instanceof BattleRules rules) {
            return rules;
        }
        throw new IllegalArgumentException("not a game of " + INFO.name() + ": " + game);
    }

    @Override
    public Notation<Action> notation(
            Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game) {
        return BattleNotation.NOTATION;
    }

    @Override
    public Words<Action, Event<BattleTable>, GameView<BattleTable>> words(
            Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game, Names names) {
        return new BattleWords(names, rules(game).settings());
    }

    @Override
    public TextDrawing<GameView<BattleTable>> drawing(
            Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game, Names names) {
        return new BattleDrawing(names);
    }

    /** {@inheritDoc} The three kinds of characters. */
    @Override
    public Seq<BoxItem> box() {
        TextDrawing<?> drawing = new BattleDrawing(Names.ofSeats(2));
        return CharacterKind.ALL.map(kind -> new BoxItem(
                "characters",
                "figure",
                English.capital(BattleText.kind(kind)),
                "range " + kind.range() + ", " + kind.count() + " for each player",
                "Hits what is exactly " + English.count(kind.range(), "square") + " ahead.",
                width -> drawing.thing(BattleText.kind(kind), width).getOrElse(Block.EMPTY)));
    }

    /** {@inheritDoc} Without pads, until somebody has lost three characters; and soon, if nobody finds the other. */
    @Override
    public Option<Settings> settingsForShow() {
        return Option.some(Settings.standard(settings())
                .with(BattleVariants.PADS, false)
                .with(BattleVariants.START, 10)
                .with(BattleVariants.LOSSES, 3));
    }

    @Override
    public Seq<Class<?>> types(Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game) {
        return Array.of(BattleAction.class, BattleEvent.class, BattleStep.class);
    }

    @Override
    public Seq<Object> constants(Game<GameState<BattleTable>, Action, Event<BattleTable>, GameView<BattleTable>> game) {
        return Array.of(settingsOf(game));
    }
}
