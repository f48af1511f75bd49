import type { defineChangelog } from "./define";

/** The first days of the changelog, which takes them over: a file that grows for ever would become too long. */
export const earlierChanges = [
  {
    date: "20/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Log in with your own API key: it stays in your browser and is sent only to the game’s own API.",
      },
      {
        type: "feature",
        description: "You can explore the whole app with sample data, without an API key.",
      },
      {
        type: "feature",
        description:
          "Faction Members: who is inactive, who isn’t in a crime, and who holds money and points.",
      },
      {
        type: "feature",
        description: "Items and Stock Market: every item and every stock in the game.",
      },
      { type: "ui", description: "A light theme, a dark theme, or your system’s." },
    ],
  },
  {
    date: "17/10/2025",
    changes: [
      {
        type: "fix",
        description: "A crash from inconsistent education data and API changes.",
      },
    ],
  },
  {
    date: "14/08/2025",
    changes: [
      {
        type: "feature",
        description:
          "Terms of Service: your API key stays in your browser’s local storage, and needs Full Access.",
      },
    ],
  },
] satisfies Parameters<typeof defineChangelog>[0];
