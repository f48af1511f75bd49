import { defineChangelog } from "./define";

/** What changed for players, by day: `npm run content:new -- change` adds to it. */
export const changelog = defineChangelog([
  {
    date: "22/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Properties, Companies and Education: what happiness costs, which positions your working stats allow, and the path to any course.",
      },
      {
        type: "feature",
        description:
          "Ctrl+K finds pages, items, stocks, courses, companies, properties and members, and acts; ? lists all shortcuts.",
      },
      {
        type: "feature",
        description:
          "Items have pictures, effects, shops, details and a table; stocks have logos, market value, what you own and a price chart.",
      },
      {
        type: "feature",
        description:
          "The change log, feature suggestions and bug reports have pages, and the changes an Atom feed.",
      },
      {
        type: "ui",
        description: "Back and forward step through the filters, sorts and views of a page.",
      },
    ],
  },
  {
    date: "21/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Stock Market ROI Calculator: what each tier costs, pays and returns, what to buy with a budget, and when dividends are due.",
      },
      {
        type: "feature",
        description:
          "Item Shop Profitability: what the city's shops sell under its market value, and the best 100 items to buy today.",
      },
      {
        type: "feature",
        description: "User Stock Portfolio: what your stocks are worth, cost and pay.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: what needs action and why, who took part, pass rates from history, and payouts.",
      },
      {
        type: "feature",
        description: "Faction attacks: who won, and what respect they brought and cost.",
      },
      {
        type: "feature",
        description:
          "Faction Members: search by words and figures, notes of your own, and what changed since your last visit.",
      },
      {
        type: "feature",
        description:
          "The dashboard opens with what is left today: a checklist of 26 items, and all that ends within 24 hours.",
      },
      {
        type: "feature",
        description: "User Logs: filters, search, and sums by type and day.",
      },
      {
        type: "ui",
        description:
          "Every table lets you choose its columns, keep views, copy it and save it as CSV.",
      },
      {
        type: "ui",
        description: "A figure that is computed can show how it was computed.",
      },
      {
        type: "ui",
        description: "What ends at a known time can be added to your calendar.",
      },
      {
        type: "ui",
        description: "The cards of the dashboard can be put in an order of your own.",
      },
      {
        type: "config",
        description:
          "Checklist items can be turned off one by one, and the thresholds of days and pass rates set.",
      },
      {
        type: "fix",
        description: "Data shows as soon as it is there, no longer 0.3 seconds later.",
      },
      {
        type: "fix",
        description:
          "The dashboard no longer says that nothing is left today where that is not known.",
      },
    ],
  },
  {
    date: "20/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Log in with your own API key: it stays in your browser and goes to the game's own API alone.",
      },
      {
        type: "feature",
        description: "The whole app can be explored with sample data, without an API key.",
      },
      {
        type: "feature",
        description:
          "Faction Members: who is inactive, who is in no crime, and who holds money and points.",
      },
      {
        type: "feature",
        description: "Items and Stock Market: every item and every stock of the game.",
      },
      { type: "ui", description: "A light and a dark theme, or the system's." },
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
          "Terms of Service: your API key stays in your browser's local storage, and needs Full Access.",
      },
    ],
  },
]);
