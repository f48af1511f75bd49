import type { Page } from "./test";

/** The browser drops the compiled code of what hasn't run for some collections. */
const COLLECTIONS = 10;

/** Compiled, and the shapes of the objects that it makes: the browser writes them down when the code first runs. */
const OF_CODE = new Set(["code", "object shape"]);
/** The text of the scripts: each is kept from when it is first needed. */
const SOURCES = "ExternalStringData";
/** The type of the objects in which the browser's tools, which the tests use, keep each request. */
const OF_THE_TOOLS = "NetworkResourcesData";

interface Snapshot {
  /** The names of the fields, and of their values. */
  snapshot: { meta: Record<string, (string | string[])[]> };
  /** As many numbers for each node as there are fields. */
  nodes: number[];
  strings: string[];
}

export interface Memory {
  held: number;
  /** Compiled, and its text. */
  code: number;
  /** The heap snapshot, for the browser's tools. */
  snapshot: string;
}

/**
 * The memory of a tab in bytes after a garbage collection: its data and documents, and apart from them the code. The
 * browser chooses how much of the code it compiles: 3 MB more or less after the same actions.
 */
export async function memoryOf(tab: Page): Promise<Memory> {
  const browser = await tab.context().newCDPSession(tab);
  // The console keeps what was written to it.
  await browser.send("Runtime.discardConsoleEntries");
  for (let round = 0; round < COLLECTIONS; round += 1) {
    await browser.send("HeapProfiler.collectGarbage");
  }
  const parts: string[] = [];
  browser.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => parts.push(chunk));
  await browser.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await browser.detach();
  const snapshot = parts.join("");
  return { ...sumsOf(JSON.parse(snapshot) as Snapshot), snapshot };
}

function sumsOf({ snapshot, nodes, strings }: Snapshot): Pick<Memory, "held" | "code"> {
  const names = new Map(Object.entries(snapshot.meta));
  const fields = names.get("node_fields") ?? [];
  const types = names.get("node_types")?.[0] ?? [];
  const [type, name, size] = ["type", "name", "self_size"].map((field) => fields.indexOf(field));
  const sums = { held: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const valueOf = (field = 0) => nodes[at + field] ?? 0;
    const isText = types[valueOf(type)] === "string";
    const called = isText ? "" : (strings[valueOf(name)] ?? "");
    if (called.includes(OF_THE_TOOLS)) continue;
    const isCode = OF_CODE.has(types[valueOf(type)] ?? "") || called.endsWith(SOURCES);
    sums[isCode ? "code" : "held"] += valueOf(size);
  }
  return sums;
}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
