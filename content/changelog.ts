import { defineChangelog } from "./define";

/** The changes for players, by day: `npm run content:new -- change` adds to them. */
export const changelog = defineChangelog([
  {
    date: "30/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Faction attacks name who attacked you most, and Faction summary who joined last.",
      },
      {
        type: "feature",
        description:
          "Companies begins with yours and with what you could gain per day, and Education suggests your next course.",
      },
      {
        type: "ui",
        description:
          "The stock budget starts with your cash, Companies with the job that gains most, and Stock Market with your stocks.",
      },
      {
        type: "ui",
        description:
          "Item shops say what to buy first, and Properties what the next one costs once yours is sold.",
      },
      {
        type: "ui",
        description: "War Room lists first whom to retaliate on, with the time left.",
      },
      {
        type: "ui",
        description:
          "Bounties know your targets’ states at once, and Attacks rank targets by the respect they brought.",
      },
      {
        type: "ui",
        description:
          "Training’s Jump opens on the jump that is best for its money, and Plan lets you pick the goal on top.",
      },
      {
        type: "ui",
        description:
          "While you fly or are in hospital, Training says what your energy will bring once you’re back.",
      },
      {
        type: "ui",
        description:
          "My Progress shows trends before awards, and leaves out the awards you’ve earned.",
      },
      {
        type: "ui",
        description:
          "User Logs adds up by category, and names entries in plain words, such as “Mugged by an attacker”.",
      },
      {
        type: "ui",
        description:
          "Ledger: each country’s profit per hour stands above the trips, and Trade parts what is sold from what isn’t.",
      },
      {
        type: "ui",
        description:
          "Faction Week says each minimum once, and its ledger leads with what members took beyond their deposits.",
      },
      {
        type: "ui",
        description:
          "Weekly trend draws every member’s weeks, on phones too, and shows what it is sorted by.",
      },
      {
        type: "ui",
        description:
          "Properties below yours begin with the nearest, and Stock Market marks what is ready to collect.",
      },
      {
        type: "ui",
        description:
          "The login lists private selections by section, Settings folds stored data, and a holding takes three lines.",
      },
      {
        type: "ui",
        description:
          "My Company says once what all employees share, and a point of environment no longer looks like a leap.",
      },
      {
        type: "fix",
        description:
          "Positions of two words have their column again among the points in every position.",
      },
      {
        type: "feature",
        description:
          "My Company shows each applicant’s points by position, and which employees are still settling in.",
      },
      {
        type: "fix",
        description:
          "With a key that is too low, each view of Treasury keeps your own part and names the key once.",
      },
      {
        type: "ui",
        description:
          "Stock ROI Calculator: a tier bought in part shows its return on the money still needed, too.",
      },
      {
        type: "ui",
        description:
          "The stock budget offers amounts, and says which swaps exclude each other and what money they leave.",
      },
      {
        type: "ui",
        description:
          "Stock Market begins with what your stocks are worth, Dividends with a button for each that is ready.",
      },
      {
        type: "ui",
        description:
          "Companies says what you still need for the next position, Education what a course brings, on phones too.",
      },
      {
        type: "ui",
        description:
          "Item Shop Profitability says what the worst mug leaves of each recommended purchase.",
      },
      {
        type: "ui",
        description:
          "The changelog counts a day’s changes, begins with new features and folds the rest.",
      },
      {
        type: "fix",
        description:
          "The login says under its field where your key goes, and no longer scrolls sideways with wide spacing.",
      },
      {
        type: "ui",
        description:
          "Treasury: Use counts who hit too little, Funds says plainly what differs, Pay’s rows line up.",
      },
      {
        type: "ui",
        description:
          "Bounties begin with who you can beat, the log with today’s money, stocks and properties with yours.",
      },
      {
        type: "ui",
        description:
          "Courses you can take come first, and Items has those you opened last at its top.",
      },
      {
        type: "ui",
        description:
          "Bounties are grouped by chance, Plan shows your nearest goal, and a jump that loses names a better one.",
      },
      {
        type: "ui",
        description:
          "The training log begins with this week’s gain, the log by type with the type that moved most money.",
      },
      {
        type: "ui",
        description:
          "Weekly trend, Pass rates and Faction summary begin with what a leader can act on.",
      },
      {
        type: "ui",
        description:
          "Attacks lead with your member, and one column shows the respect gained or lost.",
      },
      {
        type: "ui",
        description:
          "Pass rates list each member’s roles on one line, and name the greatest gain of a move.",
      },
      {
        type: "ui",
        description:
          "On phones, Faction Week’s filters have a line of their own, and Faction Members shows more rows.",
      },
      {
        type: "feature",
        description: "The armoury ledger shows what each member took, net of what they deposited.",
      },
      {
        type: "fix",
        description:
          "Picture of the Day has a marker for each crime, also of those ready within minutes.",
      },
      {
        type: "feature",
        description:
          "Treasury: split the pay of a war to the dollar, from public reports, and see who was paid.",
      },
      {
        type: "feature",
        description:
          "Treasury voids hits one by one, counts hits taken and pays to an agreed end, from the attack log.",
      },
      {
        type: "feature",
        description:
          "Treasury without faction API access: what you used from the armoury and have on loan, from your log.",
      },
      {
        type: "feature",
        description:
          "Treasury lists what to restock and what is on loan, who used the armoury, and each change of a balance.",
      },
      {
        type: "feature",
        description:
          "Settings can notify you when the armoury falls below your minimum or a balance turns negative.",
      },
      {
        type: "feature",
        description:
          "Ledger: what each trip and each item earned after fees, by country, source and week, from your own log.",
      },
      {
        type: "feature",
        description:
          "Ledger: museum sets you can exchange and what one more would gain, and the next trip by profit per hour.",
      },
      {
        type: "feature",
        description:
          "My Company: the day’s profit, stock and who needs you, and the best positions of your employees in any seats.",
      },
      {
        type: "feature",
        description:
          "My Company’s History: income and profit by day and week, and your rank among companies of your type.",
      },
      {
        type: "feature",
        description:
          "My Company keeps your agreements about trains and counts what you still owe, from the company’s news.",
      },
      {
        type: "feature",
        description:
          "Employees see the specials that their job points buy, and a week of pay, in My Company.",
      },
      {
        type: "ui",
        description:
          "The checklist’s company items open My Company; the company’s next day is among what ends, and can notify you.",
      },
      {
        type: "ui",
        description:
          "Education’s cards are shorter: descriptions and what a course unlocks open on request or in a search.",
      },
      {
        type: "ui",
        description:
          "The Stock Market can be sorted, and its cards open on market cap and investors.",
      },
      {
        type: "ui",
        description:
          "The stock budget starts with the cash that another page has loaded, and may be emptied.",
      },
      {
        type: "ui",
        description:
          "Pass rates begin with who should change, in which open crime, and the empty slot that they fit.",
      },
      {
        type: "ui",
        description:
          "Without a goal, Training’s Plan begins with the goals to choose and shows no empty tables.",
      },
      {
        type: "ui",
        description:
          "Faction Week and its trend have rows of two lines on phones, with those below a minimum first.",
      },
      {
        type: "ui",
        description:
          "Faction summary names the leaders, and counts who is online, inactive, in hospital or not in an OC.",
      },
      {
        type: "ui",
        description:
          "Find anything opens a course, company or property itself, and the search of My Progress forgives slips.",
      },
      {
        type: "ui",
        description:
          "On phones, the notifications of Settings take half the room: those that are off share a line.",
      },
      {
        type: "fix",
        description: "While the checklist loads, its rows stay in their places.",
      },
      {
        type: "fix",
        description:
          "The palette opens views by name, such as “Pass rates” or “Armoury”, not only the page that has them.",
      },
      {
        type: "fix",
        description: "Today’s tasks: Undo brings back a task that you marked as done by mistake.",
      },
      {
        type: "fix",
        description:
          "The phone’s menu and popovers open sooner the first time: a wait of 0.3 seconds is gone.",
      },
      {
        type: "fix",
        description:
          "Targets: a note says whether it’s saved, and a deleted note leaves an empty field.",
      },
    ],
  },
  {
    date: "29/11/2026",
    changes: [
      {
        type: "ui",
        description:
          "Settings begin with what you choose, and fold your key’s access unless a page lacks some.",
      },
      {
        type: "feature",
        description:
          "A player’s name opens their state, fair fight, your note, profile and attack, on every page.",
      },
      {
        type: "feature",
        description:
          "Search forgives a slip: “xanx” finds Xanax in Items, and “level>80” or “hospital” work in Members.",
      },
      {
        type: "ui",
        description:
          "An empty list says why: nothing matches, nothing is entered or none exist, and offers the next step.",
      },
      {
        type: "ui",
        description: "Losses have a true minus and their colour, and each page has one name.",
      },
      {
        type: "feature",
        description:
          "“Idle” among the notifications; All, None and a test; nothing can be ticked that can’t ring.",
      },
      {
        type: "ui",
        description:
          "The login shows the custom key, what a wrong key lacks, and which pages a lower key works for.",
      },
      {
        type: "fix",
        description: "What you choose or enter in the sample data stays in it.",
      },
      {
        type: "ui",
        description:
          "A page’s views stand first, at the same place in each, and nothing moves while it loads.",
      },
      {
        type: "feature",
        description:
          "Each notification comes at the time, or 5 or 15 minutes before, with or without sound.",
      },
      {
        type: "ui",
        description:
          "On a phone, attacks, log entries and past crimes are two-line rows that open on the rest.",
      },
      {
        type: "ui",
        description:
          "On a phone, so are stocks, tiers, holdings, companies, properties, courses and the armoury.",
      },
      {
        type: "ui",
        description: "Bounties load the states of the rows in view, and take two lines on a phone.",
      },
      {
        type: "ui",
        description: "Pass rates lead with the lowest, and list members from theirs up.",
      },
      {
        type: "ui",
        description:
          "On a phone, Items starts with its search, and lists items by letter, with letters to jump to.",
      },
      {
        type: "ui",
        description: "“Pay out” of a crime opens that crime alone, and says what rounding leaves.",
      },
      {
        type: "ui",
        description: "“Mark as settled” says so and has Undo. “Buy 3 items” marks these three.",
      },
      {
        type: "feature",
        description: "Each problem of a crime has a message to copy, ready to send in the game.",
      },
      {
        type: "feature",
        description: "An empty slot of a crime names the members not in an OC who fit it best.",
      },
      {
        type: "feature",
        description:
          "A crime that needs you opens on its members: item, price, state and one action each.",
      },
      {
        type: "feature",
        description:
          "“Notify me” asks for permission first, and says how many are on and what comes next.",
      },
      {
        type: "feature",
        description:
          "Today’s tasks begin with what is idle, and say why, how long, and what isn’t confirmed yet.",
      },
      {
        type: "feature",
        description:
          "What isn’t running stands in “Now and next” and in the menu: course, virus, drug and more.",
      },
      {
        type: "fix",
        description:
          "Saved data that your browser has damaged no longer breaks a page: it loads again.",
      },
      {
        type: "fix",
        description: "Back right after typing in a search or amount also takes the text back.",
      },
      {
        type: "fix",
        description: "Contracts that have expired no longer count as open in Today’s tasks.",
      },
      {
        type: "fix",
        description: "“Next ready” leaves out crimes that nobody has joined.",
      },
      {
        type: "fix",
        description: "Settings say when a saved stats or training history isn’t available.",
      },
      {
        type: "fix",
        description: "The weekly trend no longer says for a moment that the API has no stats.",
      },
      {
        type: "fix",
        description: "Targets, bounties and wars say how many of their records couldn’t be read.",
      },
    ],
  },
  {
    date: "28/11/2026",
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
          "The dashboard opens with what’s left today: a checklist of 26 items, one task at a time if you like.",
      },
      {
        type: "feature",
        description:
          "Next 24 hours shows everything that ends: landings, hospital, cooldowns, dividends, the bank and events.",
      },
      { type: "feature", description: "Get notified of ends, or add them to your calendar." },
      {
        type: "feature",
        description: "See under your checklist what isn’t running, such as the bank or a virus.",
      },
      {
        type: "feature",
        description: "A dashboard card shows what changed in your last seven days.",
      },
      {
        type: "feature",
        description:
          "Faction Members shows who is inactive, who isn’t in an OC, and who has money or points.",
      },
      { type: "feature", description: "Write your own notes on members and enemies." },
      {
        type: "feature",
        description:
          "Organised Crimes shows what needs action and why, with each crime’s slots and missing items.",
      },
      {
        type: "feature",
        description: "See who took part in crimes, pass rates from history, and payouts.",
      },
      {
        type: "feature",
        description:
          "Mark a crime as settled, or all crimes up to a date, and see what crimes reward.",
      },
      {
        type: "feature",
        description:
          "Faction Attacks shows who won, the respect gained and lost, and respect per hit.",
      },
      {
        type: "feature",
        description:
          "Faction Week shows what each member did between any two dates, and who is below your minimums.",
      },
      {
        type: "feature",
        description: "Set minimums by position, and exempt members who are away.",
      },
      {
        type: "feature",
        description: "See who took what from the armoury, and who has left your faction.",
      },
      {
        type: "feature",
        description:
          "Share your faction’s day in chat as a picture, and copy a thank-you text for your newsletter.",
      },
      {
        type: "feature",
        description:
          "War Room shows your ranked war and chain live: the lead, the time left and who to hit.",
      },
      { type: "feature", description: "Hear an alarm before your chain breaks." },
      {
        type: "feature",
        description:
          "See who each enemy hit, how long you have to retaliate, and which of your members have hit.",
      },
      {
        type: "feature",
        description:
          "Compare both factions before a war, and forecast its end from an agreed score.",
      },
      { type: "feature", description: "Split payouts to the dollar in the reports of past wars." },
      {
        type: "feature",
        description:
          "Stock ROI Calculator shows what each tier costs, pays and returns, and what to buy with a budget.",
      },
      {
        type: "feature",
        description:
          "User Stock Portfolio shows what your stocks are worth, cost and pay, and which dividends are ready.",
      },
      {
        type: "feature",
        description:
          "Item Shop Profitability shows what city shops sell below market value, with the best 100 to buy today.",
      },
      {
        type: "feature",
        description:
          "Items and Stock Market list every item and stock in the game, with pictures, effects and charts.",
      },
      {
        type: "feature",
        description: "Education shows the path to any course, and what shortens yours.",
      },
      {
        type: "feature",
        description: "Companies shows the positions that your working stats allow.",
      },
      {
        type: "feature",
        description: "Properties shows what happiness costs, and your next upgrade.",
      },
      {
        type: "feature",
        description:
          "My Progress shows how all 217 stats of the game changed over a week, month or year.",
      },
      { type: "feature", description: "Set goals in My Progress and see whether you’re on track." },
      {
        type: "feature",
        description: "See your honors, medals and merits, and when you could earn the next ones.",
      },
      {
        type: "feature",
        description: "Training shows what your energy gains now in each stat, and in which gym.",
      },
      {
        type: "feature",
        description: "Plan a happy jump: its steps, its cost, and whether it beats flat training.",
      },
      {
        type: "feature",
        description: "Set a battle stat goal or a build and see roughly when you’ll reach it.",
      },
      {
        type: "feature",
        description:
          "Training’s estimates adjust to your own gym sessions, listed week by week and as CSV.",
      },
      {
        type: "feature",
        description: "Targets shows who on your lists to attack now, and for how much respect.",
      },
      { type: "feature", description: "Find bounties that suit your level and stats." },
      {
        type: "feature",
        description: "Targets shows when each NPC reaches the next loot level, and can notify you.",
      },
      {
        type: "feature",
        description:
          "See the respect your attacks earned, by target and week, and which attacks you lost.",
      },
      {
        type: "feature",
        description: "User Logs has filters, search, and totals by type and day.",
      },
      {
        type: "feature",
        description:
          "Press Ctrl+K to find pages, items, stocks, courses, companies, properties, members and actions.",
      },
      { type: "feature", description: "Press ? for all shortcuts." },
      {
        type: "feature",
        description:
          "The menu counts what’s left today, inactive members, crimes that need you and enemies you can hit.",
      },
      {
        type: "feature",
        description:
          "Pages open at once with what you last saw, say how old it is, and work offline.",
      },
      {
        type: "feature",
        description: "Install the site as an app, with a badge for what’s left today.",
      },
      {
        type: "feature",
        description: "Settings shows your key’s access, recent calls and stored data.",
      },
      {
        type: "feature",
        description:
          "Settings can check whether the app still reads the game’s responses correctly.",
      },
      {
        type: "feature",
        description: "Back up your data, restore it, or delete it all, in Settings.",
      },
      {
        type: "feature",
        description: "Players who share a browser each have their own notes, settings and history.",
      },
      {
        type: "feature",
        description:
          "Change your API key without logging out, or use a custom key with only the access the app needs.",
      },
      {
        type: "feature",
        description: "If nothing else works, see, save and delete your data on the rescue page.",
      },
      {
        type: "feature",
        description:
          "The changelog, feature suggestions and bug reports have their own pages, and the changelog an Atom feed.",
      },
      {
        type: "ui",
        description:
          "On phones, each page starts with its main number, and wide tables can be swiped.",
      },
      {
        type: "ui",
        description:
          "Choose the columns of every table, save your views, copy it, or save it as CSV.",
      },
      {
        type: "ui",
        description: "Every calculated figure can show how it’s calculated, step by step.",
      },
      { type: "ui", description: "Put the dashboard’s cards in your own order." },
      { type: "ui", description: "Choose a light theme, a dark theme or your system’s." },
      {
        type: "ui",
        description: "Back and forward step through a page’s filters, sorting and views.",
      },
      {
        type: "ui",
        description:
          "Pages fit at 400% zoom, in high-contrast mode, by keyboard and with a screen reader.",
      },
      {
        type: "ui",
        description: "Names and numbers stay as they are when your browser translates a page.",
      },
      { type: "config", description: "Turn off checklist items one by one." },
      { type: "config", description: "Set your own thresholds for inactive days and pass rates." },
      {
        type: "fix",
        description: "When one call fails, pages show everything else and say what’s missing.",
      },
      {
        type: "fix",
        description: "One bad value or record from the game no longer breaks a page.",
      },
      {
        type: "fix",
        description:
          "Failed calls retry automatically, and several open tabs never go over 90 calls per minute.",
      },
      {
        type: "fix",
        description: "If your device’s clock is wrong, times follow the game’s clock.",
      },
      {
        type: "fix",
        description: "Full, blocked or damaged storage no longer costs you your saved data.",
      },
      {
        type: "fix",
        description:
          "An update no longer discards what you’re typing in another tab; that tab asks first.",
      },
      {
        type: "fix",
        description:
          "Downloads, Copy and notifications work in older browsers and inside apps such as Torn PDA.",
      },
      {
        type: "fix",
        description:
          "Fields read 500.000, 1 000 000 and 1,5m, and say what to write instead of dropping decimals.",
      },
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
]);
