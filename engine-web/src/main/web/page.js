// The page: shows what the engine says and tells it what people choose. It knows no game. Two workers have an engine each:
// one for the table, which answers at once, and one for the bots, which may think long and can be stopped.
"use strict";
const $ = id => document.getElementById(id);
const STORE = "casemate.match";
const TURN = "casemate.turn";

class Engine {
  constructor() { this.waiting = new Map(); this.number = 0; this.start(); }
  start() {
    this.worker = new Worker(window.WORKER_URL ? window.WORKER_URL() : "worker.js" + (location.search === "?javascript" ? location.search : ""));
    this.worker.onmessage = ({ data }) => { const told = this.waiting.get(data.id); this.waiting.delete(data.id); if (told) told(data.answer); };
  }
  ask(request) {
    return new Promise(told => { const id = ++this.number; this.waiting.set(id, told); this.worker.postMessage({ id, request }); });
  }
  stop() { this.worker.terminate(); for (const told of this.waiting.values()) told({ stopped: true }); this.waiting.clear(); this.start(); }
}

const table = new Engine();
const minds = new Engine();
let untold = [];            // what has happened at the table and the minds have not heard yet
let games = [];
let match = null;           // { game, title, seats: [{ person, level, name }], filled, asked, decisions, over }
let viewer = 0;
let looking = null;         // the last look
let replayAt = null;        // null while the game goes on
let turned = 0;             // how often the board has been turned clockwise
let seen = 0;               // how many decisions the viewer has been told
let turnOfEvents = 0;       // grows whenever what is under way must be forgotten

// ---- the engine ----

async function change(request) {
  const answer = await table.ask(request);
  if (answer.error) { notice("That does not work", answer.error); return null; }
  untold.push(request);
  Object.assign(match, answer);
  await keep();
  return answer;
}
async function think(request) {
  while (untold.length) { const heard = untold.shift(); await minds.ask(heard); }
  return minds.ask(request);
}
async function stopMinds() {
  minds.stop();
  const { text } = await table.ask({ do: "save" });
  untold = [{ do: "open", text }];
}
async function keep() {
  const { text } = await table.ask({ do: "save" });
  try { localStorage.setItem(STORE, JSON.stringify({ text, seats: match.seats_, viewer })); } catch (full) { /* play on unsaved */ }
}

// ---- screens ----

function show(id) {
  for (const part of ["loading", "shelf", "setup", "table"]) $(part).hidden = part !== id;
  $("save").hidden = $("replay").hidden = id !== "table";
  if (id !== "table") $("title").textContent = "";
}
function notice(title, content) {
  $("notice-title").textContent = title;
  const text = $("notice-text");
  text.replaceChildren();
  for (const line of [].concat(content)) { const p = document.createElement("p"); p.textContent = line; text.append(p); }
  $("notice").showModal();
}
function element(name, text, classes) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (classes) made.className = classes;
  return made;
}

async function home() {
  turnOfEvents++;
  show("shelf");
  $("games").replaceChildren(...games.map(game => {
    const item = element("li"), button = element("button");
    button.type = "button"; button.dataset.game = game.id;
    button.append(element("strong", game.name), element("span", game.sentence + " "),
      element("span", game.from === game.to ? game.from + " players" : game.from + " to " + game.to + " players", "faint"));
    button.onclick = () => setup(game);
    item.append(button);
    return item;
  }));
  $("resume").hidden = !localStorage.getItem(STORE);
}

