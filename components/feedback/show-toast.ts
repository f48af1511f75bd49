export interface ToastMessage {
  kind: "success" | "error";
  title: string;
  description: string;
  /** A button in the toast, which stays for 10 seconds then. */
  action?: { text: string; onPress: () => void };
  /** At most one toast is shown per id, however often it is raised. */
  id?: string;
}

const listeners = new Set<() => void>();
const early: ToastMessage[] = [];
let show: ((notice: ToastMessage) => void) | null = null;

/** Shows a toast. The code for toasts loads with the first toast, which waits for it. */
export function showToast(notice: ToastMessage) {
  if (show) {
    show(notice);
    return;
  }
  early.push(notice);
  for (const listener of listeners) listener();
}

/** A store for React: true once the toasts' code is needed. */
export const toastsNeeded = {
  get: () => show !== null || early.length > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: false,
};

/** Registers the handler that shows toasts, and passes it the toasts raised before. Returns a function that removes it. */
export function onToast(handler: (notice: ToastMessage) => void) {
  show = handler;
  early.splice(0).forEach(handler);
  return () => {
    show = null;
  };
}
