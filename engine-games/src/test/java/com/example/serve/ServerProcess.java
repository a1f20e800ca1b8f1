package com.example.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A server in a process of its own, which can be killed like any other. */
final class ServerProcess implements AutoCloseable {

    private static final String SAYS = "port ";

    private final Process process;
    private final int port;

    /** A server whose matches have the seeds 1, 2 and so on. */
    static ServerProcess seeded(Path folder) throws IOException {
        return new ServerProcess(ServerProcess.class, folder);
    }

    /** A server as readers of the guide start it. */
    static ServerProcess usual(Path folder, String... options) throws IOException {
        return new ServerProcess(MatchServer.class, folder, options);
    }

    /**
     * The server whose seeds are known.
     *
     * @param args its folder
     */
    @SuppressWarnings("resource") // It is closed by the end of the program.
    public static void main(String[] args) throws IOException {
        LongSupplier seeds = new AtomicLong(1)::getAndIncrement;
        System.out.println(SAYS + new MatchServer(Path.of(args[0]), 0, Hosted.HOSTS_TOKEN, seeds).port());
    }

    private ServerProcess(Class<?> main, Path folder, String... options) throws IOException {
        ProcessBuilder java = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1");
        java.command().addAll(List.of(options));
        java.command()
                .addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName(), folder.toString(), "0"));
        java.environment().put("HOSTS_TOKEN", Hosted.HOSTS_TOKEN);
        java.redirectError(ProcessBuilder.Redirect.INHERIT);
        this.process = java.start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = String.valueOf(out.readLine());
        if (!line.startsWith(SAYS)) {
            process.destroyForcibly();
            throw new IllegalStateException("the server says " + line);
        }
        this.port = Integer.parseInt(line.substring(SAYS.length()));
    }

    int port() {
        return port;
    }

    /** SIGKILL, where there are signals. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
