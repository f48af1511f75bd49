/**
 * For the HTML of each page, before what next-themes puts there: a theme that is none would be a class of the page, and
 * one with a space in it no page at all.
 */
export const THEME_SCRIPT = `try{/^(light|dark|system)$/.test(localStorage.theme??"system")||localStorage.removeItem("theme")}catch{}`;
