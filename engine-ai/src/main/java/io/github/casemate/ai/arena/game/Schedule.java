package io.github.casemate.ai.arena.game;

import io.vavr.collection.Array;

/** The games of a spec in order: by rounds, then by pairings, then by seatings. */
final class Schedule {

    private Schedule() {}

    static Array<Fixture> of(ArenaSpec spec) {
        Array<Array<String>> pairings = spec.pairings();
        Array<Array<Array<String>>> seatings = pairings.map(
                pairing -> Seatings.of(pairing, spec.filled().size()).map(seating -> seats(spec, seating)));
        java.util.List<Fixture> fixtures = new java.util.ArrayList<>();
        for (int round = 0; round < spec.rounds(); round++) {
            long seed = Seeds.ofRound(spec.seed(), round);
            for (int pairing = 0; pairing < pairings.size(); pairing++) {
                for (Array<String> seats : seatings.get(pairing)) {
                    fixtures.add(new Fixture(fixtures.size(), pairings.get(pairing), round, seats, seed));
                }
            }
        }
        return Array.ofAll(fixtures);
    }

    private static Array<String> seats(ArenaSpec spec, Array<String> seating) {
        return Array.range(0, spec.players()).map(seat -> {
            int place = spec.filled().indexWhere(filled -> filled.index() == seat);
            return place < 0 ? Fixture.NOBODY : seating.get(place);
        });
    }
}
