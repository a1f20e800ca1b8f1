package io.github.casemate.ai.arena.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The page around all charts. It needs nothing else: no script, no font, no picture. */
final class HtmlPage {

    private static final String STYLE = """
            :root { color-scheme: light dark; --back: #f6f7f9; --card: #fff; --text: #1c2430; --soft: #5b6675;
              --line: #dde2e8; --accent: 37 99 235; --other: 217 119 6; --dot: #2563eb; --bar: #93b4f5;
              --c0: #2563eb; --c1: #d97706; --c2: #0d9488; --c3: #9333ea; --c4: #dc2626; --c5: #65a30d; --c6: #db2777;
              --c7: #64748b; }
            @media (prefers-color-scheme: dark) { :root { --back: #12161c; --card: #1b2129; --text: #e7ebf0;
              --soft: #9aa6b5; --line: #323b47; --accent: 96 145 255; --other: 240 160 60; --dot: #7aa5ff;
              --bar: #3d5a96; --c0: #5b8def; --c1: #e5963a; --c2: #2bb3a3; --c3: #b072f0; --c4: #ef6461; --c5: #93c541;
              --c6: #ec6fae; --c7: #8b98a9; } }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--back); color: var(--text); line-height: 1.45;
              font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; font-size: 15px; }
            main { max-width: 1000px; margin: 0 auto; padding: 24px 16px 48px; }
            h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 8px; overflow-wrap: anywhere; }
            h2 { font-size: 1.08rem; margin: 0 0 4px; }
            p { margin: 0 0 12px; color: var(--soft); }
            section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px 18px;
              margin-top: 16px; }
            .facts { display: flex; flex-wrap: wrap; gap: 6px; padding: 0; margin: 0; list-style: none; }
            .facts li { border: 1px solid var(--line); border-radius: 999px; padding: 2px 10px; font-size: .87rem;
              background: var(--card); overflow-wrap: anywhere; }
            .facts b { font-weight: 600; }
            .again { margin: 12px 0 0; padding: 8px 12px; border-left: 3px solid var(--line); color: var(--soft);
              white-space: pre-wrap; overflow-wrap: anywhere; font-size: .84rem; }
            .verdict { color: var(--text); font-size: 1.06rem; border-left: 4px solid var(--dot); padding: 6px 12px;
              background: var(--card); overflow-wrap: anywhere; }
            .next { margin-top: 14px; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
            th { text-align: right; font-weight: 600; color: var(--soft); font-size: .82rem; }
            th, td { padding: 5px 6px; border-bottom: 1px solid var(--line); white-space: nowrap; }
            td { text-align: right; }
            .l { text-align: left; position: sticky; left: 0; background: var(--card); }
            td.l { font-weight: 600; }
            tr:last-child td { border-bottom: 0; }
            small { color: var(--soft); font-size: .8rem; }
            .heat td, .heat th { text-align: center; min-width: 64px; }
            .heat .l { text-align: left; }
            .heat td small { display: block; line-height: 1.1; color: inherit; opacity: .8; }
            .heat td { border: 2px solid var(--card); border-radius: 6px; }
            .chart { display: grid; grid-template-columns: minmax(70px, max-content) minmax(120px, 1fr) max-content;
              align-items: center; column-gap: 12px; row-gap: 2px; font-size: .9rem;
              font-variant-numeric: tabular-nums; }
            .chart .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 30vw;
              font-weight: 600; }
            .chart .value { text-align: right; white-space: nowrap; }
            svg { display: block; width: 100%; overflow: visible; }
            svg text { fill: var(--soft); font-size: 12px; }
            .grid { stroke: var(--line); stroke-width: 1; }
            .zero { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; }
            .range { stroke: var(--dot); stroke-width: 3; stroke-linecap: round; opacity: .55; }
            .dot { fill: var(--dot); }
            .two .range { stroke: rgb(var(--other)); }
            .two .dot { fill: rgb(var(--other)); }
            .bar { fill: var(--bar); }
            .two .bar { fill: rgb(var(--other) / .55); }
            .two .mid { stroke: rgb(var(--other)); }
            .mid { stroke: var(--dot); stroke-width: 2; }
            .in { fill: #fff; font-size: 11px; font-weight: 600; }
            .legend { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0 0 10px; padding: 0; list-style: none;
              font-size: .87rem; }
            .legend li { overflow-wrap: anywhere; min-width: 0; }
            .legend i { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 6px; }
            .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 20px; }
            .up { color: rgb(var(--accent)); font-weight: 700; }
            .down { color: rgb(var(--other)); font-weight: 700; }
            .sign { fill: var(--dot); font-size: 15px; }
            svg.up .sign { fill: var(--dot); }
            svg.down .sign { fill: rgb(var(--other)); }
            svg.down .range { stroke: rgb(var(--other)); }
            svg.open .sign { fill: var(--soft); }
            svg.open .range { stroke: var(--soft); stroke-dasharray: 2 5; }
            ul.plain { margin: 0; padding-left: 18px; } ul.plain li { overflow-wrap: anywhere; margin-bottom: 4px; }
            @media (max-width: 720px) { main { padding: 14px 10px 32px; } section { padding: 12px; }
              h1 { font-size: 1.25rem; } svg text { font-size: 10px; } svg .sign { font-size: 14px; }
              .wide { overflow-x: visible; }
              table, tbody, tr, td { display: block; } thead { display: none; }
              tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 2px 10px;
                padding: 6px 0; border-bottom: 1px solid var(--line); }
              tr:last-child { border-bottom: 0; }
              td { border: 0; padding: 2px 0; text-align: left; white-space: normal; overflow-wrap: anywhere; }
              td::before { content: attr(data-h); display: block; color: var(--soft); font-size: .76rem; }
              td.l { grid-column: 1 / -1; order: -1; position: static; } td.l::before { content: none; }
              td small { display: block; } td.none { display: none; }
              .heat td { min-width: 0; text-align: left; padding: 3px 6px; border: 0; }
              .chart { grid-template-columns: minmax(0, 1fr) minmax(0, max-content); grid-auto-flow: row dense;
                column-gap: 8px; font-size: .84rem; }
              .chart .name { max-width: none; grid-column: 1; } .chart .value { grid-column: 2; white-space: normal; }
              .chart svg { grid-column: 1 / -1; } .chart div:empty { display: none; }
              .pair { grid-template-columns: minmax(0, 1fr); } }
            """;

