import type { defineChangelog } from "./define";

/** The first days of the changelog, in a file of their own because one file would grow too long. */
export const earlierChanges = [
  {
    date: "26/11/2026",
    changes: [
      {
        type: "fix",
        description: "Refresh and Try again reload everything on the page at once.",
      },
      {
        type: "fix",
        description: "The search keeps what you type and takes you back to where you were.",
      },
      { type: "fix", description: "Several open tabs no longer go over 90 calls per minute." },
      { type: "fix", description: "Closing the phone menu with Escape returns you to its button." },
      {
        type: "fix",
        description:
          "Screen readers announce when a page has refreshed, recovered or finished loading.",
      },
      { type: "fix", description: "Screen readers name War Room’s tables." },
      { type: "fix", description: "Copy works in Safari." },
      { type: "fix", description: "Faction Members no longer scrolls sideways on phones." },
      { type: "fix", description: "Copy warns you when some of the data couldn’t load." },
      {
        type: "ui",
        description: "Switches, bars and tabs are visible in high-contrast mode.",
      },
      {
        type: "fix",
        description: "The bar at the bottom of a phone no longer hides what you reach with Tab.",
      },
      { type: "ui", description: "More of the page fits at 400% zoom." },
      { type: "fix", description: "Switching stats over a year in Faction Week is twice as fast." },
      { type: "fix", description: "The sample faction’s week loads in 1 second instead of 15." },
      {
        type: "feature",
        description:
          "My Progress groups its charts: battle stats, working stats, net worth, skills and habits.",
      },
      { type: "fix", description: "Distant awards no longer say “2 years to 2 years”." },
      { type: "fix", description: "Pages open a little faster on phones." },
    ],
  },
  {
    date: "25/11/2026",
    changes: [
      { type: "feature", description: "On phones, each page starts with its main number." },
      {
        type: "feature",
        description: "The menu shows how many enemies you can hit during a ranked war.",
      },
      { type: "feature", description: "Faction Week is a table you can swipe on phones." },
      { type: "feature", description: "Faction Week shows how much has loaded." },
      { type: "feature", description: "My Progress shows your nearest awards first." },
      { type: "feature", description: "Properties marks yours and your next upgrade." },
      { type: "feature", description: "Dividends ready to collect come first in your portfolio." },
      {
        type: "fix",
        description: "Tabs come before filters in logs, attacks, item shops and education.",
      },
      { type: "fix", description: "A crime’s problems fit on two lines and open in full." },
      {
        type: "fix",
        description: "Offline use needs a quarter less data: 1.5 MB instead of 2 MB.",
      },
      { type: "fix", description: "Dialogs open faster after the first one." },
      {
        type: "fix",
        description:
          "Pages are back to full speed one minute after hitting the rate limit, not five.",
      },
      { type: "fix", description: "Times no longer overlap text in Next 24 hours on phones." },
      { type: "fix", description: "Pages no longer jump while they load." },
      {
        type: "fix",
        description: "The menu and the tab’s icon no longer count tasks they couldn’t check.",
      },
      { type: "fix", description: "The suggested custom key needs one less permission." },
      {
        type: "fix",
        description: "Your holdings show above the Stock ROI Calculator’s table on wide screens.",
      },
    ],
  },
  {
    date: "24/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "See each member’s gym energy, medical items, overdoses, offenses and crime income.",
      },
      { type: "feature", description: "Choose any two dates in Faction Week." },
      { type: "feature", description: "See who has left your faction in Faction Week." },
      {
        type: "feature",
        description: "Faction Week shows weekly trends, with each member’s best and worst week.",
      },
      { type: "feature", description: "See who took what from the armoury." },
      {
        type: "feature",
        description: "War Room shows the fair fight of the last win against each enemy.",
      },
      { type: "feature", description: "See who won once a war ends, with its report." },
    ],
  },
  {
    date: "23/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "My Progress shows how your stats and net worth changed over a week, month or year.",
      },
      { type: "feature", description: "Check your log for what changed your net worth." },
      { type: "feature", description: "Set goals in My Progress and see whether you’re on track." },
      {
        type: "feature",
        description: "A dashboard card shows what changed in your last seven days.",
      },
      {
        type: "feature",
        description: "See your honors, medals and merits, and when you could earn the next awards.",
      },
      {
        type: "feature",
        description: "See who each enemy hit, and how long you have to retaliate.",
      },
      { type: "feature", description: "See which of your members have hit in a war." },
      { type: "feature", description: "Hear an alarm before your chain breaks." },
      { type: "feature", description: "Write notes on enemies." },
      { type: "feature", description: "Compare both factions before a war." },
      { type: "feature", description: "Split payouts to the dollar in the reports of past wars." },
      { type: "feature", description: "See what your next property adds and costs." },
      {
        type: "ui",
        description:
          "Faction Members fits phones: tap a row for details, with search always in view.",
      },
      {
        type: "ui",
        description:
          "Filter for members who are inactive, aren’t in an OC, owe money or have a balance.",
      },
      {
        type: "ui",
        description:
          "Item shops mark items that lose money, and show the best 100 first on phones.",
      },
      { type: "ui", description: "See available courses in Education with one tap." },
      { type: "ui", description: "Companies shows the positions you qualify for." },
      { type: "ui", description: "Items remembers how you last viewed it." },
      { type: "ui", description: "Each crime shows its slots, what’s wrong and what to do." },
      { type: "ui", description: "Crimes that don’t need you are folded away, with counts." },
      {
        type: "feature",
        description: "Faction Week shows what each member did and who is below your minimums.",
      },
      {
        type: "feature",
        description: "Set minimums by position, and exempt members who are away.",
      },
      { type: "feature", description: "Copy a thank-you text for your faction newsletter." },
      { type: "feature", description: "Work through today’s checklist one task at a time." },
      { type: "feature", description: "Share your faction’s day in chat as a picture." },
      {
        type: "feature",
        description:
          "The menu counts what’s left today, inactive members and crimes that need you.",
      },
      { type: "feature", description: "Search from the menu on phones." },
      {
        type: "feature",
        description:
          "War Room shows your ranked war and chain live: the lead, the time left and who to hit.",
      },
      {
        type: "feature",
        description: "Pages open at once with what you last saw, and say how old it is.",
      },
      { type: "feature", description: "Pages work offline." },
      {
        type: "feature",
        description: "Settings shows your key’s access, recent calls and stored data.",
      },
      { type: "feature", description: "Back up your data, or delete it all, in Settings." },
      {
        type: "feature",
        description: "Install the site as an app, with a badge for what’s left today.",
      },
      { type: "feature", description: "The tab’s icon fills as you finish the day’s tasks." },
      {
        type: "feature",
        description: "Players who share a browser each have their own notes and settings.",
      },
      { type: "feature", description: "Change your API key without logging out." },
      {
        type: "feature",
        description: "If nothing else works, see, save and delete your data on the rescue page.",
      },
    ],
  },
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
      { type: "config", description: "Set your own thresholds for inactive days and pass rates." },
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
