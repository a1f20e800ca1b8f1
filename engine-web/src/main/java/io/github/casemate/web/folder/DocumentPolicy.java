package io.github.casemate.web.folder;

import io.github.casemate.pack.GamePacks;
import io.github.casemate.siege.Vocabulary;
import io.github.casemate.siege.box.Ability;
import io.vavr.collection.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Set;
import java.util.TreeSet;
import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/**
 * Tells the compiler which records a browser may ask for their fields: those that can be in the documents of settings,
 * such as cards. All others stay closed, which keeps the page small.
 */
public final class DocumentPolicy extends SimpleReflectionPolicy {

    private final Set<String> records = new TreeSet<>();

    /** For the service loader of the compiler. */
    public DocumentPolicy() {}

    @Override
    protected void setup() {
        GamePacks.onPath()
                .usable()
                .flatMap(pack -> pack.settings())
                .flatMap(setting -> setting.document())
                .forEach(this::add);
        Vocabulary.ofAllModules()
                .types()
                .iterator()
                .map(entry -> entry._2())
                .filter(Ability.class::isAssignableFrom)
                .forEach(this::add);
        selectClasses(type -> records.contains(type.name())).reflectableMembers(member -> true);
    }

    /** A record, and the records in it. */
    private void add(Type type) {
        if (type instanceof ParameterizedType generic) {
            Array.of(generic.getActualTypeArguments()).forEach(this::add);
        } else if (type instanceof Class<?> plain && plain.isRecord() && records.add(plain.getName())) {
            for (RecordComponent component : plain.getRecordComponents()) {
                add(component.getGenericType());
            }
        }
    }
}
