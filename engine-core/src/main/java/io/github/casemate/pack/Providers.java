package io.github.casemate.pack;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The services of one kind on the path. One that cannot be made does not hide the others.
 *
 * @param found those that could be made
 * @param failures what went wrong with the others, each once
 * @param <T> the kind of service
 */
public record Providers<T>(Array<T> found, Array<Providers.Failure> failures) {

    /** What the loader says about a class that it cannot find or instantiate. */
    private static final Pattern UNMADE = Pattern.compile("Provider (\\S+) (?:could not be instantiated|not found)");

    /** A path that cannot be read at all fails again and again. */
    private static final int MOST_FAILURES = 1000;

    /**
     * A service that could not be made.
     *
     * @param thrown what the loader threw
     */
    public record Failure(Throwable thrown) {

        /**
         * {@return the name of the class that could not be made; empty if it is not known} Only the loader knows it, and
         * only its message says so.
         */
        public String provider() {
            Matcher unmade = UNMADE.matcher(String.valueOf(thrown.getMessage()));
            return thrown instanceof ServiceConfigurationError && unmade.find() ? unmade.group(1) : "";
        }

        /** {@return what made the loader fail} */
        public Throwable cause() {
            Throwable cause = thrown.getCause();
            return thrown instanceof ServiceConfigurationError && cause != null ? cause : thrown;
        }
    }

    /**
     * {@return all that a loader finds}
     *
     * @param loader the loader
     * @param <T> the kind of service
     */
    public static <T> Providers<T> of(ServiceLoader<T> loader) {
        List<T> found = new ArrayList<>();
        Map<String, Failure> failures = new LinkedHashMap<>();
        Iterator<T> services = loader.iterator();
        int failed = 0;
        for (boolean more = true; more && failed < MOST_FAILURES; ) {
            try {
                more = services.hasNext();
                if (more) {
                    found.add(services.next());
                }
            } catch (Throwable e) {
                failed++;
                failures.putIfAbsent(String.valueOf(e), new Failure(e));
            }
        }
        return new Providers<>(Array.ofAll(found), Array.ofAll(failures.values()));
    }
}
