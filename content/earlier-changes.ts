import type { defineChangelog } from "./define";

/** The first days of the changelog, which takes them over: a file that grows for ever would become too long. */
export const earlierChanges = [
  {
    date: "22/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Organised Crimes: mark a crime, or all of them up to a day, as settled by hand, and see reward items by name.",
      },
      {
        type: "feature",
        description: "Education counts what shortens your courses: merits, your job and stocks.",
      },
      {
        type: "feature",
        description:
          "You can log in with a custom key: the login and the terms say what it needs to read.",
      },
      {
        type: "fix",
        description: "One wrong time or number in the game’s answer no longer breaks a page.",
      },
      {
        type: "fix",
        description:
          "Without a network, a page that isn’t here yet waits for it instead of leaving the app.",
      },
      {
        type: "fix",
        description: "If your device’s clock is wrong, everything counts from the game’s clock.",
      },
      {
        type: "fix",
        description: "A failed call waits a minute before it is asked again by itself.",
      },
      {
        type: "ui",
        description:
          "Names and figures fit at every width, and wide tables keep their headers while you scroll.",
      },
      {
        type: "ui",
        description: "Plainer words on every page.",
      },
      {
        type: "feature",
        description:
          "Properties, Companies and Education: what happiness costs, which positions your working stats allow, and the path to any course.",
      },
      {
        type: "feature",
        description:
          "Ctrl+K finds pages, items, stocks, courses, companies, properties, members and actions; ? lists all shortcuts.",
      },
      {
        type: "feature",
        description:
          "Items have pictures, effects, shops, details and a table; stocks have logos, market value, what you own and a price chart.",
      },
      {
        type: "feature",
        description:
          "The changelog, feature suggestions and bug reports have their own pages, and the changelog has an Atom feed.",
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
          "Stock ROI Calculator: what each tier costs, pays and returns, what to buy with a budget, and when dividends are due.",
      },
      {
        type: "feature",
        description:
          "Item Shop Profitability: what the city’s shops sell below market value, and the best 100 items to buy today.",
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
        description: "Faction attacks: who won, and the respect gained and lost.",
      },
      {
        type: "feature",
        description:
          "Faction Members: search by words and numbers, your own notes, and what changed since your last visit.",
      },
      {
        type: "feature",
        description:
          "The dashboard opens with what’s left today: a checklist of 26 items, and everything that ends within 24 hours.",
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
        description: "Every computed figure can show how it was computed.",
      },
      {
        type: "ui",
        description: "Anything with a known end can be added to your calendar.",
      },
      {
        type: "ui",
        description: "You can put the dashboard’s cards in your own order.",
      },
      {
        type: "config",
        description:
          "Checklist items can be turned off one by one, and you can set the thresholds for days and pass rates.",
      },
      {
        type: "fix",
        description: "Data shows as soon as it arrives, 0.3 seconds sooner than before.",
      },
      {
        type: "fix",
        description:
          "The dashboard no longer says that nothing is left today when it doesn’t know.",
      },
    ],
  },
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
