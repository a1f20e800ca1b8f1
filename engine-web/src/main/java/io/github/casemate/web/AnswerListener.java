package io.github.casemate.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Somebody on the page who waits for an answer. */
@JSFunctor
public interface AnswerListener extends JSObject {

    /**
     * Takes the answer.
     *
     * @param answer JSON
     */
    void accept(String answer);
}
