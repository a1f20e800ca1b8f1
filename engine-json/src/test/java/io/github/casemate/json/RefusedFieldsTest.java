package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.Step;
import io.github.casemate.json.document.DocumentException;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.siege.laws.ForgedStates;
import io.github.casemate.testkit.siege.laws.ForgedStates.Forgery;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Whoever is told that a state is refused finds the field that is named in the document that was sent. */
class RefusedFieldsTest {

    private static final int FORGERIES = 10_000;
    private static final int EACH_PART = 100;
    private static final int EACH_STEP = 300;

    private final SplitMix64 random = new SplitMix64(12);
    private final Map<IslandSiege, SchemaFields> schemas = new HashMap<>();
    private final Set<String> named = new TreeSet<>();
    private final Set<String> unknown = new TreeSet<>();

    @Test
    void everyFieldThatARefusalOfAForgedStateNamesIsOneOfTheDocument() {
        ForgedStates forged = new ForgedStates(
                random,
                Ruleset.firstEdition(),
                Ruleset.secondEdition(3),
                WrittenGames.with(Ruleset.secondEdition(2), WrittenGames.EXPANSIONS),
                WrittenGames.with(Ruleset.secondEdition(4), WrittenGames.EXPANSIONS),
                Ruleset.secondEdition(3).with("flotsam", "sandcastle"),
                WrittenGames.with(Ruleset.solo("ghost-captain"), WrittenGames.EXPANSIONS));
        for (int i = 0; i < FORGERIES; i++) {
            send(forged.next());
        }
        forged.everyPart(EACH_PART, this::send);
        for (int i = 0; i < EACH_STEP; i++) {
            everyStep(forged.next());
        }
        System.out.println(named.size() + " fields are named: " + named);
        assertThat(unknown).isEmpty();
        assertThat(named)
                .contains(
                        "table.attack.defender",
                        "table.lastAttack.attacker",
                        "table.decks[#].known.P#",
                        "table.players[#].forts[#].fleet",
                        "table.players[#].forts[#].buildings[#].used",
                        "table.slices.monuments.built[#].owner",
                        "agenda[#].draw.count",
                        "agenda[#].to")
                .hasSizeGreaterThan(95);
    }

    @Test
    void aStartingFortThatTakesTooManyStonesIsNamedByTheSettings() {
        Catalog base = Catalog.shipped(Catalog.BASE);
        IslandSiege game = IslandSiege.of(Ruleset.secondEdition(2)
                .with(base.withCards(base.cards()
                        .map(card -> card.starting() ? card.withLayout(Option.some(Layout.of("WGG."))) : card))));
        String text = Siege.json(game).writeState(game.newGame());
        assertThat(Siege.gameOf(text).ruleset()).isEqualTo(game.ruleset());
        assertThatThrownBy(() -> Siege.gameOf(text.replaceFirst("WGG\\.", "BBBB")))
                .isInstanceOfSatisfying(DocumentException.class, refused -> {
                    assertThat(refused.field()).isEqualTo("settings");
                    assertThat(refused.getMessage())
                            .contains("SET-3", "starting-fort", "take 10 BLACK stones, but there are 9");
                });
    }

    /** Steps of all kinds come next in a state that nothing else is wrong with, even those that never wait there. */
    @SuppressWarnings("unchecked") // The steps of a game are steps on its table.
    private void everyStep(Forgery any) {
        RandomRecords records = new RandomRecords(any.game(), random, 20);
        GameState<Table> state = any.from();
        for (Class<?> type : Vocabulary.of(any.game().ruleset()).types().values()) {
            if (Step.class.isAssignableFrom(type)) {
                Step<Table> step = (Step<Table>) records.of(type);
                send(new Forgery(
                        any.game(), state, state.table(), state.agenda().prepend(step)));
            }
        }
    }

    private void send(Forgery forgery) {
        forgery.game().tryResume(forgery.table(), forgery.agenda()).peekLeft(problem -> look(forgery, problem.field()));
    }

    private void look(Forgery forgery, String violated) {
        String field = violated.startsWith("agenda") ? violated : violated.isEmpty() ? "table" : "table." + violated;
        String pattern = field.replaceAll("\\d+", "#");
        named.add(pattern);
        if (!schemas.computeIfAbsent(forgery.game(), game -> SchemaFields.of(game, "state"))
                .have(field, forgery.agenda())) {
            unknown.add(pattern);
        }
    }
}
