import { clampedInt, lenientArray, lenientRecord, text } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const ids = z.catch(lenientArray(text(50), 100), []);

const arrangement = z.object({
  /** Ids from the top; a card that isn't listed has its default place. */
  order: ids,
  hidden: ids,
});

export type CardArrangement = z.output<typeof arrangement>;

/** The player's arrangement of the dashboard's cards. */
export const dashboardCardsStore = jsonValue<CardArrangement>("dashboardCards", arrangement, {
  order: [],
  hidden: [],
});

const notifications = z.object({
  kinds: z.catch(lenientArray(text(50), 100), []),
  inTitle: z.catch(z.boolean(), false),
  leadMinutes: z.nullish(z.catch(lenientRecord(clampedInt(0, 60), 100), {})),
  silent: z.nullish(ids),
});

interface Notifications {
  /** The kinds of endings for which the browser shows a notification. */
  kinds: readonly string[];
  /** True if the tab's title contains the next countdown. */
  inTitle: boolean;
  /** By kind, the minutes before an ending at which it is notified; missing for the moment itself. */
  leadMinutes?: Readonly<Record<string, number>> | null | undefined;
  /** The kinds that are notified without a sound. */
  silent?: readonly string[] | null | undefined;
}

/** The notifications of the tab. By default there are none. */
export const notificationsStore = jsonValue<Notifications>("notifications", notifications, {
  kinds: [],
  inTitle: false,
});

export function setNotified(kind: string, isOn: boolean) {
  const before = notificationsStore.get();
  const others = before.kinds.filter((other) => other !== kind);
  notificationsStore.set({ ...before, kinds: isOn ? [...others, kind] : others });
}

export function setLead(kind: string, minutes: number) {
  const before = notificationsStore.get();
  notificationsStore.set({ ...before, leadMinutes: { ...before.leadMinutes, [kind]: minutes } });
}

export function setSilent(kind: string, isSilent: boolean) {
  const before = notificationsStore.get();
  const others = (before.silent ?? []).filter((other) => other !== kind);
  notificationsStore.set({ ...before, silent: isSilent ? [...others, kind] : others });
}

export function setInTitle(inTitle: boolean) {
  notificationsStore.set({ ...notificationsStore.get(), inTitle });
}
