package io.github.casemate.siege.style;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How the values of a package that have many fields are generated: hidden behind their abstract class. It leaves no
 * trace in class files, so that users need not have the generator's annotations.
 */
@Value.Style(
        overshadowImplementation = true,
        allParameters = true,
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        allowedClasspathAnnotations = Override.class)
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.SOURCE)
public @interface Immutables {}
