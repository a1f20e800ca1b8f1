package io.github.casemate.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second opinion on a turn, written from the text of the rules alone: it shares no code with the engine, finds
 * everything by trying, and does not care how long that takes. Squares are names, things are drawn as in the rules
 * reference, and a position is compared by its text.
 */
final class Oracle {

    /** The variants as texts, such as {@code chain=all}. */
    final Set<String> variants;

    final String[][] island = new String[13][13];
    final char[][] pads = new char[2][];
    final int[] centres = new int[2];
    int live;
    int safe;
    int active;
    int die = -1;
    /** any, pad, gone, or the name of a square. */
    String bound = "any";

    boolean progress;
    int quiet;
    /** start, advance, roll, use, after, free, freepad, or over with the reason. */
    String phase = "roll";
    /** Blocks to turn over: square, who activated it, and the squares in the line of fire that do not touch it. */
    final List<String> reveals = new ArrayList<>();

    /** What has come up so far and is rare. */
    final Set<String> rare;

    Oracle(Set<String> variants, Set<String> rare) {
        this.variants = variants;
        this.rare = rare;
    }

    private Oracle copy() {
        Oracle other = new Oracle(variants, rare);
        for (int column = 1; column <= 12; column++) {
            other.island[column] = island[column].clone();
        }
        for (int seat = 0; seat < 2; seat++) {
            other.pads[seat] = pads[seat].clone();
            other.centres[seat] = centres[seat];
        }
        other.live = live;
        other.safe = safe;
        other.active = active;
        other.die = die;
        other.bound = bound;
        other.progress = progress;
        other.quiet = quiet;
        other.phase = phase;
        other.reveals.addAll(reveals);
        return other;
    }

    /** The whole position in words. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 12; row >= 1; row--) {
            for (int column = 1; column <= 12; column++) {
                text.append(island[column][row]);
            }
            text.append('/');
        }
        return text + " pads " + new String(pads[0]) + "@" + centres[0] + " " + new String(pads[1]) + "@" + centres[1]
                + " live " + live + " safe " + safe + " active " + active + " die " + die + " bound " + bound
                + " quiet " + (progress ? "progress" : String.valueOf(quiet)) + " " + phase + " " + reveals;
    }

    // ---- squares ----

    private static String name(int column, int row) {
        return "" + (char) ('a' + column - 1) + row;
    }

    private static int column(String square) {
        return square.charAt(0) - 'a' + 1;
    }

    private static int row(String square) {
        return Integer.parseInt(square.substring(1));
    }

    private String at(String square) {
        return island[column(square)][row(square)];
    }

    private void put(String square, String thing) {
        island[column(square)][row(square)] = thing;
    }

    private static boolean exists(int column, int row) {
        return column >= 1 && column <= 12 && row >= 1 && row <= 12;
    }

    private static boolean isCharacter(String thing) {
        return "SJTsjt".indexOf(thing.charAt(0)) >= 0;
    }

    private static boolean isOwn(String thing, int seat) {
        return (seat == 0 ? "SJT" : "sjt").indexOf(thing.charAt(0)) >= 0;
    }

    private List<String> characters(int seat) {
        List<String> found = new ArrayList<>();
        for (int row = 1; row <= 12; row++) {
            for (int column = 1; column <= 12; column++) {
                if (isOwn(island[column][row], seat)) {
                    found.add(name(column, row));
                }
            }
        }
        return found;
    }

    /** The square some steps ahead of a character; empty if it is beyond the edge. */
    private String ahead(String square, int steps) {
        char facing = at(square).charAt(1);
        int column = column(square) + (facing == '>' ? steps : facing == '<' ? -steps : 0);
        int row = row(square) + (facing == '^' ? steps : facing == 'v' ? -steps : 0);
        return exists(column, row) ? name(column, row) : "";
    }

