package io.github.casemate.ai.process;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.pack.GameInfo;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Providers;
import io.github.casemate.pack.Settings;
import io.github.casemate.pack.ViewWriter;
import io.github.casemate.pack.Words;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * What is said to a process about a game, and what its answers mean. Each message is one line of ASCII: an object of
 * JSON without blanks between its parts, the type first.
 */
final class Protocol<V, A> {

    /** The number changes if a process that keeps to the guide would misunderstand something. */
    static final int VERSION = 1;

    /** Whole numbers up to here are exact in every language. */
    private static final long SEEDS = 1L << 53;

    private final GameInfo info;
    private final Settings settings;
    private final int players;
    private final Notation<A> notation;
    private final Function<PlayerId, Words<A, ?, V>> words;
    private final Option<Function<V, String>> views;

    private Protocol(
            GameInfo info,
            Settings settings,
            int players,
            Notation<A> notation,
            Function<PlayerId, Words<A, ?, V>> words,
            Option<Function<V, String>> views) {
        this.info = info;
        this.settings = settings;
        this.players = players;
        this.notation = notation;
        this.words = words;
        this.views = views;
    }

    static <S, A, E, V> Protocol<V, A> of(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        Names names = Names.ofSeats(game.players().size());
        return new Protocol<>(
                pack.info(),
                pack.settingsOf(game),
                game.players().size(),
                pack.notation(game),
                seat -> pack.words(game, names.to(seat)),
                views(pack, game));
    }

    /** The first writer that knows the views of a game. One that fails does not know them. */
    private static <S, A, E, V> Option<Function<V, String>> views(GamePack<S, A, E, V> pack, Game<S, A, E, V> game) {
        Array<ViewWriter> writers =
                Providers.of(ServiceLoader.load(ViewWriter.class)).found();
        Array<Option<Function<V, String>>> known = writers.map(writer -> {
            try {
                return writer.of(pack, game);
            } catch (RuntimeException | LinkageError unable) {
                return Option.none();
            }
        });
        return known.find(Option::isDefined).flatMap(views -> views);
    }

    String hello(Budget budget) {
        return new JsonText("hello")
                .put("protocol", VERSION)
                .put("game", info.id())
                .put("rules", info.version())
                .raw("settings", settings(settings))
                .put("players", players)
                .raw("budget", budget(budget))
                .raw("views", Boolean.toString(views.isDefined()))
                .toString();
    }

    private static String settings(Settings settings) {
        JsonText text = new JsonText();
        settings.known().forEach(setting -> text.put(setting.name(), settings.text(setting)));
        return text.toString();
    }

    private static String budget(Budget budget) {
        return budget.isTime()
                ? new JsonText().put("millis", budget.time().toMillis()).toString()
                : new JsonText().put("iterations", budget.iterations()).toString();
    }

    String decide(int number, Decision<V, A> decision) {
        Words<A, ?, V> said = words.apply(decision.player());
        JsonText text = new JsonText("decide")
                .put("number", number)
                .put("seat", decision.player().toString())
                .raw("budget", budget(decision.budget()))
                .put("seed", Math.floorMod(decision.random().nextLong(), SEEDS))
                .put("question", said.heading(decision.view()).text())
                .raw("options", options(decision, said));
        views.forEach(view -> text.raw("view", line(view.apply(decision.view()))));
        return text.toString();
    }

    private String options(Decision<V, A> decision, Words<A, ?, V> said) {
        return decision.legal()
                .zipWithIndex()
                .map(option -> new JsonText()
                        .put("option", option._2() + 1)
                        .put("notation", notation.of(option._1()))
                        .put("text", said.label(option._1(), decision.view()))
                        .toString())
                .mkString("[", ",", "]");
    }

    private static String line(String view) {
        if (view.indexOf('\n') >= 0 || view.indexOf('\r') >= 0) {
            throw new IllegalStateException("a view is written as one line, not as " + Excerpt.of(view));
        }
        return view;
    }

    /** The option that an answer means. */
    A answer(JsonObject answer, Decision<V, A> decision) {
        answer.number("iterations").filter(number -> number >= 0).forEach(decision::report);
        Seq<A> legal = decision.legal();
        Option<String> named = answer.text("notation");
        if (named.isDefined()) {
            return notation.read(named.get(), legal)
                    .getOrElseThrow(refused -> new IllegalAnswerException(refused.sentence()));
        }
        long number = answer.number("option")
                .getOrElseThrow(() -> new IllegalAnswerException(
                        "the answer has neither an option nor a notation: " + Excerpt.part(answer)));
        if (number < 1 || number > legal.size()) {
            throw new IllegalAnswerException("there is no option " + number + ", but only 1 to " + legal.size());
        }
        return legal.get((int) number - 1);
    }

    String end(Result result) {
        return new JsonText("end")
                .raw(
                        "winners",
                        result.winners()
                                .map(winner -> JsonText.quoted(winner.toString()))
                                .mkString("[", ",", "]"))
                .raw("utilities", result.utilities().mkString("[", ",", "]"))
                .put("why", result.why())
                .toString();
    }
}
