package io.github.casemate.ai.arena.report;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Reads pages as XML, which fails for anything that was not escaped or closed. */
final class Pages {

    private Pages() {}

    static Document parsed(String html) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(html)));
    }

    static List<String> headings(Document page) {
        List<String> headings = new ArrayList<>();
        var nodes = page.getElementsByTagName("h2");
        for (int i = 0; i < nodes.getLength(); i++) {
            headings.add(nodes.item(i).getTextContent());
        }
        return headings;
    }
}
