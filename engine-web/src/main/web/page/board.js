// The board: what moves is seen moving, what can be chosen is chosen there, and what a sentence is about is lit up.
"use strict";
let turned = 0;             // how often the board has been turned clockwise
let before = new Map();     // where each piece was drawn: name to place; empty if nothing is to be seen moving
let rest = 0;               // the timer that ends what is seen moving
let changes = new Map();    // the pieces that a decision changed, by decision and viewer

function forgetPieces() { before = new Map(); changes = new Map(); }
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const duration = () => ({ 0: 160, 500: 380 })[$("pace").value] ?? 750;

function drawBoard(html) {
  const board = $("board"), drawn = element("template");
  const focused = document.activeElement?.closest("#board [data-options]")?.dataset.options;
  drawn.innerHTML = html;
  // Where pieces are now: a page that has become longer since they were drawn may have moved them.
  const was = before.size && !calm() ? placesOf(board) : before;
  const staying = new Set([...drawn.content.querySelectorAll("[data-piece]")].map(piece => piece.dataset.piece));
  const leaving = calm() ? [] : [...board.querySelectorAll("[data-piece]")].filter(piece => was.has(piece.dataset.piece) && !staying.has(piece.dataset.piece)).map(remembered);
  board.replaceChildren(drawn.content);
  const choices = [...board.querySelectorAll("[data-options]")];
  for (const choice of choices) { choice.tabIndex = -1; choice.setAttribute("role", "button"); }
  const first = choices.find(choice => choice.dataset.options === focused) ?? choices[0];
  if (first) first.tabIndex = 0;
  if (focused !== undefined) first?.focus({ preventScroll: true });
  const places = placesOf(board);
  if (before.size && !calm()) move(board, recognized(was, places), places, leaving);
  before = places;
}
/** Where pieces are and how they look, so that a change can be seen. */
function placesOf(root) {
  const corner = cornerOf(root);
  return new Map([...root.querySelectorAll("[data-piece]")].map(piece => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [piece.dataset.piece, { x: x - corner.x, y: y - corner.y, width, height, kin: piece.dataset.kin, look: piece.getAttribute("aria-label") ?? piece.textContent }];
  }));
}
/** Where what is in an element begins, however far it was scrolled. */
function cornerOf(root) {
  const { x, y } = root.getBoundingClientRect();
  return { x: x + root.clientLeft - root.scrollLeft, y: y + root.clientTop - root.scrollTop };
}
/** Among pieces that are alike, what came is what went: the nearest, if there are several. */
function recognized(was, is) {
  const known = new Map(was), gone = new Set([...was.keys()].filter(name => was.get(name).kin && !is.has(name)));
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  for (const [name, to] of is) {
    if (!to.kin || was.has(name)) continue;
    const [from] = [...gone].filter(old => was.get(old).kin === to.kin).sort((one, other) => far(was.get(one), to) - far(was.get(other), to));
    if (from !== undefined) { known.set(name, was.get(from)); known.delete(from); gone.delete(from); }
  }
  return known;
}
function isChanged(was, is) { return !was || Math.abs(was.x - is.x) > 2 || Math.abs(was.y - is.y) > 2 || was.look !== is.look; }

