package io.github.casemate.json.race;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.pack.GamePack;

/** Packs on the agenda, whatever their table is. */
abstract class OnAgenda<T> implements GamePack<GameState<T>, Action, Event<T>, GameView<T>> {}
