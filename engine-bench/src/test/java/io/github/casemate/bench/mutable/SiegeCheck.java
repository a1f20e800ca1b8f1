package io.github.casemate.bench.mutable;

/** Plays random games of Island Siege and checks after every step what must never change. */
final class SiegeCheck {

    private long steps;
    private long decisions;
    private long turns;
    private long longest;
    private long refills;
    private long openWaters;
    /** How often, in percent, the first and the last answer are preferred. */
    private int first;

    private int last;
    private final long[] asked = new long[MutableSiege.OVER + 1];
    private final long[] ended = new long[4];

    /** Checks that the number of stones that fall in a wave does not depend on the order of picking (LAW-13). */
    static void waves() {
        for (int card = 0; card < Cards.COUNT; card++) {
            for (int colored = 0; colored < 16 && Cards.ROW[card] != null; colored++) {
                for (int others = 0; others < 16; others++) {
                    for (int results = 0; results <= 4 && (colored & others) == 0; results++) {
                        int sets = Waves.first(card, colored, others, results);
                        int size = Integer.bitCount(Integer.numberOfTrailingZeros(sets));
                        for (int rest = sets; rest != 0; rest &= rest - 1) {
                            int set = Integer.numberOfTrailingZeros(rest);
                            require(Integer.bitCount(set) == size && (set & ~colored) == 0, "wave");
                        }
                        require(sets != 0, "wave without sets");
                    }
                }
            }
        }
    }

    /**
     * Plays this many games and describes them; turnLimit 0 means no limit. With biased set, each game prefers the
     * first or the last answers (drawing, attacking) by a random degree, so that decks run out and forts fall.
     */
    String play(int games, int turnLimit, long seed, boolean biased) {
        SplitMix random = new SplitMix(seed);
        MutableSiege game = new MutableSiege(turnLimit);
        int[] wins = new int[3];
        for (int i = 0; i < games; i++) {
            game.reset();
            first = biased ? random.nextInt(100) : 0;
            last = biased ? random.nextInt(100 - first) : 0;
            while (!game.over()) {
                step(game, random);
                check(game);
            }
            wins[game.winner() + 1]++;
            ended[game.winner() < 0 ? 3 : game.ending]++;
            turns += game.turn;
            longest = Math.max(longest, game.turn);
        }
        return "%,d games: %.1f turns (longest %d), %.1f decisions, %.1f chance events; drawn %d, P0 %d, P1 %d; %s; %s"
                .formatted(
                        games,
                        (double) turns / games,
                        longest,
                        (double) decisions / games,
                        (double) (steps - decisions) / games,
                        wins[0],
                        wins[1],
                        wins[2],
                        "colonist, economic, limit, draw " + java.util.Arrays.toString(ended),
                        "refills " + refills + ", open waters " + openWaters + ", phases "
                                + java.util.Arrays.toString(asked));
    }

    private void step(MutableSiege game, SplitMix random) {
        steps++;
        asked[game.phase]++;
        if (game.toAct() < 0) {
            game.chanceRandom(random);
            return;
        }
        decisions++;
        int percent = random.nextInt(100);
        int count = game.optionCount();
        int option = percent < first ? 0 : percent >= 100 - last ? count - 1 : random.nextInt(count);
        if ((steps & 1023) == 0) {
            require(distinctOptions(game), game.question());
        }
        long deck = game.deck;
        game.choose(option);
        refills += (game.deck & ~deck) != 0 ? 1 : 0;
        openWaters += game.phase == MutableSiege.ROLL && game.target < 0 ? 1 : 0;
    }

    /** Plays games twice, the second time with chance driven from outside, and compares all texts. */
    static void mirror(int games, long seed) {
        SplitMix random = new SplitMix(seed);
        MutableSiege game = new MutableSiege(60);
        MutableSiege twin = new MutableSiege(60);
        for (int i = 0; i < games; i++) {
            game.reset();
            twin.reset();
            while (!game.over()) {
                String question = game.question();
                if (game.toAct() >= 0) {
                    int option = random.nextInt(game.optionCount());
                    require(game.option(option).equals(twin.option(option)), "option");
                    game.choose(option);
                    twin.choose(option);
                } else {
                    game.chanceRandom(random);
                    copyChance(question, game, twin);
                }
                require(game.fingerprint().equals(twin.fingerprint()), "fingerprint");
            }
            require(twin.over() && game.winner() == twin.winner(), "end");
        }
    }

    private static void copyChance(String question, MutableSiege game, MutableSiege twin) {
        if (question.startsWith("deal")) {
            twin.chanceDeal(twin.deck & ~game.deck);
        } else if (question.startsWith("roll")) {
            int roll = game.dice - twin.dice;
            twin.chanceRoll(roll & 7, roll >> 3 & 7, roll >> 6 & 7, roll >> 9 & 7, roll >> 12);
        } else {
            twin.chanceStart(game.active);
        }
    }

    private static boolean distinctOptions(MutableSiege game) {
        java.util.Set<String> texts = new java.util.HashSet<>();
        for (int i = 0; i < game.optionCount(); i++) {
            texts.add(game.option(i));
        }
        return texts.size() == game.optionCount()
                && texts.size() >= least(game)
                && !game.fingerprint().isEmpty();
    }

    private static void check(MutableSiege game) {
        int stones = game.general;
        long seen = game.deck;
        int cards = Long.bitCount(game.deck) + Long.bitCount(game.discard) + Long.bitCount(game.drawn);
        seen |= game.discard | game.drawn;
        for (int player = 0; player < 2; player++) {
            stones += game.supply[player];
            int colonists = game.home[player];
            seen |= game.hand[player];
            cards += Long.bitCount(game.hand[player]);
            for (int i = 0; i < game.fortCount[player]; i++) {
                int at = player * SiegeTable.MAX_FORTS + i;
                int card = game.fortCard[at];
                require(game.fortColonists[at] >= 0 && game.fortColonists[at] <= Cards.SLOTS[card], "slots");
                require(
                        Integer.bitCount(game.fortStones[at]) == Integer.bitCount(Bits.occupied(game.fortStones[at])),
                        "two stones on a space");
                stones += Bits.count(game.fortStones[at]);
                colonists += game.fortColonists[at];
                if (card < Cards.STARTING_FORT) {
                    seen |= 1L << card;
                    cards++;
                }
                for (long list = game.fortBuildings[at]; list != 0; list >>= 4) {
                    int building = Cards.FIRST_BUILDING - 1 + (int) (list & 15);
                    colonists += Cards.COST[building];
                    seen |= 1L << building;
                    cards++;
                }
            }
            for (int list = game.ships[player]; list != 0; list >>= 4) {
                int ship = Cards.FIRST_SHIP - 1 + (list & 15);
                colonists += Cards.COST[ship];
                seen |= 1L << ship;
                cards++;
            }
            require(colonists == 9 && game.home[player] >= 0, "colonists");
            require(game.fleet[player] < game.fortCount[player ^ 1], "fleet");
        }
        require(stones == 0x999, "stones");
        require(seen == Cards.ALL && cards == Cards.DECK_SIZE, "cards");
        require(
                game.over() || (game.toAct() < 0 ? game.optionCount() == 0 : game.optionCount() >= least(game)),
                "options");
    }

    /** Which action to take is asked even if there is one only. */
    private static int least(MutableSiege game) {
        return game.phase == MutableSiege.ACTION ? 1 : 2;
    }

    private static void require(boolean law, String what) {
        if (!law) {
            throw new AssertionError(what);
        }
    }
}
