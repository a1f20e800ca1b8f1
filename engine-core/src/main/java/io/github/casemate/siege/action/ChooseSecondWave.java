package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ATK-8: send a second wave.
 */
public record ChooseSecondWave() implements Action {}
