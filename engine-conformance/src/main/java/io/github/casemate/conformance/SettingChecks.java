package io.github.casemate.conformance;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.Playthrough;
import io.github.casemate.testkit.Playthroughs;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What the settings of a pack must guarantee. */
final class SettingChecks<S, A, E, V> {

    /** How many games are compared before a setting counts as idle, and how long they are. */
    private static final int MOST_GAMES = 400;

    private static final int MOST_DECISIONS = 120;

    private final GamePack<S, A, E, V> pack;
    private final Settings settings;
    private final Game<S, A, E, V> game;

    SettingChecks(GamePack<S, A, E, V> pack, Settings settings, Game<S, A, E, V> game) {
        this.pack = pack;
        this.settings = settings;
        this.game = game;
    }

    void areReadBack() {
        for (Settings one : neighbors().prepend(settings)) {
            if (one.changed().forAll(setting -> setting.document().isEmpty())) {
                Either<Rejection, Settings> read = Settings.read(pack.settings(), one.toString());
                require(read.contains(one), "'" + one + "' is read back as " + Excerpt.part(read));
            }
        }
    }

    void areKnown() {
        for (Settings one : neighbors().prepend(settings)) {
            for (Game<S, A, E, V> made : pack.create(one)) {
                Settings known = pack.settingsOf(made);
                require(known.equals(one), "the game of '" + one + "' says that its settings are '" + known + "'");
                require(
                        pack.create(known).contains(made),
                        "the settings '" + known + "' make another game the second time");
            }
        }
    }

    void areRefused() {
        refused(settings.with("no-such-setting", "1"), "no-such-setting");
        for (Setting<?> setting : pack.settings()) {
            refused(settings.with(setting.name(), "no such value"), setting.name());
        }
    }

    private static void refused(Either<Rejection, Settings> wrong, String name) {
        require(
                wrong.isLeft() && wrong.getLeft().sentence().contains(name),
                "a wrong setting is not refused with its name: " + name);
    }

    void makeADifference(Map<String, String> idle) {
        Seq<String> without = Array.empty();
        for (Setting<?> setting : pack.settings()) {
            Array<String> same = others(setting)
                    .filter(text -> !idle.containsKey(setting.name()) && !idle.containsKey(setting.name() + "=" + text))
                    .filter(text -> with(setting, text)
                            .flatMap(other -> pack.create(other).toOption())
                            .exists(this::isTheSameAs))
                    .toArray();
            // Of a number only the limits are tried, and one of them may be out of reach.
            boolean enough = setting.standard() instanceof Integer
                    && same.size() < others(setting).size();
            without = enough ? without : without.appendAll(same.map(text -> setting.name() + "=" + text));
        }
        require(
                without.isEmpty(),
                "in all the games these settings have made no difference; say in idleSettings() why not, or mend them: "
                        + without.mkString(", "));
    }

    /** Whether no game goes on in another way. */
    private boolean isTheSameAs(Game<S, A, E, V> other) {
        if (!game.players().equals(other.players())) {
            return false;
        }
        Playthroughs<S, A, E> ours = Playthroughs.of(game);
        Playthroughs<S, A, E> theirs = Playthroughs.of(other);
        for (long seed = 0; seed < MOST_GAMES; seed++) {
            if (!told(ours.played(ours.starts().head(), seed, MOST_DECISIONS), game)
                    .equals(told(theirs.played(theirs.starts().head(), seed, MOST_DECISIONS), other))) {
                return false;
            }
        }
        return true;
    }

    /** Everything that can be noticed of a game: actions, events, options, and how it ended. */
    private Seq<String> told(Playthrough<S, A, E> played, Game<S, A, E, V> of) {
        return played.steps()
                .map(step -> step.action() + " " + step.transition().events() + " " + of.legalActions(step.after())
                        + of.turn(step.after()))
                .prepend(of.legalActions(played.start().state()).toString());
    }

    /** The settings that differ from these in one value, as far as texts can say. */
    private Seq<Settings> neighbors() {
        return Array.ofAll(pack.settings()).flatMap(setting -> others(setting).flatMap(text -> with(setting, text)));
    }

    private Seq<String> others(Setting<?> setting) {
        return texts(setting).reject(text -> text.equals(settings.text(setting)));
    }

    private static <T> Seq<String> texts(Setting<T> setting) {
        return setting.examples().map(setting::text);
    }

    private Option<Settings> with(Setting<?> setting, String text) {
        return settings.with(setting.name(), text).toOption();
    }

    private static void require(boolean holds, String complaint) {
        if (!holds) {
            throw new AssertionError(complaint);
        }
    }
}