async function setup(game) {
  const about = await table.ask({ do: "about", game: game.id });
  show("setup");
  $("setup-title").textContent = game.name;
  const told = [["The aim", about.aim], ["How it ends", about.victories], ["A turn", about.turn]].filter(([, lines]) => lines.length);
  $("about").replaceChildren(...told.flatMap(([title, lines]) => [element("h3", title), ...lines.map(line => element("p", line))]));
  const rows = about.settings.map(setting => settingRow(setting));
  $("settings").replaceChildren(...rows);
  const count = about.settings.find(setting => setting.name === "players");
  const seats = () => drawSeats(game, about, count ? Number($("set-players").value) || game.from : about.seats);
  if (count) $("set-players").onchange = seats;
  seats();
  $("seed").value = String(Math.floor(Math.random() * 1e6));
  $("setup").onsubmit = event => { event.preventDefault(); begin(game, about); };
  $("setup-title").scrollIntoView();
}
function settingRow(setting) {
  const row = element("div", undefined, "row"), label = element("label", setting.name.replaceAll("-", " "));
  label.htmlFor = "set-" + setting.name;
  let input;
  if (setting.several) {
    input = element("span"); input.id = "set-" + setting.name; label.removeAttribute("for");
    input.setAttribute("role", "group"); input.setAttribute("aria-label", setting.name);
    for (const one of setting.examples.filter(text => text !== "none" && !text.includes(","))) {
      const box = element("label"), check = element("input");
      check.type = "checkbox"; check.value = one; box.append(check, " " + one); input.append(box, " ");
    }
  } else if (setting.number) {
    input = element("input"); input.type = "number"; input.value = setting.standard;
    const [least, most] = setting.possible.match(/\d+/g).map(Number); input.min = least; input.max = most;
  } else {
    input = element("select");
    for (const text of setting.examples) { const option = element("option", text); option.value = text; option.selected = text === setting.standard; input.append(option); }
  }
  input.id = "set-" + setting.name; input.dataset.setting = setting.name; input.dataset.standard = setting.standard;
  row.append(label, input, element("span", setting.about, "faint"));
  return row;
}
function drawSeats(game, about, number) {
  const count = Math.max(1, Math.min(number, game.to));
  $("seats").replaceChildren(...Array.from({ length: count }, (_, seat) => {
    const row = element("div", undefined, "row"), label = element("label", "Seat " + (seat + 1)), select = element("select");
    select.id = "seat-" + seat; label.htmlFor = select.id;
    const person = element("option", "a person"); person.value = "";
    select.append(person);
    const usual = (about.levels.find(level => level.name === "normal") || about.levels[0]).name;
    for (const level of about.levels) { const option = element("option", level.name + " bot"); option.value = level.name; option.title = level.about; option.selected = seat > 0 && level.name === usual; select.append(option); }
    row.append(label, select);
    return row;
  }));
}
async function begin(game, about) {
  const settings = {};
  for (const input of $("settings").querySelectorAll("[data-setting]")) {
    const boxes = [...input.querySelectorAll("input:checked")].map(box => box.value);
    const value = input.tagName === "SPAN" ? boxes.join(",") || "none" : String(input.value);
    if (value !== input.dataset.standard) settings[input.dataset.setting] = value;
  }
  const seed = $("seed").value.trim() || "0";
  if (!/^-?\d{1,18}$/.test(seed)) { notice("Seed", "A seed is a whole number of at most 18 digits."); return; }
  const request = { do: "new", game: game.id, settings, seed: Number(seed) };
  const answer = await table.ask(request);
  if (answer.error) { notice("This cannot be played", answer.error); return; }
  const chosen = [...$("seats").querySelectorAll("select")].map(select => select.value);
  await enter(answer, [request], filledSeats(answer, chosen));
}
function filledSeats(answer, chosen) {
  const people = chosen.filter(level => level === "").length;
  let person = 0;
  return Array.from({ length: answer.seats }, (_, seat) => {
    const level = answer.filled.includes(seat) ? chosen[answer.filled.indexOf(seat)] ?? "normal" : "normal";
    const isPerson = answer.filled.includes(seat) && level === "";
    if (isPerson) person++;
    return { level, name: isPerson ? (people === 1 ? "You" : "Player " + person) : answer.filled.includes(seat) ? cased(level) + " " + (seat + 1) : "Seat " + (seat + 1) };
  });
}
const cased = text => text[0].toUpperCase() + text.slice(1);
const isPerson = seat => seat >= 0 && match.filled.includes(seat) && match.seats_[seat].level === "";
const people = () => match.filled.filter(isPerson);

async function enter(answer, requests, seats) {
  turnOfEvents++;
  untold = requests; minds.stop();
  match = { ...answer, seats_: seats };
  viewer = people()[0] ?? -1;
  seen = 0; replayAt = null;
  $("log").replaceChildren();
  $("title").textContent = "· " + match.title;
  show("table");
  $("replaying").hidden = true; $("ask").hidden = false;
  await keep();
  await go();
}

// ---- the course of a game ----

