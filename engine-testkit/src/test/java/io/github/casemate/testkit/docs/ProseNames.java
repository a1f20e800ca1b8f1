package io.github.casemate.testkit.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the sentences of a page name between backticks, as far as it looks like Java. */
final class ProseNames {

    private static final Pattern SPAN = Pattern.compile("`([^`]+)`");
    private static final Pattern QUALIFIED =
            Pattern.compile("(io\\.github\\.casemate(?:\\.[a-z]\\w*)*)(?:\\.([A-Z]\\w*))?");
    private static final Pattern TYPE = Pattern.compile("[A-Z]\\w*[a-z]\\w*(?:<\\w+>)?");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z]+(?:_[A-Z]+)+|[A-Z]{5,}");
    private static final Pattern CAMEL_CASE = Pattern.compile("[a-z]+[A-Z]\\w*");

    /** A type, a variable or a call, and what is asked of it. */
    private static final Pattern CHAIN = Pattern.compile(
            "(?:new )?(?:([A-Z]\\w*)|[a-z]\\w*)(?:<\\w*>)?(\\(.*\\))?(?:\\.[A-Za-z]\\w*(?:\\(.*\\))?)*");

    private static final Pattern MEMBER = Pattern.compile("(?:^|\\.)([A-Za-z]\\w*)");
    private static final Pattern ARGUMENTS = Pattern.compile("\\([^()]*\\)");

    /** Keys of a keyboard, and what others have named: TeaVM and Maven. */
    private static final Set<String> OTHERS =
            Set.of("Tab", "Enter", "Escape", "JSExport", "JSObject", "ReflectionPolicy", "altDeploymentRepository");

    private ProseNames() {}

    /** What is wrong with the names on a page: where it stands, and what neither the sources have nor a block of the page. */
    static List<String> complaints(String page, List<String> lines, SourceNames names) {
        Map<Integer, String> sentences = new LinkedHashMap<>();
        StringBuilder blocks = new StringBuilder();
        boolean isBlock = false;
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            if (line.stripLeading().startsWith("```")) {
                isBlock = !isBlock;
            } else if (isBlock) {
                blocks.append(line).append('\n');
            } else {
                sentences.put(index + 1, line);
            }
        }
        SourceNames own = SourceNames.of(blocks.toString());
        List<String> complaints = new ArrayList<>();
        sentences.forEach((number, sentence) -> SPAN.matcher(sentence)
                .results()
                .map(span -> span.group(1))
                .filter(span -> unknown(span, own).isPresent())
                .flatMap(span -> unknown(span, names).stream())
                .forEach(name -> complaints.add(page + ":" + number + ": there is no " + name)));
        return complaints;
    }

    /** The first name in a span that nothing has. */
    private static Optional<String> unknown(String span, SourceNames names) {
        if (OTHERS.contains(span) || isFile(span)) {
            return Optional.empty();
        }
        Matcher qualified = QUALIFIED.matcher(span);
        if (qualified.matches()) {
            boolean known = (names.knowsPackage(qualified.group(1)) || names.knowsModule(qualified.group(1)))
                    && (qualified.group(2) == null || names.knowsType(qualified.group(2)));
            return known ? Optional.empty() : Optional.of(span);
        }
        if (CONSTANT.matcher(span).matches() || CAMEL_CASE.matcher(span).matches()) {
            return names.knowsWord(span) ? Optional.empty() : Optional.of(span);
        }
        if (TYPE.matcher(span).matches()) {
            return names.knowsType(span.replaceAll("<.*", "")) ? Optional.empty() : Optional.of(span);
        }
        Matcher chain = CHAIN.matcher(span);
        boolean isJava = span.startsWith("new ") || span.contains("(") || span.matches("[A-Z]\\w*\\.[A-Za-z]\\w*");
        return isJava && chain.matches()
                ? unknownIn(span.replaceFirst("^new ", ""), chain.group(1), names)
                : Optional.empty();
    }

    /** The first of the names in a chain of calls that is not there; arguments are not looked at. */
    private static Optional<String> unknownIn(String chain, String type, SourceNames names) {
        String bare = chain;
        while (ARGUMENTS.matcher(bare).find()) {
            bare = ARGUMENTS.matcher(bare).replaceAll("");
        }
        List<String> parts =
                MEMBER.matcher(bare).results().map(part -> part.group(1)).toList();
        if (type == null) {
            boolean isCall = chain.startsWith(parts.get(0) + "(");
            return unknownMember(isCall ? parts.stream() : parts.stream().skip(1), names);
        }
        if (!names.knowsType(type)) {
            return Optional.of(type);
        }
        if (parts.size() > 1 && !names.knowsMember(type, parts.get(1))) {
            return Optional.of(type + "." + parts.get(1));
        }
        return unknownMember(parts.stream().skip(2), names);
    }

    private static Optional<String> unknownMember(Stream<String> members, SourceNames names) {
        return members.filter(name -> !names.knowsMember(name)).findFirst().map(name -> name + "()");
    }

    private static boolean isFile(String span) {
        return span.contains("/") || span.matches(".*\\.(java|md|txt|xml|json|jar|html|csv|log|other)");
    }
}
