import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The licences of everything that a built clone depends on, as a table, after a look into the list of what is allowed.
 * Reads the parts lists that the profile {@code release} makes: of each module one of what its users get with it, and one
 * of what it is compiled and tested with. Arguments: the list, the folder of the clone.
 */
public final class Licences {

    /** A line of the list: where this licence may be met, and for whose artifacts; nobody in particular is everybody. */
    record Allowed(boolean published, String licence, List<String> groups) {

        boolean allows(Part part, boolean inPublished) {
            return part.licences().contains(licence)
                    && (published || !inPublished)
                    && (groups.isEmpty() || groups.contains(part.group()));
        }
    }

    record Part(String group, String name, String version, List<String> licences) {

        String row(boolean published) {
            return "| " + group + ":" + name + " | " + version + " | " + String.join(" or ", licences) + " | "
                    + (published ? "published" : "tests, tools") + " |";
        }
    }

    public static void main(String[] args) throws Exception {
        List<Allowed> allowed = allowed(Path.of(args[0]));
        Map<String, Part> published = parts(Path.of(args[1]), "-cyclonedx.xml");
        Map<String, Part> all = parts(Path.of(args[1]), "everything.xml");
        all.putAll(published);
        System.out.println("| artifact | version | licence | in |\n| --- | --- | --- | --- |");
        List<String> refused = new ArrayList<>();
        all.forEach((name, part) -> {
            boolean inPublished = published.containsKey(name);
            System.out.println(part.row(inPublished));
            if (allowed.stream().noneMatch(one -> one.allows(part, inPublished))) {
                refused.add(part.row(inPublished));
            }
        });
        if (published.isEmpty() || !refused.isEmpty()) {
            System.err.println("Not on the list of licences:\n" + String.join("\n", refused));
            System.exit(1);
        }
        System.out.println("\n" + published.size() + " artifacts in what is published, "
                + (all.size() - published.size()) + " more in tests and tools: all allowed");
    }

    private static List<Allowed> allowed(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\\s*\\|\\s*"))
                .map(parts -> new Allowed(parts[0].equals("published"), parts[1],
                        parts.length < 3 ? List.of() : List.of(parts[2].split(" "))))
                .toList();
    }

    /** What is not ours, by its coordinates. */
    private static Map<String, Part> parts(Path clone, String end) throws Exception {
        List<Path> lists;
        try (Stream<Path> files = Files.walk(clone, 3)) {
            lists = files.filter(file -> file.getParent().endsWith("target") && file.toString().endsWith(end))
                    .toList();
        }
        Map<String, Part> parts = new TreeMap<>();
        for (Path list : lists) {
            Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(list.toFile()).getDocumentElement();
            for (Element all : children(root, "components")) {
                for (Element component : children(all, "component")) {
                    Part part = new Part(text(component, "group"), text(component, "name"), text(component, "version"), licences(component));
                    if (!part.group().equals("io.github.casemate")) {
                        parts.put(part.group() + ":" + part.name() + ":" + part.version(), part);
                    }
                }
            }
        }
        return parts;
    }

    private static List<String> licences(Element component) {
        List<String> licences = new ArrayList<>();
        for (Element choice : children(component, "licenses")) {
            children(choice, "expression").forEach(one -> licences.addAll(List.of(one.getTextContent().split(" OR "))));
            children(choice, "license").forEach(one -> licences.add(text(one, "id") + text(one, "name")));
        }
        return licences;
    }

    private static String text(Element parent, String name) {
        return children(parent, name).stream().map(Element::getTextContent).findFirst().orElse("");
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int index = 0; index < nodes.getLength(); index++) {
            if (nodes.item(index) instanceof Element element && element.getNodeName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    private Licences() {}
}
