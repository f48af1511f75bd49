/**
 * Starts the page's deferred scripts once the page is painted. In a tab that nobody sees nothing is painted, and they need
 * not wait.
 * @param rules the type that keeps the browser from running them
 */
export function startDeferredScripts({ deferredType }: { deferredType: string }) {
  const start = () => {
    for (const deferred of document.querySelectorAll(`script[type="${deferredType}"]`)) {
      const script = document.createElement("script");
      for (const { name, value } of deferred.attributes) {
        if (name !== "type") script.setAttribute(name, value);
      }
      deferred.replaceWith(script);
    }
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
