package io.github.casemate.fire.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.action.FireAction.GoToRest;
import io.github.casemate.fire.action.FireAction.LetPass;
import io.github.casemate.fire.action.FireAction.PlayEventCard;
import io.github.casemate.fire.event.CourseEvents.RestTaken;
import io.github.casemate.fire.table.FireTable;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * WIN-1, WIN-3: a player may play an event in another's turn, or against a claim. They are
 * asked even if they can only let it pass (RUL-15). Only a player who rests is left out of a window, and everybody
 * knows who rests. Whose turn is next, and who would not be asked before it, has no use for a rest (RUL-24).
 *
 * @param player who is asked
 * @param claim whether somebody claims the crown
 * @param last whether nothing is asked any more before the next turn
 */
public record React(PlayerId player, boolean claim, boolean last) implements PersonalQuestion {

    private static final Action PASS = new LetPass();
    private static final Action REST = new GoToRest();

    @Override
    public String rule() {
        return claim ? "WIN-3" : "WIN-1";
    }

    @Override
    public String toChoose() {
        return "an event to play, or pass";
    }

    @Override
    public Seq<Action> options(FireTable table) {
        if (!claim && table.turn().isResting(player)) {
            return Array.empty();
        }
        List<Action> all = new ArrayList<>();
        Menu.addEvents(table, player, all);
        all.add(PASS);
        if (!last || !player.equals(table.after(table.active()))) {
            all.add(REST);
        }
        return Array.ofAll(all);
    }

    @Override
    public boolean isSecret() {
        return true;
    }

    @Override
    public void answer(Play<FireTable> play, Action answer) {
        if (answer instanceof PlayEventCard event) {
            Effects.play(play, player, event.card());
            return;
        }
        boolean rests = answer instanceof GoToRest;
        if (rests != play.table().turn().isResting(player)) {
            play.emit(new RestTaken(player, rests));
        }
    }
}