function move(board, was, is, leaving) {
  const time = duration();
  // A piece on its way may be outside the board for a moment: that must not give the board scroll bars, which make it narrower.
  board.classList.add("moving");
  clearTimeout(rest);
  rest = setTimeout(() => board.classList.remove("moving"), 2 * time);
  const carried = new Map(); // how far each piece is from its place at first; what is in it goes with it
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const from = was.get(piece.dataset.piece), to = is.get(piece.dataset.piece);
    const outer = piece.parentElement.closest("[data-piece]"), borne = carried.get(outer) ?? { x: 0, y: 0 };
    if (!isChanged(from, to) && !borne.x && !borne.y) continue;
    if (piece.dataset.motion === "roll" && (!from || from.look !== to.look)) { roll(piece, time); continue; }
    const off = from ? { x: middle(from).x - middle(to).x, y: middle(from).y - middle(to).y } : carried.has(outer) ? borne : { x: 0, y: -28 };
    carried.set(piece, off);
    const way = within(piece, off.x - borne.x, off.y - borne.y);
    // A piece may have a place of its own, to which the way is added.
    if (way.x || way.y) piece.animate([{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: "none" }], { duration: time, easing: from ? "ease-in-out" : "cubic-bezier(.5, 0, .8, 1.2)", composite: "add" });
    if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], time);
  }
  for (const gone of leaving) if (was.has(gone.name)) fall(board, gone, time);
}
const middle = box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
/** A way on the screen, in the units of a piece: a picture may be scaled, and a piece in it turned. */
function within(piece, x, y) {
  const sheet = outermost(piece);
  if (!sheet) return { x, y };
  const { a, b, c, d } = piece.getScreenCTM(), area = a * d - b * c;
  return area ? { x: (d * x - c * y) / area, y: (a * y - b * x) / area } : { x: 0, y: 0 };
}
function outermost(piece) {
  let sheet = null;
  for (let around = piece.ownerSVGElement; around; around = around.ownerSVGElement) sheet = around;
  return sheet;
}
function roll(piece, time) {
  piece.animate([{ transform: "translateY(-22px) rotate(-540deg) scale(.8)" }, { transform: "translateY(0) rotate(-90deg)", offset: .7 }, { transform: "none" }], { duration: time * 1.6, easing: "ease-out" });
}
/** What leaves the board is copied while it is still there, within copies of all that is around it: they say how it looks. */
function remembered(piece) {
  const name = piece.dataset.piece, sheet = outermost(piece), copy = bare(piece, true);
  let shown = copy;
  if (!sheet) { shown = element("div"); shown.append(copy); laid(shown, piece); }
  for (let around = piece.parentElement; around !== $("board"); around = around.parentElement) {
    const shell = bare(around, false);
    shell.append(shown);
    if (around === sheet) laid(shell, sheet);
    else if (!around.ownerSVGElement) shell.style.display = "contents";
    shown = shell;
  }
  shown.setAttribute("aria-hidden", "true");
  return { name, copy, shown };
}
function laid(copy, original) {
  const corner = cornerOf($("board")), box = original.getBoundingClientRect();
  copy.classList.add("leaving");
  Object.assign(copy.style, { left: box.x - corner.x + "px", top: box.y - corner.y + "px", width: box.width + "px", height: box.height + "px", maxHeight: "none", margin: 0, background: "none", transform: "none" });
}
/** A copy that nobody can choose, find or hear. */
function bare(original, whole) {
  const copy = original.cloneNode(whole);
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-options", "data-piece", "data-thing", "id", "tabindex", "role", "aria-label"]) part.removeAttribute(name);
  return copy;
}
function fall(board, { copy, shown }, time) {
  // Within a layer that is as large as the board: what falls over its edge must not give it scroll bars.
  const layer = board.querySelector(":scope > .falling") ?? board.appendChild(element("div", undefined, "falling"));
  layer.append(shown);
  const way = within(copy, 0, 36);
  copy.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: `translate(${way.x}px, ${way.y}px) rotate(14deg)` }], { duration: time, easing: "ease-in", composite: "add", fill: "forwards" }).finished.finally(() => shown.remove());
}
addEventListener("resize", forgetPieces);

// ---- lights ----

