package io.github.casemate.web.folder;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Makes the folder. Each file that is served is also there compressed, so that a server need not do it at each visit. */
public final class WebFolder {

    private static final String STYLE = "<link rel=\"stylesheet\" href=\"style.css\">";
    /** Without its script a page would say forever that it is loading. */
    private static final String SCRIPT =
            "<script src=\"page.js\" onerror=\"document.getElementById('loading').textContent ="
                    + " 'A part of the page could not be loaded. Please load it again.'\"></script>\n";

    private static final Pattern PART = Pattern.compile("<script src=\"(page/[a-z]+\\.js)\"></script>\n");
    private static final String PROOFS = "## What proves each rule";

    /** On a machine that the library does not know, the smaller files are missing. */
    private static final boolean BROTLI = Brotli4jLoader.isAvailable();

    private static final Encoder.Parameters BEST =
            new Encoder.Parameters().setQuality(11).setWindow(22);

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
     *     WebAssembly, the folder with a folder for each game that has a page of rules, and the folder to make
     * @throws IOException if something cannot be read or written
     */
    public static void main(String[] args) throws IOException {
        new WebFolder(Path.of(args[0]), Path.of(args[4])).make(Path.of(args[1]), Path.of(args[2]), Path.of(args[3]));
    }

    private void make(Path javascript, Path webassembly, Path games) throws IOException {
        Files.createDirectories(folder.resolve("rules"));
        String style = styles();
        String parts = text(sources.resolve("index.html"));
        String page = scripts(parts);
        String index =
                PART.matcher(parts.replace("</body>", SCRIPT + "</body>")).replaceAll("");
        String worker = text(sources.resolve("worker.js"));
        Map<String, String> rules = rules(games);
        String engine = text(javascript);
        Map<String, byte[]> served = new LinkedHashMap<>();
        for (String name : List.of("engine.wasm", "engine.wasm-runtime.js")) {
            served.put(name, Files.readAllBytes(webassembly.resolve(name)));
        }
        served.put("engine.js", bytes(engine));
        served.put("index.html", bytes(index));
        served.put("style.css", bytes(style));
        served.put("page.js", bytes(page));
        served.put("worker.js", bytes(worker));
        rules.forEach((game, text) -> served.put("rules/" + game + ".md", bytes(text)));
        try {
            // Brotli takes its time for the engines: they share the machine.
            List.copyOf(served.entrySet()).parallelStream().forEach(file -> put(file.getKey(), file.getValue()));
        } catch (UncheckedIOException broken) {
            throw new IOException(broken);
        }
        // Nobody serves this one.
        Files.write(
                folder.resolve("casemate.html"), bytes(inOneFile(index, style, page, engine + "\n" + worker, rules)));
    }

    /** The scripts of the page as one, in the order in which the page names them. */
    private String scripts(String index) throws IOException {
        StringBuilder all = new StringBuilder("\"use strict\";\n");
        Matcher part = PART.matcher(index);
        while (part.find()) {
            all.append(text(sources.resolve(part.group(1))).replace("\"use strict\";\n", ""));
        }
        return all.toString();
    }

    /** The rules of each game, without the table of what proves them. */
    private static Map<String, String> rules(Path games) throws IOException {
        Map<String, String> rules = new TreeMap<>();
        try (Stream<Path> folders = Files.list(games)) {
            for (Path game : folders.collect(Collectors.toList())) {
                Path page = game.resolve("rules.md");
                if (Files.isRegularFile(page)) {
                    rules.put(game.getFileName().toString(), text(page).split(PROOFS, 2)[0]);
                }
            }
        }
        return rules;
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
    private static String inOneFile(String index, String style, String page, String worker, Map<String, String> rules) {
        StringBuilder inert = new StringBuilder();
        rules.forEach((game, text) -> inert.append(inert("rules-" + game, text)));
        inert.append(inert("engine", worker));
        String workers = "window.WORKER_URL = () => URL.createObjectURL(new Blob([\"self.ENGINE = true;\\n\","
                + " document.getElementById(\"engine\").textContent], { type: \"text/javascript\" }));\n";
        return index.replace(STYLE, "<style>\n" + style + "</style>")
                .replace(SCRIPT, inert + "<script>\n" + workers + page + "</script>\n");
    }

    private static String inert(String id, String text) {
        return "<script type=\"text/plain\" id=\"" + id + "\">\n" + text.replace("</script", "<\\/script")
                + "</script>\n";
    }

    private void put(String name, byte[] content) {
        try {
            Files.write(folder.resolve(name), content);
            try (OutputStream out = new Smallest(Files.newOutputStream(folder.resolve(name + ".gz")))) {
                out.write(content);
            }
            if (BROTLI) {
                Files.write(folder.resolve(name + ".br"), Encoder.compress(content, BEST));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
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
