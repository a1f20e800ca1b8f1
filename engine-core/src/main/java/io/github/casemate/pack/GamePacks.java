package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * The packs that are there. One that cannot be used is named and left out, so that its author's mistake spoils nobody
 * else's game.
 *
 * <pre>{@code
 * GamePack<?, ?, ?, ?> pack = GamePacks.onPath().find("island-siege").get();
 * }</pre>
 *
 * @param usable those that can be used, in the order of their ids
 * @param broken those that cannot
 */
public record GamePacks(Array<GamePack<?, ?, ?, ?>> usable, Array<BrokenPack> broken) {

    /** The code when there is no pack with an id, or it cannot be used. */
    public static final String UNKNOWN = "unknown-game";

    /**
     * Looks for packs on the class path and on the module path. Each is tried: its standard game is made, and for
     * each setting one that differs in it. So whoever needs packs often should keep what is returned.
     *
     * @return the packs
     */
    @SuppressWarnings("rawtypes") // A class has no type arguments.
    public static GamePacks onPath() {
        Providers<GamePack> services = Providers.of(ServiceLoader.load(GamePack.class));
        Array<BrokenPack> unmade = services.failures()
                .map(failure -> new BrokenPack(
                        failure.provider(),
                        unusable(failure.provider()) + "making it threw " + thrown(failure.cause()) + "."));
        return of(services.found().map(pack -> (GamePack<?, ?, ?, ?>) pack), unmade);
    }

    /**
     * {@return some packs, tried as {@link #onPath} tries those that it finds}
     *
     * @param packs the packs
     */
    public static GamePacks of(Seq<? extends GamePack<?, ?, ?, ?>> packs) {
        return of(packs.<GamePack<?, ?, ?, ?>>map(pack -> pack).toArray(), Array.empty());
    }

    private static GamePacks of(Array<GamePack<?, ?, ?, ?>> packs, Array<BrokenPack> unmade) {
        Array<Tuple2<GamePack<?, ?, ?, ?>, Option<BrokenPack>>> tried =
                packs.map(pack -> Tuple.of(pack, problem(pack)));
        Array<BrokenPack> failed = tried.flatMap(Tuple2::_2);
        Array<GamePack<?, ?, ?, ?>> sound = tried.filter(one -> one._2().isEmpty())
                .map(Tuple2::_1)
                .sortBy(pack -> pack.info().id());
        Array<String> ids = sound.map(pack -> pack.info().id());
        Array<BrokenPack> twins = ids.distinct()
                .filter(id -> ids.count(id::equals) > 1)
                .map(id -> new BrokenPack(
                        id,
                        "Two games are called '" + id + "': "
                                + sound.filter(pack -> pack.info().id().equals(id))
                                        .map(pack -> pack.getClass().getName())
                                        .mkString(" and ")
                                + "."));
        return new GamePacks(
                sound.reject(pack ->
                        twins.exists(twin -> twin.name().equals(pack.info().id()))),
                unmade.appendAll(failed).appendAll(twins));
    }

    /**
     * {@return the pack with an id, or which ids there are}
     *
     * @param id the id
     */
    public Either<Rejection, GamePack<?, ?, ?, ?>> find(String id) {
        Option<GamePack<?, ?, ?, ?>> found =
                usable.find(pack -> pack.info().id().equals(id));
        return found.toEither(() -> {
            Array<String> ids = usable.map(pack -> pack.info().id());
            return Rejection.of(
                    UNKNOWN,
                    broken.find(pack -> pack.name().equals(id))
                            .map(BrokenPack::reason)
                            .getOrElse(() -> "There is no game '" + Excerpt.part(id) + "'" + NearNames.hint(id, ids)
                                    + "; there are: " + (ids.isEmpty() ? "none" : ids.mkString(", ")) + "."));
        });
    }

    /** What is wrong with a pack, if anything is. */
    private static Option<BrokenPack> problem(GamePack<?, ?, ?, ?> pack) {
        String name = pack.getClass().getName();
        try {
            name = pack.info().id();
            return fault(pack).map(new Named(name)::broken);
        } catch (Throwable e) {
            if (e instanceof VirtualMachineError error && !(e instanceof StackOverflowError)) {
                throw error;
            }
            return Option.some(new Named(name).broken("it threw " + thrown(e)));
        }
    }

    private record Named(String name) {

        BrokenPack broken(String fault) {
            return new BrokenPack(name, unusable(name) + fault + (fault.endsWith(".") ? "" : "."));
        }
    }

    private static <S, A, E, V> Option<String> fault(GamePack<S, A, E, V> pack) {
        Seq<Setting<?>> settings = pack.settings();
        Array<String> names = settings.map(Setting::name).toArray();
        Option<String> twice = names.find(name -> names.count(name::equals) > 1);
        if (twice.isDefined()) {
            return Option.some("two of its settings are called '" + twice.get() + "'");
        }
        Option<Setting<?>> unread = settings.find(setting -> !isReadBack(setting));
        if (unread.isDefined()) {
            return Option.some("its setting '" + unread.get().name() + "' does not read its own text back");
        }
        Settings standard = Settings.standard(settings);
        Either<Rejection, Game<S, A, E, V>> game = pack.create(standard);
        if (game.isLeft()) {
            return Option.some("its standard settings cannot be played: "
                    + Excerpt.of(game.getLeft().sentence().replaceFirst("\\.$", "")));
        }
        return forgotten(pack, standard, game.get())
                .orElse(() -> settings.iterator()
                        .flatMap(setting -> forgotten(pack, standard, setting))
                        .headOption());
    }

    private static <T> boolean isReadBack(Setting<T> setting) {
        return setting.examples()
                .forAll(value -> setting.read(setting.text(value)).contains(value));
    }

    /** How the settings of a game differ from those that it was made with. */
    private static <S, A, E, V> Option<String> forgotten(
            GamePack<S, A, E, V> pack, Settings settings, Game<S, A, E, V> game) {
        Settings again = pack.settingsOf(game);
        return Option.when(
                !again.equals(settings),
                () -> "it says that the settings of its game with " + quoted(settings) + " are " + quoted(again));
    }

    /** The same for a game that differs from the standard one in a setting. Not all settings go together. */
    private static <S, A, E, V, T> Option<String> forgotten(
            GamePack<S, A, E, V> pack, Settings standard, Setting<T> setting) {
        for (T value : setting.examples().tail()) {
            Settings other = standard.with(setting, value);
            Either<Rejection, Game<S, A, E, V>> game = pack.create(other);
            if (game.isRight()) {
                return forgotten(pack, other, game.get());
            }
        }
        return Option.none();
    }

    private static String quoted(Settings settings) {
        return settings.changed().isEmpty() ? "the standard settings" : "'" + Excerpt.part(settings) + "'";
    }

    private static String unusable(String name) {
        return name.isEmpty() ? "A game cannot be used: " : "The game '" + Excerpt.part(name) + "' cannot be used: ";
    }

    private static String thrown(Throwable e) {
        return Excerpt.of(e);
    }
}
