package io.github.casemate.app.play;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Level;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.NearNames;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Who sits where: a person, a bot, or nobody at all where the rules play the seat.
 *
 * @param specs by seat: {@link #PERSON}, or a bot as {@link io.github.casemate.ai.process.Entrants#entrant} takes it;
 *     fewer than seats if the rules play the last ones
 */
public record Seats(Array<String> specs) {

    /** Stands for a person. */
    public static final String PERSON = "you";

    /**
     * The bots to play against if none is named and no level is tuned: the first that exists. A search that knows nothing
     * of a game thinks little, because one look ahead may be a whole long game.
     */
    private static final Array<String> USUAL = Array.of("normal", "greedy", "flat@50", "random");

    private static final int LONGEST_NAME = 24;

    /** The bot for a seat that is left: of the levels, the one in the middle. */
    public static String usualBot(PackedGame<?, ?, ?, ?> played) {
        Bots<?, ?> bots = Bots.of(played.game());
        Seq<String> there = bots.all().map(kind -> kind.name());
        Seq<String> levels = bots.levels().map(Level::name);
        return USUAL.take(1)
                .find(there::contains)
                .orElse(() -> Option.when(!levels.isEmpty(), () -> levels.get(levels.size() / 2)))
                .orElse(() -> USUAL.find(spec -> there.contains(spec.replaceFirst("@.*", ""))))
                .orElse(there::headOption)
                .getOrElseThrow(() -> new UserError("There is no bot in this program."));
    }

    /** Bots of different strength, if they exist, so that there is a difference to see. */
    public static Seats unequal(PackedGame<?, ?, ?, ?> played) {
        Seq<String> levels = Bots.of(played.game()).levels().map(Level::name);
        boolean enough = levels.size() > 1 && played.filled().size() > 1;
        return of(enough ? Array.of(usualBot(played), levels.head()) : Array.empty(), played);
    }

    /** These, and the usual bot on every seat that is left; too many are refused. */
    public static Seats of(Seq<String> wanted, PackedGame<?, ?, ?, ?> played) {
        int people = played.filled().size();
        if (wanted.size() > people) {
            throw new UserError((people == 1 ? "There is one seat" : "There are " + people + " seats") + ", but "
                    + wanted.size() + " players: "
                    + Excerpt.of(wanted.mkString(", ")) + ".");
        }
        String usual = wanted.size() < people ? usualBot(played) : "";
        Seats seats = new Seats(Array.ofAll(wanted)
                .map(spec -> spec.equalsIgnoreCase(PERSON) ? PERSON : spec)
                .padTo(people, usual));
        seats.specs.filter(spec -> !spec.equals(PERSON)).forEach(spec -> entrant(spec, played));
        return seats;
    }

    /**
     * The bot of this name, or this command.
     *
     * @throws UserError if there is none
     */
    public static <S, A, E, V> Entrant<V, A> entrant(String spec, PackedGame<S, A, E, V> played) {
        try {
            return played.entrants().entrant(spec);
        } catch (IllegalArgumentException unknown) {
            String name = spec.split("@", 2)[0];
            Seq<String> there = Bots.of(played.game()).all().map(kind -> kind.name());
            String hint = there.contains(name) ? "" : NearNames.hint(name, there.append(PERSON));
            throw new UserError(English.capital(String.valueOf(unknown.getMessage())) + "." + hint, unknown);
        }
    }

    /** Whether a text is a command that is run as a bot, and so may contain blanks. */
    static boolean isCommand(String spec) {
        return spec.matches("(?s)exec(@[^:]*)?:.*");
    }

    /** Whether a person sits here. */
    public boolean isPerson(PlayerId player) {
        return player.index() < specs.size() && specs.get(player.index()).equals(PERSON);
    }

    /** The seats where people sit. */
    public Seq<PlayerId> people() {
        return PlayerId.first(specs.size()).filter(this::isPerson);
    }

    /** The bots, by seat. */
    Seq<String> bots() {
        return specs.reject(PERSON::equals);
    }

    /** The same with another bot wherever one sits. */
    Seats replacing(String bot, String other) {
        return new Seats(specs.map(spec -> spec.equals(bot) ? other : spec));
    }

    /** The bot that sits here. */
    public Option<String> bot(PlayerId player) {
        return player.index() < specs.size() && !isPerson(player)
                ? Option.some(specs.get(player.index()))
                : Option.none();
    }

    /** The names of all players. Two of a kind are distinguished by their seats. */
    public <S, A, E, V> Names cast(PackedGame<S, A, E, V> played) {
        return new Names(
                Array.ofAll(played.players()).map(player -> {
                    if (player.index() >= specs.size()) {
                        return Excerpt.of(played.pack().seatName(played.game(), player), LONGEST_NAME);
                    }
                    String spec = specs.get(player.index());
                    return specs.count(spec::equals) > 1 ? name(spec) + " " + (player.index() + 1) : name(spec);
                }),
                Option.none());
    }

    /** A command is called after its last word, which usually names the bot. */
    private static String name(String spec) {
        if (isCommand(spec)) {
            String last = spec.strip().replaceFirst("(?s).*[\\s:/]", "");
            return Excerpt.of(last.isEmpty() ? "command" : last, LONGEST_NAME);
        }
        return English.capital(spec.equals(PERSON) ? "player" : spec);
    }
}
