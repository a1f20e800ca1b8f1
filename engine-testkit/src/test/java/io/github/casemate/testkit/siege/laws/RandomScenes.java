package io.github.casemate.testkit.siege.laws;

import io.github.casemate.agenda.GameState;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardType;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.github.casemate.testkit.siege.Scene;
import io.github.casemate.testkit.siege.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Tables in the middle of a game, drawn by chance: any cards beside any others, of all modules. Play from the set-up
 * hardly ever sees two given cards together.
 */
final class RandomScenes {

    private static final int MOST_COINS = 17;

    private final SplitMix64 random;
    private final List<Card> deck;
    private Scene scene;

    private RandomScenes(IslandSiege game, long seed) {
        this.random = new SplitMix64(seed);
        this.scene = Scene.of(game);
        this.deck = new ArrayList<>(scene.table()
                .main()
                .cards(scene.table().main().undrawn().known())
                .asJava());
        for (int left = deck.size(); left > 1; left--) {
            Collections.swap(deck, left - 1, random.nextInt(left));
        }
    }

    static Start<GameState<Table>> of(IslandSiege game, long seed) {
        return new RandomScenes(game, seed).start(seed);
    }

    private Start<GameState<Table>> start(long seed) {
        int players = scene.table().players().size();
        for (int number = 1; number <= players; number++) {
            furnish(number);
        }
        return new Start<>(
                "random scene " + seed,
                scene.actionOf(1 + random.nextInt(players)).state());
    }

    private void furnish(int number) {
        int coins = random.nextInt(MOST_COINS + 1);
        change(number, side -> side.coins(coins));
        for (int forts = random.nextInt(3); forts > 0; forts--) {
            take(CardType.FORT, card -> change(number, side -> side.fort(card.id(), spare(number), walls(card))));
            below(number, CardType.BUILDING);
        }
        below(number, CardType.SHIP);
        below(number, CardType.SHIP);
        for (int cards = random.nextInt(4); cards > 0; cards--) {
            if (!deck.isEmpty()) {
                String id = deck.remove(deck.size() - 1).id();
                change(number, side -> side.hand(id));
            }
        }
        change(number, side -> side.supply(stones(random.nextInt(4))));
    }

    private void below(int number, CardType type) {
        if (random.nextInt(2) == 0) {
            return;
        }
        take(type, card -> {
            if (side(number).home() > card.cost()) {
                change(number, side -> type == CardType.SHIP ? side.ship(card.id()) : side.building(card.id()));
            }
        });
    }

    /** Up to two colonists, and one at least stays at home. */
    private int spare(int number) {
        return Math.min(random.nextInt(3), Math.max(0, side(number).home() - 1));
    }

    private PlayerState side(int number) {
        return scene.table().players().get(number - 1);
    }

    private void take(CardType type, Consumer<Card> use) {
        deck.stream().filter(card -> card.type() == type).findFirst().ifPresent(card -> {
            deck.remove(card);
            use.accept(card);
        });
    }

    private void change(int number, UnaryOperator<Side> change) {
        scene = scene.player(number, change);
    }

    private String[] walls(Card card) {
        Stones left = scene.table().supply();
        List<String> rows = new ArrayList<>();
        boolean bare = true;
        for (String plan : card.fortLayout().rows()) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < plan.length(); column++) {
                char mark = plan.charAt(column);
                StoneColor color = StoneColor.at(random.nextInt(StoneColor.count()));
                boolean filled = mark != '~' && left.has(color) && (bare || random.nextInt(3) > 0);
                row.append(mark == '~' ? '~' : filled ? color.letter() : '.');
                left = filled ? left.minus(color, 1) : left;
                bare &= !filled;
            }
            rows.add(row.toString());
        }
        return rows.toArray(String[]::new);
    }

    private String stones(int most) {
        Stones left = scene.table().supply();
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < most; i++) {
            StoneColor color = StoneColor.at(random.nextInt(StoneColor.count()));
            if (left.has(color)) {
                letters.append(color.letter());
                left = left.minus(color, 1);
            }
        }
        return letters.toString();
    }
}
