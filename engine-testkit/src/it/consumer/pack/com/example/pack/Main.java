package com.example.pack;

import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.github.casemate.pack.Settings;

/** Finds a game by its id, without knowing which it is, and begins a match by notation. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        GamePacks packs = GamePacks.onPath();
        System.out.println("packs: " + packs.usable().map(pack -> pack.info().id()).mkString(" "));
        System.out.println("broken: " + packs.broken().size());
        System.out.println(packs.find("nmi").getLeft().sentence());
        GamePack<?, ?, ?, ?> pack = packs.find("nim").get();
        System.out.println("named: " + pack.getClass().getModule().isNamed());
        begin(pack);
    }

    private static <S, A, E, V> void begin(GamePack<S, A, E, V> pack) {
        System.out.println(Settings.read(pack.settings(), "haep=7").getLeft().sentence());
        Settings settings = Settings.read(pack.settings(), "heap=7").get();
        Game<S, A, E, V> game = pack.create(settings).get();
        System.out.println("settings: " + pack.settingsOf(game));
        Match<S, A, E, V> match = Match.of(game, 1L);
        match = match.play(
                pack.notation(game).read("take 2", match.legalActions()).get());
        System.out.println(
                "options: " + match.legalActions().map(pack.notation(game)::of).mkString(", "));
    }
}
