package io.github.casemate.testkit.siege.rules;

import io.github.casemate.agenda.DryRun;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.TableAbilities;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.action.FellStones;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.BaseCards;
import io.github.casemate.siege.event.StoneFell;
import io.github.casemate.siege.rules.FirstWave;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import io.github.casemate.testkit.rules.Proof;
import io.github.casemate.testkit.rules.Rule;
import io.github.casemate.testkit.siege.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The stones that the engine offers against the rule text, taken literally: every layout, every filling, every
 * colour, every number of results. Picking is tried stone by stone in every order by {@link Drawing}, which shares no
 * code with the engine.
 */
class FirstWaveOracleTest {

    /** More results than the largest fort has stones. */
    private static final int MOST_RESULTS = 6;

    private static final PlayerId ATTACKER = PlayerId.of(0);

    private static final Array<StoneColor> ATTACK_COLORS =
            Array.of(StoneColor.BLACK, StoneColor.WHITE, StoneColor.GRAY);

    static Stream<Card> forts() {
        Array<Card> base = BaseCards.all().filter(card -> card.type() == CardType.FORT);
        Array<Card> ramparts = Array.of(
                fort("bastion-fortress", "~.~", "...", "~B~"),
                fort("citadel-fortress", "B.", "..", "~."),
                fort("hilltop-fortress", "..~", "~B."),
                fort("moated-fortress", "...", "~B~"),
                fort("arsenal-stronghold", "G..", "~.~"),
                fort("harbor-stronghold", "..", "G."),
                fort("masons-stronghold", ".G", "..", "~."),
                fort("palisade-stronghold", "....", "~G~~"),
                fort("smuggler-outpost", "W~.", "..~"),
                fort("mission-outpost", ".W", "~.", "~."),
                fort("privateer-outpost", "W..", "~~."),
                fort("signal-outpost", ".~.", "W~."));
        Array<Card> coquina = Array.of(
                fort("decoy-fortress", ".P.", "~.~"),
                fort("peninsula-fort", "P..", "..~"),
                fort("safe-harbor", "~P", ".."));
        return base.appendAll(ramparts).appendAll(coquina).toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("forts")
    @Rule({"ATK-7", "DEF-1", "DEF-2", "RUL-1"})
    @Proof({"LAW-13", "LAW-14"})
    void theFirstWaveOffersWhatSomeOrderOfPickingReaches(Card fort) {
        forEachFilling(fort, (table, drawing) -> {
            for (StoneColor color : ATTACK_COLORS) {
                for (int results = 0; results <= MOST_RESULTS; results++) {
                    Table attacked = attacked(table, color, results);
                    Seq<Spaces> offered = FirstWave.reachable(attacked, color);
                    Supplier<String> scene = scene(drawing, attacked);
                    Set<Integer> masks = masks(offered);
                    check(masks.equals(drawing.firstWave(color.letter(), results)), "the sets", scene);
                    check(masks.size() == offered.size(), "each set once", scene);
                    check(offered.forAll(set -> set.size() == offered.head().size()), "LAW-13", scene);
                    check(offered.forAll(set -> drawing.allAre(color.letter(), set)), "LAW-14", scene);
                    for (Spaces set : offered) {
                        checkOrder(drawing, attacked, set, scene);
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("forts")
    @Proof("ATK-10")
    void theSecondWaveOffersEverySetOfSoManyStones(Card fort) {
        forEachFilling(fort, (table, drawing) -> {
            for (int targets = 1; targets <= MOST_RESULTS; targets++) {
                Faces faces = Faces.of(Face.BLACK).plus(Face.TARGET, targets);
                Table attacked = table.changeAttack(attack -> attack.withResults(faces));
                Seq<Spaces> offered = SecondWave.STEP.options(attacked).map(option -> ((FellStones) option).spaces());
                Supplier<String> scene = scene(drawing, attacked);
                check(masks(offered).equals(drawing.anyStones(targets)), "the sets", scene);
                check(masks(offered).size() == offered.size(), "each set once", scene);
                Spaces last = offered.last();
                check(Set.copyOf(fallen(attacked, SecondWave.STEP, last)).equals(numbers(last)), "these fall", scene);
            }
        });
    }

    /** The stones fall one by one, each when it can be picked. */
    private static void checkOrder(Drawing drawing, Table table, Spaces set, Supplier<String> scene) {
        char color = table.requireAttack().color().get().letter();
        int results = table.requireAttack()
                .results(Face.of(table.requireAttack().color().get()).get());
        Drawing left = drawing;
        for (int space : fallen(table, FirstWave.STEP, set)) {
            check(left.isPickable(space, color, results), "a stone that can be picked", scene);
            left = left.without(space);
        }
        check(left.equals(drawing.without(set)), "all stones of the set", scene);
    }

    private static Card fort(String id, String... rows) {
        return Card.fort(id, id, Layout.of(rows), 3);
    }

    /** Every way to put no stone, or one of the four colours, on each space. */
    private static void forEachFilling(Card fort, BiConsumer<Table, Drawing> test) {
        Array<Card> cards = BaseCards.all().filter(Card::starting);
        Ruleset rules = Ruleset.secondEdition(2).withCards(fort.starting() ? cards : cards.append(fort));
        Scene scene = Scene.of(rules);
        Card card = scene.card(fort.starting() ? fort.id() + "-2" : fort.id());
        String[] bare =
                fort.fortLayout().rows().map(row -> row.replaceAll("[^~]", ".")).toJavaArray(String[]::new);
        Table table = scene.player(
                        2, side -> fort.starting() ? side.startingFort(0, bare) : side.fort(fort.id(), 0, bare))
                .table()
                .attacked(AttackState.of(ATTACKER, Option.some(card), Option.some(PlayerId.of(1))));
        fill(table, card, new Drawing(Array.of(bare).mkString("/")), 0, Wall.EMPTY, test);
    }

    private static void fill(
            Table table, Card card, Drawing drawing, int space, Wall wall, BiConsumer<Table, Drawing> test) {
        if (space == card.fortLayout().size()) {
            test.accept(table.changeFort(card, fort -> fort.withWall(wall)), drawing);
            return;
        }
        fill(table, card, drawing, space + 1, wall, test);
        for (StoneColor color : StoneColor.values()) {
            fill(table, card, drawing.with(space, color.letter()), space + 1, wall.plus(space, color), test);
        }
    }

    /** So many results of the attack colour, and one of every other face, which must not count. */
    private static Table attacked(Table table, StoneColor color, int results) {
        Face face = Face.of(color).get();
        Faces others = Faces.of(Face.values()).minus(face, 1);
        return table.changeAttack(
                attack -> attack.withResults(others.plus(face, results)).withColor(Option.some(color)));
    }

    /** The spaces in the order in which their stones fall. */
    private static List<Integer> fallen(Table table, Question<Table> wave, Spaces set) {
        DryRun<Table> falling = DryRun.answering(table, TableAbilities.none(), wave, new FellStones(set));
        check(
                falling.next().isEmpty(),
                "nothing follows from falling stones",
                () -> falling.next().toString());
        return falling.events()
                .filter(StoneFell.class::isInstance)
                .map(event -> ((StoneFell) event).space())
                .toJavaList();
    }

    private static Set<Integer> masks(Seq<Spaces> sets) {
        return sets.map(Spaces::mask).toJavaSet();
    }

    private static Set<Integer> numbers(Spaces set) {
        return set.numbers().toJavaSet();
    }

    private static Supplier<String> scene(Drawing drawing, Table table) {
        return () -> drawing + " against " + table.requireAttack().results() + ", attack colour "
                + table.requireAttack().color();
    }

    /** AssertJ is too slow to be asked some millions of times. */
    private static void check(boolean holds, String what, Supplier<String> scene) {
        if (!holds) {
            throw new AssertionError(what + ": " + scene.get());
        }
    }
}
