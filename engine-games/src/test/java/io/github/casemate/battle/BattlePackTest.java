package io.github.casemate.battle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.battle.table.BattleVariants;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Notation;
import io.github.casemate.pack.Setting;
import io.github.casemate.pack.Settings;
import io.github.casemate.testkit.rules.Rule;
import io.vavr.collection.Seq;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BattlePackTest {

    private final BattlePack pack = new BattlePack();

    @Test
    void itIsFoundByItsId() {
        assertThat(GamePacks.onPath().find("battle-for-the-island").isRight()).isTrue();
        assertThat(pack.info().hidden()).isFalse();
        assertThat(pack.info().chance()).isTrue();
    }

    @Test
    void everySettingMakesAGameThatKnowsIt() {
        int games = 0;
        for (Setting<?> setting : pack.settings()) {
            for (String text : new String[] {
                "0",
                "1",
                "5",
                "7",
                "10",
                "true",
                "yes",
                "no",
                "all",
                "one",
                "none",
                "stop",
                "blast",
                "lives",
                "opponents",
                "p1",
                "p2",
                "bound"
            }) {
                var settings = Settings.standard(pack.settings()).with(setting.name(), text);
                var game = settings.flatMap(pack::create);
                if (game.isRight()) {
                    games++;
                    assertThat(pack.settingsOf(game.get())).isEqualTo(settings.get());
                    assertThat(pack.create(pack.settingsOf(game.get()))).isEqualTo(game);
                }
            }
        }
        assertThat(games).isGreaterThan(35);
    }

    @Test
    @Rule("RUL-29")
    void tenOnTheIslandLeaveNobodyForThePad() {
        var refused = pack.create(Settings.read(pack.settings(), "start=10").get());
        assertThat(refused.getLeft().code()).isEqualTo(Settings.IMPOSSIBLE);
        assertThat(refused.getLeft().sentence()).contains("pads=no");
        assertThat(pack.create(Settings.read(pack.settings(), "start=10 pads=no")
                                .get())
                        .isRight())
                .isTrue();
    }

    @Test
    void optionsOfOneQuestionHaveDifferentNotationsAndAllTypesAreListed() {
        AgendaGame<BattleTable> game = BattleGames.game("");
        Notation<Action> notation = pack.notation(game);
        Seq<Class<?>> types = pack.types(game);
        SplitMix64 random = new SplitMix64(5);
        Set<Class<?>> met = new HashSet<>();
        for (int number = 0; number < 60; number++) {
            BattleGames.play(
                    game,
                    number % 10 == 0 ? game.newGame() : BattleGames.crowded(game, random),
                    random,
                    400,
                    (state, action, transition) -> {
                        Seq<String> texts = game.legalActions(state).map(notation::of);
                        assertThat(texts.distinct()).isEqualTo(texts);
                        assertThat(texts).allMatch(text -> text.matches("[a-z0-9]+( [a-z0-9]+)*"));
                        met.add(action.getClass());
                        transition.events().forEach(event -> met.add(event.getClass()));
                    });
        }
        assertThat(met).allMatch(type -> types.exists(listed -> listed.isAssignableFrom(type)));
        assertThat(types).allMatch(Class::isSealed);
        assertThat(met).hasSizeGreaterThan(35);
    }

    @Test
    void variantsAreWrittenAsTheyAreRead() {
        Settings variants = Battlefield.variants("chain=all spare=no live=7");
        assertThat(variants).hasToString("live=7 chain=all spare=no");
        assertThat(variants).isEqualTo(Battlefield.variants(variants.toString()));
        assertThat(variants).isNotEqualTo(BattleVariants.standard());
    }
}
