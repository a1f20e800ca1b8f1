package io.github.casemate.pack;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The services of one kind on the path. One that cannot be made does not hide the others.
 *
 * @param found those that could be made
 * @param failures what went wrong with the others
 * @param <T> the kind of service
 */
public record Providers<T>(Array<T> found, Array<Providers.Failure> failures) {

    /** What the loader says about a class that it cannot instantiate. */
    private static final Pattern UNMADE = Pattern.compile("Provider (\\S+) could not be instantiated");

    /**
     * A service that could not be made.
     *
     * @param provider the name of its class; empty if it is not known
     * @param cause what was thrown
     */
    public record Failure(String provider, Throwable cause) {

        /** Only the loader knows which class it could not instantiate, and only its message says so. */
        static Failure of(Throwable thrown) {
            Matcher unmade = UNMADE.matcher(String.valueOf(thrown.getMessage()));
            boolean wrapped = thrown instanceof ServiceConfigurationError;
            return new Failure(
                    wrapped && unmade.find() ? unmade.group(1) : "",
                    wrapped && thrown.getCause() != null ? thrown.getCause() : thrown);
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
        List<Failure> failures = new ArrayList<>();
        List<String> messages = new ArrayList<>();
        Iterator<T> services = loader.iterator();
        for (boolean more = true; more; ) {
            try {
                more = services.hasNext();
                if (more) {
                    found.add(services.next());
                }
            } catch (Throwable e) {
                // If the path cannot be read at all, the same failure comes again and again.
                more = !messages.contains(String.valueOf(e));
                messages.add(String.valueOf(e));
                if (more) {
                    failures.add(Failure.of(e));
                }
            }
        }
        return new Providers<>(Array.ofAll(found), Array.ofAll(failures));
    }
}
