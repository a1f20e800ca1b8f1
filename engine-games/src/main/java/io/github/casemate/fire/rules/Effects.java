package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.fire.box.EventEffect;
import io.github.casemate.fire.box.FireCard;
import io.github.casemate.fire.box.PoleColour;
import io.github.casemate.fire.event.CardEvents.EventPlayed;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;

/** What events do, and when they may be played (EVT-1 to EVT-4). */
final class Effects {

    private static final int GIFTS = 3;

    private Effects() {}

    /** {@return EVT-1: whether an event may be played from the hand: only if it changes something} */
    static boolean isPlayable(FireTable table, PlayerId player, FireCard card) {
        return card.isPlayable()
                && changesSomething(table, player, card.effect().get());
    }

    private static boolean changesSomething(FireTable table, PlayerId player, EventEffect effect) {
        return switch (effect) {
            case ERUPTION ->
                !Disasters.onVolcano(table).isEmpty()
                        || !Disasters.eruptionTargets(table).isEmpty();
            case MAJOR_FLOODING -> Disasters.canFlood(table, true);
            case FLOOD -> Disasters.canFlood(table, false);
            case TAKE_THREE -> table.collection(player).total() > 0;
            case GIANT_WITHIN_TWO -> !GiantWays.within(table, 2).isEmpty();
            case GIANT_ANYWHERE -> !GiantWays.anywhere(table).isEmpty();
            case HARVEST -> Harvest.of(table, player, PoleColour.ALL).total() > 0;
        };
    }

    /** Plays an event from the hand. */
    static void play(Play<FireTable> play, PlayerId player, String id) {
        play.emit(new EventPlayed(player, id));
        FireTable table = play.table();
        happen(
                play,
                player,
                table.realm().card(table.realm().numberOf(id)).effect().get());
    }

    /** What an event does comes next. */
    static void happen(Play<FireTable> play, PlayerId player, EventEffect effect) {
        switch (effect) {
            case ERUPTION -> {
                Losses.destroy(play, Disasters.onVolcano(play.table()));
                play.then(new EruptionTarget(player));
            }
            case MAJOR_FLOODING -> play.then(new FloodTarget(player, true));
            case FLOOD -> play.then(new FloodTarget(player, false));
            case TAKE_THREE -> {
                for (int i = 0; i < GIFTS; i++) {
                    play.then(new TakeOne(player));
                }
            }
            case GIANT_WITHIN_TWO -> play.then(new SendGiant(player, 2));
            case GIANT_ANYWHERE -> play.then(new SendGiant(player, SendGiant.ANYWHERE));
            case HARVEST -> play.then(new Harvest(player));
        }
    }
}
