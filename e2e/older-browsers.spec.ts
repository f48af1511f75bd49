import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { pages } from "../content/pages";
import { elementsOf, isInlineScript, textIn } from "../scripts/html.mjs";
import { expect, type Page, test } from "./test";

/**
 * Features that at least one supported browser lacks (docs/decisions/older-browsers.md): no script of ours may name them.
 */
const NEVER_USED = [
  ...["AbortSignal.any", "Array.fromAsync", "ArrayBuffer.prototype.transfer", "Error.isError"],
  ...["Float16Array", "Intl.DurationFormat", "Intl.Segmenter", "Iterator.from", "Map.groupBy"],
  ...["Math.sumPrecise", "Object.groupBy", "Promise.try", "Promise.withResolvers", "RegExp.escape"],
  ...["Set.prototype.isDisjointFrom", "Set.prototype.isSubsetOf", "Set.prototype.isSupersetOf"],
  ...["Set.prototype.symmetricDifference", "String.prototype.isWellFormed", "Temporal"],
  ...["String.prototype.toWellFormed", "URL.parse", "Uint8Array.fromBase64"],
  ...["Uint8Array.prototype.toBase64", "Document.prototype.caretPositionFromPoint"],
  ...["Element.prototype.moveBefore", "Element.prototype.setHTMLUnsafe", "ReadableStream.from"],
  ...["HTMLDialogElement.prototype.requestClose", "HTMLElement.prototype.showPopover"],
  ...["HTMLInputElement.prototype.showPicker", "Response.json", "URLPattern"],
  ...["cookieStore", "documentPictureInPicture", "scheduler.postTask"],
  ...["scheduler.yield", "SharedWorker", "Crypto.prototype.randomUUID"],
];

/** Names that other objects have too, so scripts can't be searched for them: pages are tried without them. */
const OF_MANY_NAMES = [
  ...["union", "intersection", "difference"].map((name) => `Set.prototype.${name}`),
  ...["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach"].map(
    (name) => `Iterator.prototype.${name}`,
  ),
  "Response.prototype.bytes",
  ...["some", "every", "find"].map((name) => `Iterator.prototype.${name}`),
];

/** Features that our code, or a library, uses only if the browser has them. Next.js adds the last three. */
const ASKED_FOR_FIRST = [
  ...["Navigator.prototype.clipboard", "Navigator.prototype.share"],
  ...["Navigator.prototype.serviceWorker", "Navigator.prototype.storage", "AudioContext"],
  ...["Navigator.prototype.setAppBadge", "Navigator.prototype.userActivation", "Notification"],
  ...[
    "BroadcastChannel",
    "ClipboardItem",
    "Document.prototype.startViewTransition",
    "caches",
    "indexedDB",
  ],
  ...["Element.prototype.checkVisibility", "navigation", "requestIdleCallback", "CloseWatcher"],
  ...["Array.prototype.at", "Object.hasOwn", "URL.canParse"],
];

const LACKED = [...NEVER_USED, ...OF_MANY_NAMES, ...ASKED_FOR_FIRST];

/** Removes these from every page that is opened from now on. */
function lack(page: Page, paths: readonly string[]) {
  return page.addInitScript((names) => {
    if (location.protocol === "about:") return;
    const found = names.map((path) => {
      const parts = path.split(".");
      const name = parts.pop() ?? "";
      const owner = parts.reduce<unknown>((from, part) => Reflect.get(Object(from), part), window);
      return { owner: Object(owner) as object, name };
    });
    for (const { owner, name } of found) {
      if (!Reflect.deleteProperty(owner, name)) throw new Error(`${name} is still there`);
    }
  }, paths);
}

/** The name of each script of the export, those within pages too, with its text. What only old browsers take is left out. */
function* scriptsOf(out: string): Generator<{ file: string; text: string }> {
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|html)$/.test(file)) continue;
    const text = readFileSync(join(out, file), "utf8");
    if (file.endsWith(".html")) {
      for (const script of elementsOf(text).filter(isInlineScript)) {
        yield { file, text: String(textIn(text, script)) };
      }
    } else if (!text.includes("core-js")) yield { file, text };
  }
}

/** The text by which a script names a feature: a method by a dot and its name, anything else in full. */
const named = (path: string) =>
  path.includes(".prototype.")
    ? `\\${path.replace(/.*(?=\.)/, "")}\\b`
    : `(?<![\\w$.])${path.replace(".", "\\.")}\\b`;

test("no script refers to what older browsers lack", () => {
  const used = new RegExp(NEVER_USED.map(named).join("|"), "g");
  const found = [...scriptsOf("out")].flatMap(({ file, text }) =>
    [...text.matchAll(used)].map((match) => {
      const around = text.slice(Math.max(0, match.index - 30), match.index + 30);
      return `${file}: ${around}`;
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

for (const { path, title } of Object.values(pages)) {
  const isFirst = path === pages.members.path || path === pages.dashboard.path;
  test(
    `${path} shows its data in a browser that lacks all of that`,
    { tag: isFirst ? [] : "@long" },
    async ({ page, signIn }) => {
      if (path.startsWith("/app")) await signIn();
      await lack(page, LACKED);
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.getByText(/^(Oops!|Couldn’t load|This browser is too old)/)).toHaveCount(0);
      if (path === pages.members.path) await expect(page.getByRole("table")).toBeVisible();
    },
  );
}

for (const path of LACKED) {
  test(
    `the members are shown if only ${path} is missing`,
    { tag: "@long" },
    async ({ page, signIn }) => {
      await signIn();
      await lack(page, [path]);
      await page.goto(pages.members.path);
      await expect(page.getByRole("table")).toBeVisible();
    },
  );
}

const TOO_OLD =
  "This browser is too old for this site: update it, or open the site in another one.";

for (const { lacks, tag } of [
  { lacks: "Array.prototype.toSorted", tag: [] },
  { lacks: "AbortSignal.timeout", tag: "@long" },
]) {
  const title = `a browser without ${lacks} is too old: the rescue page says so and saves the player’s data, and a public page stays readable`;
  test(title, { tag }, async ({ page, signIn, game }) => {
    await lack(page, [lacks]);
    await page.goto(pages.login.path);
    await expect(page.getByRole("alert")).toHaveText(TOO_OLD);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await signIn();
    await page.goto(pages.members.path);
    await expect(page).toHaveURL("/rescue");
    await expect(page.getByRole("alert")).toHaveText(TOO_OLD);
    await expect(page.getByRole("button", { name: "Save to a file" })).toBeEnabled();
    expect(game.calls).toEqual([]);
  });
}
