package io.github.casemate.ai.siege;

import io.github.casemate.agenda.Action;

/**
 * An answer to the question which dice to roll again, and the odds that follow from it.
 *
 * @param action {@link io.github.casemate.siege.action.RerollDice RerollDice}, or {@link
 *     io.github.casemate.siege.action.KeepDice KeepDice}
 * @param odds the odds of the attack from there on
 */
public record RerollChoice(Action action, RazeOdds odds) {}
