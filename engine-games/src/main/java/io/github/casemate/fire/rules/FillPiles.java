package io.github.casemate.fire.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.fire.event.SetUpEvents.PilesFilled;
import io.github.casemate.fire.table.FireTable;

/** SET-6: everybody takes one element of each kind. */
public record FillPiles() implements AutoStep<FireTable> {

    @Override
    public void take(Play<FireTable> play) {
        play.emit(new PilesFilled());
    }
}
