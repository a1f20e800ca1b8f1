// The engines. One worker has the table and answers at once; the other has the bots, may think long, and can be stopped.
"use strict";
const $ = id => document.getElementById(id);

class Engine {
  constructor(heard) { this.waiting = new Map(); this.number = 0; this.heard = heard; this.worker = null; }
  started() {
    if (this.worker) return this.worker;
    this.worker = new Worker(window.WORKER_URL ? window.WORKER_URL() : "worker.js" + (location.search === "?javascript" ? location.search : ""));
    this.worker.onmessage = ({ data }) => {
      if (data.progress !== undefined) { this.heard?.(data.progress); return; }
      const told = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      told?.(data.answer);
    };
    this.worker.onerror = event => { event.preventDefault(); this.end({ error: "The engine cannot be loaded: " + (event.message || "the worker failed") + "." }); };
    return this.worker;
  }
  ask(request) {
    return new Promise(told => {
      const id = ++this.number;
      this.waiting.set(id, told);
      try { this.started().postMessage({ id, request }); } catch (refused) { this.end({ error: refusal(refused) }); }
    });
  }
  stop() { this.end({ stopped: true }); }
  /** Whoever asks after that asks a new worker: an old one that has failed would never answer. */
  end(answer) { this.worker?.terminate(); this.worker = null; this.tellAll(answer); }
  tellAll(answer) { const all = [...this.waiting.values()]; this.waiting.clear(); for (const told of all) told(answer); }
}

/** Browsers start no workers from files, but casemate.html makes its own. */
function refusal(refused) {
  return "The engine cannot be loaded: " + (location.protocol === "file:" ? "open casemate.html instead, which needs no server" : refused.message) + ".";
}

const table = new Engine();
const minds = new Engine(part => thinkingPart(part));
let untold = [];            // what has happened at the table and the minds have not heard yet
let hearing = Promise.resolve();

/** Asks the bots, after they have heard what happened. */
function think(request) {
  hearing = hearing.then(async () => { while (untold.length) await minds.ask(untold.shift()); });
  return hearing.then(() => minds.ask(request));
}
async function stopMinds() {
  minds.stop();
  const { text } = await table.ask({ do: "save" });
  untold = [{ do: "open", text }];
}
