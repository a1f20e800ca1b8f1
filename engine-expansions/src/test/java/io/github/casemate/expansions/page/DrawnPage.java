package io.github.casemate.expansions.page;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A drawing, read as a browser reads it. */
final class DrawnPage {

    private final Element root;

    private DrawnPage(Element root) {
        this.root = root;
    }

    /** Fails if the drawing is not well-formed. */
    static DrawnPage of(String html) {
        try {
            return new DrawnPage(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader("<root>" + html + "</root>")))
                    .getDocumentElement());
        } catch (IOException | ParserConfigurationException | SAXException failed) {
            throw new AssertionError("not well-formed: " + html, failed);
        }
    }

    /** All elements that have an attribute. */
    List<Element> with(String attribute) {
        List<Element> found = new ArrayList<>();
        NodeList all = root.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            if (element.hasAttribute(attribute)) {
                found.add(element);
            }
        }
        return found;
    }

    List<String> values(String attribute) {
        return with(attribute).stream()
                .map(element -> element.getAttribute(attribute))
                .toList();
    }

    /** The numbers of all options that can be chosen on the board. */
    Set<Integer> options() {
        Set<Integer> numbers = new TreeSet<>();
        for (String options : values("data-options")) {
            for (String number : options.split(" ", -1)) {
                numbers.add(Integer.valueOf(number));
            }
        }
        return numbers;
    }

    /** The options of the element with a label, such as "3 5". */
    List<String> optionsOf(String label) {
        return with("data-options").stream()
                .filter(element -> element.getAttribute("aria-label").equals(label))
                .map(element -> element.getAttribute("data-options"))
                .toList();
    }

    String text() {
        return root.getTextContent();
    }
}
