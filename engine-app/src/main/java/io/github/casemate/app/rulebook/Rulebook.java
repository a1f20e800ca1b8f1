package io.github.casemate.app.rulebook;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules by their ids. */
public final class Rulebook {

    private static final String PAGES = "META-INF/casemate/";
    private static final String PAGE = "/rules.md";
    private static final Pattern ENTRY = Pattern.compile("\\*\\*([A-Z]{3}-\\d+)\\*\\* (.*)");
    private static final Pattern HEADING = Pattern.compile("#+ (.*)");
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\([^)]*\\)");
    private static final Pattern EMPHASIS = Pattern.compile("(?<![\\w*])\\*(\\w[^*]*)\\*(?![\\w*])");
    private static final String PROOFS = "What proves each rule";

    private final LinkedHashMap<String, RuleText> rules;

    private Rulebook(LinkedHashMap<String, RuleText> rules) {
        this.rules = rules;
    }

    /**
     * The rules of a game, from the page that its pack brings: {@code META-INF/casemate/ID/rules.md} on the path. A game
     * without a page has no rules to look up.
     */
    public static Rulebook ofGame(String id) {
        ClassLoader path = Thread.currentThread().getContextClassLoader();
        try (InputStream page = path.getResourceAsStream(PAGES + id + PAGE)) {
            return of(page == null ? "" : new String(page.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static Rulebook of(String page) {
        LinkedHashMap<String, RuleText> rules = LinkedHashMap.empty();
        String section = "";
        Option<RuleText> open = Option.none();
        for (String line : page.lines().toList()) {
            Matcher heading = HEADING.matcher(line);
            Matcher entry = ENTRY.matcher(line);
            if (heading.matches()) {
                open = Option.none();
                section = heading.group(1);
                if (section.equals(PROOFS)) {
                    break;
                }
            } else if (entry.matches()) {
                open = Option.some(new RuleText(entry.group(1), section, Array.of(plain(entry.group(2)))));
            } else {
                open = open.map(rule -> rule.plus(plain(line)));
            }
            for (RuleText rule : open) {
                rules = rules.put(rule.id(), rule);
            }
        }
        return new Rulebook(rules);
    }

    /** Whether the game brings no page. */
    public boolean isEmpty() {
        return rules.isEmpty();
    }

    /** All rules, in the order of the page. */
    public Seq<RuleText> all() {
        return rules.values();
    }

    /** A rule by its id, in any case. */
    public Option<RuleText> rule(String id) {
        return rules.get(id.toUpperCase(Locale.ROOT));
    }

    /** The rules with all of these words, in any order and case; an id, or the letters of one, is a word too. */
    public Seq<RuleText> search(String words) {
        Seq<String> wanted = Array.of(words.toLowerCase(Locale.ROOT).trim().split("\\s+"));
        return rules.values().filter(rule -> {
            String text = (rule.id() + " " + rule.section() + " " + rule.text()).toLowerCase(Locale.ROOT);
            return wanted.forAll(text::contains);
        });
    }

    private static String plain(String line) {
        String words = LINK.matcher(line).replaceAll("$1").replace("`", "");
        return EMPHASIS.matcher(words).replaceAll("$1");
    }
}
