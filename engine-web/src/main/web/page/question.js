// The open question: its options, hints, analysis, the end, and what happened before.
"use strict";
let byKeys = false;         // whether the last thing that somebody did was done with keys
addEventListener("keydown", () => { byKeys = true; }, true);
addEventListener("pointerdown", () => { byKeys = false; }, true);

function drawQuestion(answer, advice) {
  const mine = answer.options !== undefined && replayAt === null && isPerson(answer.asked); // whoever watches a bot does not choose for it
  const inList = document.activeElement === document.body || document.activeElement?.closest("#options");
  const rated = new Map((advice?.rated ?? []).map((one, place) => [one.option, { ...one, place }]));
  const options = (mine ? answer.options : []).map((option, number) => ({ ...option, number }));
  if (advice) options.sort((a, b) => (rated.get(a.number)?.place ?? 1e6) - (rated.get(b.number)?.place ?? 1e6));
  $("heading").textContent = answer.over ? "The game is over" : mine ? answer.heading : answer.asked < 0 ? "" : match.who[answer.asked].name + (match.who[answer.asked].name === "You" ? " decide" : " decides");
  document.title = (mine && !answer.over ? "Your turn" : answer.over ? "Over" : "Casemate") + " · " + match.title;
  $("rules").replaceChildren(...(mine && answer.rules.length ? ["Rules: ", ...answer.rules.flatMap((rule, place) => [place ? ", " : "", ruleButton(rule)])] : []));
  $("threats").replaceChildren(...answer.threats.map(threat => withRules(element("li"), threat)));
  $("advice").textContent = advice ? said(advice, answer) : "";
  $("options").scrollTop = 0;
  for (const piece of $("board").querySelectorAll(".lit")) piece.classList.remove("lit"); // an option that goes is left by no pointer
  $("options").replaceChildren(...options.map(option => optionItem(option, rated.get(option.number))));
  reachable($("options").querySelector("button"));
  $("picked").hidden = true;
  drawEnd(answer);
  for (const tool of ["hint", "analyse", "why", "resign"]) { $(tool).disabled = !mine; $(tool).hidden = answer.over; }
  $("back").disabled = answer.back === undefined || replayAt !== null;
  $("tools").hidden = answer.over && answer.back === undefined || !people().length;
  if (mine && byKeys && inList && !document.querySelector("dialog[open]")) $("options").querySelector("button")?.focus({ preventScroll: true });
}
const percent = chance => { const whole = Math.round(chance * 100); return whole === 0 && chance > 0 ? "<1%" : whole === 100 && chance < 1 ? ">99%" : whole + "%"; };
function said(advice, answer) {
  const best = advice.rated[0], label = answer.options[best.option].label, level = advice.by[0].toUpperCase() + advice.by.slice(1);
  if (advice.known) return level + " knows what to do: " + label + "." + (best.chance === undefined ? "" : " The bars are from a search that tries everything.");
  return level + " would choose: " + label + (best.chance === undefined ? "." : ", and win with a chance of " + percent(best.chance) + ".");
}
function optionItem(option, rating) {
  const item = element("li"), choice = button(undefined, () => choose(option.number)), best = rating?.place === 0;
  choice.dataset.option = option.number;
  choice.append(element("span", (best ? "Best: " : "") + option.label));
  const note = [option.note, rating?.chance === undefined ? "" : percent(rating.chance) + " to win"].filter(Boolean).join(" · ");
  if (note) choice.append(element("span", note, "note"));
  if (rating?.chance !== undefined) {
    const bar = element("span", undefined, "bar"); bar.style.transform = `scaleX(${Math.max(.01, rating.chance)})`;
    const track = element("span", undefined, "track-of-bar"); track.ariaHidden = "true"; track.append(bar); choice.append(track);
  }
  if (best) choice.classList.add("best");
  choice.onmouseenter = () => light(option.number, true);
  choice.onfocus = () => { reachable(choice); light(option.number, true); };
  choice.onmouseleave = choice.onblur = () => light(option.number, false);
  item.append(choice);
  return item;
}
/** Up and down go through the options; one of them is reached by the Tab key, so that nobody has to pass a hundred. */
function reachable(choice) { for (const one of $("options").querySelectorAll("button")) one.tabIndex = one === choice ? 0 : -1; }
$("options").addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = [...$("options").querySelectorAll("li:not([hidden]) button")], next = all.indexOf(document.activeElement) + step;
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
});
$("all-options").onclick = () => { for (const item of $("options").children) item.hidden = false; $("picked").hidden = true; $("options").querySelector("button")?.focus(); };

function drawEnd(answer) {
  $("result").hidden = !answer.over;
  if (answer.over) $("result-told").textContent = answer.result?.told ?? "";
}
$("again").onclick = () => setup(games.find(game => game.id === match.game));
$("result-replay").onclick = () => $("replay").click();

// ---- what bots advise ----

async function advised(verb, request, nothing) {
  const mine = turnOfEvents, asked = looking;
  thinking(verb);
  const answer = await think(request);
  if (mine !== turnOfEvents) return;
  thinking(null);
  if (answer.error) notice(nothing, answer.error);
  else if (!answer.stopped && asked === looking) drawQuestion(looking, answer);
}
$("hint").onclick = () => advised("Looking for a hint", { do: "hint" }, "There is no hint");
$("analyse").onclick = () => advised("Analysing", { do: "analyse" }, "There is no analysis");
$("stop").onclick = async () => {
  turnOfEvents++; thinking(null);
  await stopMinds();
  if (!isPerson(match.asked)) stopped();
};
$("back").onclick = async () => { if (await change({ do: "back", decisions: looking.back })) { seen = 0; $("log").replaceChildren(); changes.clear(); await go(); } };
$("resign").onclick = () => $("resigning").showModal();
$("resign-no").onclick = () => $("resigning").close();
$("resign-yes").onclick = async () => { $("resigning").close(); if (await change({ do: "resign", seat: viewer })) await go(); };

// ---- what happened ----

function tell(story) {
  const log = $("log");
  for (const old of log.querySelectorAll(".new")) old.classList.remove("new");
  for (const step of story) for (const sentence of step.sentences) {
    const item = element("li", sentence.text, sentence.heading ? "head new" : "new");
    item.dataset.at = step.at;
    item.onmouseenter = item.onclick = () => lightTold(step.at, sentence.text);
    item.onmouseleave = unlight;
    log.append(item);
  }
  log.scrollTop = log.scrollHeight;
}
$("log").addEventListener("keydown", event => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], all = [...$("log").children];
  if (!step || !all.length) return;
  event.preventDefault();
  const now = all.findIndex(item => item.classList.contains("current"));
  const next = all[now < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, now + step))];
  all[now]?.classList.remove("current");
  next.classList.add("current");
  next.scrollIntoView({ block: "nearest" });
  lightTold(Number(next.dataset.at), next.textContent);
});
$("log").addEventListener("blur", () => { unlight(); $("log").querySelector(".current")?.classList.remove("current"); });