    private HtmlPage() {}

    static String of(String title, String verdict, Seq<String> facts, Seq<String> sections) {
        return "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n"
                + "<meta charset=\"utf-8\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                + Xml.tag("title", Xml.escaped(title)) + "\n<style>\n" + STYLE + "</style>\n</head>\n<body>\n<main>\n"
                + Xml.tag("h1", Xml.escaped(title)) + "\n"
                + Xml.tag("p class=\"verdict\"", Xml.escaped(verdict)) + "\n"
                + Xml.tag(
                        "ul class=\"facts\"",
                        facts.map(fact -> Xml.tag("li", fact)).mkString()) + "\n"
                + sections.filter(section -> !section.isEmpty()).mkString("\n")
                + "\n</main>\n</body>\n</html>\n";
    }

    /** A fact about what was played. */
    static String fact(String name, Object value) {
        return Xml.escaped(name) + " " + Xml.tag("b", Xml.escaped(value.toString()));
    }

    /** How to play the same games again. */
    static String again(Option<String> command) {
        return command.map(typed -> Xml.tag("pre class=\"again\"", Xml.escaped(typed)))
                .getOrElse("");
    }

    static String section(String heading, String how, String content) {
        return Xml.tag(
                "section",
                "\n" + Xml.tag("h2", Xml.escaped(heading)) + "\n" + Xml.tag("p", Xml.escaped(how)) + "\n" + content
                        + "\n");
    }
}
