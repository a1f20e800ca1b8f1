package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.NamedNotes;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.PackRef;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.vavr.collection.Array;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Makes an arena from nothing but its log. */
final class Resumption {

    private final Path log;
    private final ArenaSpec spec;

    private Resumption(Path log, ArenaSpec spec) {
        this.log = log;
        this.spec = spec;
    }

    static Arena<?, ?, ?, ?> of(Path log, GamePacks packs) {
        Resumption resumption = new Resumption(log, GameLog.spec(log));
        PackRef named = resumption
                .spec
                .pack()
                .getOrElseThrow(() -> resumption.refused("it does not say of which pack the game is", null));
        return resumption.arena(packs.find(named.id()).getOrElseThrow(resumption::refused), named);
    }

    private <S, A, E, V> Arena<S, A, E, V> arena(GamePack<S, A, E, V> pack, PackRef named) {
        Game<S, A, E, V> game = named.game(pack).getOrElseThrow(this::refused);
        Bots<V, A> bots = Bots.of(game);
        Array<NamedNotes<E>> known = Bots.notes(game).toArray();
        return Arena.of(
                        pack,
                        game,
                        spec.entrants().map(one -> entrant(bots, one)),
                        spec.notes()
                                .map(name -> known.find(notes -> notes.name().equals(name))
                                        .getOrElseThrow(() -> refused(
                                                "nobody knows what was counted as '" + Excerpt.part(name) + "'",
                                                null))),
                        spec)
                .log(log);
    }

    private <V, A> Entrant<V, A> entrant(Bots<V, A> bots, ArenaSpec.Participant one) {
        try {
            return new Entrant<>(
                    one.name(),
                    one.budget(),
                    bots.entrant(Entrant.withoutNumber(one.name())).bots());
        } catch (IllegalArgumentException unknown) {
            throw refused(Excerpt.of(unknown.getMessage(), Excerpt.MOST / 2), unknown);
        }
    }

    private ArenaException refused(Rejection why) {
        String sentence = why.sentence();
        return refused(sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence, null);
    }

    private ArenaException refused(String why, @Nullable Throwable cause) {
        return new ArenaException("the log " + Excerpt.part(log) + " is not enough to go on: " + why, cause);
    }
}
