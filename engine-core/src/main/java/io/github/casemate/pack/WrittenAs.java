package io.github.casemate.pack;

/**
 * A value that rules and bots keep packed, and that documents show as something plain. A game uses it for a table of bits
 * and numbers that programs in other languages could not read.
 *
 * <p><b>What an implementer guarantees.</b> The class has a public constructor that takes what {@link #written} gives, and
 * makes an equal value of it. It throws an {@link IllegalArgumentException} that says what is wrong for anything that is
 * not a value; its caller may have it from outside.
 *
 * @param <W> what is written: a record, or another type that can be written
 */
public interface WrittenAs<W> {

    /** {@return everything as plain values} */
    W written();
}
