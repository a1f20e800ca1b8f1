package io.github.casemate.testkit.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules, rulings and laws that a test decides: break one of them in the code, and this test fails. The rules
 * reference shows these tests. A test that is merely about a rule carries {@link Rule}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Proof {
    String[] value();
}
