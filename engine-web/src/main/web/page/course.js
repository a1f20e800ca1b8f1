// The course of a game: who is asked, bots that answer, covers between people, the end.
"use strict";
let match = null;           // { game, title, seats, names, filled, asked, decisions, over, who: [{ level, name }] }
let viewer = 0;             // the seat whose eyes the page has; -1 for a spectator, -2 for somebody above
let looking = null;         // the last look
let replayAt = null;        // null while the game goes on
let seen = 0;               // how many moments the viewer has been told
let turnOfEvents = 0;       // grows whenever what is under way must be forgotten
let shownGame = null;       // whose rules and box are looked up

const isPerson = seat => seat >= 0 && match.filled.includes(seat) && match.who[seat].level === "";
const people = () => match.filled.filter(isPerson);

async function enter(answer, requests, who) {
  turnOfEvents++;
  untold = requests; minds.stop();
  match = { ...answer, who };
  shownGame = match.game;
  const here = people();
  viewer = here.length === 1 ? here[0] : here.length ? -1 : -2;
  seen = 0; replayAt = null; looking = null; forgetPieces();
  $("log").replaceChildren(); $("board").replaceChildren(); $("options").replaceChildren();
  $("title").textContent = "· " + match.title;
  show("table");
  $("replaying").hidden = true; $("ask").hidden = false;
  $("watch-row").hidden = here.length > 0;
  fillEyes($("watch-eyes"), viewer);
  await go();
}
async function change(request) {
  const answer = await table.ask(request);
  if (answer.error) { notice("That does not work", answer.error); return null; }
  untold.push(request);
  Object.assign(match, answer);
  return answer;
}
/** The game is there again after a reload. Whoever watches loses a few decisions at most: the bots make them again. */
async function keep() {
  const { text } = await table.ask({ do: "save" });
  if (text) store.set(STORE, JSON.stringify({ text, who: match.who }));
}

async function go() {
  const mine = ++turnOfEvents;
  while (!match.over && !isPerson(match.asked)) {
    await look();
    if (match.decisions % 20 === 0) await keep();
    if (mine !== turnOfEvents) return;
    thinking(match.who[match.asked].name + " thinks");
    const pause = new Promise(on => setTimeout(on, Number($("pace").value)));
    const answer = await think({ do: "think", bot: match.who[match.asked].level || "normal" });
    await pause;
    if (mine !== turnOfEvents || answer.stopped) return;
    thinking(null);
    if (answer.error) { notice("The bot cannot answer", answer.error); stopped(); return; }
    if (!await change({ do: "answer", answer: answer.answer }) || mine !== turnOfEvents) return;
  }
  thinking(null);
  if (!match.over && viewer !== match.asked) await cover(match.asked);
  if (mine !== turnOfEvents) return;
  if (match.over && people().length > 1) viewer = -1;
  await look();
  if (mine === turnOfEvents) await keep();
}
async function cover(seat) {
  forgetPieces();
  $("board").replaceChildren(); $("options").replaceChildren(); $("log").replaceChildren(); $("heading").textContent = "";
  $("progress").replaceChildren();
  $("cover-title").textContent = match.who[seat].name + ", it is your turn";
  $("cover").showModal();
  await new Promise(on => { $("cover").onclose = on; }); // the Escape key closes it too, and nobody must wait then
  viewer = seat; seen = 0;
}
async function choose(option) {
  if (replayAt !== null || !looking?.options || !isPerson(looking.asked) || looking.asked !== viewer || looking.at !== match.decisions) return;
  const at = looking.at;
  looking = { ...looking, options: undefined };
  if (await change({ do: "choose", option, decisions: at })) await go(); else await look();
}
function stopped() {
  $("heading").textContent = "Stopped";
  const item = element("li");
  item.append(button("Go on", go));
  $("options").replaceChildren(item);
}

// ---- looking ----

async function look(at = match.decisions, eyes = viewer, again = false) {
  const since = replayAt === null ? Math.min(seen, at) : at;
  const answer = await table.ask({ do: "look", viewer: Math.max(-1, eyes), above: eyes === -2, at, since, people: people(),
    names: match.who.map(seat => seat.name), width: window.innerWidth < 800 ? 60 : 90, turn: turned });
  if (answer.error) { notice("The board cannot be shown", answer.error); return; }
  looking = answer;
  drawBoard(answer.board);
  $("turning").hidden = !(answer.turns > 1);
  drawQuestion(answer);
  drawProgress(answer.progress);
  if (replayAt === null && !again) { tell(answer.story); seen = at + 1; }
}
function drawProgress(seats) {
  $("progress").replaceChildren(...seats.flatMap((seat, number) => [element("dt", seat.name, "seat-" + number), ...seat.goals.map(goal => element("dd", goal))]));
  $("standing").hidden = !seats.some(seat => seat.goals.length);
}
function thinking(words) {
  $("thinking").hidden = words === null;
  $("thinker").textContent = words ?? "";
  $("thinking-part").removeAttribute("value");
}
function thinkingPart(part) { $("thinking-part").value = part; }
