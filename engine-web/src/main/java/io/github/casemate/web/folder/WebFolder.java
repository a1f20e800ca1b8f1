package io.github.casemate.web.folder;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Makes the folder. Each file is also there compressed, so that a server need not do it at each visit. */
public final class WebFolder {

    private static final String STYLE = "<link rel=\"stylesheet\" href=\"style.css\">";
    private static final String SCRIPT = "<script src=\"page.js\"></script>";

    private final Path sources;
    private final Path folder;

    private WebFolder(Path sources, Path folder) {
        this.sources = sources;
        this.folder = folder;
    }

    /**
     * Makes the folder.
     *
     * @param args where the page's own files are, what was compiled to JavaScript, the folder with what was compiled to
     *     WebAssembly, and the folder to make
     * @throws IOException if something cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        new WebFolder(Path.of(args[0]), Path.of(args[3])).make(Path.of(args[1]), Path.of(args[2]));
    }

    private void make(Path javascript, Path webassembly) throws IOException {
        Files.createDirectories(folder);
        String style = styles();
        String page = text(sources.resolve("page.js"));
        String worker = text(sources.resolve("worker.js"));
        String index = text(sources.resolve("index.html"));
        String engine = text(javascript);
        put("index.html", bytes(index));
        put("style.css", bytes(style));
        put("page.js", bytes(page));
        put("worker.js", bytes(worker));
        put("engine.js", bytes(engine));
        for (String name : List.of("engine.wasm", "engine.wasm-runtime.js")) {
            put(name, Files.readAllBytes(webassembly.resolve(name)));
        }
        put("casemate.html", bytes(inOneFile(index, style, page, engine + "\n" + worker)));
    }

    /** The styles of the page, and then those of each game. */
    private String styles() throws IOException {
        try (Stream<Path> files = Files.list(sources)) {
            List<Path> games = files.filter(file -> file.toString().endsWith(".css"))
                    .filter(file -> !file.endsWith("style.css"))
                    .sorted()
                    .collect(Collectors.toList());
            StringBuilder all = new StringBuilder(text(sources.resolve("style.css")));
            for (Path game : games) {
                all.append(text(game));
            }
            return all.toString();
        }
    }

    /** A page from a file may not load workers from files, so it makes them from its own text. */
    private static String inOneFile(String index, String style, String page, String worker) {
        String inert = worker.replace("</script", "<\\/script");
        String workers = "window.WORKER_URL = () => URL.createObjectURL(new Blob([\"self.ENGINE = true;\\n\","
                + " document.getElementById(\"engine\").textContent], { type: \"text/javascript\" }));\n";
        return index.replace(STYLE, "<style>\n" + style + "</style>")
                .replace(
                        SCRIPT,
                        "<script type=\"text/plain\" id=\"engine\">\n" + inert + "</script>\n<script>\n" + workers
                                + page + "</script>");
    }

    private void put(String name, byte[] content) throws IOException {
        Files.write(folder.resolve(name), content);
        try (OutputStream out = new Smallest(Files.newOutputStream(folder.resolve(name + ".gz")))) {
            out.write(content);
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Compresses as well as it can. */
    private static final class Smallest extends GZIPOutputStream {

        Smallest(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
