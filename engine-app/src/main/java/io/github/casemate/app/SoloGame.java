package io.github.casemate.app;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.app.play.UserError;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A game for one person: what has to be chosen for it is found by trying. */
final class SoloGame {

    private SoloGame() {}

    /**
     * The settings for one person, with at most one other setting changed, such as an expansion that plays against them.
     *
     * @param players the setting for the number of players; empty if it was chosen already
     * @throws UserError if there is no such game
     */
    static Settings of(GamePack<?, ?, ?, ?> pack, Settings chosen, String players) {
        Settings alone = players.isEmpty() ? chosen : chosen.with(players, "1").getOrElse(chosen);
        return Array.of(alone)
                .appendAll(pack.settings().flatMap(setting -> others(alone, setting)))
                .find(settings -> isForOne(pack, settings))
                .getOrElseThrow(() -> new UserError(
                        "This cannot be played alone: " + pack.info().name() + " has no such game"
                                + (chosen.changed().isEmpty() ? "." : " with " + chosen + ".")));
    }

    /** With one name more, where a setting is a list of names. */
    private static <T> Seq<Settings> others(Settings chosen, Setting<T> setting) {
        T before = chosen.get(setting);
        return setting.examples()
                .filter(value -> value instanceof Seq<?> names && names.size() == 1)
                .map(setting::text)
                .map(name -> before instanceof Seq<?> some && some.isEmpty() ? name : setting.text(before) + "," + name)
                .flatMap(text -> chosen.with(setting.name(), text));
    }

    static <S, A, E, V> boolean isPlayable(GamePack<S, A, E, V> pack, Settings settings) {
        try {
            return pack.create(settings).isRight();
        } catch (BrokenRuleException broken) {
            return false;
        }
    }

    private static <S, A, E, V> boolean isForOne(GamePack<S, A, E, V> pack, Settings settings) {
        try {
            return pack.create(settings).exists(game -> pack.filled(game).size() == 1);
        } catch (BrokenRuleException broken) {
            return false;
        }
    }
}
