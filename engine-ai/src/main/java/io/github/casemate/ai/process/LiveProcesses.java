package io.github.casemate.ai.process;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The processes that are running, so that none of them outlives this virtual machine. */
final class LiveProcesses {

    private static final Set<BotProcess> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(LiveProcesses::killAll, "bot-processes"));
    }

    private LiveProcesses() {}

    static void add(BotProcess process) {
        ALL.add(process);
    }

    static void remove(BotProcess process) {
        ALL.remove(process);
    }

    static int count() {
        return ALL.size();
    }

    private static void killAll() {
        ALL.forEach(BotProcess::kill);
    }
}
