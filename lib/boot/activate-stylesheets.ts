/** Activates each deferred style sheet (media "print", which blocks nothing) once it has loaded. */
export function activateStylesheets() {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.media === "print") target.media = "all";
    },
    true,
  );
}
