/** The complete script of the page /rescue. The build inserts it into the page (scripts/after-build.mjs). */
import { download } from "@/components/window/download";
import {
  clearStorage,
  holdsKeyOf,
  jsonOf,
  readStorageInventory,
  removeWorker,
  rescueFile,
  type StorageInventory,
} from "@/lib/store/backup/rescue-file";

type RescueRow = readonly [name: string, where: string, size: string];

// These elements are in page.tsx.
const sure = document.querySelector("dialog");
const row = document.querySelector("template");
const buttons = document.querySelectorAll("button");

function announce(text: string) {
  const region = document.getElementById("announced");
  if (region !== null) region.textContent = text;
}

const size = (characters: number) =>
  characters < 1_000 ? `${characters} B` : `${Math.ceil(characters / 1_000)} kB`;

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const REFUSED = "Blocked by your browser";

function rowsOf(kept: StorageInventory): RescueRow[] {
  const ofStorage = (entries: StorageInventory["local"], where: string): RescueRow[] =>
    entries === null
      ? [[REFUSED, where, ""]]
      : Object.entries(entries).map(([name, text]) =>
          name === "apiKey"
            ? ["apiKey, your API key", where, "hidden"]
            : [name, where, size(text.length)],
        );
  return [
    ...ofStorage(kept.local, "Local storage"),
    ...ofStorage(kept.session, "This tab"),
    ...kept.cookies.map((name): RescueRow => [name, "Cookie", ""]),
    ...Object.entries(kept.databases).flatMap(([name, stores]): RescueRow[] =>
      stores === null
        ? [[`${name}: ${REFUSED.toLowerCase()}`, "Database", ""]]
        : Object.entries(stores).map(([store, entries]): RescueRow => {
            const count = countOf(entries.length, "entry", "entries");
            return [`${name}: ${store}`, "Database", `${count}, ${size(jsonOf(entries).length)}`];
          }),
    ),
    ...Object.entries(kept.caches).map(([name, files]): RescueRow => [
      name,
      "Cache",
      countOf(files, "file", "files"),
    ]),
    ...kept.workers.map(({ scope }): RescueRow => [scope, "Service worker", ""]),
  ];
}

async function show(): Promise<StorageInventory> {
  const kept = await readStorageInventory();
  const holdsKey = holdsKeyOf(kept);
  const rows = rowsOf(kept).map((texts) => {
    const copy = row?.content.cloneNode(true) as DocumentFragment;
    copy.querySelectorAll("th, td").forEach((cell, n) => {
      const text = texts[n] ?? "";
      cell.textContent = holdsKey(text) ? "Hidden: contains your key" : text;
    });
    return copy;
  });
  document.querySelector("tbody")?.replaceChildren(...rows);
  if (rows.length === 0) announce("Nothing stored.");
  return kept;
}

async function save(kept: StorageInventory) {
  const savedAt = new Date().toISOString();
  const outcome = await download(
    `almanac-rescue-${savedAt.slice(0, 10)}.json`,
    new Blob([rescueFile(kept, savedAt)], { type: "application/json" }),
  );
  announce(
    outcome === "unsure"
      ? "Your browser may not have saved the file."
      : "File saved, without your key. You can restore the file in Settings.",
  );
}

async function clean(remove: (kept: StorageInventory) => Promise<string[]>, done: string) {
  announce("Removing…");
  const left = await remove(await readStorageInventory());
  await show();
  announce(
    left.length === 0
      ? done
      : `Couldn’t remove ${left.join(", ")}. Close other tabs of this site, then try again.`,
  );
}

const PRESSES: Readonly<Record<string, () => unknown>> = {
  save: () => readStorageInventory().then(save),
  unregister: () => clean(removeWorker, "Service worker removed."),
  clear: () => sure?.showModal(),
  keep: () => sure?.close(),
  "clear-now": () => {
    sure?.close();
    return clean(clearStorage, "Everything deleted.");
  },
};

for (const button of buttons) button.addEventListener("click", () => PRESSES[button.id]?.());

void show().then(() => {
  for (const button of buttons) button.disabled = false;
});
