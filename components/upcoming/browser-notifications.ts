import { withTimeout } from "@/lib/store/engine/with-timeout";

type Permission = NotificationPermission | "unsupported";

export const readPermission = (): Permission =>
  "Notification" in window ? Notification.permission : "unsupported";

/**
 * Shows the browser's own permission prompt, which isn't shown again once it is answered. Also returns "unsupported" if
 * notifications are allowed but can't be shown.
 */
export async function askPermission(): Promise<Permission> {
  if ("Notification" in window) await Notification.requestPermission();
  const permission = readPermission();
  return permission === "granted" && !(await canNotify()) ? "unsupported" : permission;
}

/** True if notifications are allowed and can be shown, by the page or by the service worker. */
export async function canNotify(): Promise<boolean> {
  if (readPermission() !== "granted") return false;
  if ((await findWorker()) !== null) return true;
  try {
    // Only an attempt shows whether it works. The notification is closed before anybody sees it.
    new Notification("Notifications are on", { body: "", tag: "on", silent: true }).close();
    return true;
  } catch {
    return false;
  }
}

/** This site's service worker, if it can show notifications. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  const found = await withTimeout(() => navigator.serviceWorker.getRegistration());
  const registration = found?.value;
  return registration !== undefined && "showNotification" in registration ? registration : null;
}

/**
 * Shows a notification, which replaces an earlier notification with the same tag. A press on it shows the tab. Resolves to true
 * if the browser accepted it.
 */
export async function showNotification(
  title: string,
  options: { body: string; tag: string; silent?: boolean },
): Promise<boolean> {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return true;
  } catch {
    // Chrome on Android shows only the notifications of a service worker.
    const worker = await findWorker();
    if (worker === null) return false;
    const data = window.location.href;
    return (await withTimeout(() => worker.showNotification(title, { ...options, data }))) !== null;
  }
}

/** Also shown in a browser that has notifications but can't show any, such as Chrome on Android without a service worker. */
export const NOT_SHOWN = "This browser doesn’t support notifications.";

/** The obstacle to notifications for each permission, and what to do about it; null if there is none. */
export const OBSTACLE: Readonly<Record<Permission, string | null>> = {
  granted: null,
  default: "Notifications aren’t allowed yet. Turn one on again and accept your browser’s prompt.",
  denied:
    "Your browser blocks notifications. Your choices are saved; allow notifications for this site in your browser settings.",
  unsupported: NOT_SHOWN,
};
