package io.github.casemate.ai.process;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.GamePack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Entrants for a game of a pack by their texts: bots that are {@linkplain Bots found by name}, and commands that are run
 * as bots. {@code exec:python3 bot.py} starts a process for each seat of each game, and {@code exec@200ms:python3 bot.py}
 * gives it another budget. No shell is involved: words are separated by blanks, and quotation marks keep them together.
 *
 * <p>A process gets lines of JSON on its standard input and answers on its standard output, as the guide {@code
 * docs/guides/write-a-bot-in-another-language.md} describes. What it writes to its error stream is read and forgotten, except for the end. It
 * is ended when its game or the arena is over, and when this virtual machine exits. One that dies, answers nonsense or
 * is silent loses its game, as the {@link io.github.casemate.ai.arena.Referee} says.
 *
 * <p>A command does whatever it likes, with the rights of this program: run only what you trust.
 *
 * @param <V> what they see
 * @param <A> what they do
 */
public final class Entrants<V, A> {

    private static final Pattern EXEC = Pattern.compile("exec(?:@([^:]*))?:(.*)", Pattern.DOTALL);

    private static final Budget USUAL = Budget.iterations(1000);

    private final Bots<V, A> bots;
    private final Protocol<V, A> protocol;

    private Entrants(Bots<V, A> bots, Protocol<V, A> protocol) {
        this.bots = bots;
        this.protocol = protocol;
    }

    /**
     * {@return the entrants for a game}
     *
     * @param pack the pack
     * @param game one of its games
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     */
    public static <S, A, E, V> Entrants<V, A> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        return new Entrants<>(Bots.of(game), Protocol.of(pack, game));
    }

    /** {@return the bots that are found by name} */
    public Bots<V, A> bots() {
        return bots;
    }

    /**
     * {@return the entrant that a text means, with the text as its name}
     *
     * @param text the name of a bot, with a budget if you like, such as {@code ismcts@1000}; or a command, such as
     *     {@code exec:python3 bot.py}
     * @throws IllegalArgumentException if there is no such bot, the budget is not one, or the command is empty
     */
    public Entrant<V, A> entrant(String text) {
        Matcher exec = EXEC.matcher(text);
        if (!exec.matches()) {
            return bots.entrant(text);
        }
        String[] command = CommandWords.of(exec.group(2)).toJavaArray(String[]::new);
        Budget budget = exec.group(1) == null ? USUAL : Budget.parse(exec.group(1));
        return new Entrant<>(text, budget, () -> ProcessBot.start(command, budget, protocol));
    }

    /**
     * {@return the entrants that some texts mean, each by a name of its own}
     *
     * @param texts names of bots and commands; one that is there twice plays against itself
     * @throws IllegalArgumentException as {@link #entrant} does
     */
    public Array<Entrant<V, A>> entrants(Seq<String> texts) {
        return Entrant.distinct(texts.map(this::entrant));
    }
}
