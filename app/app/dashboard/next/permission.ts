type Permission = NotificationPermission | "unsupported";

export const readPermission = (): Permission =>
  "Notification" in window ? Notification.permission : "unsupported";

/** Asks the player by the browser's own question; whoever has answered it once is not asked again. */
export async function askPermission(): Promise<Permission> {
  if ("Notification" in window) await Notification.requestPermission();
  return readPermission();
}

export const NOT_SHOWN = "This browser shows notifications only from installed apps.";

/** What stands in the way of notifications, and what to do about it. */
export const OBSTACLE: Readonly<Record<Permission, string | null>> = {
  granted: null,
  default: "The browser has yet to ask you whether it may notify you: tick one again.",
  denied:
    "The browser does not allow notifications from this site. What you have ticked stays: allow them in the browser's settings of this site.",
  unsupported: "This browser has no notifications.",
};
