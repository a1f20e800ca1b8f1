package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.Settings;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;
import java.util.SortedSet;
import java.util.TreeSet;

/** Gives a text to all readers, as somebody does who does not know what it is or wishes them ill. */
public final class AllReaders {

    private final FuzzJudge judge = new FuzzJudge(new SplitMix64(1));
    private final IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(40));
    private final GameJson<GameState<Table>, Action, Event<Table>, GameView<Table>> json = Siege.json(game);
    private final SettingsJson settings = SettingsJson.of(Siege.PACK);

    /** Each has a generator of its own, so that what it says depends on the text alone. */
    public AllReaders() {}

    /** {@return what they make of it, in short: two texts that are much alike have the same} */
    public SortedSet<String> verdicts(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        SortedSet<String> verdicts = new TreeSet<>();
        for (FuzzKind kind : FuzzKind.values()) {
            FuzzJudge.Verdict verdict = judge.verdict(kind, game, json, () -> kind.read(json, text));
            verdicts.add(kind + " " + verdict.kind() + " " + verdict.field().replaceAll("\\d+", ""));
        }
        verdicts.add("SETTINGS " + settings(text));
        verdicts.add("LINE " + line(text));
        return verdicts;
    }

    private String settings(String text) {
        Settings read;
        try {
            read = settings.read(text);
        } catch (DocumentException refused) {
            FuzzJudge.isPlain(refused);
            return refused.kind() + " " + refused.field();
        }
        assertThat(settings.read(settings.write(read))).isEqualTo(read);
        return "";
    }

    private static String line(String text) {
        Either<Rejection, Settings> read = Settings.read(Siege.PACK.settings(), text);
        read.forEach(settings -> assertThat(Settings.read(Siege.PACK.settings(), settings.toString()))
                .isEqualTo(read));
        return read.fold(Rejection::code, settings -> "");
    }
}
