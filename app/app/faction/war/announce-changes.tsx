import { useEffect, useState } from "react";

import { formatList } from "@/lib/format/numbers";
import type { Fighter } from "@/lib/game/fight/fighter";
import type { StatusChange } from "@/lib/game/war/war-members";

/** The minimum time between two announcements. */
const ANNOUNCE_EVERY_MS = 10_000;

interface AnnounceChangesProps {
  changes: ReadonlyMap<number, StatusChange>;
  enemies: readonly Fighter[];
}

/** Passes on changes as text, at most once every ten seconds. Changes in between wait and are announced together. */
export class ChangeAnnouncer {
  readonly #waiting = new Map<number, StatusChange>();
  readonly #say: (text: string) => void;
  #added: ReadonlyMap<number, StatusChange> | null = null;
  #enemies: readonly Fighter[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** Ignores a map that was added before: updates without changes pass the same map again. */
  add({ changes, enemies }: AnnounceChangesProps) {
    this.#enemies = enemies;
    if (changes !== this.#added) {
      for (const [id, change] of changes) this.#waiting.set(id, change);
    }
    this.#added = changes;
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(this.#sayWaiting);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #sayWaiting = () => {
    const text = changeText(this.#waiting, this.#enemies);
    this.#waiting.clear();
    // The text is empty in between, so that a repeated sentence counts as a change and is announced again.
    this.#say(text);
    this.#timer = text === "" ? undefined : setTimeout(this.#sayWaiting, ANNOUNCE_EVERY_MS);
  };
}

/** A polite live region that announces the changes of each update. */
export function AnnounceChanges({ changes, enemies }: AnnounceChangesProps) {
  const [announced, setAnnounced] = useState("");
  const [announcer] = useState(() => new ChangeAnnouncer(setAnnounced));
  useEffect(() => {
    announcer.add({ changes, enemies });
  }, [announcer, changes, enemies]);
  useEffect(
    () => () => {
      announcer.stop();
    },
    [announcer],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

const MAX_NAMED = 3;

const CHANGE_VERBS: Readonly<Record<StatusChange, string>> = {
  released: "can be hit again",
  landed: "returned home",
  online: "came online",
};

/** "Tarn and Oxbow can be hit again. Ulfric came online." Empty if nothing changed. */
export function changeText(
  changes: ReadonlyMap<number, StatusChange>,
  fighters: readonly Pick<Fighter, "id" | "name">[],
): string {
  return (Object.keys(CHANGE_VERBS) as StatusChange[])
    .map((change) => {
      const names = fighters.filter(({ id }) => changes.get(id) === change).map(({ name }) => name);
      return names.length === 0 ? "" : `${formatList(names, MAX_NAMED)} ${CHANGE_VERBS[change]}.`;
    })
    .filter((sentence) => sentence !== "")
    .join(" ");
}
