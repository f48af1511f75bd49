import { defineChangelog } from "./define";
import { earlierChanges } from "./earlier-changes";

/** What changed for players, by day: `npm run content:new -- change` adds to it. */
export const changelog = defineChangelog([
  {
    date: "27/11/2026",
    changes: [
      {
        type: "fix",
        description:
          "Faction Week: minimums are scaled to the days you choose, and an exemption leaves earlier weeks as they were.",
      },
      {
        type: "fix",
        description: "Sample data: the chain breaks and cools down at times.",
      },
      {
        type: "fix",
        description: "War Room: wins that paid no respect no longer lower the average fair fight.",
      },
      {
        type: "fix",
        description: "Members: the headline says how many last actions are unknown.",
      },
      {
        type: "fix",
        description: "Fallen and federal members and employees no longer count as inactive.",
      },
      {
        type: "feature",
        description:
          "Faction Week: exempt a member several times. One that begins today counts at once, and half of a period is enough.",
      },
      {
        type: "fix",
        description: "Translated pages leave all names from the game as they are.",
      },
      {
        type: "fix",
        description: "Inside apps, a file’s text to copy has a margin around it on phones.",
      },
      {
        type: "fix",
        description:
          "My Progress shows stock payouts as a number, not as money: “409 of 100” for the honor Dividend.",
      },
      {
        type: "fix",
        description:
          "Switching accounts while data is being saved leaves nothing of the previous account in your browser.",
      },
      { type: "feature", description: "War Room: enter an agreed score for the forecast." },
      { type: "feature", description: "Attacks: respect per hit, with bonus hits listed apart." },
      { type: "fix", description: "Happy above its maximum shows when it resets." },
      { type: "fix", description: "In hospital or jail abroad counts as abroad, not as out soon." },
      {
        type: "fix",
        description: "Fewer than 10 hits raise no alarm; chain cooldowns show an end.",
      },
      { type: "fix", description: "War Room: when you’re behind, it says what the enemy needs." },
      {
        type: "fix",
        description:
          "Names and texts with characters such as & and ’ read as in the game, and the ledger of Faction Week finds them.",
      },
      {
        type: "fix",
        description:
          "Shares of a crime stay right when the game leaves out a member’s role: each slot counts.",
      },
      {
        type: "fix",
        description:
          "A member whose details can’t be loaded no longer counts as having left, and one without a last action stays in the list.",
      },
      {
        type: "fix",
        description: "Attacks and hits of former members show their names, marked “left”.",
      },
      {
        type: "fix",
        description: "A faction without a leader no longer stops the pages about it.",
      },
      {
        type: "fix",
        description:
          "When one call fails, only what depends on it is missing: the ROI calculator works without prices of points, items or properties, and Organised Crimes, payouts, attacks and the picture of the day without the members or the faction.",
      },
      {
        type: "fix",
        description:
          "Pages keep working while your browser translates them, and names and figures stay as they are.",
      },
      {
        type: "fix",
        description:
          "Files and copies work inside other apps, such as Torn PDA. Where your browser takes neither, you get the text to copy.",
      },
      {
        type: "fix",
        description:
          "Older browsers load the game’s data again, and one that is too old for this site says so, instead of an empty page or dead buttons.",
      },
      {
        type: "fix",
        description:
          "Settings warns you that Safari deletes what this site has stored after seven days without a visit.",
      },
      {
        type: "fix",
        description: "War Room: the chain alarm sounds in older browsers too.",
      },
      {
        type: "fix",
        description: "Excel shows letters such as ö and € right in a CSV.",
      },
      {
        type: "fix",
        description: "Restore in Settings takes the file that you saved on the rescue page.",
      },
      {
        type: "fix",
        description:
          "War Room, Faction Week and Organised Crimes stay usable when one call fails, and other pages say what is missing.",
      },
      {
        type: "fix",
        description: "War reports set money aside for members that can’t be loaded.",
      },
    ],
  },
  {
    date: "26/11/2026",
    changes: [
      {
        type: "fix",
        description:
          "After the game has failed, one press on Refresh or Try again reads everything on the page again. Item Shop Profitability needed two. In Faction Week, “Weeks” fits beside “Figure” on a phone.",
      },
      {
        type: "fix",
        description:
          "A page that you left through “Find anything” no longer stays in the browser’s memory. If you close it and open it again at once, what you type goes into its field, not to the page behind it. Closing it takes you back to where you were. A page’s other name is no longer added where its title has it already, as in “War Room War”.",
      },
      {
        type: "fix",
        description:
          "Two tabs stay within 90 calls a minute together, also where the browser doesn’t let them take turns in time, as just after your device woke up.",
      },
      {
        type: "fix",
        description:
          "On a phone, closing the menu with Escape takes you back to its button, no longer to the beginning of the page.",
      },
      {
        type: "fix",
        description:
          "With a screen reader you hear when a refresh is done, when a page that failed is back, and when a long reading stops or has ended. The war room’s tables have names.",
      },
      {
        type: "fix",
        description:
          "In Safari, Copy works above every table and for the newsletter, and the members’ page no longer slides sideways on a phone. If part of a copy doesn’t load, you are told.",
      },
      {
        type: "feature",
        description:
          "In the high-contrast colours of your system, switches, bars and the open view are seen. With Tab alone, nothing you reach is hidden under the bar at the end of a phone’s screen, and at 400 % more of the page is in the window.",
      },
      {
        type: "fix",
        description:
          "Faction Week: a year of weeks changes to another figure in half the time, and the sample faction’s week is there after a second, not after fifteen.",
      },
      {
        type: "feature",
        description:
          "My Progress groups its lines: what you have in battle stats, working stats, net worth and skills, and what your habits bring each day. An award far away no longer says “2 years to 2 years”.",
      },
      {
        type: "fix",
        description:
          "Pages with figures open a little sooner on a phone, and the dashboard’s cards come one after the other, so that your taps wait for less.",
      },
    ],
  },
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
        type: "feature",
        description:
          "Faction Week is a table on phones: five figures side by side, the rest by a swipe, with a bar under each. While it reads, it says how far it has come.",
      },
      {
        type: "feature",
        description:
          "My Progress begins with your nearest awards and your lines. Properties mark yours and the next one; in your portfolio, what is ready to collect comes first.",
      },
      {
        type: "fix",
        description:
          "In logs, attacks, item shops and education, each view begins with its own answer: tabs come first, and filters below. A crime’s reasons take two lines and open to all of them, and its time left is the one at the head of the page.",
      },
      {
        type: "fix",
        description:
          "What the site loads ahead for use without a network is 1.5 MB in place of 2, and every page still opens. Only in the first seconds of your first visit does a link without a network lead to your browser’s own page. A dialog opens sooner once you’ve opened another.",
      },
      {
        type: "fix",
        description:
          "After the game has asked for a pause in calls, pages load at full speed again in a minute. It took five.",
      },
      {
        type: "fix",
        description:
          "On a phone, the day and the time of what comes next no longer run into the words beside them.",
      },
      {
        type: "fix",
        description:
          "While a page loads, its first row or card has the place where it will be, so nothing jumps under your finger.",
      },
      {
        type: "fix",
        description:
          "When the game doesn’t answer, the menu and the tab’s icon keep what they knew of your checklist: what couldn’t be read is no longer counted as left.",
      },
      {
        type: "fix",
        description:
          "The custom key that we suggest asks for one selection fewer: the game’s list of organised crimes, which no page read.",
      },
      {
        type: "fix",
        description:
          "On a wide screen the Stock ROI Calculator shows what you hold above its table. In your portfolio on a phone, one button explains your total value and your profit.",
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
  ...earlierChanges,
]);
