type Permission = NotificationPermission | "unsupported";

export const readPermission = (): Permission =>
  "Notification" in window ? Notification.permission : "unsupported";

/** Asks the player by the browser's own question; whoever has answered it once is not asked again. */
export async function askPermission(): Promise<Permission> {
  if ("Notification" in window) await Notification.requestPermission();
  return readPermission();
}

/** Also of a browser that has them, but lets no open page show one, as Chrome on Android. */
export const NOT_SHOWN = "This browser doesn’t support notifications.";

/** What stands in the way of notifications, and what to do about it. */
export const OBSTACLE: Readonly<Record<Permission, string | null>> = {
  granted: null,
  default: "Notifications aren’t allowed yet. Turn one on again and accept your browser’s prompt.",
  denied:
    "Your browser blocks notifications. Your choices are saved; allow notifications for this site in your browser settings.",
  unsupported: NOT_SHOWN,
};
