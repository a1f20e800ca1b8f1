package io.github.casemate.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Somebody on the page who wants to know how far a bot has come. */
@JSFunctor
public interface ProgressListener extends JSObject {

    /**
     * Takes the part that is done.
     *
     * @param part from 0 to 1
     */
    void accept(double part);
}