function light(option, on) {
  for (const piece of $("board").querySelectorAll("[data-options]"))
    if (piece.dataset.options.split(" ").includes(String(option))) piece.classList.toggle("lit", on);
}
function unlight() { for (const piece of $("board").querySelectorAll(".told")) piece.classList.remove("told"); }
/** Lights up what a sentence names, and the pieces that its decision changed. */
async function lightTold(at, text) {
  unlight();
  for (const thing of $("board").querySelectorAll("[data-thing]")) if (thing.dataset.thing && text.includes(thing.dataset.thing)) thing.classList.add("told");
  for (const name of await changedPieces(at)) $("board").querySelector(`[data-piece="${CSS.escape(name)}"]`)?.classList.add("told");
}
async function changedPieces(at) {
  const eyes = replayAt === null ? viewer : Number($("eyes").value), key = at + " " + eyes + " " + turned;
  if (at < 1) return [];
  if (!changes.has(key)) {
    const boards = await Promise.all([at - 1, at].map(moment => table.ask({ do: "board", viewer: Math.max(-1, eyes), above: eyes === -2, at: moment,
      names: match.who.map(seat => seat.name), width: 90, turn: turned })));
    if (boards.some(one => one.board === undefined)) return [];
    const [was, is] = boards.map(one => {
      const sheet = element("div", undefined, "unseen");
      sheet.style.width = $("board").clientWidth + "px";
      sheet.innerHTML = one.board;
      $("stage").append(sheet);
      const places = placesOf(sheet);
      sheet.remove();
      return places;
    });
    const known = recognized(was, is);
    changes.set(key, [...is.keys()].filter(name => isChanged(known.get(name), is.get(name))));
  }
  return changes.get(key);
}

// ---- what people do on the board ----

$("board").addEventListener("click", event => pick(event.target.closest("[data-options]"), event.target.closest("[data-thing]")));
$("board").addEventListener("keydown", event => {
  const choice = event.target.closest("[data-options]");
  if (!choice) return;
  if (event.key === "Enter" || event.key === " ") { event.preventDefault(); pick(choice, null); }
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (way) { event.preventDefault(); stepTo(nearest(choice, way), choice); }
});
/** The next choice in a direction: near, and not too far aside. */
function nearest(from, [right, down]) {
  const here = middle(from.getBoundingClientRect());
  let best = null, least = Infinity;
  for (const other of $("board").querySelectorAll("[data-options]")) {
    const there = middle(other.getBoundingClientRect()), x = there.x - here.x, y = there.y - here.y;
    const ahead = x * right + y * down, aside = Math.abs(x * down) + Math.abs(y * right);
    if (other !== from && ahead > 1 && ahead + 2 * aside < least) { best = other; least = ahead + 2 * aside; }
  }
  return best;
}
function stepTo(choice, from) {
  if (!choice) return;
  from.tabIndex = -1; choice.tabIndex = 0; choice.focus();
}
for (const [on, off] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  $("board").addEventListener(on, event => point(event.target.closest("[data-options]"), true));
  $("board").addEventListener(off, event => point(event.target.closest("[data-options]"), false));
}
function point(choice, on) { // what is one option alone is lit wherever it is on the board
  if (choice && !choice.dataset.options.includes(" ")) light(Number(choice.dataset.options), on);
}
function pick(choice, thing) {
  if (choice && looking?.options && replayAt === null && isPerson(looking.asked)) {
    const numbers = choice.dataset.options.split(" ").map(Number);
    if (numbers.length === 1) { choose(numbers[0]); return; }
    for (const item of $("options").children) item.hidden = !numbers.includes(Number(item.firstChild.dataset.option));
    $("picked").hidden = false;
    $("options").querySelector("li:not([hidden]) button")?.focus();
  } else if (thing && (!choice || replayAt !== null)) lookUp(thing.dataset.thing);
}
$("board").addEventListener("contextmenu", event => { // what can be chosen is looked up by a long touch, or the other button
  const thing = event.target.closest("[data-thing]");
  if (thing?.dataset.thing) { event.preventDefault(); lookUp(thing.dataset.thing); }
});
function turnBoard(steps) {
  turned = (turned + steps + looking.turns) % looking.turns;
  store.set(TURN, turned);
  forgetPieces();
  return look(looking.at, replayAt === null ? viewer : Number($("eyes").value), true);
}
$("turn-left").onclick = () => turnBoard(-1);
$("turn-right").onclick = () => turnBoard(1);
