import type { Page } from "@playwright/test";

/** What the stub keeps in the page. */
export interface NotificationStub {
  shown: { title: string; body: string; tag: string }[];
  /** How often the browser would have asked the player. */
  asked: number;
  /** What the player answers; "throws" allows them, and shows none, as Chrome on Android. */
  answer: "granted" | "denied" | "throws";
}

/** Replaces the browser's notifications, and records what would be shown. */
export const stubNotifications = (page: Page) =>
  page.addInitScript(() => {
    const initial: NotificationStub = { shown: [], asked: 0, answer: "granted" };
    const world = Object.assign(window, initial);
    let permission = "default";
    const stub = function (
      this: { close: () => void },
      title: string,
      { body, tag }: { body: string; tag: string },
    ) {
      if (world.answer === "throws") throw new TypeError("Illegal constructor");
      const notification = { title, body, tag };
      world.shown.push(notification);
      this.close = () => {
        world.shown = world.shown.filter((one) => one !== notification);
      };
    };
    Object.defineProperty(stub, "permission", { get: () => permission });
    Object.defineProperty(stub, "requestPermission", {
      value: () => {
        world.asked += 1;
        permission = world.answer === "denied" ? "denied" : "granted";
        return Promise.resolve(permission);
      },
    });
    Object.defineProperty(window, "Notification", { value: stub, configurable: true });
  });
