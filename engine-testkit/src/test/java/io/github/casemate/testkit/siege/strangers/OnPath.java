package io.github.casemate.testkit.siege.strangers;

import io.github.casemate.siege.spi.RuleModule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/** Puts rule modules on the path of the current thread, until it is closed. */
final class OnPath extends ClassLoader implements AutoCloseable {

    private static final String FILE = "META-INF/services/" + RuleModule.class.getName();

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private final String lines;

    private OnPath(String lines) {
        super(Thread.currentThread().getContextClassLoader());
        this.lines = lines;
        Thread.currentThread().setContextClassLoader(this);
    }

    static OnPath of(Class<?>... modules) {
        List<String> names = new ArrayList<>();
        for (Class<?> module : modules) {
            names.add(module.getName());
        }
        return lines(String.join("\n", names));
    }

    /** A file for the service loader, whatever is in it. */
    static OnPath lines(String lines) {
        return new OnPath(lines);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> all = Collections.list(super.getResources(name));
        if (name.equals(FILE)) {
            all.add(url());
        }
        return Collections.enumeration(all);
    }

    @Override
    public void close() {
        Thread.currentThread().setContextClassLoader(before);
    }

    private URL url() {
        try {
            return new URL(null, "memory:" + FILE, new URLStreamHandler() {
                @Override
                protected URLConnection openConnection(URL url) {
                    return new URLConnection(url) {
                        @Override
                        public void connect() {}

                        @Override
                        public InputStream getInputStream() {
                            return new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
                        }
                    };
                }
            });
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }
}
