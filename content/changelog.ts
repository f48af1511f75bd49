import { defineChangelog } from "./define";
import { earlierChanges } from "./earlier-changes";

/** What changed for players, by day: `npm run content:new -- change` adds to it. */
export const changelog = defineChangelog([
  {
    date: "25/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "On a phone each page begins with its figure: how old its data is, or the way out of the sample data, is below the title, and the clock is at the end.",
      },
      {
        type: "feature",
        description: "While a ranked war is on, the menu says how many enemies can be hit.",
      },
      {
        type: "fix",
        description:
          "What the site loads ahead for use without a network is 1.5 MB in place of 2, and every page still opens. A dialog opens sooner once you’ve opened another.",
      },
      {
        type: "fix",
        description:
          "On a phone, the day and the time of what comes next no longer run into the words beside them.",
      },
    ],
  },
  {
    date: "24/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Faction Week: what each member trained, their medical items, overdoses and offences, kept at each of your visits; the money that their crimes brought; any two dates; who has left; each member’s weeks as a line, with the best and the worst; and a ledger of what the armoury gave to whom.",
      },
      {
        type: "feature",
        description:
          "War Room: how fair the last won fight with each enemy was, and who won once a war is over, with its report.",
      },
    ],
  },
  {
    date: "23/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "My Progress: what changed this week, month or year in what you follow, with its pace, its best week and a line, read from the game’s own history and kept in your browser. Your log says what brought it, and what remains unexplained. Goals of your own say whether you’re on track, and a card of the dashboard shows what the week brought.",
      },
      {
        type: "feature",
        description:
          "Awards: which honors and medals you have, and how far the others are, with a date at your own pace where the game counts a number. Your merits stand below.",
      },
      {
        type: "feature",
        description:
          "War Room: whom an enemy hit and how long a retaliation counts, who of yours has hit and who hasn’t, an alarm before the chain breaks, your own notes on enemies, and both factions beside each other before a war. Past wars have a report that divides a sum to the dollar.",
      },
      {
        type: "feature",
        description:
          "Properties lead with the next one above your own: what it adds, and what it costs.",
      },
      {
        type: "ui",
        description:
          "Members fit a phone: two lines each that open on a tap, a search that stays in view, and chips for who is inactive, not in an OC, owes money or has money held. Item shops mark in words what loses money, and begin with the best 100 on a phone. Education shows the courses open now in one press, companies name the positions open to you, and items remember how you last looked at them.",
      },
      {
        type: "ui",
        description:
          "Organised Crimes: one row for each crime, with its slots, why it needs you and one thing to do. Low pass rates and crimes that are fine are folded below, with counts. Each tab begins with its own answer.",
      },
      {
        type: "feature",
        description:
          "Faction Week: what each member did in a week, who fell behind, and a text that thanks those who did most. You draw the lines, by position, and excuse who is away.",
      },
      {
        type: "feature",
        description:
          "Do it: the dashboard deals what is left today one task at a time, each with its link to the game.",
      },
      {
        type: "feature",
        description:
          "Picture of the day: your faction’s list, crimes and figures as a picture for its chat, drawn in your browser.",
      },
      {
        type: "feature",
        description:
          "The menu counts what is left today, who is inactive and which crimes need you, and has a search on phones.",
      },
      {
        type: "feature",
        description:
          "War room: your ranked war and chain at a glance, read every few seconds: the lead, the time left, and whom to hit now.",
      },
      {
        type: "feature",
        description:
          "Every page opens at once with what it showed last, says how old that is, and works without a network.",
      },
      {
        type: "feature",
        description:
          "Settings: what your key opens, the last calls, what is kept here, a back-up, and clearing it all.",
      },
      {
        type: "feature",
        description:
          "Install the site as an app: its badge counts what is left today, and the tab’s icon fills as the day is done.",
      },
      {
        type: "feature",
        description: "Players who share a browser each have notes and settings of their own.",
      },
      {
        type: "feature",
        description:
          "You can change your key without logging out: the present one stays until the new one is accepted.",
      },
      {
        type: "feature",
        description: "A rescue page for when nothing else works: see, save and clear what is kept.",
      },
    ],
  },
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
  ...earlierChanges,
]);
