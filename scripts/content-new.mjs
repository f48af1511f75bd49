/**
 * `npm run content:new`: adds a change, a suggestion or a bug report to content/, from questions or arguments. Input that the
 * build would reject is rejected here, before anything is written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { isMain, main, ROOT } from "./run.mjs";

const TYPES = ["feature", "fix", "ui", "config"];
const SUBMISSION = ["user", "name", "text", "submitted", "completed", "forum", "message"];

/** The kinds of content: the file, and the questions to ask. */
const KINDS = {
  change: { file: "content/changelog.ts", asks: ["type", "text", "date"] },
  suggestion: { file: "content/suggestions.ts", asks: SUBMISSION },
  bug: { file: "content/bugs.ts", asks: SUBMISSION },
};

const QUESTIONS = {
  type: "Type",
  text: "Text, as players will read it",
  date: "Day (day/month/year)",
  user: "Player's id",
  name: "Player's name",
  submitted: "Submitted on (day/month/year)",
  completed: "Completed on (day/month/year, or nothing while it is open)",
  forum: "Link to the forum post, if there is one",
  message: "Link to the message, if there is one",
};

/** Fields without a default. */
const NEEDED = ["type", "text", "user", "name"];

const USAGE = `By questions:
  npm run content:new
By arguments:
  npm run content:new -- change --type ${TYPES.join("|")} --text "…" [--date dd/mm/yyyy]
  npm run content:new -- suggestion --user 123 --name Name --text "…" [--submitted dd/mm/yyyy]
      [--completed dd/mm/yyyy] [--forum https://www.torn.com/…] [--message https://www.torn.com/…]
  npm run content:new -- bug …, as a suggestion`;

/**
 * A content file with a new entry at the head of its list; a change joins the entry of its day, if there is one.
 * @param {string} source
 * @param {{ date?: string; changes?: readonly object[] }} entry
 */
export function withEntry(source, entry) {
  const day = entry.changes ? source.indexOf(`date: ${JSON.stringify(entry.date)}`) : -1;
  const added = day < 0 ? entry : entry.changes[0];
  const list = day < 0 ? /= define\w+\([^[]*\[/ : /changes: \[/;
  const from = Math.max(day, 0);
  const found = list.exec(source.slice(from));
  if (found === null) throw new Error("The file has no list to add to.");
  const at = from + found.index + found[0].length;
  return `${source.slice(0, at)}${JSON.stringify(added, null, 2)},${source.slice(at)}`;
}

/**
 * The answers as an entry of the content file.
 * @param {string} kind
 * @param {Record<string, string | undefined>} answers
 */
function entryOf(kind, { type, text, date, user, name, submitted, completed, forum, message }) {
  if (kind === "change") return { date, changes: [{ type, description: text }] };
  return {
    // Anything that isn't a number stays as it is, so that the error can quote it.
    userId: /^\d+$/.test(user) ? Number(user) : user,
    username: name,
    suggestion: text,
    submittedAt: submitted,
    forumLink: forum || null,
    completedAt: completed || null,
    ...(message && { messageLink: message }),
  };
}

/**
 * The content file with the answers added; throws the error that the build would give.
 * @param {string} kind
 * @param {Record<string, string | undefined>} answers
 * @param {string} source the file as it is
 */
export async function published(kind, answers, source) {
  const { file } = KINDS[kind];
  const written = withEntry(source, entryOf(kind, { ...todays(), ...answers }));
  await load(file, written);
  const { format } = await import("oxfmt");
  const options = JSON.parse(readFileSync(join(ROOT, ".oxfmtrc.json"), "utf8"));
  return (await format(file, written, options)).code;
}

/** Loads a content file as if `source` were its text. */
async function load(file, source) {
  const { createViteServer } = await import("vitest/node");
  const path = join(ROOT, file);
  const server = await createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    resolve: { alias: { "@": ROOT } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { name: "unwritten", enforce: "pre", load: (id) => (id === path ? source : undefined) },
    ],
  });
  try {
    await server.ssrLoadModule(path);
  } finally {
    await server.close();
  }
}

function todays() {
  const today = new Date().toISOString().slice(0, 10).split("-").reverse().join("/");
  return { date: today, submitted: today };
}

async function publish(kind, answers) {
  const { file } = KINDS[kind];
  const path = join(ROOT, file);
  writeFileSync(path, await published(kind, answers, readFileSync(path, "utf8")));
  console.log(`Added to ${file}. The next build publishes it.`);
}

/** Asks until the answers make a valid entry; earlier answers need not be typed again. */
async function ask() {
  const { input, select } = await import("@inquirer/prompts");
  const kind = await select({ message: "What is new?", choices: Object.keys(KINDS) });
  let answers = todays();
  for (;;) {
    for (const name of KINDS[kind].asks) {
      const question = { message: QUESTIONS[name], default: answers[name] };
      const answer =
        name === "type"
          ? await select({ ...question, choices: TYPES })
          : await input({ ...question, prefill: "editable" });
      answers = { ...answers, [name]: answer };
    }
    try {
      return await publish(kind, answers);
    } catch (error) {
      console.error(`\nNothing is written yet.\n${error.message}\n`);
    }
  }
}

/**
 * Parses the arguments: the kind, and its answers.
 * @param {string[]} args
 */
export function readArguments(args) {
  const options = Object.fromEntries(
    Object.keys(QUESTIONS).map((name) => [name, { type: "string" }]),
  );
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [kind = "", ...rest] = positionals;
  if (!Object.hasOwn(KINDS, kind) || rest.length > 0) {
    throw new Error(`Say first which it is: ${Object.keys(KINDS).join(", ")}.`);
  }
  const { asks } = KINDS[kind];
  const alien = Object.keys(values).find((name) => !asks.includes(name));
  if (alien !== undefined) throw new Error(`A ${kind} has no --${alien}.`);
  const missing = asks.find((name) => NEEDED.includes(name) && values[name] === undefined);
  if (missing !== undefined) throw new Error(`A ${kind} needs --${missing}.`);
  return { kind, answers: values };
}

async function publishArguments() {
  let read;
  try {
    read = readArguments(process.argv.slice(2));
  } catch (error) {
    throw new Error(`${error.message}\n\n${USAGE}`, { cause: error });
  }
  await publish(read.kind, read.answers);
}

if (isMain(import.meta.url)) await main(process.argv.length > 2 ? publishArguments : ask);