    private static List<String> around(String square) {
        List<String> found = new ArrayList<>();
        for (int row = row(square) - 1; row <= row(square) + 1; row++) {
            for (int column = column(square) - 1; column <= column(square) + 1; column++) {
                if (exists(column, row) && !name(column, row).equals(square)) {
                    found.add(name(column, row));
                }
            }
        }
        return found;
    }

    // ---- the options ----

    /** What the player who is asked may choose; of choices that come to the same only the first. */
    List<String> options() {
        List<String> all = candidates();
        List<String> different = new ArrayList<>();
        Set<String> outcomes = new HashSet<>();
        for (String option : all) {
            if (outcomes.add(chosen(option).outcome())) {
                different.add(option);
            } else {
                rare.add(option.startsWith("shoot") ? "equal shots" : "a shot that equals a landing");
            }
        }
        return different;
    }

    /** Where the choice leads, chance included: every way it can turn out. */
    private String outcome() {
        if (!reveals.isEmpty() && !phase.startsWith("over")) {
            return "{" + revealed(true).outcome() + "|" + revealed(false).outcome() + "}";
        }
        return text();
    }

    private boolean isForced() {
        List<String> all = candidates();
        Set<String> outcomes = new HashSet<>();
        // Those at the end are the quickest to try.
        for (int i = all.size() - 1; i >= 0 && outcomes.size() < 2; i--) {
            outcomes.add(chosen(all.get(i)).outcome());
        }
        return outcomes.size() == 1;
    }

    private List<String> candidates() {
        List<String> all = new ArrayList<>();
        switch (phase) {
            case "advance" -> addAdvances(all);
            case "use" -> {
                addShots(all);
                addUses(all);
            }
            case "after" -> {
                addShots(all);
                all.add("end");
            }
            case "free" -> {
                characters(active).forEach(square -> all.add("remove " + square));
                addSpare(all);
            }
            case "freepad" -> {
                for (int column = 1; column <= 5; column++) {
                    if (pads[active][column - 1] != '-') {
                        all.add("take " + column);
                    }
                }
                addSpare(all);
            }
            default -> throw new IllegalStateException(phase);
        }
        return all;
    }

    private void addSpare(List<String> all) {
        if (!variants.contains("spare=no")) {
            all.add("spare");
        }
    }

    private void addShots(List<String> all) {
        for (String shooter : characters(active)) {
            if (!target(shooter).isEmpty()) {
                all.add("shoot " + shooter);
            }
        }
    }

    private String target(String shooter) {
        int range = 2 + "SJT".indexOf(Character.toUpperCase(at(shooter).charAt(0)));
        String target = ahead(shooter, range);
        if (target.isEmpty() || at(target).equals("..")) {
            return "";
        }
        for (int step = 1; step < range; step++) {
            String between = at(ahead(shooter, step));
            if (between.equals("##") || (variants.contains("crossfire=stop") && !between.equals(".."))) {
                return "";
            }
        }
        return variants.contains("targets=opponents") && isOwn(at(target), active) ? "" : target;
    }

    private void addUses(List<String> all) {
        if (die == 0) {
            if (!variants.contains("pads=no")) {
                addAdvances(all);
                if (!variants.contains("empty-pad=no") || !new String(pads[active]).equals("-----")) {
                    all.add("pad");
                }
            }
            for (String square : characters(active)) {
                all.add("turn " + square + " left");
                all.add("turn " + square + " right");
            }
        } else if (bound.equals("pad")) {
            int left = active == 0 ? -die : die;
            if (exists(centres[active] + left, 1)) {
                all.add("slide left");
            }
            if (exists(centres[active] - left, 1)) {
                all.add("slide right");
            }
        } else {
            List<String> moves = new ArrayList<>();
            for (String square : characters(active)) {
                if (bound.equals("any") || bound.equals(square)) {
                    addMoves(moves, square);
                }
            }
            all.addAll(moves.isEmpty() ? List.of("stuck") : moves);
        }
    }

