package io.github.casemate.ai;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.Providers;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The bots on the path. One that cannot be used is named and left out, so that one mistake does not spoil the
 * games of others.
 *
 * @param usable those that can be used
 * @param broken those that cannot
 */
record FoundBots(Array<Named> usable, Array<BrokenBot> broken) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+");

    /** A provider, and what it says about itself. It is asked once. */
    record Named(BotProvider<?, ?, ?> provider, String name, Class<?> games) {}

    static FoundBots onPath() {
        @SuppressWarnings("rawtypes") // A class has no type arguments.
        Providers<BotProvider> services = Providers.of(ServiceLoader.load(BotProvider.class));
        List<Named> usable = new ArrayList<>();
        List<BrokenBot> broken = new ArrayList<>();
        services.found().forEach(provider -> examine(provider, usable, broken));
        services.failures()
                .forEach(failure -> broken.add(new BrokenBot("", "a bot cannot be used: " + why(failure.thrown()))));
        return new FoundBots(Array.ofAll(usable), Array.ofAll(broken).distinct());
    }

    private static void examine(BotProvider<?, ?, ?> provider, List<Named> usable, List<BrokenBot> broken) {
        String name = "";
        try {
            name = checked(provider.name());
            usable.add(new Named(provider, name, present(provider.games(), "class of games")));
        } catch (Throwable fault) {
            broken.add(new BrokenBot(name, reason(provider, fault)));
        }
    }

    /** What is wrong with a provider. */
    static String reason(BotProvider<?, ?, ?> provider, Throwable fault) {
        return "the bot of " + Excerpt.of(provider.getClass().getName()) + " cannot be used: " + why(fault);
    }

    static <T> T present(@Nullable T said, String what) {
        if (said == null) {
            throw new Unfit("it has no " + what);
        }
        return said;
    }

    private static String checked(@Nullable String name) {
        String said = present(name, "name");
        if (!NAME.matcher(said).matches()) {
            throw new Unfit(
                    "its name is not made of lower-case letters, digits and hyphens: '" + Excerpt.of(said) + "'");
        }
        return said;
    }

    /**
     * The fault inside what the loader has thrown, with the message of the loader, which names the service and the
     * class.
     */
    private static String why(Throwable fault) {
        if (fault instanceof Unfit unfit) {
            return unfit.getMessage();
        }
        Throwable cause = fault.getCause();
        if (fault instanceof ServiceConfigurationError && cause != null) {
            Throwable first = cause instanceof ExceptionInInitializerError ? cause.getCause() : null;
            return Excerpt.of(fault.getMessage()) + " (" + Excerpt.of(first == null ? cause : first) + ")";
        }
        return Excerpt.of(fault instanceof ServiceConfigurationError ? fault.getMessage() : fault);
    }

    /** A provider that breaks its contract. */
    private static final class Unfit extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unfit(String why) {
            super(why);
        }

        @Override
        public String getMessage() {
            return String.valueOf(super.getMessage());
        }
    }
}
