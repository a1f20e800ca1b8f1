package io.github.casemate.ai.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaException;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Processes that break the rules lose their game, and nothing of them is left. */
@Timeout(120)
class HostileProcessesTest {

    private static final PigPack PACK = new PigPack();
    private static final Pig GAME = new Pig(2, 20);
    private static final Entrants<Pig.State, Pig.Action> PIGS = Entrants.of(PACK, GAME);
    private static final String READY = "read -r line; echo \"{}\"; ";
    private static final TimeLimits LIMITS = TimeLimits.standard().withPatience(Duration.ofSeconds(8));

    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            exit 3                                           ~ EXCEPTION      ~ the process has ended with exit code 3
            echo sorry >&2; exit 1                           ~ EXCEPTION      ~ has ended with exit code 1, and said: sorry
            READY exit 4                                     ~ EXCEPTION      ~ the process has ended with exit code 4
            kill -9 $$                                       ~ EXCEPTION      ~ the process has ended with exit code 137
            exec >&-; sleep 60                               ~ EXCEPTION      ~ the process has closed its output
            read -r line; exec <&-; echo "{}"; sleep 60      ~ EXCEPTION      ~ the process has closed its input
            cat /dev/zero                                    ~ EXCEPTION      ~ the process wrote a line of more than 65536 bytes
            READY yes | tr -d '\\n'                         ~ EXCEPTION      ~ the process wrote a line of more than 65536 bytes
            yes                                              ~ ILLEGAL_ACTION ~ the answer is not an object of JSON, from character 1 on: y
            READY read -r line; echo "{'option':7}"          ~ ILLEGAL_ACTION ~ the answer is not an object of JSON
            READY read -r line; echo '{"option":7}'          ~ ILLEGAL_ACTION ~ there is no option 7, but only 1 to 2
            READY read -r line; echo '{"notation":"steal"}'  ~ ILLEGAL_ACTION ~ 'steal' is not an option here; nearest:
            READY read -r line; printf '\\000\\377\\033[2J\\n' ~ ILLEGAL_ACTION ~ from character 1 on: \\u0000
            READY read -r line; echo '{"option":1,"iterations":5000}' ~ ITERATION_OVERRUN ~ reported 5000 iterations of 1000
            """)
    void whoeverBreaksTheRulesLosesTheGame(String script, Forfeit.Kind kind, String reason) throws IOException {
        GameRecord record = played(script, LIMITS);

        Forfeit forfeit = record.forfeit().get();
        assertThat(forfeit.player()).isEqualTo(PlayerId.of(0));
        assertThat(forfeit.reason()).contains(reason);
        assertThat(forfeit.kind()).isEqualTo(kind);
        assertThat(record.result().winners()).containsExactly(PlayerId.of(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            sleep 600
            READY sleep 600
            READY sleep 600 & sleep 600
            trap "" TERM INT HUP; READY while true; do sleep 1; done
            """)
    void whoeverIsSilentHasHung(String script) throws IOException {
        GameRecord record = played(script, LIMITS.withPatience(Duration.ofMillis(600)));

        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.HUNG);
    }

    @Test
    void aCommandThatCannotBeRunLosesTheGame() {
        GameRecord record = Referee.of(GAME).play(PIGS.entrants(List.of("exec:no-such-command-here", "timid")), 1);

        assertThat(record.forfeit().get().reason()).contains("the command cannot be run", "no-such-command-here");
    }

    @Test
    void whoeverTalksToTheErrorStreamWithoutEndPlaysOn() throws IOException {
        GameRecord record = played("yes grumble >&2 & while read -r line; do echo '{\"option\":2}'; done", LIMITS);

        assertThat(record.forfeit()).isEmpty();
    }

    /** The process would fill its pipe, and whoever writes to it would wait. */
    @Test
    void whoeverDoesNotReadHasHungToo() throws IOException {
        GameRecord record = played("echo '{}'; sleep 600", LIMITS.withPatience(Duration.ofMillis(600)));

        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.HUNG);
    }

    @Test
    void whoeverSpeaksWithoutBeingAskedIsRefused(@TempDir Path folder) throws InterruptedException {
        Path spoken = folder.resolve("spoken");
        BotProcess process =
                BotProcess.start("sh", "-c", "echo '{}'; echo '[]'; touch \"$0\"; exec sleep 600", spoken.toString());
        try {
            while (!Files.exists(spoken)) {
                Thread.sleep(20);
            }
            assertThat(process.ask("hello")).isEqualTo("{}");
            // The second line is in the pipe; a moment later it has been read.
            Thread.sleep(500);
            assertThatThrownBy(() -> process.ask("decide")).hasMessage("the process spoke without being asked: []");
        } finally {
            process.kill();
        }
    }

    /** As with Ctrl-C: the virtual machine is asked to end while a process is thinking. */
    @Test
    void noProcessOutlivesTheProgram() throws IOException, InterruptedException {
        Process program = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LeavingProgram.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String line = program.inputReader().readLine();
        ProcessHandle bot = ProcessHandle.of(Long.parseLong(line)).orElseThrow();
        assertThat(bot.isAlive()).isTrue();
        program.destroy();
        assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(bot.onExit()
                        .completeOnTimeout(bot, 10, TimeUnit.SECONDS)
                        .join()
                        .isAlive())
                .isFalse();
    }

    /** Prints the number of a process that never answers, and waits for it. */
    static final class LeavingProgram {
        public static void main(String[] args) throws InterruptedException {
            BotProcess process = BotProcess.start("sh", "-c", "read -r line; echo $$; read -r line; exec sleep 600");
            System.out.println(process.ask("who are you?"));
            process.ask("and what do you think?");
        }
    }

    @Test
    void everySeatOfEveryGameHasAProcessOfItsOwnAndTheOthersPlayOn() {
        String honest = "exec:sh src/test/resources/bots/first.sh";
        var result = Arena.of(
                        PACK, GAME, Mode.ROUND_ROBIN, PIGS.entrants(List.of("exec:sh -c 'exit 1'", honest, "timid")))
                .games(4)
                .seed(1)
                .limits(LIMITS)
                .run();

        assertThat(result.games()).hasSize(12);
        assertThat(result.statistics().standing("exec:sh -c 'exit 1'").forfeits())
                .isEqualTo(8);
        assertThat(result.statistics().standing(honest).forfeits()).isZero();
    }

    @Test
    void processesEndWhenTheArenaStops() {
        Entrant<Pig.State, Pig.Action> patient =
                PIGS.entrant("exec:sh -c 'while read -r line; do sleep 0.2; echo \"{\\\"option\\\":1}\"; done'");
        var arena = Arena.of(PACK, GAME, Mode.ROUND_ROBIN, List.of(patient, PIGS.entrant("timid")))
                .games(8)
                .threads(2);
        assertThatThrownBy(() -> {
                    Thread caller = Thread.currentThread();
                    Thread stop = new Thread(() -> {
                        try {
                            Thread.sleep(1500);
                        } catch (InterruptedException never) {
                            throw new IllegalStateException(never);
                        }
                        caller.interrupt();
                    });
                    stop.start();
                    arena.run();
                })
                .isInstanceOf(ArenaException.class)
                .hasMessage("the arena was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    @AfterEach
    void nothingIsLeftOfThem() throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (System.nanoTime() < until && left() > 0) {
            Thread.sleep(20);
        }
        assertThat(left()).isZero();
    }

    private static long left() {
        return LiveProcesses.count()
                + ProcessHandle.current()
                        .descendants()
                        .filter(ProcessHandle::isAlive)
                        .count();
    }

    private static GameRecord played(String script, TimeLimits limits) throws IOException {
        Path file = Files.createTempFile("bot", ".sh");
        try {
            Files.writeString(file, script.replace("READY ", READY));
            return Referee.of(GAME).limits(limits).play(PIGS.entrants(List.of("exec:sh " + file, "timid")), 1);
        } finally {
            Files.delete(file);
        }
    }
}
