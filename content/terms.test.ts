import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Backup } from "@/lib/store/backup/backup";

import { terms } from "./terms";

/** The text of a section. */
function textOf(id: string): string {
  const body = terms.sections.find((section) => section.id === id)?.body;
  const markup = renderToStaticMarkup(createElement(Fragment, null, body));
  return markup.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
}

test("the terms say that what is entered in the sample data is deleted with it", () => {
  expect(textOf("data")).toContain(
    "Everything that you enter or choose in it, such as ticks, notes, goals, saved views and settings, stays in your browser until you press “Leave” and is never saved as your own.",
  );
});

test("the terms name everything that a backup holds", () => {
  const words = {
    made: "notes, settings",
    crimeHistories: "crime history",
    factionNews: "faction news",
    companyNews: "company news",
    pastStats: "stat history",
    trainingHistories: "training history",
  } satisfies Record<Exclude<keyof Backup, "player" | "createdAtMs">, string>;
  const [, named = ""] =
    /A backup is .*? It holds (.*?), never your key\./.exec(textOf("saved")) ?? [];
  for (const word of Object.values(words)) expect(named).toContain(word);
});

test("what stays after logging out can be deleted in Settings, too", () => {
  expect(textOf("data")).toContain("until you delete them in Settings or in your browser");
  expect(textOf("saved")).toContain("until you delete it in Settings");
});

test("a custom key will do if it can access the log", () => {
  expect(textOf("access")).toContain("A custom key works too, if it can access your log.");
});
