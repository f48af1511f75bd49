import { lenientArray, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const schema = z.object({
  kinds: z.catch(lenientArray(text(50), 100), []),
  inTitle: z.catch(z.boolean(), false),
});

export interface Notifications {
  /** The kinds of endings for which the browser shows a notification. */
  kinds: readonly string[];
  /** Whether the tab's title carries the next countdown. */
  inTitle: boolean;
}

/** What the tab announces: nothing, until the player turns it on. */
export const notificationsStore = jsonValue<Notifications>("notifications", schema, {
  kinds: [],
  inTitle: false,
});

export function setNotified(kind: string, isOn: boolean) {
  const before = notificationsStore.get();
  const others = before.kinds.filter((other) => other !== kind);
  notificationsStore.set({ ...before, kinds: isOn ? [...others, kind] : others });
}

export function setInTitle(inTitle: boolean) {
  notificationsStore.set({ ...notificationsStore.get(), inTitle });
}