async function go() {
  const mine = ++turnOfEvents;
  while (mine === turnOfEvents && !match.over && !isPerson(match.asked)) {
    await look();
    if (mine !== turnOfEvents) return;
    thinking(match.seats_[match.asked].name + " thinks");
    const pause = new Promise(on => setTimeout(on, Number($("pace").value)));
    const answer = await think({ do: "think", bot: match.seats_[match.asked].level });
    await pause;
    if (mine !== turnOfEvents || answer.stopped) return;
    thinking(null);
    if (answer.error) { notice("The bot cannot answer", answer.error); return; }
    if (!await change({ do: "answer", answer: answer.answer })) return;
  }
  if (mine !== turnOfEvents) return;
  thinking(null);
  if (!match.over && people().length > 1 && viewer !== match.asked) await cover(match.asked);
  if (mine !== turnOfEvents) return;
  await look();
  if (match.over) results();
}
function thinking(words) {
  $("thinking").hidden = words === null;
  $("thinker").textContent = words ?? "";
}
async function cover(seat) {
  $("board").replaceChildren(); $("options").replaceChildren(); $("heading").textContent = "";
  $("cover-title").textContent = match.seats_[seat].name + ", it is your turn";
  $("cover").showModal();
  await new Promise(on => { $("cover-go").onclick = () => { $("cover").close(); on(); }; });
  viewer = seat; seen = 0; $("log").replaceChildren();
}
async function choose(option) {
  if (replayAt !== null || !looking || looking.asked !== viewer) return;
  if (await change({ do: "choose", option, decisions: looking.at })) await go();
}

// ---- looking ----

async function look(at = match.decisions, eyes = viewer, above = false, again = false) {
  const since = replayAt === null ? Math.min(seen, at) : at;
  const answer = await table.ask({ do: "look", viewer: eyes, above, at, since, people: people(),
    names: match.seats_.map(seat => seat.name), width: window.innerWidth < 800 ? 60 : 90, turn: turned });
  if (answer.error) { notice("The board cannot be shown", answer.error); return; }
  looking = answer;
  drawBoard(answer.board);
  $("turning").hidden = !(answer.turns > 1);
  drawQuestion(answer);
  drawProgress(answer.progress);
  if (replayAt === null && !again) { tell(answer.story); seen = at + 1; }
}
function drawBoard(html) {
  const board = $("board");
  const before = new Map([...board.querySelectorAll("[data-piece]")].map(piece => [piece.dataset.piece, piece.getBoundingClientRect()]));
  board.innerHTML = html;
  for (const choice of board.querySelectorAll("[data-options]")) { choice.tabIndex = 0; choice.setAttribute("role", "button"); }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || !before.size) return;
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.dataset.piece), is = piece.getBoundingClientRect();
    // Within an SVG a pixel is a unit of its picture; and a piece may have a place of its own, to which the way is added.
    const unit = piece.ownerSVGElement ? piece.getScreenCTM().a || 1 : 1;
    const way = was ? { x: (was.x - is.x) / unit, y: (was.y - is.y) / unit } : { x: 0, y: -16 / unit };
    if (was && !way.x && !way.y) continue;
    piece.animate([{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: "none" }], { duration: 350, easing: "ease-out", composite: "add" });
    if (!was) piece.animate([{ opacity: 0 }, { opacity: 1 }], 300);
  }
}
function drawQuestion(answer, rated) {
  const mine = answer.options !== undefined && replayAt === null;
  $("heading").textContent = answer.over ? "The game is over" : mine ? answer.heading : answer.asked < 0 ? "" : match.seats_[answer.asked].name + " decides";
  $("rules").textContent = mine && answer.rules.length ? "Rules: " + answer.rules.join(", ") : "";
  $("threats").replaceChildren(...answer.threats.map(threat => element("li", threat)));
  const best = rated && rated.length ? rated[0].option : -1;
  const order = rated ? rated.map(one => one.option) : null;
  const options = mine ? answer.options.map((option, number) => ({ ...option, number })) : [];
  if (order) options.sort((a, b) => (order.indexOf(a.number) + 1 || 999) - (order.indexOf(b.number) + 1 || 999));
  $("options").replaceChildren(...options.map(option => optionItem(option, rated?.find(one => one.option === option.number), option.number === best)));
  $("picked").hidden = true;
  for (const tool of ["hint", "analyse", "why", "resign"]) $(tool).disabled = !mine;
  $("back").disabled = !answer.back || replayAt !== null;
  $("tools").hidden = answer.over;
}
function optionItem(option, rating, best) {
  const item = element("li"), button = element("button");
  button.type = "button"; button.dataset.option = option.number; button.dataset.number = option.number + 1;
  button.append(element("span", (best ? "Best: " : "") + option.label));
  const note = [option.note, rating?.chance === undefined ? "" : Math.round(rating.chance * 100) + " % to win"].filter(Boolean).join(" · ");
  if (note) button.append(element("span", note, "note"));
  if (rating?.chance !== undefined) { const bar = element("span", undefined, "bar"); bar.style.transform = `scaleX(${Math.max(.01, rating.chance)})`; bar.ariaHidden = "true"; button.append(bar); }
  if (best) button.classList.add("best");
  button.onclick = () => choose(option.number);
  button.onmouseenter = button.onfocus = () => light(option.number, true);
  button.onmouseleave = button.onblur = () => light(option.number, false);
  item.append(button);
  return item;
}
function light(option, on) {
  for (const piece of $("board").querySelectorAll("[data-options]"))
    if (piece.dataset.options.split(" ").includes(String(option))) piece.classList.toggle("lit", on);
}
function drawProgress(seats) {
  $("progress").replaceChildren(...seats.flatMap((seat, number) => [element("dt", seat.name, "seat-" + number), ...seat.goals.map(goal => element("dd", goal))]));
  $("standing").hidden = !seats.some(seat => seat.goals.length);
}
function tell(story) {
  const log = $("log");
  for (const old of log.querySelectorAll(".new")) old.classList.remove("new");
  for (const step of story) for (const sentence of step.sentences) {
    const item = element("li", sentence.text, sentence.heading ? "head new" : "new");
    item.onmouseenter = () => mention(sentence.text, true); item.onmouseleave = () => mention(sentence.text, false);
    log.append(item);
  }
  log.scrollTop = log.scrollHeight;
}
function mention(text, on) {
  for (const thing of $("board").querySelectorAll("[data-thing]")) if (text.includes(thing.dataset.thing)) thing.classList.toggle("lit", on);
}
function results() {
  const { winners } = looking.result;
  const names = winners.map(seat => match.seats_[seat].name).join(" and ");
  $("heading").textContent = winners.length ? names + (names === "You" || winners.length > 1 ? " have" : " has") + " won" : "Nobody has won";
  $("rules").textContent = "Use Replay to see it again, or choose Casemate above for another game.";
}

