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
  default: "Your browser hasn’t asked you about notifications yet: tick one again.",
  denied:
    "Your browser blocks notifications from this site. Your choices are kept: allow notifications in your browser’s settings for this site.",
  unsupported: "This browser has no notifications.",
};
