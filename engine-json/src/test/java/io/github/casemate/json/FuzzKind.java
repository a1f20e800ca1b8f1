package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IllegalRulesetException;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;

/** The kinds of documents that come in, and what must hold for each that is let in. */
@SuppressWarnings("unchecked") // What a kind of document was read as, it is.
enum FuzzKind {
    STATE(17) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return json.readState(text);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return json.writeState((GameState<Table>) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            Walk.on(game, (GameState<Table>) value, ACTIONS, random);
        }
    },
    VIEW(7) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return json.readView(text);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return json.writeView((GameView<Table>) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            Walk.on(game, game.determinize((GameView<Table>) value, random), 1, random);
        }
    },
    ACTION(29) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return json.readAction(text);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return json.writeAction((Action) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            game.tryApply(game.newGame(), (Action) value);
        }
    },
    EVENT(28) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return json.readEvent(text);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return json.writeEvent((Event<Table>) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            for (PlayerId player : game.players().append(PlayerId.SPECTATOR)) {
                assertThat(game.redact((Event<Table>) value, player)).isNotNull();
            }
        }
    },
    MATCH(6) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return SavedMatch.read(text, Siege.PACK);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return SavedMatch.write(Siege.PACK, (Match<GameState<Table>, Action, Event<Table>, GameView<Table>>) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            Match<?, ?, ?, ?> match = (Match<?, ?, ?, ?>) value;
            Walk.on((IslandSiege) match.game(), (GameState<Table>) match.state(), ACTIONS, random);
        }
    },
    TRANSCRIPT(3) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            // Only the text tells which game it is of, and that is needed to write it.
            return new Told(Siege.gameOf(text), Transcript.read(text, Siege.PACK));
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return ((Told) value).transcript().write(Siege.json(((Told) value).game()));
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            Told told = (Told) value;
            GameView<Table> view = told.transcript()
                    .events()
                    .foldLeft(
                            told.transcript().start(),
                            (seen, event) -> told.game().evolve(seen, event));
            assertThat(view.table()).isEqualTo(told.transcript().now().table());
        }
    },
    CATALOG(10) {
        @Override
        Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text) {
            return Siege.catalog(text);
        }

        @Override
        String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value) {
            return Siege.write((Catalog) value);
        }

        @Override
        void use(IslandSiege game, Object value, SplitMix64 random) {
            Catalog catalog = (Catalog) value;
            Ruleset ruleset;
            try {
                ruleset = (catalog.module().equals(Catalog.BASE)
                                ? Ruleset.secondEdition(2)
                                : Ruleset.secondEdition(2).with(catalog.module()))
                        .with(catalog);
            } catch (IllegalRulesetException refused) {
                return;
            }
            IslandSiege variant = IslandSiege.of(ruleset);
            Walk.on(variant, variant.newGame(), ACTIONS, random);
        }
    };

    /** A transcript and the game it is of. */
    private record Told(IslandSiege game, Transcript<Event<Table>, GameView<Table>> transcript) {}

    private static final int ACTIONS = 30;

    /** How many of a hundred documents are of this kind. */
    final int share;

    FuzzKind(int share) {
        this.share = share;
    }

    abstract Object read(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, String text);

    abstract String write(GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json, Object value);

    /** Does with a value what programs do with it. */
    abstract void use(IslandSiege game, Object value, SplitMix64 random);
}
