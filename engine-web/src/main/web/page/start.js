// Files, and the beginning: a game that was kept goes on, otherwise the shelf is shown.
"use strict";
$("home").onclick = home;
$("setup-back").onclick = home;
$("cover-go").onclick = () => $("cover").close();
$("pace").onchange = () => store.set(PACE, $("pace").value);
$("save").onclick = async () => {
  const { text, error } = await table.ask({ do: "save" });
  if (error) { notice("This cannot be saved", error); return; }
  saveFile(text, match.game + "-" + match.decisions + ".json");
};
$("file").onchange = async event => {
  const file = event.target.files[0];
  event.target.value = "";
  if (!file) return;
  if (file.size > 4e6) { notice("This cannot be opened", "The file is too large to be a saved match."); return; }
  await openText(await file.text(), null);
};
async function openText(text, who) {
  const answer = await table.ask({ do: "open", text });
  if (answer.error) { notice("This cannot be opened", answer.error); return false; }
  await enter(answer, [{ do: "open", text }], who ?? filledSeats(answer, answer.filled.map((_, place) => place ? "normal" : "")));
  return true;
}
async function resumed() {
  try {
    const { text, who } = JSON.parse(store.get(STORE));
    if (await openText(text, who)) return true;
  } catch (damaged) { /* begin at the shelf */ }
  store.remove(STORE);
  return false;
}
$("resume-button").onclick = async () => { if (!await resumed()) home(); };

(async () => {
  const answer = await table.ask({ do: "games" });
  if (answer.error) { $("loading").textContent = answer.error; return; }
  games = answer.games;
  turned = Math.floor(store.get(TURN)) || 0;
  if (["0", "500", "1500"].includes(store.get(PACE))) $("pace").value = store.get(PACE);
  if (!store.get(STORE) || !await resumed()) await home();
})();
