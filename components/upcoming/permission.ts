type Permission = NotificationPermission | "unsupported";

export const readPermission = (): Permission =>
  "Notification" in window ? Notification.permission : "unsupported";

/** Shows the browser's own permission prompt; it isn't shown again once answered. */
export async function askPermission(): Promise<Permission> {
  if ("Notification" in window) await Notification.requestPermission();
  return readPermission();
}

/** Also shown in a browser that has notifications but none from open pages, such as Chrome on Android. */
export const NOT_SHOWN = "This browser doesn’t support notifications.";

/** What stands in the way of notifications, and what to do about it. */
export const OBSTACLE: Readonly<Record<Permission, string | null>> = {
  granted: null,
  default: "Notifications aren’t allowed yet. Turn one on again and accept your browser’s prompt.",
  denied:
    "Your browser blocks notifications. Your choices are saved; allow notifications for this site in your browser settings.",
  unsupported: NOT_SHOWN,
};
