// What can be looked up: rules by their ids, what lies in the box, things on the board, and why something is not possible.
"use strict";
const ID = /\b[A-Z]{3}-\d+\b/;
const rulePages = new Map();

function ruleButton(id) { const made = button(id, () => showRule(id), "rule"); made.setAttribute("aria-label", "Rule " + id); return made; }
/** Puts a text into an element; ids of rules in it can be looked up. */
function withRules(into, text) {
  for (const part of text.split(/([("]?\b[A-Z]{3}-\d+\b[).,;"]*)/)) {
    const id = part.match(ID)?.[0], [ahead, behind] = id ? part.split(id) : [];
    if (id && ahead + behind) { const whole = element("span", ahead, "unbroken"); whole.append(ruleButton(id), behind); into.append(whole); }
    else into.append(id ? ruleButton(id) : part);
  }
  return into;
}
/** The rules of a game: a list of sections and rules, from its page in the documentation. */
async function rulesOf(game) {
  if (!rulePages.has(game)) {
    const inside = $("rules-" + game);
    let page = inside ? inside.textContent : "";
    if (!inside) try { const answer = await fetch("rules/" + game + ".md"); page = answer.ok ? await answer.text() : ""; } catch (offline) { page = ""; }
    rulePages.set(game, readRules(page));
  }
  return rulePages.get(game);
}
function readRules(page) {
  const rules = [];
  let section = "", open = null;
  for (const line of page.split("\n")) {
    const heading = line.match(/^#+ (.*)/), entry = line.match(/^\*\*([A-Z]{3}-\d+)\*\* (.*)/);
    if (heading) { section = plain(heading[1]); open = null; }
    else if (entry) { open = { id: entry[1], section, lines: [plain(entry[2])], fresh: false }; rules.push(open); }
    else if (open && !line.trim()) open.fresh = true;
    else if (open && (open.fresh || /^\s*(- |\d+\. |\|)/.test(line))) { if (!/^\|[\s:|-]+\|$/.test(line)) open.lines.push(plain(line)); open.fresh = false; }
    else if (open) open.lines[open.lines.length - 1] += " " + plain(line);
  }
  return rules;
}
const plain = line => line.trim().replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*`]/g, "").replace(/^\| ?| ?\|$/g, "").replace(/ \| /g, ": ");
function ruleText(rule) {
  const part = element("div", undefined, "rule-text");
  part.append(element("h3", rule.id + " · " + rule.section), ...rule.lines.map(line => element("p", line)));
  return part;
}
async function showRule(id) {
  const rule = (await rulesOf(shownGame)).find(one => one.id === id);
  notice("Rule " + id, [rule ? ruleText(rule) : "There is no page of rules here that has it.", button("All rules", showRules)]);
}
async function showRules() {
  const rules = await rulesOf(shownGame);
  if (!rules.length) { notice("Rules", "This game has no page of rules here."); return; }
  searched("Rules", rules.map(rule => ({ node: ruleText(rule), text: (rule.id + " " + rule.section + " " + rule.lines.join(" ")).toLowerCase() })));
}
async function showBox() {
  const { items, error } = await table.ask({ do: "box", game: shownGame });
  if (error || !items.length) { notice("In the box", error ?? "Nothing in the box of this game needs to be looked up."); return; }
  searched("In the box", items.map(item => {
    const part = element("div", undefined, "rule-text");
    part.append(element("h3", item.name), element("p", [named(item.kind), named(item.set)].join(" · "), "faint"), element("p", item.facts));
    if (item.text) part.append(withRules(element("p"), item.text));
    return { node: part, text: Object.values(item).join(" ").toLowerCase() };
  }));
}
/** A long list with a field to search in. */
function searched(title, all) {
  notice(title, all.map(one => one.node));
  $("notice-find").hidden = false;
  const field = $("find");
  field.value = "";
  field.oninput = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const one of all) one.node.hidden = !words.every(word => one.text.includes(word));
  };
  field.focus();
}
const thingsNow = async () => (await table.ask({ do: "things", viewer: Math.max(-1, viewer), above: viewer === -2, at: looking.at, names: match.who.map(seat => seat.name) })).things ?? [];
async function lookUp(name) {
  const thing = (await thingsNow()).find(one => one.name === name);
  const item = thing ? null : (await table.ask({ do: "box", game: match.game })).items?.find(one => one.name === name);
  if (thing) notice(thing.name, [thing.about, ...thing.wishes.map(wish => wish.label + (wish.possible ? ": possible now." : ": " + wish.why))]);
  else if (item) notice(item.name, [item.facts, item.text].filter(Boolean));
}
$("why").onclick = async () => {
  const refused = (await thingsNow()).map(thing => ({ thing, wishes: thing.wishes.filter(wish => !wish.possible) })).filter(one => one.wishes.length);
  if (!refused.length) { notice("Why not?", "Everything that can be named is possible now."); return; }
  notice("Why not?", refused.map(({ thing, wishes }) => {
    const part = element("div", undefined, "rule-text");
    part.append(element("h3", thing.name), ...wishes.map(wish => withRules(element("p"), wish.label + ". " + wish.why)));
    return part;
  }));
};
$("rulebook").onclick = showRules;
$("box").onclick = showBox;
$("notice-close").onclick = () => $("notice").close();
