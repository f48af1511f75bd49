import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const schema = z.object({
  kinds: z._default(z.array(z.string()), []),
  inTitle: z._default(z.boolean(), false),
});

export interface Notifications {
  /** Of what ends, the kinds of which the browser shows a notification. */
  kinds: readonly string[];
  /** Whether the tab's title carries the next countdown. */
  inTitle: boolean;
}

/** What the tab tells by itself: nothing, until the player asks for it. */
export const notificationsStore = storedValue<Notifications>(
  "notifications",
  { read: (raw) => schema.parse(JSON.parse(raw)), write: JSON.stringify },
  { kinds: [], inTitle: false },
);

export function setNotified(kind: string, isOn: boolean) {
  const before = notificationsStore.get();
  const others = before.kinds.filter((other) => other !== kind);
  notificationsStore.set({ ...before, kinds: isOn ? [...others, kind] : others });
}

export function setInTitle(inTitle: boolean) {
  notificationsStore.set({ ...notificationsStore.get(), inTitle });
}
