package io.github.casemate.agenda;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a part of the rules breaks its contract: one of its methods, a hook, throws, or returns what it must not
 * return. No player has done anything wrong, and nothing has changed: the game can go on from the state before it with
 * another action. The message names the module, the part of it, the hook and what happened; what the hook threw is the
 * cause.
 *
 * <p>Errors of the virtual machine, such as a lack of memory, are not the fault of the rules and are passed on as they
 * are. A recursion that is too deep is the fault of the rules. Java serialization does not keep the
 * culprit.
 */
public final class BrokenRuleException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    /** What is broken, in words. */
    private final String rule;

    /** The method that was called. */
    private final String hook;

    /** What it did. */
    private final String problem;

    /** The id of the module; null while it is not known. */
    private final @Nullable String module;

    private final transient Object culprit;

    private BrokenRuleException(
            @Nullable String module,
            String rule,
            Object culprit,
            String hook,
            String problem,
            @Nullable Throwable cause) {
        super(
                (module == null ? inner(culprit).getClass().getName() : module) + ": " + rule + ": " + hook + " "
                        + problem,
                cause);
        this.rule = rule;
        this.hook = hook;
        this.problem = problem;
        this.module = module;
        this.culprit = culprit;
    }

    /**
     * What a hook threw.
     *
     * @param rule the step, ability, event or module that the hook is a method of; or a
     *     {@link WrappedRule}
     * @param hook the name of the method
     * @param cause what it threw
     * @return the exception to throw; if the cause is one already, because another hook was called on the way, that one
     * @throws VirtualMachineError the cause, if it is not the fault of the rule
     */
    public static BrokenRuleException of(Object rule, String hook, Throwable cause) {
        if (cause instanceof VirtualMachineError error && !(cause instanceof StackOverflowError)) {
            throw error;
        }
        return cause instanceof BrokenRuleException inner
                ? inner
                : made(rule, hook, "threw " + described(cause, cause.getClass()), cause);
    }

    /**
     * What a hook returned or did that it must not return or do.
     *
     * @param rule the step, ability, event or module that the hook is a method of; or a
     *     {@link WrappedRule}
     * @param hook the name of the method
     * @param problem what is wrong, such as {@code returned null}
     * @return the exception to throw
     */
    public static BrokenRuleException of(Object rule, String hook, String problem) {
        return made(rule, hook, problem, null);
    }

    /**
     * Requires that a hook has returned something.
     *
     * @param <T> what it is
     * @param value what it returned
     * @param rule the step, ability, event or module that the hook is a method of; or a
     *     {@link WrappedRule}
     * @param hook the name of the method
     * @return the value
     * @throws BrokenRuleException if it is null
     */
    public static <T> T present(@Nullable T value, Object rule, String hook) {
        if (value == null) {
            throw of(rule, hook, "returned null");
        }
        return value;
    }

    /**
     * Requires that a hook has returned a sequence without null in it.
     *
     * @param <T> what is in it
     * @param values what it returned
     * @param rule the step, ability, event or module that the hook is a method of; or a
     *     {@link WrappedRule}
     * @param hook the name of the method
     * @return the sequence
     * @throws BrokenRuleException if it is null or has null in it
     */
    public static <T> Seq<T> allPresent(@Nullable Seq<T> values, Object rule, String hook) {
        Seq<T> all = present(values, rule, hook);
        if (hasNull(all)) {
            throw of(rule, hook, "returned a sequence with null in it");
        }
        return all;
    }

    /**
     * The module that the rule belongs to.
     *
     * @return its id, {@code base} for the base game; none if it is not known which game the rule is part of
     */
    public Option<String> module() {
        return Option.of(module);
    }

    /**
     * The step, ability, event or module that is broken.
     *
     * @return its own description, cut if it is long, and the card that it is on
     */
    public String rule() {
        return rule;
    }

    /** {@return the name of the method in which it is broken} */
    public String hook() {
        return hook;
    }

    /**
     * What the hook did that it must not do.
     *
     * @return a phrase such as {@code returned null}, or {@code threw} and what it threw
     */
    public String problem() {
        return problem;
    }

    /**
     * {@return the step, event, ability or module that is broken, as it was when its hook was called} It may be a {@link
     * WrappedRule}.
     */
    public Object culprit() {
        return culprit;
    }

    /** {@return the class of what is broken; if it stands for another one, the class of the one inside} */
    public Class<?> type() {
        return inner(culprit).getClass();
    }

    /**
     * {@return the same exception, naming the module that the rule belongs to}
     *
     * @param id the id of the module
     */
    public BrokenRuleException in(String id) {
        BrokenRuleException named = new BrokenRuleException(id, rule, culprit, hook, problem, getCause());
        named.setStackTrace(getStackTrace());
        return named;
    }

    private static BrokenRuleException made(Object rule, String hook, String problem, @Nullable Throwable cause) {
        Object inner = inner(rule);
        String where = rule instanceof WrappedRule wrapped ? wrapped.where() : "";
        String words =
                where.isEmpty() ? described(rule, inner.getClass()) : described(inner, inner.getClass()) + " " + where;
        return new BrokenRuleException(null, words, rule, hook, problem, cause);
    }

    /** A wrapper without anything inside, or with itself, is itself the broken rule. */
    private static Object inner(Object rule) {
        Object inner = rule;
        while (inner instanceof WrappedRule wrapped && wrapped.rule() != null && wrapped.rule() != inner) {
            inner = wrapped.rule();
        }
        return inner;
    }

    /**
     * Asking for its description may be the next thing to fail. Anything without a description is called by its class.
     */
    private static String described(Object culprit, Class<?> type) {
        String name = type.getSimpleName().isEmpty() ? type.getName() : type.getSimpleName();
        String text;
        try {
            text = culprit.toString();
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            text = null;
        }
        if (text == null || text.startsWith(culprit.getClass().getName() + "@")) {
            return name;
        }
        // It may be as long as the whole agenda.
        String whole = text.contains(name) ? text : name + " " + text;
        return Excerpt.of(whole);
    }

    private static boolean hasNull(Seq<?> values) {
        if (values instanceof IndexedSeq) {
            for (int i = 0; i < values.size(); i++) {
                if (values.get(i) == null) {
                    return true;
                }
            }
            return false;
        }
        for (Object value : values) {
            if (value == null) {
                return true;
            }
        }
        return false;
    }
}