// ---- what people do ----

$("board").addEventListener("click", event => pick(event.target.closest("[data-options]"), event.target.closest("[data-thing]")));
$("board").addEventListener("keydown", event => {
  if (event.key !== "Enter" && event.key !== " ") return;
  const choice = event.target.closest("[data-options]");
  if (choice) { event.preventDefault(); pick(choice, null); }
});
for (const [begin, end] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  $("board").addEventListener(begin, event => point(event.target.closest("[data-options]"), true));
  $("board").addEventListener(end, event => point(event.target.closest("[data-options]"), false));
}
function point(choice, on) { // what is one option alone is lit wherever it is on the board
  if (choice && !choice.dataset.options.includes(" ")) light(Number(choice.dataset.options), on);
}
function pick(choice, thing) {
  if (choice && looking?.options && replayAt === null) {
    const numbers = choice.dataset.options.split(" ").map(Number);
    if (numbers.length === 1) { choose(numbers[0]); return; }
    for (const item of $("options").children) item.hidden = !numbers.includes(Number(item.firstChild.dataset.option));
    $("picked").hidden = false;
    $("options").querySelector("li:not([hidden]) button")?.focus();
  } else if (thing) lookUp(thing.dataset.thing);
}
function lookUp(name) {
  const thing = looking?.things.find(one => one.name === name);
  if (thing) notice(thing.name, [thing.about, ...thing.wishes.map(wish => wish.label + (wish.possible ? ": possible now" : ": " + wish.why))]);
}
function turnBoard(steps) {
  turned = (turned + steps + looking.turns) % looking.turns;
  try { localStorage.setItem(TURN, turned); } catch (full) { /* forgotten with the page */ }
  const eyes = replayAt === null ? viewer : Number($("eyes").value);
  return look(looking.at, Math.max(-1, eyes), eyes === -2, true);
}
$("turn-left").onclick = () => turnBoard(-1);
$("turn-right").onclick = () => turnBoard(1);
$("all-options").onclick = () => { for (const item of $("options").children) item.hidden = false; $("picked").hidden = true; };
$("home").onclick = home;
$("setup-back").onclick = home;
$("notice-close").onclick = () => $("notice").close();
$("stop").onclick = async () => { turnOfEvents++; thinking(null); await stopMinds(); $("heading").textContent = "Stopped"; $("options").replaceChildren(goOnItem()); };
function goOnItem() { const item = element("li"), button = element("button", "Go on"); button.type = "button"; button.onclick = go; item.append(button); return item; }
async function rated(verb, level) {
  const mine = turnOfEvents;
  thinking(verb);
  const answer = await think({ do: "analyse", bot: level });
  thinking(null);
  return mine === turnOfEvents && !answer.stopped ? answer : null;
}
$("hint").onclick = async () => {
  const answer = await rated("Looking for a hint", "hard");
  if (answer?.error) notice("There is no hint", answer.error); else if (answer) drawQuestion(looking, answer.rated.slice(0, 2));
};
$("analyse").onclick = async () => {
  const answer = await rated("Analysing", "expert");
  if (answer?.error) notice("There is no analysis", answer.error); else if (answer) drawQuestion(looking, answer.rated);
};
$("back").onclick = async () => { if (await change({ do: "back", decisions: match.decisions - 1 })) { seen = 0; $("log").replaceChildren(); await go(); } };
$("resign").onclick = async () => { if (await change({ do: "resign", seat: viewer })) await go(); };
$("why").onclick = () => {
  const lines = looking.things.flatMap(thing => thing.wishes.filter(wish => !wish.possible).map(wish => thing.name + ": " + wish.label + ". " + wish.why));
  notice("Why not?", lines.length ? lines : "Everything that can be named is possible now.");
};
$("save").onclick = async () => {
  const { text } = await table.ask({ do: "save" });
  const link = element("a"); link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = match.game + "-" + match.decisions + ".json"; link.click(); setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
$("file").onchange = async event => {
  const file = event.target.files[0];
  event.target.value = "";
  if (!file) return;
  if (file.size > 4e6) { notice("This cannot be opened", "The file is too large to be a saved match."); return; }
  await openText(await file.text(), null);
};
async function openText(text, seats) {
  const answer = await table.ask({ do: "open", text });
  if (answer.error) { notice("This cannot be opened", answer.error); return false; }
  await enter(answer, [{ do: "open", text }], seats ?? filledSeats(answer, answer.filled.map((_, place) => place ? "normal" : "")));
  return true;
}
$("resume-button").onclick = async () => { const kept = JSON.parse(localStorage.getItem(STORE)); await openText(kept.text, kept.seats); };
$("replay").onclick = async () => {
  if (!match.over && people().length && match.filled.length > people().length && !match.over) { /* others' hands stay hidden below */ }
  turnOfEvents++; thinking(null);
  replayAt = match.decisions;
  const eyes = match.over || !people().length ? match.seats_.map((seat, number) => [number, seat.name]).concat([[-2, "everybody"]]) : [[viewer, match.seats_[viewer].name]];
  $("eyes").replaceChildren(...eyes.concat([[-1, "a spectator"]]).map(([value, name]) => { const option = element("option", name); option.value = value; return option; }));
  $("slider").max = match.decisions; $("slider").value = replayAt;
  $("replaying").hidden = false; $("ask").hidden = true;
  await replay();
  $("slider").focus();
};
async function replay() {
  replayAt = Number($("slider").value);
  $("slider-at").textContent = replayAt + " of " + match.decisions;
  const eyes = Number($("eyes").value);
  await look(replayAt, Math.max(-1, eyes), eyes === -2);
  $("log").replaceChildren(); tell(looking.story);
}
$("slider").oninput = $("eyes").onchange = replay;
$("replay-end").onclick = async () => { replayAt = null; $("replaying").hidden = true; $("ask").hidden = false; seen = 0; $("log").replaceChildren(); await go(); };

(async () => {
  const answer = await table.ask({ do: "games" });
  if (answer.error) { $("loading").textContent = answer.error; return; }
  games = answer.games;
  turned = Math.floor(localStorage.getItem(TURN)) || 0;
  const kept = localStorage.getItem(STORE);
  if (kept) { try { const { text, seats } = JSON.parse(kept); if (await openText(text, seats)) return; } catch (damaged) { /* begin at the shelf */ } localStorage.removeItem(STORE); }
  await home();
})();
