/** A style sheet for paper alone holds nothing up; once it has come, it is for the screen too. */
export function activateStylesheets() {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.media === "print") target.media = "all";
    },
    true,
  );
}
