package io.github.casemate.fog.words;

import io.github.casemate.agenda.Event;
import io.github.casemate.fog.event.BuildingEvents;
import io.github.casemate.fog.event.CombatEvents;
import io.github.casemate.fog.event.TileEvents;
import io.github.casemate.fog.event.TurnEvents;
import io.github.casemate.fog.event.UnitEvents;
import io.github.casemate.fog.table.BuildingKind;
import io.github.casemate.fog.table.FogBoard;
import io.github.casemate.fog.table.FogEnding;
import io.github.casemate.fog.table.FogTable;
import io.github.casemate.fog.table.FogVariant;
import io.github.casemate.fog.tile.TileCatalog;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Sentence;
import io.github.casemate.text.English;
import io.vavr.control.Option;
import java.util.Locale;

/** A sentence for each event. Events name spaces, not units; whose turn it is has been told before. */
final class FogSentences {

    private final FogBoard board;
    private final Names names;

    FogSentences(FogBoard board, Names names) {
        this.board = board;
        this.names = names;
    }

    /** None for an event that is not of this game. */
    Option<Sentence> of(Event<FogTable> event) {
        return turn(event)
                .orElse(() -> tile(event))
                .orElse(() -> unit(event))
                .orElse(() -> building(event))
                .orElse(() -> combat(event));
    }

    private Option<Sentence> turn(Event<FogTable> event) {
        if (event instanceof TurnEvents.FirstPlayerChosen first) {
            return told(names.does(first.player(), "has the first turn."));
        } else if (event instanceof TurnEvents.FogTurnBegan began) {
            return heading(English.capital(names.whose(began.player())) + " turn.");
        } else if (event instanceof TurnEvents.CoinsEarned earned) {
            return told(names.does(earned.player(), "earns " + English.count(earned.coins(), "coin") + "."));
        } else if (event instanceof TurnEvents.FogTurnEnded ended) {
            return quiet(English.capital(names.whose(ended.player())) + " turn is over.");
        } else if (event instanceof TurnEvents.CountdownBegan began) {
            return heading((began.fogGone() ? "The fog is gone" : "Nobody has laid a tile for too long")
                    + ": the countdown begins, with five turns "
                    + (board.plays(FogVariant.SHARED_COUNTDOWN) ? "altogether." : "for everybody."));
        } else if (event instanceof TurnEvents.FogGameEnded ended) {
            return heading("The game is over: " + ending(ended.ending()));
        }
        return Option.none();
    }

    /** How a game has ended. */
    String ending(FogEnding ending) {
        String winners = English.list(ending.winners().map(names::whom));
        boolean you =
                ending.winners().size() == 1 && names.isYou(ending.winners().head());
        return ending.why().equals(FogEnding.LAST_STANDING)
                ? winners + (you ? " are" : " is") + " the last one standing."
                : ending.winners().size() == 1
                        ? winners + (you ? " have" : " has") + " the most points."
                        : winners + " have equally many points and share the win.";
    }

    private Option<Sentence> tile(Event<FogTable> event) {
        if (event instanceof TileEvents.TileDrawn drawn) {
            return told("A tile is drawn: " + FogText.tile(board, drawn.tile()) + ".");
        } else if (event instanceof TileEvents.TileLaid laid) {
            boolean turned = !laid.tile().equals(TileCatalog.lighthouse().id());
            return told(FogText.tile(board, laid.tile()) + " is laid on " + laid.place()
                    + (turned ? ", its arrow to the " + FogText.direction(laid.arrow()) : "") + ".");
        } else if (event instanceof TileEvents.EntryBlocked blocked) {
            return told("The unit on " + blocked.unit() + " cannot enter " + blocked.ahead() + ", and stays.");
        }
        return Option.none();
    }

