import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { CHANGED_ANSWERS } from "@/lib/api/testing/changed-answers";

import { startMockApi } from "./mock-api";
import { ROOT } from "./run.mjs";

const KEY = "AbCd1234EfGh5678";
const SAVED = join(ROOT, "test-results", "live");
const PATHS = CHANGED_ANSWERS.map(({ path }) => path);

const servers: { close: () => void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Starts a stand-in for the game's API. */
async function game(answers: Readonly<Record<string, unknown>> = {}) {
  const server = await startMockApi(0, answers);
  servers.push(server);
  return server;
}

/** Runs the command as a developer would, against the stand-in. */
function live(url: string, args: readonly string[], key = KEY) {
  const env = { ...process.env, NEXT_PUBLIC_GAME_API_URL: url, TORN_KEY: key };
  const child = spawn(process.execPath, [join(ROOT, "scripts", "live.mjs"), ...args], { env });
  let text = "";
  child.stdout.on("data", (part: Buffer) => (text += part.toString()));
  child.stderr.on("data", (part: Buffer) => (text += part.toString()));
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.once("close", (code) => {
      resolve({ code, text });
    });
  });
}

test("finds nothing lost, calls each path once, and never prints the key", async () => {
  const server = await game();
  const { code, text } = await live(server.url, ["--only", PATHS.join(",")]);
  expect(text).toContain(`Game responses, ${PATHS.length} checked: `);
  expect(text).not.toContain("Data lost");
  expect(text).not.toContain(KEY);
  expect(code).toBe(0);
  expect(server.takeCalls().toSorted()).toEqual(PATHS.map((path) => `/${path}`).toSorted());
});

test("names each of ten changes, saves their shapes, and fails", async () => {
  rmSync(SAVED, { recursive: true, force: true });
  const { url } = await game(
    Object.fromEntries(CHANGED_ANSWERS.map(({ path, body }) => [`/${path}`, body])),
  );
  const { code, text } = await live(url, ["--save", "--only", PATHS.join(",")]);
  for (const { path, state, says } of CHANGED_ANSWERS) {
    expect(text).toContain(`${path}: ${state}\n`);
    expect(text).toContain(says);
  }
  expect(text).not.toMatch(new RegExp(`${KEY}|alpha_one|Sabotaged`));
  expect(code).toBe(1);
  const members = readFileSync(join(SAVED, "faction-members.json"), "utf8");
  expect(members).toContain('"grade": 1');
  expect(members).not.toContain("alpha_one");
  expect(existsSync(join(SAVED, "user-cooldowns.json"))).toBe(false);
});

test("exits with 2 without a key, or with one that the game doesn’t know", async () => {
  const { url } = await game({ "/user/bars": { error: { code: 2, error: "Incorrect key" } } });
  expect(await live(url, [], " ")).toMatchObject({
    code: 2,
    text: expect.stringContaining("TORN_KEY") as string,
  });
  expect(await live(url, ["--only", "user/bars"])).toMatchObject({
    code: 2,
    text: expect.stringContaining("Stopped at user/bars: key-rejected, error code 2") as string,
  });
});
