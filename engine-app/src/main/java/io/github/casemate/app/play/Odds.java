package io.github.casemate.app.play;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** What the dice promise: a few words beside an option where dice are involved. */
@FunctionalInterface
public interface Odds {

    /** No odds at all. */
    Odds NONE = (view, option) -> Option.none();

    /**
     * The odds of an option.
     *
     * @param view what the person who is asked sees
     * @param option one of their options
     * @return a few words such as "fells 1.4 stones on average"; none if no dice are involved
     */
    Option<String> of(GameView<Table> view, Action option);
}
