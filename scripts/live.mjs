/**
 * `npm run live`: loads each endpoint that the app uses once, with the key in TORN_KEY, and compares the responses with the
 * game's document and with the needs of our screens. At most 30 calls a minute. The key is sent to the game only.
 *
 *   --only user/bars,torn/items   all calls of these paths, and those whose ids they need
 *   --save                        trimmed, anonymised responses for tests, in test-results/live
 *   --folder <path>               with --save: saves them there instead
 *
 * It exits with 1 if a screen would lose data, and with 2 if that couldn't be determined, for any reason.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { anonymised } from "./anonymise.mjs";
import { isMain, main, ROOT } from "./run.mjs";

/** Paths whose responses have the ids that others need. */
const FIRST = ["key/info", "faction/basic", "faction/rankedwars", "faction/chains", "torn/stocks"];
const WITH_ID = /\{/;

const SAVED = join(ROOT, "test-results", "live");

const LOST = 1;
const UNKNOWN = 2;

if (isMain(import.meta.url)) {
  await main(async () => {
    process.exitCode = await live(process.argv.slice(2), process.env.TORN_KEY, withServer);
  });
}

/**
 * Runs the check, and resolves to the exit code.
 * @param {readonly string[]} args of the command
 * @param {string | undefined} key
 * @param {(work: (load: Load) => Promise<number>) => Promise<number>} withModules runs the work with the app's modules
 * @param {(line: string) => void} [print]
 * @typedef {(file: string) => Promise<any>} Load imports a file of lib/api, named without its ending
 */
export async function live(args, key = "", withModules, print = console.log) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { only: { type: "string" }, save: { type: "boolean" }, folder: { type: "string" } },
    });
    if (values.folder !== undefined && !values.save) throw new Error("--folder needs --save.");
    if (key.trim() === "")
      throw new Error("Put the API key into the environment variable TORN_KEY.");
    return await withModules((load) => checkAll(load, key.trim(), values, print));
  } catch (error) {
    print(error.message);
    return UNKNOWN;
  }
}

async function withServer(work) {
  // Imported here, so that a missing package isn't reported as a loss either.
  const { createServer } = await import("vite");
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: { alias: { "@": ROOT } },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((file) => server.ssrLoadModule(`/lib/api/${file}.ts`));
  } finally {
    await server.close();
  }
}

async function checkAll(load, key, { only, save, folder = SAVED }, print) {
  const { CHECKED_CALLS } = await load("check/calls");
  const { CHECK_LIMIT, createCheck } = await load("check/run");
  const { reportText, stateText } = await load("check/report");
  const { mayHavePrivateNames, OLDER_SHAPES, SHAPES } = await load("check/shape");
  const { CallQueue } = await load("transport/call-queue");
  const { createBackfillLimiter } = await load("transport/backfill-limiter");
  // This process shares its calls with no other.
  const { CallsInMemory } = await load("testing/calls-in-memory");

  const queue = new CallQueue(new CallsInMemory());
  const limiter = createBackfillLimiter(new CallsInMemory());
  let call = {};
  const check = createCheck({
    key,
    queue,
    isSample: false,
    inspect(body) {
      if (!save) return;
      const known = [SHAPES[call.path], OLDER_SHAPES[call.path]];
      const shapes = known.filter((shape) => shape !== undefined);
      saveShape(folder, call.name, anonymised(body, shapes, mayHavePrivateNames));
    },
  });

  const calls = callsToCheck(CHECKED_CALLS, only);
  const results = [];
  try {
    for (call of calls) {
      // Each call adds a listener to its signal.
      const { signal } = new AbortController();
      await limiter.acquire(signal, queue, CHECK_LIMIT);
      const result = await check(call, signal);
      results.push(result);
      print(`${results.length} of ${calls.length}  ${call.name}: ${stateText(result)}`);
    }
  } catch (error) {
    // The message may be the game's own text. The kind and the code are enough.
    if (error.kind === undefined) throw error;
    print(
      `Stopped at ${call.name}: ${error.kind}${error.code ? `, error code ${error.code}` : ""}`,
    );
  }
  print(`\n${reportText(results)}`);
  if (save) print(`Saved in ${folder}`);
  if (results.some(({ state }) => state === "lost")) return LOST;
  return results.length < calls.length || results.some(({ state }) => state === "failed")
    ? UNKNOWN
    : 0;
}

/** All calls, or the calls of these paths and those that they need. */
function callsToCheck(all, only) {
  if (only === undefined) return all;
  const wanted = only.split(",");
  const unknown = wanted.filter((path) => !all.some((call) => call.path === path));
  if (unknown.length > 0) throw new Error(`The app doesn’t call ${unknown.join(", ")}.`);
  const needsIds = wanted.some((path) => WITH_ID.test(path));
  return all.filter(
    ({ name, path }) => wanted.includes(path) || (needsIds && FIRST.includes(name)),
  );
}

/** Saves a shape in a file named "user-log-training" for "user/log (training)". */
function saveShape(folder, name, shape) {
  mkdirSync(folder, { recursive: true });
  const file = `${name.replaceAll(/[{}()]/g, "").replaceAll(/[/ ]/g, "-")}.json`;
  writeFileSync(join(folder, file), `${JSON.stringify(shape, null, 2)}\n`);
}
