package io.github.casemate.bench.mutable;

/** Canonical texts of a {@link MutableSiege}. Spaces are numbered from 0, front row first, left to right. */
final class SiegeText {

    private static final String[] QUESTIONS = {
        "deal P0",
        "deal P1",
        "pass-card",
        "pass-card",
        "start",
        "settle",
        "action",
        "deal",
        "give",
        "stone",
        "repair",
        "roll",
        "reroll",
        "leadership",
        "color",
        "first-wave",
        "step",
        "second-wave",
        "over"
    };

    private static final String[] ENDINGS = {"colonist", "economic", "limit"};

    private SiegeText() {}

    /** The open question; a deal or roll is followed by the number of cards or dice. */
    static String question(MutableSiege game) {
        String name = QUESTIONS[game.phase];
        return switch (game.phase) {
            case MutableSiege.DEAL_0, MutableSiege.DEAL_1, MutableSiege.DRAW -> name + " " + game.need;
            case MutableSiege.ROLL -> name + " " + game.air;
            default -> name;
        };
    }

    /** The text of an answer. */
    static String option(MutableSiege game, int option) {
        if (option < 0 || option >= game.optionCount()) {
            throw new IndexOutOfBoundsException(question(game) + " has no answer " + option);
        }
        int foe = game.active ^ 1;
        return switch (game.phase) {
            case MutableSiege.PASS_0 -> "pass-card " + Cards.ID[Bits.nth(game.hand[0], option)];
            case MutableSiege.PASS_1 -> "pass-card " + Cards.ID[Bits.nth(game.hand[1], option)];
            case MutableSiege.ACTION -> action(game, game.actionCode(option));
            case MutableSiege.GIVE -> "give " + Cards.ID[Bits.nth(game.drawn, option)];
            case MutableSiege.SETTLE -> "settle " + fortId(game, game.active, game.fort) + " " + option;
            case MutableSiege.STONE ->
                option == 0
                        ? "leave " + game.space
                        : "place " + game.space + " " + Cards.COLOR_NAMES[game.stoneColor(option)];
            case MutableSiege.REPAIR -> option == 0 ? "decline" : "repair " + game.repairSpace(option);
            case MutableSiege.REROLL -> option == 0 ? "keep" : "reroll" + faces(Dice.part(game.dice, option - 1));
            case MutableSiege.LEADERSHIP ->
                option == 0 ? "end-leadership" : "sink " + Cards.ID[shipAt(game.ships[foe], option - 1)];
            case MutableSiege.COLOR -> "color " + Cards.COLOR_NAMES[Bits.nthSmall(game.shownColors(), option)];
            case MutableSiege.FIRST_WAVE, MutableSiege.SECOND_WAVE -> "fell" + spaces(Bits.nth(game.sets, option));
            case MutableSiege.STEP -> option == 0 ? "reinforce" : "second-wave";
            default -> throw new IllegalStateException(question(game));
        };
    }

    private static String action(MutableSiege game, int code) {
        String card = Cards.ID[code >> 8 & 63];
        int fort = code >> 16;
        return switch (code & 7) {
            case MutableSiege.ACT_DRAW -> "draw";
            case MutableSiege.ACT_FORT -> "build-fort " + card;
            case MutableSiege.ACT_BUILDING -> "build-building " + card + " " + fortId(game, game.active, fort);
            case MutableSiege.ACT_SHIP -> "build-ship " + card + " " + fortId(game, game.active, fort);
            case MutableSiege.ACT_ATTACK -> "attack " + fortId(game, game.active ^ 1, fort);
            default -> "open-waters";
        };
    }

    private static String fortId(MutableSiege game, int player, int index) {
        return Cards.ID[game.fortCard[player * SiegeTable.MAX_FORTS + index]];
    }

    private static int shipAt(int list, int index) {
        return Cards.FIRST_SHIP - 1 + (list >> (4 * index) & 15);
    }

    private static String faces(int part) {
        StringBuilder text = new StringBuilder();
        for (int face = 0; face < 5; face++) {
            text.append((" " + Dice.FACES[face]).repeat(part >> (3 * face) & 7));
        }
        return text.toString();
    }

    private static String spaces(int mask) {
        StringBuilder text = new StringBuilder();
        for (int space = 0; space < Cards.SPACES; space++) {
            if ((mask >> space & 1) != 0) {
                text.append(' ').append(space);
            }
        }
        return text.toString();
    }

    /**
     * The whole table. Before the first turn the active player is '-'. Cards drawn but not given or kept yet appear
     * nowhere; a card chosen in the set-up stays in its hand until both are passed.
     */
    static String fingerprint(MutableSiege game) {
        StringBuilder text = new StringBuilder(600);
        text.append("turn ").append(game.turn).append(" active ");
        text.append(game.turn == 0 ? "-" : "P" + game.active).append('\n');
        text.append("supply ").append(supply(game.general)).append('\n');
        for (int player = 0; player < 2; player++) {
            text.append('P').append(player).append(" home ").append(game.home[player]);
            text.append(" coins ").append(game.coins[player]);
            text.append(" supply ").append(supply(game.supply[player]));
            text.append(" hand").append(ids(game.hand[player])).append('\n');
            for (int i = 0; i < game.fortCount[player]; i++) {
                appendFort(text, game, player, i);
            }
            for (int list = game.ships[player]; list != 0; list >>= 4) {
                int ship = shipAt(list, 0);
                text.append("  ship ")
                        .append(Cards.ID[ship])
                        .append(" colonists ")
                        .append(Cards.COST[ship]);
                text.append('\n');
            }
        }
        text.append("discard").append(ids(game.discard)).append('\n');
        text.append("deck ").append(Long.bitCount(game.deck)).append('\n');
        if (game.over()) {
            text.append(game.winner < 0 ? "over draw" : "over P" + game.winner + " " + ENDINGS[game.ending]);
            text.append('\n');
        }
        return text.toString();
    }

    private static void appendFort(StringBuilder text, MutableSiege game, int player, int index) {
        int at = player * SiegeTable.MAX_FORTS + index;
        int foe = player ^ 1;
        text.append("  fort ").append(Cards.ID[game.fortCard[at]]).append(" stones ");
        for (int space = 0; space < Cards.SPACES; space++) {
            int stone = game.fortStones[at] >> space & 0x111;
            text.append(stone == 0 ? '.' : stone == 1 ? 'B' : stone == 0x10 ? 'W' : 'G');
        }
        text.append(" colonists ").append(game.fortColonists[at]);
        text.append(" fleet ")
                .append(game.fleet[foe] == index ? "P" + foe : "-")
                .append('\n');
        for (long list = game.fortBuildings[at]; list != 0; list >>= 4) {
            int card = Cards.FIRST_BUILDING - 1 + (int) (list & 15);
            text.append("    building ")
                    .append(Cards.ID[card])
                    .append(" colonists ")
                    .append(Cards.COST[card]);
            text.append('\n');
        }
    }

    private static String supply(int packed) {
        return "B" + (packed & 15) + " W" + (packed >> 4 & 15) + " G" + (packed >> 8 & 15);
    }

    private static String ids(long cards) {
        StringBuilder text = new StringBuilder();
        for (long rest = cards; rest != 0; rest &= rest - 1) {
            text.append(' ').append(Cards.ID[Long.numberOfTrailingZeros(rest)]);
        }
        return text.toString();
    }
}