    private void addMoves(List<String> all, String square) {
        if (isWayFree(square, die - 1) && !ahead(square, die).isEmpty() && !isCharacter(at(ahead(square, die)))) {
            all.add(square + " forward");
        }
        if (die >= 2 && isWayFree(square, die - 1)) {
            all.add(square + " left");
            all.add(square + " right");
        }
    }

    private boolean isWayFree(String square, int steps) {
        for (int step = 1; step <= steps; step++) {
            String next = ahead(square, step);
            if (next.isEmpty() || !at(next).equals("..")) {
                return false;
            }
        }
        return true;
    }

    private void addAdvances(List<String> all) {
        for (int column = 1; column <= 5; column++) {
            if (pads[active][column - 1] == '-') {
                continue;
            }
            String front = front(column);
            if (front.isEmpty()) {
                rare.add("a pad beyond the corner");
            } else if (at(front).equals("..") || (at(front).equals("##") && variants.contains("on-block=true"))) {
                all.add("advance " + column);
            }
        }
    }

    private String front(int column) {
        int at = centres[active] + (active == 0 ? column - 3 : 3 - column);
        return exists(at, 1) ? name(at, active == 0 ? 1 : 12) : "";
    }

    // ---- what comes of it ----

    /** The position after a choice, when it has come to rest. */
    Oracle chosen(String option) {
        Oracle next = copy();
        next.choose(option);
        next.rest();
        return next;
    }

    /** The position after a roll, when it has come to rest. */
    Oracle rolled(int face) {
        Oracle next = copy();
        next.die = face;
        next.bound = face == 0 ? "any" : bound;
        next.phase = "use";
        next.rest();
        return next;
    }

    /** The position after the next block has been turned over, when it has come to rest. */
    Oracle revealed(boolean isLive) {
        Oracle next = copy();
        next.reveal(isLive);
        next.rest();
        return next;
    }

    private void choose(String option) {
        String[] words = option.split(" ", -1);
        switch (words[0]) {
            case "shoot" -> shoot(words[1]);
            case "advance" -> advance(Integer.parseInt(words[1]));
            case "pad" -> again("pad");
            case "turn" -> {
                put(words[1], turned(at(words[1]), words[2]));
                again(words[1]);
            }
            case "slide" -> {
                boolean west = words[1].equals(active == 0 ? "left" : "right");
                centres[active] += west ? -die : die;
                die = -1;
                bound = "any";
                if (variants.contains("pad-shots=true")) {
                    phase = "after";
                } else {
                    endTurn();
                }
            }
            case "stuck" -> {
                List<String> others = new ArrayList<>();
                characters(active).forEach(square -> addMoves(others, square));
                die = -1;
                bound = "any";
                phase = "free";
                if (variants.contains("stuck=all") && !others.isEmpty()) {
                    endTurn();
                }
            }
            case "end", "spare" -> endTurn();
            case "remove" -> {
                lose(words[1]);
                endTurn();
            }
            case "take" -> {
                pads[active][Integer.parseInt(words[1]) - 1] = '-';
                progress = true;
                endTurn();
            }
            default -> move(words[0], words[1]);
        }
    }

    private static String turned(String character, String hand) {
        String circle = "^>v<";
        int place = circle.indexOf(character.charAt(1)) + (hand.equals("left") ? 3 : 1);
        return character.substring(0, 1) + circle.charAt(place % 4);
    }

    private void again(String who) {
        die = -1;
        bound = who;
        phase = "roll";
    }

    private void advance(int column) {
        boolean afterZero = die == 0;
        String front = front(column);
        boolean onBlock = at(front).equals("##");
        char kind = pads[active][column - 1];
        pads[active][column - 1] = '-';
        put(front, active == 0 ? Character.toUpperCase(kind) + "^" : Character.toLowerCase(kind) + "v");
        progress = true;
        again(afterZero ? front : "any");
        if (onBlock) {
            reveals.add(front + " character {}");
        }
    }

