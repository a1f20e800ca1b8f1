package io.github.casemate.fog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.Step;
import io.github.casemate.fog.event.TileEvents.TileDrawn;
import io.github.casemate.fog.event.TileEvents.TileLaid;
import io.github.casemate.fog.event.TurnEvents.CountdownBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnBegan;
import io.github.casemate.fog.event.TurnEvents.FogTurnEnded;
import io.github.casemate.fog.rules.Activations;
import io.github.casemate.fog.rules.FogTurn;
import io.github.casemate.fog.rules.FogTurnEnd;
import io.github.casemate.fog.rules.MakeUnits;
import io.github.casemate.fog.table.BuildingCode;
import io.github.casemate.fog.table.Compass;
import io.github.casemate.fog.table.FogPlace;
import io.github.casemate.fog.table.FogRuleset;
import io.github.casemate.fog.table.FogSpace;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.table.Pieces;
import io.github.casemate.fog.table.UnitCode;
import io.github.casemate.fog.tile.Ground;
import io.github.casemate.fog.tile.Tile;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * A table that is set for a test, drawn as the rulebook would draw it. It begins as the game does. {@link #draw} clears
 * the tile that it draws, checks its ground, and puts down what is drawn: {@code Rb2} is a stack of two of Red, {@code
 * Be1} an elite unit of Blue, {@code C1} a city of seat 1 ({@code F} factory, {@code B} base, {@code *} lighthouse), and
 * {@code Rb1/C2} a unit on a city of seat 2. A unit without a building keeps the one of the set-up.
 */
final class FogScene {

    final AgendaGame<FogTable> game;
    private final FogRuleset ruleset;
    private FogTable table;

    private FogScene(FogRuleset ruleset) {
        this.ruleset = ruleset;
        this.game = AgendaGame.of(new FogRules(ruleset));
        this.table = game.rules().table();
    }

    static FogScene of(int players, FogVariant... variants) {
        return of(FogRuleset.standard(players).with(variants));
    }

    static FogScene of(FogRuleset ruleset) {
        return new FogScene(ruleset);
    }

    /** Lays a tile, such as {@code "B1 upper-ford s"}. */
    FogScene tile(String text) {
        String[] words = text.split(" ", -1);
        assertThat(table.board().numberOf(words[1])).as(text).isNotNegative();
        Compass arrow =
                Compass.STRAIGHT.find(one -> one.text().equals(words[2])).get();
        return happened(new TileDrawn(words[1]), new TileLaid(words[1], FogPlace.of(words[0]), arrow), turnEnded());
    }

    @SafeVarargs
    private FogScene happened(Event<FogTable>... events) {
        for (Event<FogTable> event : events) {
            table = event.evolve(table);
        }
        return this;
    }

    private FogTurnEnded turnEnded() {
        return new FogTurnEnded(PlayerId.of(table.active()));
    }

    /** Fills all places in the fog but some, with tiles in the order of the catalogue. */
    FogScene fillBut(String... places) {
        Array<Integer> spared = Array.of(places).map(name -> FogPlace.of(name).index());
        for (long fog = table.land().fog(); fog != 0; fog &= fog - 1) {
            int place = Long.numberOfTrailingZeros(fog);
            if (!spared.contains(place)) {
                Tile next = table.board()
                        .tiles()
                        .get(Long.numberOfTrailingZeros(table.land().pile()));
                Compass arrow = table.board().arrows(place).head();
                happened(new TileDrawn(next.id()), new TileLaid(next.id(), FogPlace.of(place), arrow), turnEnded());
            }
        }
        return this;
    }

    /** Draws a part of the board: a line of column letters, then lines that begin with a row number. */
    FogScene draw(String drawing) {
        Array<String> lines = Array.of(drawing.strip().split("\n", -1)).map(String::strip);
        String[] columns = lines.head().split("\\s+", -1);
        for (String line : lines.tail()) {
            String[] words = line.split("\\s+", -1);
            for (int i = 0; i < columns.length; i++) {
                put(FogSpace.of(columns[i] + words[0]), words[i + 1]);
            }
        }
        return this;
    }

    private void put(FogSpace space, String token) {
        int index = space.index();
        Ground ground = table.ground(index);
        boolean isUnit = token.matches("[RYBG][be][123](/[CFB*][1-4])?");
        if (token.length() == 1) {
            assertThat(String.valueOf(ground.symbol()))
                    .as("ground of %s", space)
                    .isEqualTo(token);
        } else {
            assertThat(isUnit || token.matches("[CFB*][1-4]")).as(token).isTrue();
        }
        table = table.with(table.pieces().withUnit(index, isUnit ? unit(token) : UnitCode.NONE));
        if (token.contains("/") || !isUnit) {
            String building = token.substring(token.indexOf('/') + 1);
            int code = token.length() == 1 ? BuildingCode.NONE : building(building);
            table = table.with(table.pieces().withBuilding(index, code));
        }
    }

    private int unit(String token) {
        int seat = Array.range(0, ruleset.players())
                .find(one -> table.board().color(one).startsWith(token.substring(0, 1)))
                .get();
        return token.charAt(1) == 'e' ? UnitCode.elite(seat) : UnitCode.basic(seat, token.charAt(2) - '0');
    }

    private static int building(String token) {
        return BuildingCode.of(token.charAt(1) - '1', "-CFB*".indexOf(token.charAt(0)));
    }

    /** Puts single things down, such as {@code "m12 Rb1"} or {@code "s2 F2"}. */
    FogScene at(String... things) {
        for (String thing : things) {
            String[] words = thing.split(" ", -1);
            int index = FogSpace.of(words[0]).index();
            boolean isUnit = words[1].matches("[RYBG][be][123]");
            Pieces pieces = table.pieces();
            table = table.with(
                    words[1].equals("-")
                            ? pieces.withUnit(index, UnitCode.NONE)
                            : isUnit
                                    ? pieces.withUnit(index, unit(words[1]))
                                    : pieces.withBuilding(index, building(words[1])));
        }
        return this;
    }

    FogScene coins(int seat, int coins) {
        table = table.with(table.pieces().withCoins(seat - 1, coins));
        return this;
    }

    /** Gives a player cities on empty lots, in board order, until so many tokens are used. */
    FogScene tokens(int seat, int tokens) {
        for (int space = 0; table.tokens(seat - 1) < tokens; space++) {
            if (table.ground(space) == Ground.LOT && table.building(space) == BuildingCode.NONE) {
                int city = BuildingCode.of(seat - 1, BuildingCode.CITY);
                table = table.with(table.pieces().withBuilding(space, city));
            }
        }
        return this;
    }

    FogScene countdown() {
        return happened(new CountdownBegan(true));
    }

    FogScene quietTurns(int turns) {
        for (int i = 0; i < turns; i++) {
            happened(turnEnded());
        }
        return this;
    }

    FogTable table() {
        return table;
    }

    /** A whole turn, from its beginning. Seats are numbered from one. */
    FogPlay turnOf(int seat) {
        return play(List.of(new FogTurn(PlayerId.of(seat - 1))));
    }

    /** A turn from the activations on. */
    FogPlay unitsOf(int seat) {
        happened(new FogTurnBegan(PlayerId.of(seat - 1)));
        return play(List.of(new Activations(), new MakeUnits(0), new FogTurnEnd()));
    }

    /** A turn from the making of units on. */
    FogPlay makingOf(int seat) {
        happened(new FogTurnBegan(PlayerId.of(seat - 1)));
        return play(List.of(new MakeUnits(0), new FogTurnEnd()));
    }

    private FogPlay play(List<Step<FogTable>> agenda) {
        return FogPlay.from(game, game.resume(table, agenda));
    }
}