    private Option<Sentence> unit(Event<FogTable> event) {
        if (event instanceof UnitEvents.UnitActivated activated) {
            return quiet("The unit on " + activated.space() + " is activated.");
        } else if (event instanceof UnitEvents.FogUnitMoved moved) {
            return told("The unit on " + moved.from() + " moves to " + moved.to() + ".");
        } else if (event instanceof UnitEvents.FogEntered entered) {
            return told("The unit on " + entered.from() + " steps into the fog, to the "
                    + FogText.direction(entered.heading()) + ".");
        } else if (event instanceof UnitEvents.UnitsStacked stacked) {
            return told("The unit on " + stacked.from() + " joins the one on " + stacked.onto() + ".");
        } else if (event instanceof UnitEvents.UnitFinished finished) {
            return finished.taking()
                    ? told("The unit on " + finished.space() + " begins to take the building there.")
                    : quiet("The unit on " + finished.space() + " has finished.");
        } else if (event instanceof UnitEvents.UnitMade made) {
            return told(names.does(
                    made.player(),
                    "makes " + (made.elite() ? "an elite unit" : "a basic unit") + " on " + made.space() + "."));
        }
        return Option.none();
    }

    private Option<Sentence> building(Event<FogTable> event) {
        if (event instanceof BuildingEvents.FogBuilt built) {
            return told(names.does(
                    built.player(),
                    built.building() == BuildingKind.LIGHTHOUSE
                            ? "claims the lighthouse on " + built.space() + "."
                            : "builds a " + name(built.building()) + " on " + built.space() + "."));
        } else if (event instanceof BuildingEvents.BuildingSwapped swapped) {
            return told(
                    "The building on " + swapped.space() + " is turned over: a " + name(swapped.building()) + " now.");
        } else if (event instanceof BuildingEvents.FactorySetUp factory) {
            return told("The building on " + factory.space() + " begins as a factory.");
        } else if (event instanceof BuildingEvents.BuildingConquered taken) {
            return told(names.does(
                    taken.player(),
                    "wins the building on " + taken.space() + ", a " + name(taken.building()) + " now."));
        } else if (event instanceof BuildingEvents.BuildingRemoved removed) {
            return told("The building on " + removed.space() + " is removed: its new owner has no token left.");
        } else if (event instanceof BuildingEvents.PlayerDefeated defeated) {
            return heading(names.does(defeated.player(), "has lost ") + names.own(defeated.player()) + " base to "
                    + names.whom(defeated.by()) + ", and with it the game.");
        }
        return Option.none();
    }

    private Option<Sentence> combat(Event<FogTable> event) {
        if (event instanceof CombatEvents.FightBegan fight) {
            return told("The unit on " + fight.attacker() + " attacks the one on " + fight.defender() + ".");
        } else if (event instanceof CombatEvents.CombatDiceRolled rolled) {
            return told((rolled.attacking() ? "The attacker" : "The defender") + " has rolled "
                    + FogText.dice(rolled.dice()) + ".");
        } else if (event instanceof CombatEvents.FightDecided decided) {
            int margin = decided.attack() - decided.defence();
            return told("With all bonuses it is " + decided.attack() + " to " + decided.defence() + ": "
                    + (margin > 0 ? "the attacker wins." : margin < 0 ? "the defender wins." : "nobody is hurt."));
        } else if (event instanceof CombatEvents.UnitDestroyed destroyed) {
            return told("The unit on " + destroyed.space() + " is destroyed.");
        } else if (event instanceof CombatEvents.UnitAdvanced advanced) {
            return told("The attacker moves in, from " + advanced.from() + " to " + advanced.to() + ".");
        }
        return Option.none();
    }

    private static String name(BuildingKind kind) {
        return kind.name().toLowerCase(Locale.ROOT);
    }

    private static Option<Sentence> told(String text) {
        return Option.some(Sentence.told(text));
    }

    private static Option<Sentence> quiet(String text) {
        return Option.some(Sentence.quiet(text));
    }

    private static Option<Sentence> heading(String text) {
        return Option.some(Sentence.heading(text));
    }
}
