import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

import { answerNothing, type Answers, renderPage, setClock } from "@/app/testing/render-page";
import { IDLE_ITEMS } from "@/components/upcoming/idle-items";
import { NOW } from "@/lib/api/testing/answers";
import { MINUTE_MS } from "@/lib/common/time";

import { rowOf } from "../checklist/testing/states";
import { QUIET } from "./answers";

export const PATH = "/app/dashboard";

const nameOf = (element: Element) =>
  element.getAttribute("aria-label") ??
  document.getElementById(element.getAttribute("aria-labelledby") ?? "")?.textContent;

const findRegion = (name: string) =>
  [...document.querySelectorAll("section")].find((each) => nameOf(each) === name);

/** A section of the page by its name. To ask by role takes seconds on a page as large as this. */
export function region(name: string) {
  const found = findRegion(name);
  if (found === undefined) throw new Error(`No section ${name}`);
  return found;
}

const textsIn = (element: Element) =>
  [...element.querySelectorAll("li")].map(({ textContent }) =>
    textContent.replaceAll("\u00a0", " "),
  );

/** The rows of a list of the next 24 hours, which is missing without any. */
const rowsOf = (list: string) => {
  const lists = [...region("Next 24 hours").querySelectorAll("ol, ul")];
  const found = lists.find((each) => nameOf(each) === list);
  return found === undefined ? [] : textsIn(found);
};

/** Waits until a list of the next 24 hours has these rows, and no others. */
export const listHas = (list: string, ...rows: readonly RegExp[]) =>
  waitFor(() => {
    expect(rowsOf(list)).toEqual(rows.map((row): unknown => expect.stringMatching(row)));
  });

/** Waits until the three under the headline are these. */
export const nextAre = (...rows: readonly RegExp[]) =>
  waitFor(() => {
    expect(textsIn(region("Now and next"))).toEqual(
      rows.map((row): unknown => expect.stringMatching(row)),
    );
  });

/** Waits until a section of the page has the text. */
export const says = (name: string, text: RegExp | string) =>
  waitFor(() => {
    expect(region(name)).toHaveTextContent(text);
  });

/** A link by the beginning of its text. */
export const linkIn = (name: string, text: string) => {
  const links = [...region(name).querySelectorAll("a")];
  const found = links.find(({ textContent }) => textContent.startsWith(text));
  if (found === undefined) throw new Error(`No link ${text}`);
  return found;
};

export const checklistRows = () => [...region("Checklist").querySelectorAll("li")];

/** The row of an item, if it is shown. */
export const checklistRow = (title: string) =>
  checklistRows().find(({ textContent }) => rowOf(title).test(textContent));

/** Waits until the row of an item has the text. */
export const rowSays = (title: string, text: RegExp | string) =>
  waitFor(() => {
    expect(checklistRow(title)).toHaveTextContent(text);
  });

/** Moves the clock. What the page shows then follows from the answers that it has. */
export const passMinutes = (minutes: number) => {
  answerNothing();
  setClock(NOW + minutes * MINUTE_MS);
};

/** The links to the idle activities; none unless one is known to be idle. */
export const idleLinks = () =>
  [...document.querySelectorAll("section[aria-label='Now and next'] li")]
    .filter(({ textContent }) => textContent.startsWith("Idle"))
    .flatMap((item) => [...item.querySelectorAll("a")]);

/** Waits until these are named as idle. */
export const idleAre = (...names: readonly string[]) =>
  waitFor(() => {
    expect(idleLinks().map(({ textContent }) => textContent)).toEqual(names);
  });

/** Stored settings by which nothing counts as idle. */
export const NOTHING_IDLE = {
  checklistConfig: {
    enabledItems: Object.fromEntries(IDLE_ITEMS.map(({ id }) => [id, false])),
  },
};

/** The dashboard on a day on which nothing ends except what the answers add, and nothing counts as idle. */
export async function openQuietDay(
  answers: Answers,
  stored: Readonly<Record<string, unknown>> = {},
) {
  const page = await renderPage(PATH, {
    answers: { ...QUIET, ...answers },
    stored: { ...NOTHING_IDLE, ...stored },
  });
  await waitFor(() => {
    expect(rowsOf("Sat 21 Nov")).not.toEqual([]);
    expect(document.body.textContent).not.toContain("Loading");
  });
  return page;
}

/** The dashboard, once nothing of it is loading. */
export async function openDashboard(
  answers: Answers = {},
  stored: Readonly<Record<string, unknown>> = {},
) {
  const page = await renderPage(PATH, { answers, stored });
  await waitFor(() => {
    expect(checklistRows()).not.toEqual([]);
    expect(region("Checklist").textContent).not.toContain("Loading");
  });
  return page;
}
