import { screen, within } from "@testing-library/react";

import { type Answers, renderPage } from "@/app/testing/render-page";

import { TODAY } from "./portfolio-answers";

/** Renders the page with the holdings of portfolio-answers. */
export const renderPortfolio = (answers: Answers = {}) =>
  renderPage("/app/user/stock", { answers: { ...TODAY, ...answers } });

/** The holdings' cards, once they are there. */
export const findCards = async () =>
  within(await screen.findByRole("list", { name: "Holdings" })).getAllByRole("listitem");

/** The card with a text. */
export function cardWith(cards: readonly HTMLElement[], text: string): HTMLElement {
  const card = cards.find(({ textContent }) => textContent.includes(text));
  if (card === undefined) throw new Error(`No card of ${text}`);
  return card;
}
