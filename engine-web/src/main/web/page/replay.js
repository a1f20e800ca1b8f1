// Looking back: any moment, seen by a seat, by a spectator, or by everybody.
"use strict";
/** Whose eyes may be used: all of them if nobody here could be told a secret. */
function fillEyes(select, chosen) {
  const free = match.over || !people().length;
  const eyes = free ? [[-2, "everybody"], ...match.who.map((seat, number) => [number, seat.name])] : people().length === 1 ? [[viewer, match.who[viewer].name]] : [];
  select.replaceChildren(...eyes.concat([[-1, "a spectator"]]).map(([value, name]) => choiceOption(value, name, value === chosen)));
}
$("replay").onclick = async () => {
  turnOfEvents++; thinking(null);
  if (!isPerson(match.asked) && !match.over) await stopMinds();
  replayAt = match.decisions;
  fillEyes($("eyes"), people().length > 1 && !match.over ? -1 : viewer);
  $("slider").max = match.decisions; $("slider").value = replayAt;
  $("replaying").hidden = false; $("ask").hidden = true; $("watch-row").hidden = true;
  forgetPieces();
  await replay();
  $("slider").focus();
};
async function replay() {
  replayAt = Number($("slider").value);
  $("slider-at").textContent = replayAt + " of " + match.decisions;
  $("slider").setAttribute("aria-valuetext", "after " + replayAt + " of " + match.decisions + " decisions");
  await look(replayAt, Number($("eyes").value));
  $("log").replaceChildren(); tell(looking.story);
}
$("slider").oninput = replay;
$("eyes").onchange = () => { forgetPieces(); replay(); };
for (const [id, step] of [["replay-earlier", -1], ["replay-later", 1]]) $(id).onclick = () => { $("slider").value = Number($("slider").value) + step; replay(); };
$("replay-end").onclick = async () => {
  replayAt = null; forgetPieces();
  $("replaying").hidden = true; $("ask").hidden = false; $("watch-row").hidden = people().length > 0;
  seen = 0; $("log").replaceChildren();
  await go();
};
$("watch-eyes").onchange = () => { viewer = Number($("watch-eyes").value); seen = 0; $("log").replaceChildren(); forgetPieces(); look(); };
