package io.github.casemate.siege.words;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.Heading;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.phrasing.ModuleWords;
import io.github.casemate.siege.phrasing.OpenQuestion;
import io.github.casemate.siege.phrasing.Phrasing;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Open questions: found in views, and put in words. */
public final class Questions {

    /** Only chance says this, so it answers no question: a question that refuses it names its rule. */
    private static final Action NO_ANSWER = new StartWith(PlayerId.of(0));

    private Questions() {}

    /**
     * {@return what the viewer is asked; none if the question is not for them}
     *
     * @param view what the viewer sees
     * @param words knows which fort a question is about
     */
    public static Option<OpenQuestion> in(GameView<Table> view, ModuleWords words) {
        if (!view.turn().isOf(view.viewer())
                || !(Delegated.inner(view.agenda().head()) instanceof Question<Table> question)) {
            return Option.none();
        }
        return Option.some(new OpenQuestion(
                view.viewer(),
                question,
                question != view.agenda().head(),
                words.fort(question).orElse(() -> view.table().attack().flatMap(AttackState::fort))));
    }

    static Heading heading(OpenQuestion asked, ModuleWords words, Phrasing say) {
        Question<Table> question = asked.question();
        Heading heading = words.heading(question, say)
                .getOrElse(() -> new Heading(
                        English.capital(English.apart(question.getClass().getSimpleName())) + "?",
                        Array.ofAll(question.explain(say.table(), NO_ANSWER).rule())));
        return asked.passedOn()
                ? new Heading(
                        "You decide this for " + say.whom(question.asked(say.table())) + ". " + heading.text(),
                        heading.rules())
                : heading;
    }
}
