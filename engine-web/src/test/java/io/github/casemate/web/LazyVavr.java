package io.github.casemate.web;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.vavr.Lazy;
import io.vavr.collection.Stream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The methods of Vavr that work with its {@link Stream}s or with {@link Lazy}, which holds a lock. Most do not say so: even
 * the values of a map are a stream. So they are found in the code of Vavr itself.
 */
final class LazyVavr extends DescribedPredicate<JavaAccess<?>> {

    private static final DescribedPredicate<JavaClass> SOURCE = assignableTo(Stream.class)
            .or(belongToAnyOf(Stream.class, Lazy.class))
            .or(resideInAPackage("java.util.concurrent.locks"));

    private static final DescribedPredicate<JavaClass> VAVR = resideInAPackage("io.vavr..");

    private final Set<JavaCodeUnit> methods = new HashSet<>();

    LazyVavr() {
        super("a lazy method of Vavr is called");
        List<JavaCodeUnit> others = new ClassFileImporter()
                .importPackages("io.vavr").stream()
                        .filter(type -> !SOURCE.test(type))
                        .flatMap(type -> type.getCodeUnits().stream())
                        .toList();
        while (methods.addAll(others.stream().filter(this::isLazy).collect(Collectors.toSet()))) {
            // Until nobody calls one of them who is not one of them.
        }
    }

    private boolean isLazy(JavaCodeUnit method) {
        return method.getAccessesFromSelf().stream()
                .anyMatch(access -> SOURCE.test(access.getTargetOwner())
                        || access.getTarget()
                                .resolveMember()
                                .filter(methods::contains)
                                .isPresent());
    }

    /** The method may be inherited by the type of which it is called, or be one of a type below. */
    @Override
    public boolean test(JavaAccess<?> access) {
        return access.getTarget() instanceof CodeUnitAccessTarget called
                && VAVR.test(called.getOwner())
                && methods.stream()
                        .anyMatch(method -> method.getName().equals(called.getName())
                                && areNamedAlike(method.getRawParameterTypes(), called.getRawParameterTypes())
                                && areRelated(method.getOwner(), called.getOwner()));
    }

    private static boolean areNamedAlike(List<JavaClass> some, List<JavaClass> others) {
        return some.stream()
                .map(JavaClass::getName)
                .toList()
                .equals(others.stream().map(JavaClass::getName).toList());
    }

    private static boolean areRelated(JavaClass one, JavaClass other) {
        return one.isAssignableTo(other.getName()) || other.isAssignableTo(one.getName());
    }
}
