// Runs in each page before its own scripts, and writes down what goes wrong there. A tab's own store survives the next page.
{
  const note = (text) => {
    const problems = JSON.parse(sessionStorage.getItem("problems") ?? "[]");
    sessionStorage.setItem("problems", JSON.stringify([...problems, text]));
  };
  for (const kind of ["error", "warn"]) {
    const usual = console[kind];
    console[kind] = (...told) => {
      note(`console.${kind}: ${told.map(String).join(" ")}`);
      usual.apply(console, told);
    };
  }
  const ofFile = ({ target }) => target !== window && (target.src ?? target.href);
  // Captured: a file that doesn't load tells only the element that wanted it.
  addEventListener(
    "error",
    (event) => {
      const text = ofFile(event) || event.message;
      // No script has failed: the browser says that it draws the rest in its next frame.
      if (!text.startsWith("ResizeObserver loop")) note(`uncaught: ${text}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`refused by the policy: ${violatedDirective} ${blockedURI}`),
  );
}
