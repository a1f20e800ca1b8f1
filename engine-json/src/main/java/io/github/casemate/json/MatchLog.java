package io.github.casemate.json;

import io.github.casemate.json.codec.Codec;
import io.github.casemate.json.codec.ListCodec;
import io.github.casemate.json.codec.NameCodec;
import io.github.casemate.json.codec.ObjectCodec;
import io.github.casemate.json.codec.OptionCodec;
import io.github.casemate.json.codec.SeatCodecs;
import io.github.casemate.json.codec.Values;
import io.github.casemate.kernel.Conclusion;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a saved match says was done.
 *
 * @param chance where dice and deals came from
 * @param seed where the outcomes of chance come from, or will come from
 * @param actions the notation of each decision; if dice and deals were entered, theirs too
 * @param conclusion how it ended, if not by the rules
 * @param digest what shows that nothing was changed
 */
record MatchLog(Chance chance, long seed, Array<String> actions, Option<Conclusion> conclusion, String digest) {

    /** Where dice and deals came from. */
    enum Chance {
        /** All from the seed. */
        SEED,
        /** From somebody who entered them, at least in part. */
        ENTERED
    }

    static final String ACTIONS = "actions";
    static final String CONCLUSION = "conclusion";
    static final String DIGEST = "sha256";

    static Codec<MatchLog> codec(SeatCodecs seats) {
        return ObjectCodec.<MatchLog>of(all -> new MatchLog(
                        all.get("chance"), all.get("seed"), all.get(ACTIONS), all.get(CONCLUSION), all.get(DIGEST)))
                .with("chance", NameCodec.of(Chance.class), MatchLog::chance)
                .with("seed", Values.LONG, MatchLog::seed)
                .with(ACTIONS, ListCodec.of(Values.TEXT), MatchLog::actions)
                .with(CONCLUSION, new OptionCodec<>(seats.conclusion()), MatchLog::conclusion, Option.none())
                .with(DIGEST, Values.matching("^[0-9a-f]{64}$", 64, "64 hexadecimal digits"), MatchLog::digest);
    }
}
