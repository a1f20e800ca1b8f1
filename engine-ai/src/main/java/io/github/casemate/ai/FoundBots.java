package io.github.casemate.ai;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.pack.Providers;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The rosters for a game that are on the path. A provider that cannot be used is named and left out, so that one mistake
 * does not spoil the games of others.
 *
 * @param rosters the rosters
 * @param broken what is wrong with providers, for any game, and with those that fail for this one
 * @param <V> what the bots see
 * @param <A> what they do
 * @param <E> the events
 */
record FoundBots<V, A, E>(Array<Offer<V, A, E>> rosters, Array<BrokenBot> broken) {

    /** A roster, and who offers it. */
    record Offer<V, A, E>(String provider, Roster<V, A, E> roster) {}

    static <V, A, E> FoundBots<V, A, E> onPath(Game<?, A, E, V> game) {
        Providers<BotProvider> services = Providers.of(ServiceLoader.load(BotProvider.class));
        List<Offer<V, A, E>> offers = new ArrayList<>();
        List<BrokenBot> broken = new ArrayList<>();
        services.failures().forEach(failure -> broken.add(unusable(failure.provider(), failure.cause())));
        for (BotProvider provider : services.found()) {
            String name = provider.getClass().getName();
            try {
                for (Roster<?, ?, ?> roster : present(provider.bots(game))) {
                    offers.add(new Offer<>(name, unchecked(roster)));
                }
            } catch (Throwable fault) {
                broken.add(unusable(name, fault));
            }
        }
        return new FoundBots<>(Array.ofAll(offers), Array.ofAll(broken).distinct());
    }

    private static Option<Roster<?, ?, ?>> present(@Nullable Option<Roster<?, ?, ?>> said) {
        if (said == null) {
            throw new IllegalArgumentException("it answers null");
        }
        return said;
    }

    private static BrokenBot unusable(String provider, Throwable fault) {
        String whose = provider.isEmpty() ? "some bots" : "the bots of " + Excerpt.of(provider, Excerpt.MOST / 2);
        return new BrokenBot("", whose + " cannot be used: " + why(fault));
    }

    /** A provider's own objection is a sentence; anything else is told with its class. */
    private static String why(Throwable fault) {
        if (fault instanceof IllegalArgumentException && fault.getMessage() != null) {
            return Excerpt.of(fault.getMessage());
        }
        Throwable first = fault instanceof ExceptionInInitializerError ? fault.getCause() : null;
        return Excerpt.of(first == null ? fault : first);
    }

    /** Safe because a provider guarantees that its roster is for the game that was given. */
    @SuppressWarnings("unchecked")
    private static <V, A, E> Roster<V, A, E> unchecked(Roster<?, ?, ?> roster) {
        return (Roster<V, A, E>) roster;
    }
}
