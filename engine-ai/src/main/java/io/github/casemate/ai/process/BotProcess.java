package io.github.casemate.ai.process;

import io.github.casemate.kernel.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A process that answers lines with lines, and is not trusted. Reading from it and writing to it may block for as long
 * as it likes, so each of its three streams has a thread, and whoever asks can be interrupted. What it says is never
 * kept, except for one line and the end of its error stream: when nobody takes a line, the next one waits in the pipe.
 */
final class BotProcess {

    /** No answer needs more bytes. */
    static final int LONGEST = 65_536;

    /** How long a process may go on after its game. */
    private static final long GRACE_MILLIS = 1000;

    /** What comes out of a process: a line, or what has gone wrong. */
    private record Said(String text, boolean isLine) {}

    private final Process process;
    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    private final BlockingQueue<Said> answers = new LinkedBlockingQueue<>(1);
    private final ErrorTail errors;
    private final Thread listener;
    private final Thread reader;
    private final Thread writer;
    private boolean greeted;
    private volatile List<ProcessHandle> children = List.of();

    private BotProcess(Process process) {
        this.process = process;
        this.errors = new ErrorTail(process.getErrorStream());
        this.listener = thread("bot-errors", errors::drain);
        this.reader = thread("bot-reader", this::read);
        this.writer = thread("bot-writer", this::write);
    }

    /** Starts a process. */
    static BotProcess start(String... command) {
        try {
            BotProcess started = new BotProcess(new ProcessBuilder(command).start());
            LiveProcesses.add(started);
            started.listener.start();
            started.reader.start();
            started.writer.start();
            return started;
        } catch (IOException | UnsupportedOperationException unknown) {
            throw new ProcessFailedException("the command cannot be run: " + Excerpt.of(unknown.getMessage()), unknown);
        }
    }

    private static Thread thread(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Says a line, and waits for the answer. Only the first answer may come before its question. */
    String ask(String line) throws InterruptedException {
        Said early = greeted ? answers.peek() : null;
        greeted = true;
        if (early != null && early.isLine()) {
            throw new ProcessFailedException(
                    "the process spoke without being asked: " + Excerpt.part(early.text()), null);
        }
        questions.add(line);
        Said said = answers.take();
        if (!said.isLine()) {
            throw new ProcessFailedException(said.text(), null);
        }
        return said.text();
    }

    /** Says a last line; the process has a moment to do something with it. */
    void end(String line) {
        // Later, when the process has ended by itself, nobody knows any more what it has started.
        children = process.descendants().toList();
        questions.add(line);
        questions.add(END);
        CompletableFuture.delayedExecutor(GRACE_MILLIS, TimeUnit.MILLISECONDS).execute(this::kill);
    }

    /** Not a line: after it comes nothing more. */
    private static final String END = "";

    /** Ends the process and those that it has started. */
    void kill() {
        List<ProcessHandle> started = process.descendants().toList();
        // The process first: otherwise it might start another one instead of one that has just ended.
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        started.forEach(ProcessHandle::destroyForcibly);
        reader.interrupt();
        writer.interrupt();
        LiveProcesses.remove(this);
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            for (String line = questions.take(); !line.equals(END); line = questions.take()) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException closed) {
            reportIfAlive("the process has closed its input");
        } catch (InterruptedException ended) {
            // Nobody asks any more.
        }
    }

    private void read() {
        byte[] line = new byte[LONGEST];
        int length = 0;
        try (InputStream in = process.getInputStream()) {
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next == '\n') {
                    answers.put(new Said(new String(line, 0, length, StandardCharsets.UTF_8), true));
                    length = 0;
                } else if (length == LONGEST) {
                    answers.put(new Said("the process wrote a line of more than " + LONGEST + " bytes", false));
                    return;
                } else {
                    line[length++] = (byte) next;
                }
            }
            reportEnd();
        } catch (IOException closed) {
            reportEnd();
        } catch (InterruptedException ended) {
            // Nobody listens any more.
        }
    }

    private void reportEnd() {
        try {
            String how = process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)
                    ? "the process has ended with exit code " + process.exitValue()
                    : "the process has closed its output";
            listener.join(GRACE_MILLIS);
            String last = errors.text();
            answers.put(new Said(how + (last.isEmpty() ? "" : ", and said: " + last), false));
        } catch (InterruptedException ended) {
            // Nobody listens any more.
        }
    }

    /** A process that has ended is reported by whoever reads from it, with its exit code. */
    private void reportIfAlive(String what) {
        try {
            if (!process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                answers.put(new Said(what, false));
            }
        } catch (InterruptedException ended) {
            // Nobody listens any more.
        }
    }

    /**
     * The end of what a process says on its error stream. Who says too much finds it closed: otherwise something that the
     * process has left behind could go on forever.
     */
    private static final class ErrorTail {

        private static final int KEPT = Excerpt.MOST / 2;
        private static final int MOST = 10_000_000;

        private final InputStream stream;
        private volatile String last = "";

        ErrorTail(InputStream stream) {
            this.stream = stream;
        }

        void drain() {
            byte[] some = new byte[8192];
            try (stream) {
                int all = 0;
                for (int read = stream.read(some); read >= 0 && all < MOST; read = stream.read(some)) {
                    all += read;
                    String text = last + new String(some, 0, read, StandardCharsets.UTF_8);
                    last = text.substring(Math.max(0, text.length() - KEPT));
                }
            } catch (IOException closed) {
                // The process has ended.
            }
        }

        String text() {
            return Excerpt.of(last.strip(), KEPT);
        }
    }
}