    private void move(String square, String how) {
        boolean forward = how.equals("forward");
        String to = ahead(square, forward ? die : die - 1);
        boolean onBlock = at(to).equals("##");
        String character = at(square);
        put(square, "..");
        put(to, forward ? character : turned(character, how));
        die = -1;
        bound = "any";
        phase = "after";
        if (onBlock) {
            reveals.add(to + " character {}");
        }
    }

    private void shoot(String shooter) {
        String target = target(shooter);
        Set<String> line = new TreeSet<>();
        if (!variants.contains("crossfire=blast")) {
            for (int step = 1; !ahead(shooter, step).equals(target); step++) {
                if (isCharacter(at(ahead(shooter, step)))) {
                    line.add(ahead(shooter, step));
                }
            }
        }
        if (at(target).equals("##")) {
            line.removeAll(around(target));
            reveals.add(target + " character " + squares(line));
        } else {
            line.forEach(this::lose);
            lose(target);
        }
    }

    /** The squares by row, then by column. */
    static String squares(Set<String> line) {
        List<String> sorted = new ArrayList<>(line);
        sorted.sort((one, other) -> row(one) != row(other) ? row(one) - row(other) : column(one) - column(other));
        return "{" + String.join("+", sorted) + "}";
    }

    private void lose(String square) {
        put(square, "..");
        progress = true;
        if (bound.equals(square)) {
            bound = "gone";
        }
    }

    private void reveal(boolean isLive) {
        String[] words = reveals.remove(0).split(" ", -1);
        String block = words[0];
        boolean lander = isCharacter(at(block));
        if (!lander) {
            put(block, "..");
        }
        progress = true;
        if (!isLive) {
            safe--;
            return;
        }
        live--;
        for (String square : around(block)) {
            if (isCharacter(at(square))) {
                lose(square);
            }
        }
        for (String square : words[2].substring(1, words[2].length() - 1).split("\\+", -1)) {
            if (!square.isEmpty()) {
                lose(square);
            }
        }
        if (lander && !variants.contains("lander=lives")) {
            lose(block);
        }
        if (variants.contains("chain=all") || (words[1].equals("character") && !variants.contains("chain=none"))) {
            int place = 0;
            for (String square : around(block)) {
                String waiting = square + " block {}";
                if (at(square).equals("##") && !reveals.contains(waiting)) {
                    reveals.add(place++, waiting);
                    rare.add("a chain");
                }
            }
        }
    }

    private void endTurn() {
        quiet = progress ? 0 : quiet + 1;
        progress = false;
        active = 1 - active;
        die = -1;
        bound = "any";
        phase = "start";
    }

    /** Goes on until somebody has a choice. */
    void rest() {
        while (!phase.startsWith("over")) {
            if (!reveals.isEmpty()) {
                if (live > 0 && safe > 0) {
                    return;
                }
                reveal(live > 0);
                continue;
            }
            boolean none = isDestroyed(0);
            boolean nobody = isDestroyed(1);
            if (none || nobody || quiet >= 200) {
                phase = "over " + (none && nobody ? "both-destroyed" : none || nobody ? "destroyed" : "no-progress");
                rare.add(phase);
            } else if (phase.equals("roll")) {
                return;
            } else if (phase.equals("start")) {
                List<String> advances = new ArrayList<>();
                addAdvances(advances);
                phase = !characters(active).isEmpty() ? "roll" : advances.isEmpty() ? "freepad" : "advance";
            } else if (phase.equals("use")
                    && die > 0
                    && !bound.equals("pad")
                    && characters(active).isEmpty()) {
                rare.add("nobody left in the middle of a turn");
                endTurn();
            } else if (isForced()) {
                choose(candidates().get(0));
            } else {
                return;
            }
        }
    }

    private boolean isDestroyed(int seat) {
        return characters(seat).isEmpty() && new String(pads[seat]).equals("-----");
    }
}
