package io.github.casemate.fire;

import io.github.casemate.agenda.AgendaGame;
import io.github.casemate.fire.box.FireCatalog;
import io.github.casemate.fire.box.FireDeck;
import io.github.casemate.fire.box.FireVariants;
import io.github.casemate.fire.box.IslandMap;
import io.github.casemate.fire.box.IslandMaps;
import io.github.casemate.fire.box.Realm;
import io.github.casemate.fire.table.FireTable;
import io.vavr.control.Either;

/** King of Fire Island, to be played: a game on the agenda. */
public final class FireIsland extends AgendaGame<FireTable> {

    private final Realm realm;

    private FireIsland(Realm realm) {
        super(new FireRules(realm));
        this.realm = realm;
    }

    /**
     * {@return a game on the standard island with the standard cards}
     *
     * @param players how many people play, two to four
     * @param variants how it is played
     */
    public static FireIsland of(int players, FireVariants variants) {
        return of(IslandMaps.STANDARD, FireDeck.STANDARD, players, variants).get();
    }

    /**
     * {@return a game, or why it cannot be played, naming the field that is wrong}
     *
     * @param map the island
     * @param catalog the buildings and cards
     * @param players how many people play, two to four
     * @param variants how it is played
     */
    public static Either<String, FireIsland> of(
            IslandMap map, FireCatalog catalog, int players, FireVariants variants) {
        return Realm.of(map, catalog, players, variants).map(FireIsland::new);
    }

    /** {@return what is played} */
    public Realm realm() {
        return realm;
    }
}
