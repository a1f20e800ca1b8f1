package io.github.casemate.ai.process;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Result;
import io.vavr.control.Option;

/** A bot that is a process of its own. Whatever goes wrong ends the process and is thrown. */
final class ProcessBot<V, A> implements Bot<V, A> {

    private final BotProcess process;
    private final Protocol<V, A> protocol;
    private int asked;

    private ProcessBot(BotProcess process, Protocol<V, A> protocol) {
        this.process = process;
        this.protocol = protocol;
    }

    /** Starts the process, and waits until it is ready: that is no part of its first decision. */
    static <V, A> Bot<V, A> start(String[] command, Budget budget, Protocol<V, A> protocol) {
        ProcessBot<V, A> bot = new ProcessBot<>(BotProcess.start(command), protocol);
        bot.exchange(protocol.hello(budget));
        return bot;
    }

    @Override
    public A choose(Decision<V, A> decision) {
        JsonObject answer = exchange(protocol.decide(++asked, decision));
        try {
            return protocol.answer(answer, decision);
        } catch (RuntimeException nonsense) {
            process.kill();
            throw nonsense;
        }
    }

    private JsonObject exchange(String line) {
        try {
            return JsonObject.read(process.ask(line));
        } catch (InterruptedException stopped) {
            process.kill();
            Thread.currentThread().interrupt();
            throw new ProcessFailedException("nobody waits for the process any more", stopped);
        } catch (RuntimeException failure) {
            process.kill();
            throw failure;
        }
    }

    @Override
    public void end(Option<Result> result) {
        if (result.isEmpty()) {
            process.kill();
        } else {
            process.end(protocol.end(result.get()));
        }
    }
}
