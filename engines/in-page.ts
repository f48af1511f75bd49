import { queryAllByRole } from "@testing-library/dom";

import type { Target } from "./target";

export { isHydrated } from "../e2e/is-hydrated";

/** Functions that run in the page itself. One bundle of them is added to each document: see inject.ts. */

function matches({ role, name, within }: Target): HTMLElement[] {
  const roots = within === undefined ? [document.body] : matches(within);
  const options = name === undefined ? {} : { name };
  return roots.flatMap((root) => queryAllByRole(root, role, options));
}

export const count = (wanted: Target): number => matches(wanted).length;

/** As the player reads them. */
export const texts = (wanted: Target): string[] =>
  matches(wanted).map((element) => element.innerText.replaceAll(/\s+/g, " ").trim());

export const attribute = (wanted: Target, name: string): string | null =>
  matches(wanted)[0]?.getAttribute(name) ?? null;

export const isFocused = (wanted: Target): boolean => matches(wanted)[0] === document.activeElement;

const frame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(drawn);
  });

/** The middle of the one matching element. Null while it moves or is covered, or if several match. */
export async function clickPoint(wanted: Target): Promise<{ x: number; y: number } | null> {
  const [element, ...others] = matches(wanted);
  if (element === undefined || others.length > 0) return null;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}

const widest = () =>
  [...document.querySelectorAll("body *")].reduce<Element | null>(
    (far, element) =>
      element.getBoundingClientRect().right > (far?.getBoundingClientRect().right ?? 0)
        ? element
        : far,
    null,
  );

/** The faults of the page in its current state: none once it has everything that it shows. */
export function layoutProblems(width: number): string[] {
  const root = document.documentElement;
  const main = document.querySelector("main");
  const heading = matches({ role: "heading" }).filter(({ tagName }) => tagName === "H1");
  const alerts = main === null ? [] : queryAllByRole(main, "alert");
  const sideways = root.scrollWidth - root.clientWidth;
  return [
    ...(heading.length === 0 ? ["no heading"] : []),
    ...(document.body.innerText.includes("Loading") ? ["it is loading"] : []),
    ...alerts.map((alert) => `an error: ${alert.innerText}`),
    ...(window.innerWidth === width ? [] : [`${window.innerWidth} px wide, not ${width}`]),
    ...(sideways > 0 ? [`${sideways} px sideways: ${widest()?.outerHTML.slice(0, 150)}`] : []),
  ];
}

/** True once the service worker has cached everything and controls this page. */
export async function isKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}

/** The site's own errors and warnings since the last time. */
export function takeProblems(): string[] {
  const problems = sessionStorage.getItem("problems");
  sessionStorage.removeItem("problems");
  return problems === null ? [] : (JSON.parse(problems) as string[]);
}
