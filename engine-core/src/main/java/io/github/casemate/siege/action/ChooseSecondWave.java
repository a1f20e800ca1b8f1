package io.github.casemate.siege.action;

/**
 * ATK-8: send a second wave.
 */
public record ChooseSecondWave() implements Action {}
