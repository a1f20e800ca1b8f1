package io.github.casemate.ai.arena;

import io.github.casemate.ai.Entrant;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Arenas that might take the whole virtual machine with them: {@link HostileProgramTest} runs each in one of its own. */
final class HostileProgram {

    private static final int GAMES = 20;

    private HostileProgram() {}

    public static void main(String[] arguments) {
        switch (arguments[0]) {
            case "hoarder" -> hoarder();
            case "killer" -> killer();
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    /** Takes all the memory there is. */
    @SuppressWarnings("ModifiedButNotUsed")
    private static void hoarder() {
        System.out.println(played(Pigs.honest("hoarder", d -> {
            java.util.List<long[]> hoard = new ArrayList<>();
            while (true) {
                hoard.add(new long[10_000]);
            }
        })));
    }

    /** Kills every thread it has ever been asked on, whatever they do now. */
    @SuppressWarnings({"deprecation", "removal"})
    private static void killer() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        Thread timer = new Thread(() -> {
            while (true) {
                threads.forEach(Thread::stop);
            }
        });
        timer.setDaemon(true);
        timer.start();
        System.out.println(played(Pigs.honest("killer", d -> {
            threads.add(Thread.currentThread());
            return d.legal().last();
        })));
    }

    private static String played(Entrant<Pig.State, Pig.Action> hostile) {
        try {
            ArenaResult result = Arena.roundRobin(new Pig(2, 100), List.of(hostile, Pigs.holdsAt(10)))
                    .games(GAMES)
                    .seed(1)
                    .threads(2)
                    .run();
            return "ended with " + result.games().size() + " games, won by hold-10: "
                    + result.statistics().standing("hold-10").wins();
        } catch (ArenaException | LinkageError failed) {
            // A thread that is killed while it loads a class of the JDK leaves that class broken for everybody.
            return "ended with an error: " + failed.getMessage();
        }
    }
}
