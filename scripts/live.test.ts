import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, afterEach, describe, expect, test, vi } from "vitest";

import { CHECKED_CALLS } from "@/lib/api/check/calls";
import { CHECK_LIMIT } from "@/lib/api/check/run";
import { CHANGED_RESPONSES } from "@/lib/api/testing/changed-responses";

import { live } from "./live.mjs";
import { startMockApi } from "./mock-api";
import { ROOT } from "./run.mjs";

const KEY = "AbCd1234EfGh5678";
/** Texts that no report and no file may contain. */
const VALUES = new RegExp(`${KEY}|alpha_one|Sabotaged|Torn</title>|3000001|bravo`, "i");
const PATHS = CHANGED_RESPONSES.map(({ path }) => path);
const CALLS = CHECKED_CALLS.filter(({ path }) => PATHS.includes(path));

/** Not where a developer has saved responses. */
const SAVED = mkdtempSync(join(tmpdir(), "live-"));

const servers: { close: () => void }[] = [];
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(SAVED, { recursive: true });
});

/** Starts a stand-in for the game's API. */
async function game(answers: Readonly<Record<string, unknown>> = {}) {
  const server = await startMockApi(0, answers);
  servers.push(server);
  return server;
}

/** Runs the check against a stand-in. Returns its exit code and all that it prints. */
async function check(url: string, args: readonly string[], key = KEY) {
  const lines: string[] = [];
  vi.stubEnv("NEXT_PUBLIC_GAME_API_URL", url);
  // The address is a constant of a module.
  vi.resetModules();
  const code = await live(args, key, withModules, (line) => lines.push(line));
  vi.unstubAllEnvs();
  return { code, text: lines.map((line) => `${line}\n`).join("") };
}

const MODULES = import.meta.glob("../lib/api/{check,testing,transport}/*.ts");
const withModules = (work: (load: (file: string) => Promise<unknown>) => Promise<number>) =>
  work((file) => Promise.resolve(MODULES[`../lib/api/${file}.ts`]?.()));

test("the command checks a path, and ends with the exit code", async () => {
  const { url } = await game();
  const env = { ...process.env, NEXT_PUBLIC_GAME_API_URL: url, TORN_KEY: KEY };
  const command = [join(ROOT, "scripts", "live.mjs"), "--only", "user/bars"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  expect(stdout).toContain("Game responses, 1 checked: ");
  const unknown = promisify(execFile)(process.execPath, command, { env: { ...env, TORN_KEY: "" } });
  await expect(unknown).rejects.toMatchObject({ code: 2 });
});

test("finds nothing lost, makes each call once, and never prints the key", async () => {
  const server = await game();
  const { code, text } = await check(server.url, ["--only", PATHS.join(",")]);
  expect(text).toContain(`Game responses, ${CALLS.length} checked: `);
  expect(text).not.toContain("Data lost");
  expect(text).not.toContain(KEY);
  expect(code).toBe(0);
  expect(server.takeCalls().toSorted()).toEqual(CALLS.map(({ path }) => `/${path}`).toSorted());
});

test("makes 30 calls in a minute", async () => {
  const server = await game();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  const calls: string[] = [];
  const made = () => calls.push(...server.takeCalls());
  void check(server.url, []);
  // It lets the faked time pass, 50 ms each time.
  await vi.waitFor(
    () => {
      expect(made()).toBe(CHECK_LIMIT);
    },
    { timeout: 20_000, interval: 50 },
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(made()).toBe(CHECK_LIMIT);
  await vi.advanceTimersByTimeAsync(31_000);
  await vi.waitFor(() => {
    expect(made()).toBeGreaterThan(CHECK_LIMIT);
  });
});

test("names each change, saves their shapes, and fails", async () => {
  const { url } = await game(
    Object.fromEntries(CHANGED_RESPONSES.map(({ path, body }) => [`/${path}`, body])),
  );
  const { code, text } = await check(url, ["--save", "--folder", SAVED, "--only", PATHS.join(",")]);
  for (const { path, state, says } of CHANGED_RESPONSES) {
    expect(text).toContain(`${path}: ${state}\n`);
    expect(text).toContain(says);
  }
  expect(text).not.toMatch(VALUES);
  expect(code).toBe(1);
  // The page of HTML has no shape.
  const files = CALLS.filter(({ path }) => path !== "user/cooldowns").map(
    ({ name }) => `${name.replaceAll(/[()]/g, "").replaceAll(/[/ ]/g, "-")}.json`,
  );
  expect(readdirSync(SAVED).toSorted()).toEqual(files.toSorted());
  const saved = files.map((file) => readFileSync(join(SAVED, file), "utf8"));
  for (const text of saved) expect(text).not.toMatch(VALUES);
  expect(saved.join("")).toContain('"grade": 1');
  expect(saved.join("")).toContain('"current": {\n      "manual_labor": 1,');
});

test("writes no name of a player, though it is written like a field’s", async () => {
  const { url } = await game({ "/faction/members": { members: { duke: { level: 5, grade: 5 } } } });
  const folder = join(SAVED, "names");
  const { text } = await check(url, ["--save", "--folder", folder, "--only", "faction/members"]);
  expect(text).toContain("members[].name: missing, expected text");
  const saved = readFileSync(join(folder, "faction-members.json"), "utf8");
  expect(JSON.parse(saved)).toEqual({ members: { key1: { level: 1, grade: 1 } } });
  expect(text + saved).not.toContain("duke");
});

describe("exits with 2 for anything that isn’t a loss", () => {
  test.each([
    { what: "no key", args: [], key: " ", says: "TORN_KEY" },
    { what: "a path that the app doesn’t call", args: ["--only", "nope/x"], says: "nope/x" },
    { what: "a folder for nothing", args: ["--folder", "x"], says: "--folder needs --save" },
    { what: "an option that doesn’t exist", args: ["--onyl", "user/bars"], says: "--onyl" },
    {
      what: "no network",
      args: ["--only", "user/bars"],
      url: "http://127.0.0.1:9/v2",
      says: "user/bars: Couldn’t load\n",
    },
    {
      what: "no network for the first call",
      args: ["--only", "key/info"],
      url: "http://127.0.0.1:9/v2",
      says: "Stopped at key/info: offline\n\nGame responses, 0 checked.\n",
    },
    {
      what: "a key that the game doesn’t know",
      args: ["--only", "user/bars"],
      answers: { "/user/bars": { error: { code: 2, error: "Incorrect key" } } },
      says: "Stopped at user/bars: key-rejected, error code 2",
    },
    {
      what: "a game that is down",
      args: ["--only", "user/bars"],
      answers: { "/user/bars": { error: { code: 17, error: "Backend error" } } },
      says: "user/bars: Couldn’t load\n",
    },
  ])("$what", async ({ args, key, url, answers, says }) => {
    const ran = await check(url ?? (await game(answers)).url, args, key);
    expect(ran.text).toContain(says);
    expect(ran.code).toBe(2);
  });
});
