package io.github.casemate.json.codec;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The named parts of a schema. What is described once is referred to from then on, so that values may nest. */
public final class Definitions {

    private final SortedMap<String, ObjectNode> known = new TreeMap<>();

    /** Makes an empty list of parts. */
    public Definitions() {}

    /**
     * {@return a reference to a part, which is described the first time}
     *
     * @param name the name of the part
     * @param description describes it
     */
    public ObjectNode refer(String name, Supplier<ObjectNode> description) {
        if (!known.containsKey(name)) {
            known.put(name, object());
            known.put(name, description.get());
        }
        return object().put("$ref", "#/$defs/" + name);
    }

    /** {@return all parts in the order of their names} */
    public ObjectNode all() {
        ObjectNode all = object();
        known.forEach(all::set);
        return all;
    }

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /**
     * {@return a description of values of one of the basic types of JSON}
     *
     * @param type the name of the type
     */
    public static ObjectNode type(String type) {
        return object().put("type", type);
    }
}
