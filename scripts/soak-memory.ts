import type { Page } from "../e2e/test";

/** The browser drops the compiled code of what hasn't run for some collections. */
const COLLECTIONS = 10;

interface Snapshot {
  /** The names of the fields, and of their values. */
  snapshot: { meta: Record<string, (string | string[])[]> };
  /** As many numbers for each node as there are fields. */
  nodes: number[];
}

export interface Memory {
  held: number;
  code: number;
  /** For the browser's tools, which show what it is. */
  snapshot: string;
}

/**
 * What a tab holds once all has been collected that can be, in bytes: its data and documents, and apart from them the
 * compiled code. That comes and goes as the browser sees fit: by 3 MB from one run of the same acts to the next.
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

function sumsOf({ snapshot, nodes }: Snapshot): Pick<Memory, "held" | "code"> {
  const names = new Map(Object.entries(snapshot.meta));
  const fields = names.get("node_fields") ?? [];
  const types = names.get("node_types")?.[0] ?? [];
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const sums = { held: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[nodes[at + type] ?? 0];
    sums[kind === "code" ? "code" : "held"] += nodes[at + size] ?? 0;
  }
  return sums;
}

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
