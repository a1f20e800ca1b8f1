package io.github.casemate.ai.siege;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.cards.RerollOne;
import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.quantity.AddedResults;
import io.github.casemate.siege.quantity.GroupSize;
import io.github.casemate.siege.quantity.Quantity;
import io.github.casemate.siege.quantity.SecondWaveStones;
import io.github.casemate.siege.quantity.WaveResults;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.github.casemate.siege.table.Wall;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the odds of an attack depend on, asked of the rules once. Equal attacks have equal odds, whatever
 * else is on their tables; so this is the key by which odds are remembered.
 *
 * <p>A number that no card in play changes is not asked for: its list is null, and the answer is the base.
 */
final class AttackKey {

    /** Stones differ in few bits: this spreads them. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Layout layout;
    private final Wall wall;
    private final int dice;
    private final int rerolls;
    private final Faces added;
    private final List<Exchange> exchanges;
    private final int ownersRerolls;
    private final int @Nullable [] waveResults;
    private final int @Nullable [] groupSizes;
    private final int @Nullable [] secondWave;
    private final long @Nullable [] bans;
    private final int hash;

    private AttackKey(Table table, int dice, int rerolls, Faces added, int ownersRerolls) {
        AttackState attack = table.requireAttack();
        Fort fort = table.fort(attack.fort().get());
        this.layout = fort.card().fortLayout();
        this.wall = fort.wall();
        this.dice = dice;
        this.rerolls = rerolls;
        this.added = added;
        this.exchanges = Exchanges.of(table);
        this.ownersRerolls = ownersRerolls;
        int most = most();
        this.waveResults = asked(table, WaveResults.class, most, base -> new WaveResults(attack, base));
        this.groupSizes = asked(table, GroupSize.class, wall.count(), base -> new GroupSize(attack, base));
        this.secondWave = asked(table, SecondWaveStones.class, most, base -> new SecondWaveStones(attack, base));
        this.bans = rerolls > 0 ? Bans.of(table, dice, rerolls) : null;
        this.hash = hash();
    }

    /** An attack with this many dice in all, and this many re-rolls left. */
    static AttackKey rolling(Table table, int dice, int rerolls) {
        return new AttackKey(table, dice, rerolls, added(table), ownersRerolls(table));
    }

    /** An attack whose attacker has stopped rolling; nothing has been added yet. */
    static AttackKey stopped(Table table) {
        int dice =
                table.requireAttack().results().total() + table.requireAttack().rolling();
        return new AttackKey(table, dice, 0, added(table), 0);
    }

    /** An attack whose rolling is over; what is added has been added. */
    static AttackKey settled(Table table) {
        return new AttackKey(table, table.requireAttack().results().total(), 0, Faces.NONE, 0);
    }

    Layout layout() {
        return layout;
    }

    Wall wall() {
        return wall;
    }

    int dice() {
        return dice;
    }

    int rerolls() {
        return rerolls;
    }

    /** RUL-6: what joins the dice when rolling is over. */
    Faces added() {
        return added;
    }

    List<Exchange> exchanges() {
        return exchanges;
    }

    /** RUL-42: how many times the defender may roll one die again. */
    int ownersRerolls() {
        return ownersRerolls;
    }

    int waveResults(int results) {
        return waveResults == null ? results : waveResults[Math.min(results, waveResults.length - 1)];
    }

    int groupSize(int stones) {
        return groupSizes == null ? stones : groupSizes[stones];
    }

    int secondWave(int targets) {
        return secondWave == null ? targets : secondWave[Math.min(targets, secondWave.length - 1)];
    }

    boolean hasBans() {
        return bans != null;
    }

    /** RUL-40: whether the way to roll again with this place in the list of all ways is forbidden. */
    boolean isBanned(int place) {
        return bans != null && Bans.contain(bans, place);
    }

    /** More results of one face than are possible. */
    private int most() {
        int results = dice + added.total();
        int gain = 0;
        for (Exchange exchange : exchanges) {
            gain = Math.max(gain, exchange.gained().total());
        }
        return Math.min(AttackState.MOST_RESULTS, results + results * gain);
    }

    private static Faces added(Table table) {
        Faces added = Faces.NONE;
        if (Abilities.modifies(table, AddedResults.class)) {
            for (int i = 0; i < Face.count(); i++) {
                Face face = Face.at(i);
                int more = Abilities.number(table, new AddedResults(table.requireAttack(), face, 0));
                added = added.plus(face, Math.min(more, AttackState.MOST_RESULTS - added.total()));
            }
        }
        return added;
    }

    private static int ownersRerolls(Table table) {
        return Abilities.ON_TABLE
                .reactions(table, new RollingEnded(table.requireAttack().attacker()))
                .count(step -> step instanceof RerollOne one && !table.isAttacker(one.player()));
    }

    private static int @Nullable [] asked(
            Table table, Class<? extends Quantity> type, int most, IntFunction<Quantity> quantity) {
        if (!Abilities.modifies(table, type)) {
            return null;
        }
        int[] answers = new int[most + 1];
        for (int base = 0; base <= most; base++) {
            answers[base] = Abilities.number(table, quantity.apply(base));
        }
        return answers;
    }

    private int hash() {
        int sum = 31 * layout.hashCode() + Long.hashCode(wall.packed() * SPREAD);
        sum = 31 * sum + dice * 32 + rerolls;
        sum = 31 * sum + added.packed();
        sum = 31 * sum + exchanges.hashCode();
        sum = 31 * sum + Arrays.hashCode(waveResults);
        sum = 31 * sum + Arrays.hashCode(groupSizes);
        sum = 31 * sum + Arrays.hashCode(secondWave);
        return 31 * sum + Arrays.hashCode(bans) + ownersRerolls;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AttackKey that
                && hash == that.hash
                && wall.packed() == that.wall.packed()
                && dice == that.dice
                && rerolls == that.rerolls
                && ownersRerolls == that.ownersRerolls
                && added.packed() == that.added.packed()
                && layout.equals(that.layout)
                && exchanges.equals(that.exchanges)
                && Arrays.equals(waveResults, that.waveResults)
                && Arrays.equals(groupSizes, that.groupSizes)
                && Arrays.equals(secondWave, that.secondWave)
                && Arrays.equals(bans, that.bans);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
