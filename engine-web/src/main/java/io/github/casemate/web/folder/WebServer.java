package io.github.casemate.web.folder;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Serves the folder of the page to this machine alone. Any other web server can do the same: there is nothing but files.
 */
public final class WebServer implements AutoCloseable {

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "md", "text/plain; charset=utf-8",
            "wasm", "application/wasm");

    private final Path folder;
    private final HttpServer server;
    private final AtomicLong sent = new AtomicLong();

    private WebServer(Path folder, HttpServer server) {
        this.folder = folder;
        this.server = server;
    }

    /**
     * {@return a server that is running}
     *
     * @param folder the files
     * @param port where; 0 for any port that is free
     * @throws IOException if the port is taken
     */
    public static WebServer of(Path folder, int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        WebServer web = new WebServer(folder.toAbsolutePath().normalize(), server);
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.createContext("/", web::answer);
        server.start();
        return web;
    }

    /**
     * Serves until somebody ends the program.
     *
     * @param args the folder, and perhaps a port
     */
    public static void main(String[] args) {
        try {
            int port = args.length > 1 ? Integer.parseInt(args[1]) : 0;
            if (port < 0 || port > 65_535) {
                throw new NumberFormatException();
            }
            WebServer web = of(Path.of(args[0]), port);
            System.out.println("Casemate is at " + web.address() + " until you press Ctrl-C.");
        } catch (NumberFormatException noNumber) {
            System.err.println("casemate: '" + args[1] + "' is not a port; ports are numbers from 0 to 65535.");
            System.exit(2);
        } catch (IOException taken) {
            System.err.println("casemate: the page cannot be served: " + taken.getMessage() + ".");
            System.exit(1);
        }
    }

    /** {@return where a browser finds the page} */
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    /** {@return how many bytes of files it has sent, as they were sent} */
    public long sent() {
        return sent.get();
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            Path file = folder.resolve(path.equals("/") ? "index.html" : path.substring(1))
                    .normalize();
            boolean wanted = exchange.getRequestMethod().equals("GET")
                    || exchange.getRequestMethod().equals("HEAD");
            if (!wanted || !file.startsWith(folder) || !Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(wanted ? 404 : 405, -1);
                return;
            }
            send(exchange, file);
        }
    }

    private void send(HttpExchange exchange, Path file) throws IOException {
        String name = file.getFileName().toString();
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-cache");
        exchange.getResponseHeaders().set("Vary", "Accept-Encoding");
        String version =
                "\"" + Files.size(file) + "-" + Files.getLastModifiedTime(file).toMillis() + "\"";
        exchange.getResponseHeaders().set("ETag", version);
        if (version.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
            exchange.sendResponseHeaders(304, -1);
            return;
        }
        String accepted = String.valueOf(exchange.getRequestHeaders().getFirst("Accept-Encoding"));
        Path small = file;
        for (String[] way : new String[][] {{"gzip", ".gz"}, {"br", ".br"}}) {
            Path compressed = file.resolveSibling(name + way[1]);
            if (accepted.contains(way[0]) && Files.isRegularFile(compressed)) {
                exchange.getResponseHeaders().set("Content-Encoding", way[0]);
                small = compressed;
            }
        }
        byte[] content = Files.readAllBytes(small);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(200, head ? -1 : content.length);
        if (!head) {
            exchange.getResponseBody().write(content);
            sent.addAndGet(content.length);
        }
    }
}
