package io.github.casemate.siege.phrasing;

import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A question that somebody is asked.
 *
 * @param player who is asked
 * @param question the question itself, even if it was passed on
 * @param passedOn whether it was somebody else's
 * @param fort the fort whose spaces the question is about
 */
public record OpenQuestion(PlayerId player, Question<Table> question, boolean passedOn, Option<Card> fort) {}
