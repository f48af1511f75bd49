import { createStore, update } from "idb-keyval";

import * as z from "@/lib/zod";

import type { StoredKey } from "./keys";
import { lenientArray, text, timestampMs } from "./lenient-schemas";
import { jsonValue } from "./stored-value";
import { withTimeout } from "./with-timeout";

/** @param isExclusive true if no other tab's change can come in between */
type Change<T> = (entries: readonly T[], isExclusive: boolean) => Update<T>;

interface Update<T> {
  /** The entries to keep. */
  keep: readonly T[];
  /** A new entry of this tab. */
  add?: T | undefined;
}

/** Replaces a value of a database, in one transaction. Rejects if the browser refuses. */
export type Transaction = (name: string, change: (before: unknown) => unknown) => Promise<void>;

let opened: ReturnType<typeof createStore> | undefined;

/** The database of the shared entries. */
export const sharedDatabase = () => (opened ??= createStore("shared", "shared"));

const inDatabase: Transaction = (name, change) => update(name, change, sharedDatabase());

/**
 * Short-lived entries that all open tabs share. Each change is a transaction of a database, so no other tab's change comes in
 * between. The entries are in localStorage as well, for a tab whose database is blocked or late: there, another tab may change
 * them in the moment that a change takes from one process to another. If localStorage is blocked too, the tab uses the entries
 * that it knows.
 */
export class SharedEntries<T extends { id: string }> {
  readonly #name: StoredKey;
  readonly #schema: z.ZodMiniType<readonly T[]>;
  readonly #transaction: Transaction;
  readonly #stored: ReturnType<typeof jsonValue<readonly T[]>>;
  #known: readonly T[] = [];
  #isLate = false;

  constructor(
    name: StoredKey,
    schema: z.ZodMiniType<readonly T[]>,
    transaction: Transaction = inDatabase,
  ) {
    this.#name = name;
    this.#schema = schema;
    this.#transaction = transaction;
    this.#stored = jsonValue(name, schema, []);
  }

  /** Applies the change once: in the database, or without it if it doesn't answer in time. */
  async update(change: Change<T>): Promise<void> {
    let isDone = false;
    const apply = (entries: readonly T[], isExclusive: boolean) => {
      if (isDone) return entries;
      isDone = true;
      return this.#apply(change, entries, isExclusive);
    };
    if (!this.#isLate) await this.#changeDatabase((entries) => apply(entries, true));
    apply([], false);
  }

  #apply(change: Change<T>, entries: readonly T[], isExclusive: boolean): readonly T[] {
    const all = [...this.#stored.get(), ...this.#known, ...entries];
    const { keep, add } = change(
      [...new Map(all.map((entry) => [entry.id, entry])).values()],
      isExclusive,
    );
    this.#known = add === undefined ? keep : [...keep, add];
    this.#stored.set(this.#known);
    return this.#known;
  }

  /** Once the database is late, the tab does without it until it has answered. */
  async #changeDatabase(change: (entries: readonly T[]) => readonly T[]) {
    let isWaiting = true;
    await withTimeout(async () => {
      try {
        await this.#transaction(this.#name, (value) => change(this.#schema.parse(value ?? [])));
      } finally {
        isWaiting = false;
        this.#isLate = false;
      }
    });
    this.#isLate = isWaiting;
  }
}

/** Parses the usage entries in storage; those that can't be read are left out. */
export const usageEntriesSchema = lenientArray(
  z.object({
    id: text(100),
    kind: z.enum(["block", "calls", "pause"]),
    count: z.int().check(z.nonnegative(), z.maximum(100)),
    ticksMs: timestampMs,
    clockMs: timestampMs,
  }),
  1000,
);
