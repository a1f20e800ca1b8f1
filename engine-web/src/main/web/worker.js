// Holds one engine and answers requests in order. WebAssembly where the browser has it, JavaScript elsewhere.
"use strict";
async function load() {
  if (!self.ENGINE && location.search === "?javascript") {
    importScripts("engine.js");
  } else if (!self.ENGINE) {
    try {
      importScripts("engine.wasm-runtime.js");
      const machine = await TeaVM.wasmGC.load("engine.wasm");
      return { ask: machine.exports.ask, form: "WebAssembly" };
    } catch (unsupported) {
      importScripts("engine.js");
    }
  }
  return { ask: self.ask, form: "JavaScript" };
}
const OFTEN = 80; // milliseconds between two words about progress
const engine = load();
let before = Promise.resolve();
self.onmessage = message => { before = before.then(() => answer(message.data)); };
// What breaks in a thread of the engine is caught by nobody else, and whoever asked would wait forever.
let fails = () => {};
self.addEventListener("error", event => { event.preventDefault(); fails(event.message); });
self.addEventListener("unhandledrejection", event => { event.preventDefault(); fails(event.reason); });
async function answer({ id, request }) {
  let answered;
  try {
    const { ask, form } = await engine;
    answered = request.do === "form" ? JSON.stringify({ form })
      : await new Promise((told, failed) => { fails = failed; ask(JSON.stringify(request), told, progress(id)); });
  } catch (broken) {
    answered = JSON.stringify({ error: "The engine failed: " + broken + "." });
  }
  self.postMessage({ id, answer: JSON.parse(answered) });
}
function progress(id) {
  let last = performance.now();
  return part => {
    const now = performance.now();
    if (now - last < OFTEN) return;
    last = now;
    self.postMessage({ id, progress: part });
  };
}
