import type { defineChangelog } from "./define";

/** The first days of the changelog, in a file of their own because one file would grow too long. */
export const earlierChanges = [
  {
    date: "22/11/2026",
    changes: [
      { type: "feature", description: "Mark a crime as settled, or all crimes up to a date." },
      { type: "feature", description: "See by name which items crimes reward." },
      {
        type: "feature",
        description: "Education counts what shortens your courses: merits, your job and stocks.",
      },
      {
        type: "feature",
        description: "Log in with a custom key: the login and the terms list the access it needs.",
      },
      { type: "fix", description: "One bad value from the game no longer breaks a page." },
      {
        type: "fix",
        description: "Offline, links to pages that aren’t saved no longer leave the app.",
      },
      {
        type: "fix",
        description: "If your device’s clock is wrong, times follow the game’s clock.",
      },
      { type: "fix", description: "Failed calls retry automatically after a minute." },
      { type: "ui", description: "Names and numbers fit at every width." },
      { type: "ui", description: "Wide tables keep their headers while you scroll." },
      { type: "feature", description: "Properties shows what happiness costs." },
      {
        type: "feature",
        description: "See which positions your working stats allow in Companies.",
      },
      { type: "feature", description: "Education shows the path to any course." },
      {
        type: "feature",
        description:
          "Press Ctrl+K to find pages, items, stocks, courses, companies, properties, members and actions.",
      },
      { type: "feature", description: "Press ? for all shortcuts." },
      {
        type: "feature",
        description: "Items has pictures, effects, shops and details, as cards or a table.",
      },
      {
        type: "feature",
        description: "Stock Market shows logos, market value, what you own and a price chart.",
      },
      {
        type: "feature",
        description: "The changelog, feature suggestions and bug reports have their own pages.",
      },
      { type: "feature", description: "Follow the changelog by Atom feed." },
      {
        type: "ui",
        description: "Back and forward step through a page’s filters, sorting and views.",
      },
    ],
  },
  {
    date: "21/11/2026",
    changes: [
      {
        type: "feature",
        description: "Stock ROI Calculator shows what each tier costs, pays and returns.",
      },
      { type: "feature", description: "See which stocks to buy with a budget." },
      { type: "feature", description: "See when dividends are due." },
      {
        type: "feature",
        description: "Item Shop Profitability shows what city shops sell below market value.",
      },
      { type: "feature", description: "See the best 100 items to buy today." },
      {
        type: "feature",
        description: "User Stock Portfolio shows what your stocks are worth, cost and pay.",
      },
      { type: "feature", description: "Organised Crimes shows what needs action and why." },
      {
        type: "feature",
        description: "See who took part in crimes, pass rates from history, and payouts.",
      },
      {
        type: "feature",
        description: "Faction attacks shows who won, and the respect gained and lost.",
      },
      { type: "feature", description: "Search members by words and numbers." },
      { type: "feature", description: "Write your own notes on members." },
      { type: "feature", description: "Faction Members shows what changed since your last visit." },
      {
        type: "feature",
        description: "The dashboard opens with what’s left today: a checklist of 26 items.",
      },
      { type: "feature", description: "See everything that ends within 24 hours." },
      {
        type: "feature",
        description: "User Logs has filters, search, and totals by type and day.",
      },
      { type: "ui", description: "Choose the columns of every table, and save your views." },
      { type: "ui", description: "Copy every table, or save it as CSV." },
      { type: "ui", description: "Most pages can show how their numbers are calculated." },
      { type: "ui", description: "Add anything with a known end to your calendar." },
      { type: "ui", description: "Put the dashboard’s cards in your own order." },
      { type: "config", description: "Turn off checklist items one by one." },
      { type: "config", description: "Set your own thresholds for days and pass rates." },
      {
        type: "fix",
        description: "The dashboard no longer says nothing is left when it doesn’t know.",
      },
    ],
  },
  {
    date: "20/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Log in with your own API key: it stays in your browser and is sent only to the game’s API.",
      },
      {
        type: "feature",
        description: "Explore the whole app with sample data, without an API key.",
      },
      {
        type: "feature",
        description:
          "Faction Members shows who is inactive, who isn’t in an OC, and who has money or points.",
      },
      {
        type: "feature",
        description: "Items and Stock Market list every item and stock in the game.",
      },
      { type: "ui", description: "Choose a light theme, a dark theme or your system’s." },
    ],
  },
  {
    date: "17/10/2025",
    changes: [
      {
        type: "fix",
        description: "Fixed a crash caused by inconsistent education data and API changes.",
      },
    ],
  },
  {
    date: "14/08/2025",
    changes: [
      {
        type: "feature",
        description:
          "Terms of Service: your API key stays in your browser’s local storage and needs Full Access.",
      },
    ],
  },
] satisfies Parameters<typeof defineChangelog>[0];
