package io.github.casemate.web;

import io.github.casemate.agenda.BrokenRuleException;
import java.util.function.DoubleConsumer;
import org.teavm.jso.JSExport;

/**
 * What a page asks, answered: JSON in, JSON out. One worker of a page has an engine for the table, and another has one for
 * the bots, which may think long.
 */
public final class PageEngine {

    private static final Desk DESK = new Desk();

    private PageEngine() {}

    /**
     * Nothing is done before somebody asks.
     *
     * @param args not used
     */
    public static void main(String[] args) {}

    /**
     * Answers a request, now or later. Bots may wait for their threads, which nobody can do who was called by a browser:
     * so there is a thread for it.
     *
     * @param request an object with a field {@code do}
     * @param answered whoever gets the answer
     * @param progressed whoever wants to know how far a bot has come
     */
    @JSExport
    public static void ask(String request, AnswerListener answered, ProgressListener progressed) {
        new Thread(() -> answered.accept(answer(request, progressed::accept))).start();
    }

    /** The answer: an object with a field {@code error}, a sentence, if it cannot be done. */
    static String answer(String request) {
        return answer(request, part -> {});
    }

    static String answer(String request, DoubleConsumer heard) {
        try {
            return DESK.answer(JsonTree.read(request), heard).toString();
        } catch (UnusableException unusable) {
            return failed(unusable.sentence());
        } catch (BrokenRuleException broken) {
            return failed("A rule of this game is broken: " + broken.getMessage());
        } catch (RuntimeException | StackOverflowError fault) {
            // Whoever gets no answer waits forever.
            return failed("The engine failed: " + fault + ".");
        }
    }

    private static String failed(String sentence) {
        return JsonTree.object().put("error", sentence).toString();
    }
}
