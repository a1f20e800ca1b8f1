// The screens before a game: the shelf, and what can be chosen. Also what every screen needs: elements, notices, the store.
"use strict";
const STORE = "casemate.match";
const TURN = "casemate.turn";
const PACE = "casemate.pace";
let games = [];

function element(name, text, classes) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (classes) made.className = classes;
  return made;
}
function button(text, onclick, classes) {
  const made = element("button", text, classes);
  made.type = "button"; made.onclick = onclick;
  return made;
}
/** Gives the person a file. */
function saveFile(text, name) {
  const link = element("a"); link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name; link.click(); setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
/** What is kept in this browser; a browser that keeps nothing is no reason not to play. */
const store = {
  get(key) { try { return localStorage.getItem(key); } catch (forbidden) { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch (full) { /* play on unsaved */ } },
  remove(key) { try { localStorage.removeItem(key); } catch (forbidden) { /* nothing was kept */ } },
};

function show(id) {
  for (const part of ["loading", "shelf", "setup", "table"]) $(part).hidden = part !== id;
  $("save").hidden = $("replay").hidden = id !== "table";
  $("rulebook").hidden = $("box").hidden = id !== "table" && id !== "setup";
  if (id !== "table") { $("title").textContent = ""; document.title = "Casemate"; }
  window.scrollTo(0, 0);
}
function notice(title, content) {
  $("notice-title").textContent = title;
  $("notice-find").hidden = true;
  $("notice-text").replaceChildren(...[].concat(content).map(line => line instanceof Node ? line : withRules(element("p"), line)));
  if (!$("notice").open) $("notice").showModal();
  $("notice").scrollTop = 0;
}

async function home() {
  turnOfEvents++; thinking(null);
  show("shelf");
  $("games").replaceChildren(...games.map(game => {
    const item = element("li"), choice = button(undefined, () => setup(game));
    choice.dataset.game = game.id;
    choice.append(element("strong", game.name), element("span", game.sentence),
      element("span", game.from === game.to ? game.from + " players" : game.from + " to " + game.to + " players", "faint"));
    item.append(choice);
    return item;
  }));
  $("resume").hidden = !store.get(STORE);
}

async function setup(game) {
  const about = await table.ask({ do: "about", game: game.id });
  if (about.error) { notice("This game cannot be shown", about.error); return; }
  shownGame = game.id;
  show("setup");
  $("setup-title").textContent = game.name;
  const told = [["The aim", about.aim], ["How it ends", about.victories], ["A turn", about.turn]].filter(([, lines]) => lines.length);
  $("about").replaceChildren(...told.flatMap(([title, lines]) => [element("h3", title), ...joined(lines).map(line => withRules(element("p"), line))]));
  $("settings").replaceChildren(...about.settings.map(setting => settingRow(setting)));
  const count = about.settings.find(setting => setting.name === "players");
  const seats = () => drawSeats(about, count ? Number($("set-players").value) || game.from : about.seats);
  if (count) $("set-players").onchange = seats;
  seats();
  $("seed").value = String(Math.floor(Math.random() * 1e6));
  $("setup").onsubmit = event => { event.preventDefault(); begin(game); };
  $("setup-title").focus({ preventScroll: true });
}
/** Lines that a terminal has broken are sentences again. */
function joined(lines) {
  return lines.reduce((all, line) => {
    const open = all.length && !/[.:]\)?$/.test(all[all.length - 1]) || (all.length && /:$/.test(all[all.length - 1]));
    return open ? [...all.slice(0, -1), all[all.length - 1] + " " + line] : [...all, line];
  }, []);
}
function settingRow(setting) {
  const row = element("div", undefined, "row"), id = "set-" + setting.name, label = element(setting.several ? "span" : "label", named(setting.name), "name");
  label.id = id + "-name";
  let input;
  if (setting.document) {
    input = element("input"); input.type = "file"; input.accept = ".json,application/json"; input.multiple = setting.many;
  } else if (setting.several) {
    input = element("span", undefined, "boxes");
    input.setAttribute("role", "group"); input.setAttribute("aria-labelledby", label.id);
    for (const one of setting.examples.filter(text => text !== "none" && !text.includes(","))) {
      const box = element("label"), check = element("input");
      check.type = "checkbox"; check.value = one; box.append(check, " " + named(one)); input.append(box);
    }
  } else if (setting.number) {
    input = element("input"); input.type = "number"; input.value = setting.standard;
    const [least, most] = setting.possible.match(/\d+/g).map(Number); input.min = least; input.max = most;
  } else {
    input = element("select");
    for (const text of setting.examples) input.append(choiceOption(text, text === "true" ? "yes" : text === "false" ? "no" : named(text), text === setting.standard));
  }
  input.id = id; input.dataset.setting = setting.name; input.dataset.standard = setting.standard;
  if (!setting.several) label.htmlFor = id;
  const sentence = withRules(element("span", undefined, "faint"), setting.about); sentence.id = id + "-about";
  input.setAttribute("aria-describedby", sentence.id);
  row.append(label, input, sentence);
  if (setting.document) row.append(shippedFiles(setting));
  return row;
}
/** What is shipped, as files that somebody can change and choose here. */
function shippedFiles(setting) {
  const files = element("span", "Save what is shipped, to change it: ", "shipped faint");
  for (const name of setting.shipped) files.append(button(named(name), async () => {
    const { text, error } = await table.ask({ do: "document", game: shownGame, name });
    if (error) notice("This cannot be saved", error); else saveFile(text, [...new Set([shownGame, setting.name, name])].join("-") + ".json");
  }), " ");
  return files;
}
const named = text => text.replaceAll("-", " ");
function choiceOption(value, text, chosen) {
  const option = element("option", text);
  option.value = value; option.selected = chosen;
  return option;
}
function drawSeats(about, number) {
  const before = [...$("seats").querySelectorAll("select")].map(select => select.value);
  const usual = (about.levels.find(level => level.name === "normal") || about.levels[0]).name;
  $("seats").replaceChildren(...Array.from({ length: Math.max(1, Math.min(number, 8)) }, (_, seat) => {
    const row = element("div", undefined, "row"), label = element("label", "Seat " + (seat + 1), "name seat-" + seat), select = element("select"), sentence = element("span", "", "faint");
    select.id = "seat-" + seat; label.htmlFor = select.id; sentence.id = select.id + "-about"; select.setAttribute("aria-describedby", sentence.id);
    const chosen = before[seat] ?? (seat === 0 ? "" : usual);
    select.append(choiceOption("", "a person", chosen === ""), ...about.levels.map(level => choiceOption(level.name, level.name + " bot", level.name === chosen)));
    const tell = () => { sentence.textContent = about.levels.find(level => level.name === select.value)?.about ?? "Chooses on this screen."; };
    select.onchange = tell; tell();
    row.append(label, select, sentence);
    return row;
  }));
}
async function chosenSettings() {
  const settings = {};
  for (const input of $("settings").querySelectorAll("[data-setting]")) {
    if (input.type === "file") {
      if (input.files.length) settings[input.dataset.setting] = { documents: await Promise.all([...input.files].map(file => file.text())) };
      continue;
    }
    const boxes = [...input.querySelectorAll("input:checked")].map(box => box.value);
    const value = input.tagName === "SPAN" ? boxes.join(",") || "none" : String(input.value);
    if (value !== input.dataset.standard) settings[input.dataset.setting] = value;
  }
  return settings;
}
async function begin(game) {
  const seed = $("seed").value.trim() || "0";
  if (!/^-?\d{1,15}$/.test(seed)) { notice("Seed", "A seed is a whole number of at most 15 digits."); return; }
  const request = { do: "new", game: game.id, settings: await chosenSettings(), seed: Number(seed) };
  const answer = await table.ask(request);
  if (answer.error) { notice("This cannot be played", answer.error); return; }
  const chosen = [...$("seats").querySelectorAll("select")].map(select => select.value);
  await enter(answer, [request], filledSeats(answer, chosen));
}
/** Who sits where: what was chosen for the seats that are filled; the others are played by the rules. */
function filledSeats(answer, chosen) {
  const several = chosen.slice(0, answer.filled.length).filter(level => level === "").length > 1;
  let person = 0;
  return Array.from({ length: answer.seats }, (_, seat) => {
    const place = answer.filled.indexOf(seat);
    if (place < 0) return { level: "", name: answer.names[seat] };
    const level = chosen[place] ?? "normal";
    if (level === "") return { level, name: several ? "Player " + ++person : "You" };
    return { level, name: level[0].toUpperCase() + level.slice(1) + " " + (seat + 1) };
  });
}
