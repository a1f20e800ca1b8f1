package io.github.casemate.app;

import io.github.casemate.pack.GamePack;
import picocli.CommandLine.Model.CommandSpec;

/** A command whose options depend on the game. */
interface GameCommand {

    /**
     * Makes a game the one that the command is about, and adds its options.
     *
     * @param pack the game
     * @param command where options are added
     */
    void offer(GamePack<?, ?, ?, ?> pack, CommandSpec command);
}
