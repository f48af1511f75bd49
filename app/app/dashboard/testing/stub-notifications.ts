import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

import { setClock } from "@/app/testing/render-page";
import { NOTIFICATION_KINDS } from "@/components/upcoming/use-notification-settings";
import { NOW } from "@/lib/api/testing/answers";
import { DAY_MS } from "@/lib/common/time";

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/**
 * Replaces the browser's notifications until the end of the test. `answer` is the player's answer to the browser's question;
 * "throws" allows notifications and shows none, as Chrome on Android.
 */
export function stubNotifications() {
  const stub = {
    shown: [] as Shown[],
    /** The number of times that the browser would have asked the player. */
    asked: 0,
    answer: "granted" as "granted" | "denied" | "throws",
  };
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "default";
      static requestPermission = () => {
        stub.asked += 1;
        this.permission = stub.answer === "denied" ? "denied" : "granted";
        return Promise.resolve(this.permission);
      };
      readonly #notification: Shown;
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        if (stub.answer === "throws") throw new TypeError("Illegal constructor");
        this.#notification = { title, body, tag };
        stub.shown.push(this.#notification);
      }
      close = () => {
        stub.shown = stub.shown.filter((one) => one !== this.#notification);
      };
    },
  );
  return stub;
}

/** A page watches its events for as long as the tab is open: lets all of them end, so that the next test hears of none. */
export function endWatches() {
  cleanup();
  const kinds = NOTIFICATION_KINDS.map(([kind]) => kind);
  localStorage.setItem("notifications", JSON.stringify({ kinds, inTitle: false }));
  setClock(NOW + 30 * DAY_MS);
  vi.unstubAllGlobals();
}
