package io.github.casemate.app;

import io.github.casemate.app.play.FileName;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.UserError;
import io.github.casemate.json.SettingsJson;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.NearNames;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options that say what is played, for every command that begins a game. The game's own are its settings. */
final class GameOptions {

    /** The name of the setting that says for how many a game is; a game for a fixed number has none. */
    private static final String PLAYERS = "players";

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "N",
            description = "Decides dice and deals: the same seed gives the same game. A new one by default.")
    private @Nullable Long seed;

    @Option(
            names = "--variants",
            split = ",",
            paramLabel = "NAME",
            description = "Settings to switch on, separated by commas, instead of one option for each.")
    private List<String> variants = new ArrayList<>();

    private @Nullable GamePack<?, ?, ?, ?> pack;
    private Array<SettingOption> options = Array.empty();

    /** Adds the settings of a game to a command. */
    void offer(GamePack<?, ?, ?, ?> chosen, CommandSpec command) {
        pack = chosen;
        options = options.appendAll(added(chosen, command, ""));
    }

    private static Array<SettingOption> added(GamePack<?, ?, ?, ?> pack, CommandSpec command, String prefix) {
        Array<SettingOption> options = Array.empty();
        for (Setting<?> setting : pack.settings()) {
            if (command.findOption("--" + prefix + setting.name()) == null) {
                SettingOption option = new SettingOption(setting);
                command.addOption(option.spec(command, prefix));
                options = options.append(option);
            }
        }
        return options;
    }

    /** The game that was chosen. */
    GamePack<?, ?, ?, ?> pack() {
        if (pack == null) {
            throw new IllegalStateException("no game was offered");
        }
        return pack;
    }

    long seed() {
        return seed == null ? ShortSeeds.fresh() : seed;
    }

    /** The seed that was asked for, if any. */
    io.vavr.control.Option<Long> wantedSeed() {
        return io.vavr.control.Option.of(seed);
    }

    /**
     * The game for as many as are named, unless a number is given.
     *
     * @param named how many players are named
     * @param solo whether it should be for one person
     * @param usual what is played unless somebody chooses
     */
    PackedGame<?, ?, ?, ?> game(int named, boolean solo, Settings usual) {
        Settings chosen = with(usual, options, variants, pack());
        boolean free = options.forAll(option -> !option.setting().name().equals(PLAYERS) || !option.isGiven())
                && pack().settings().exists(setting -> setting.name().equals(PLAYERS));
        if (solo) {
            return PackedGame.of(pack(), SoloGame.of(pack(), chosen, free ? PLAYERS : ""));
        }
        return PackedGame.of(pack(), free ? forAsMany(chosen, named) : chosen);
    }

    /** As many as are named; if that cannot be played, as many as can; if nobody can, what was asked for is refused. */
    private Settings forAsMany(Settings chosen, int named) {
        int wanted = Math.max(2, named);
        if (chosen.with(PLAYERS, Integer.toString(wanted)).isLeft()) {
            throw new UserError(English.capital(pack().info().name()) + " is for "
                    + pack().info().fewest() + " to " + pack().info().most() + " players, not for " + wanted + ".");
        }
        Seq<Settings> possible = Array.of(wanted)
                .appendAll(
                        Array.rangeClosed(pack().info().fewest(), pack().info().most()))
                .flatMap(number -> chosen.with(PLAYERS, Integer.toString(number)));
        return possible.find(settings -> SoloGame.isPlayable(pack(), settings)).getOrElse(possible::head);
    }

    /** Settings with what was typed. */
    static Settings with(Settings usual, Seq<SettingOption> options, List<String> variants, GamePack<?, ?, ?, ?> pack) {
        Settings settings = usual;
        for (SettingOption option : options.filter(SettingOption::isGiven)) {
            settings = option.isDocument()
                    ? documents(settings, option, pack)
                    : put(settings, option.setting().name(), option.text());
        }
        for (String variant :
                Array.ofAll(variants).map(String::strip).reject(name -> name.isEmpty() || name.equals("none"))) {
            Seq<String> flags = options.filter(SettingOption::isFlag)
                    .map(option -> option.setting().name());
            if (!flags.contains(variant)) {
                throw new UserError("There is nothing called '" + Excerpt.part(variant) + "' to switch on: choose of "
                        + (flags.isEmpty() ? "none" : flags.mkString(", ")) + "." + NearNames.hint(variant, flags));
            }
            settings = put(settings, variant, "true");
        }
        return settings;
    }

    private static Settings put(Settings settings, String name, String text) {
        return settings.with(name, text).getOrElseThrow(no -> new UserError(English.capital(no.sentence())));
    }

    private static Settings documents(Settings usual, SettingOption option, GamePack<?, ?, ?, ?> pack) {
        Settings settings = usual;
        for (String name : option.given()) {
            Path file = FileName.of(name);
            try {
                settings = SettingsJson.of(pack).with(settings, option.setting().name(), file);
            } catch (DocumentException bad) {
                String documents = option.setting().name();
                throw new UserError(
                        (documents.endsWith("s") ? "These are not " : "This is not a ") + documents + ": "
                                + bad.getMessage(),
                        bad);
            } catch (IllegalArgumentException unwritable) {
                throw new UserError(
                        "Documents for " + option.setting().name() + " cannot be read here: "
                                + Excerpt.of(unwritable.getMessage()) + ".",
                        unwritable);
            } catch (NoSuchFileException missing) {
                throw new UserError("There is no file " + Excerpt.of(file) + ".", missing);
            } catch (IOException broken) {
                throw new UserError("The file " + Excerpt.of(file) + " cannot be read.", broken);
            }
        }
        return settings;
    }

    /** The settings of other rules, as options of the arena: what is not given stays as it is. */
    static final class Others {

        private static final String PREFIX = "compare-";

        @Option(
                names = "--compare-variants",
                split = ",",
                paramLabel = "NAME",
                description = "Settings to switch on in the other rules, or none.")
        private @Nullable List<String> variants;

        private Array<SettingOption> options = Array.empty();

        void offer(GamePack<?, ?, ?, ?> pack, CommandSpec command) {
            options = options.appendAll(added(pack, command, PREFIX));
        }

        boolean isGiven() {
            return variants != null || options.exists(SettingOption::isGiven);
        }

        /** The other rules. */
        <S, A, E, V> PackedGame<S, A, E, V> after(PackedGame<S, A, E, V> before) {
            Settings settings = before.pack().settingsOf(before.game());
            if (variants != null) {
                for (SettingOption flag : options.filter(SettingOption::isFlag)) {
                    settings = put(settings, flag.setting().name(), "false");
                }
            }
            PackedGame<S, A, E, V> after = PackedGame.of(
                    before.pack(), with(settings, options, variants == null ? List.of() : variants, before.pack()));
            // Not what was typed: a document may say what is shipped.
            if (before.pack().settingsOf(after.game()).equals(before.pack().settingsOf(before.game()))) {
                throw new UserError("Both rules are the same: there is nothing to compare.");
            }
            return after;
        }
    }
}
