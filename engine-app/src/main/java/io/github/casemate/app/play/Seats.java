package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.expansions.ghost.GhostCaptain;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.NearNames;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Who sits where: a person, a bot, or nobody at all where a module plays the seat.
 *
 * @param specs by seat: {@link #PERSON}, or a bot as {@link Bots#entrant} takes it; fewer than seats if a module plays
 *     the last ones
 */
public record Seats(Array<String> specs) {

    /** Stands for a person. */
    public static final String PERSON = "you";

    private static final Array<String> UNEQUAL = Array.of("normal", "easy");

    /** The bots to play against if none is named: the first that exists. */
    private static final Array<String> USUAL = Array.of("normal", "greedy", "random");

    /** The bot for a seat that is left. */
    public static String usualBot(IslandSiege game) {
        Seq<String> there = Bots.of(game).all().map(kind -> kind.name());
        return USUAL.find(there::contains)
                .orElse(there::headOption)
                .getOrElseThrow(() -> new UserError("There is no bot in this program."));
    }

    /** Two bots of different strength, if they exist, so that there is a difference to see. */
    public static Seats unequal(IslandSiege game) {
        Seq<String> there = Bots.of(game).all().map(kind -> kind.name());
        return of(UNEQUAL.forAll(there::contains) ? UNEQUAL : Array.empty(), game);
    }

    /** These, and the usual bot on every seat that is left; too many are refused. */
    public static Seats of(Seq<String> wanted, IslandSiege game) {
        int people = game.ruleset().players();
        if (wanted.size() > people) {
            throw new UserError((people == 1 ? "There is one seat" : "There are " + people + " seats") + ", but "
                    + wanted.size() + " players: "
                    + Excerpt.of(wanted.mkString(", ")) + ".");
        }
        String usual = wanted.size() < people ? usualBot(game) : "";
        Seats seats = new Seats(Array.ofAll(wanted)
                .map(spec -> spec.equalsIgnoreCase(PERSON) ? PERSON : spec)
                .padTo(people, usual));
        seats.specs.filter(spec -> !spec.equals(PERSON)).forEach(spec -> entrant(spec, game));
        return seats;
    }

    /** The bot of this name. */
    public static Entrant<GameView<Table>, Action> entrant(String spec, IslandSiege game) {
        return entrant(spec, game, Bots.of(game)::entrant);
    }

    /** The bot that somebody knows by this name. */
    public static Entrant<GameView<Table>, Action> entrant(
            String spec, IslandSiege game, Function<String, Entrant<GameView<Table>, Action>> known) {
        try {
            return known.apply(spec);
        } catch (IllegalArgumentException unknown) {
            String name = spec.split("@", 2)[0];
            Seq<String> there = Bots.of(game).all().map(kind -> kind.name());
            String hint = there.contains(name) ? "" : NearNames.hint(name, there.append(PERSON));
            throw new UserError(English.capital(String.valueOf(unknown.getMessage())) + "." + hint, unknown);
        }
    }

    /** Whether a person sits here. */
    public boolean isPerson(PlayerId player) {
        return player.index() < specs.size() && specs.get(player.index()).equals(PERSON);
    }

    /** The seats where people sit. */
    public Seq<PlayerId> people() {
        return PlayerId.first(specs.size()).filter(this::isPerson);
    }

    /** The bot that sits here. */
    public Option<String> bot(PlayerId player) {
        return player.index() < specs.size() && !isPerson(player)
                ? Option.some(specs.get(player.index()))
                : Option.none();
    }

    /** The names of all players. Two of a kind are distinguished by their seats. */
    public Names cast(IslandSiege game) {
        return new Names(
                Array.ofAll(game.players()).map(player -> {
                    if (player.index() >= specs.size()) {
                        return isGhost(game, player) ? "Ghost Captain" : player.toString();
                    }
                    String spec = specs.get(player.index());
                    String name = English.capital(spec.equals(PERSON) ? "player" : spec);
                    return specs.count(spec::equals) > 1 ? name + " " + (player.index() + 1) : name;
                }),
                Option.none());
    }

    private static boolean isGhost(IslandSiege game, PlayerId player) {
        return game.initialTable().slices().containsKey(GhostCaptain.KEY.id()) && player.equals(GhostCaptain.SEAT);
    }
}
