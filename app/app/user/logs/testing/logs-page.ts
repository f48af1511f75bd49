import { screen } from "@testing-library/react";

import { type Answers, renderPage } from "@/app/testing/render-page";
import { columnTexts, findTable } from "@/app/testing/table-texts";

import { answering, ENTRIES } from "./log-answers";

/** Renders the page with the entries of log-answers. */
export const renderLogs = (query = "", answers: Answers = {}) =>
  renderPage(`/app/user/logs${query}`, {
    answers: { "/user/log": answering(ENTRIES), ...answers },
  });

export const findEntries = () => findTable("Log entries");

/** The texts of a column of the table that is shown, from the top. The first column is 0. */
export const shownIn = (column: number) =>
  columnTexts(screen.getByRole<HTMLTableElement>("table"), column);

export const lead = () => screen.getByRole("region", { name: "At a glance" });

/** The calls for entries. */
export const logCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith("/user/log"));
