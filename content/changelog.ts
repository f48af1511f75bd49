import { defineChangelog } from "./define";

/** The changes for players, by day, each after the page it is about: `npm run content:new -- change` adds to them. */
export const changelog = defineChangelog([
  {
    date: "30/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Treasury: Splits a war’s pay to the dollar from its public report, and shows who has been paid.",
      },
      {
        type: "feature",
        description:
          "Treasury: Leaves single hits out of a war’s pay if you say so, and all hits after an agreed end.",
      },
      {
        type: "feature",
        description: "Treasury: Shows what to restock, what is on loan and who used the armoury.",
      },
      {
        type: "feature",
        description:
          "Treasury: Without faction API access, shows what you took from the armoury and have on loan.",
      },
      {
        type: "ui",
        description:
          "Treasury: Names members whose balance changed without the news explaining it.",
      },
      {
        type: "ui",
        description: "Treasury: Use shows who attacked less than expected for what they used.",
      },
      {
        type: "fix",
        description:
          "Treasury: With a key that can’t load the faction’s data, each view still shows your own part.",
      },
      {
        type: "feature",
        description:
          "My Company: Shows the day’s profit, the stock, who needs you and the best position for each employee.",
      },
      {
        type: "ui",
        description:
          "My Company: Says which two employees to swap first, and who gets the trains that are left.",
      },
      {
        type: "feature",
        description:
          "My Company: Shows each applicant’s points by position, and which employees are still settling in.",
      },
      {
        type: "feature",
        description:
          "My Company: History shows profit by day and week, and your rank among companies of your type.",
      },
      {
        type: "ui",
        description:
          "My Company: History begins with a large chart of the profit, and shows each level’s line.",
      },
      {
        type: "feature",
        description:
          "My Company: Keeps your train agreements and counts the trains that you still owe.",
      },
      {
        type: "feature",
        description:
          "My Company: Employees see their pay of the week and the specials that their job points buy.",
      },
      {
        type: "fix",
        description:
          "My Company: “Points in every position” shows all positions again, also those with two words in their name.",
      },
      {
        type: "fix",
        description:
          "My Company: An applicant’s link keeps the keyboard’s focus while the points below load.",
      },
      {
        type: "feature",
        description:
          "Ledger: Shows what each trip and each item earned after fees, from your own log.",
      },
      {
        type: "feature",
        description:
          "Ledger: Shows the museum sets you can exchange, and the next trip by profit per hour.",
      },
      {
        type: "ui",
        description: "Ledger: Ranks countries by profit per hour above the list of trips.",
      },
      {
        type: "ui",
        description:
          "Ledger: Sets says what the next set lacks and where it’s sold, and Trips the profit per hour of all trips.",
      },
      {
        type: "ui",
        description: "Faction Week: The armoury ledger names the items that each member took.",
      },
      {
        type: "feature",
        description:
          "Faction Week: The armoury ledger shows what each member took, and the items they deposited.",
      },
      {
        type: "ui",
        description: "Faction Week: Draws each member’s weeks in Weekly trend, on phones too.",
      },
      {
        type: "ui",
        description: "Faction Week: Members below a minimum come first on phones, two lines each.",
      },
      { type: "feature", description: "Faction attacks: Shows who attacked you most." },
      { type: "ui", description: "Faction attacks: One column shows the respect gained or lost." },
      {
        type: "feature",
        description: "Faction summary: Starts with the war, the chain and your last wars.",
      },
      {
        type: "feature",
        description:
          "Faction summary: Shows who joined last, and counts who is online, inactive or in hospital.",
      },
      {
        type: "feature",
        description: "Companies: Leads with the job that would raise your working stats most.",
      },
      {
        type: "ui",
        description: "Companies: Shows the stats that you still need for the next position.",
      },
      {
        type: "feature",
        description: "Education: Suggests your next course, and says what it brings.",
      },
      {
        type: "ui",
        description: "Education: Lists the courses that you can take first, in shorter cards.",
      },
      {
        type: "feature",
        description:
          "Notifications: Tell you when the armoury falls below your minimum or a balance turns negative.",
      },
      {
        type: "ui",
        description: "War Room: Shows first whom to retaliate on, with the time left.",
      },
      {
        type: "feature",
        description:
          "Targets: In the air, in hospital or in jail, shows who is ready once you can attack again.",
      },
      {
        type: "ui",
        description:
          "War Room: Says until when you can’t attack, and shows no Attack buttons then.",
      },
      {
        type: "ui",
        description: "War Room: On phones, shows who is online and when the war may end.",
      },
      {
        type: "ui",
        description:
          "Targets: Bounties are grouped by your chance to win, and show at once who is in hospital.",
      },
      {
        type: "ui",
        description: "Targets: Attacks ranks your targets by the respect they brought.",
      },
      {
        type: "fix",
        description:
          "Targets: A note shows whether it’s saved, and the field is empty after you delete a note.",
      },
      {
        type: "ui",
        description:
          "Training: While you fly or are in hospital, says what your energy will bring once you’re back.",
      },
      {
        type: "ui",
        description: "Stock ROI Calculator: Budget starts with your cash and one piece of advice.",
      },
      {
        type: "ui",
        description: "Item Shop Profitability: Says which items to buy first.",
      },
      {
        type: "ui",
        description:
          "Training: Jump opens on the jump that is best for its money, and Plan lets you pick your goal at the top.",
      },
      { type: "ui", description: "Training: Log starts with this week’s gain." },
      {
        type: "ui",
        description:
          "My Progress: Shows trends before awards, and hides awards that you have earned.",
      },
      {
        type: "ui",
        description:
          "My Progress: Trends go over the period that you choose, and awards say how much is missing.",
      },
      {
        type: "ui",
        description:
          "User Logs: Adds up money by category, and names entries in plain words such as “Mugged by an attacker”.",
      },
      {
        type: "ui",
        description:
          "Stock ROI Calculator: Shows what the money still missing for a tier would return.",
      },
      {
        type: "ui",
        description:
          "Stock ROI Calculator: Budget offers amounts, and shows which swaps can’t be combined.",
      },
      {
        type: "feature",
        description:
          "Stock ROI Calculator: Budget says how long your benefits take to save for the cheapest tiers.",
      },
      {
        type: "ui",
        description:
          "Stock ROI Calculator: On a phone, Dividends has a button for each dividend that is ready.",
      },
      {
        type: "ui",
        description:
          "Stock Market: Lists your own stocks first, with their worth, and can be sorted.",
      },
      {
        type: "ui",
        description:
          "Item Shop Profitability: Shows what the worst mug would leave of each recommended purchase.",
      },
      {
        type: "ui",
        description:
          "Properties: Shows those near yours in price first, and what each costs once yours is sold.",
      },
      {
        type: "ui",
        description: "Properties: Shows what a point of happiness above yours costs, net.",
      },
      { type: "ui", description: "Items: Keeps the items that you opened last at the top." },
      {
        type: "ui",
        description: "Organised Crimes: Pass rates starts with each member’s best role.",
      },
      {
        type: "fix",
        description:
          "Organised Crimes: No longer marks you as away if you land before the crime is ready.",
      },
      {
        type: "ui",
        description: "Picture of the Day: Names the tasks that are left.",
      },
      {
        type: "ui",
        description: "Picture of the Day: Says how late a crime is that waits for somebody.",
      },
      {
        type: "ui",
        description:
          "Organised Crimes: Pass rates suggests who should move to which slot, and what it gains.",
      },
      { type: "ui", description: "Faction Members: Shows more members on a phone’s screen." },
      {
        type: "ui",
        description:
          "Dashboard: The company tasks open My Company, and its next day is listed under Next 24 hours.",
      },
      {
        type: "fix",
        description: "Dashboard: Rows of the checklist no longer jump while it loads.",
      },
      {
        type: "fix",
        description: "Dashboard: Undo brings back a task that you marked as done by mistake.",
      },
      {
        type: "ui",
        description:
          "Picture of the Day: Lists the names behind each task and today’s crimes below the picture.",
      },
      {
        type: "fix",
        description:
          "Picture of the Day: Marks every crime, also those that are ready within minutes.",
      },
      {
        type: "ui",
        description: "Search: Opens a course, company or property itself, not only its page.",
      },
      {
        type: "fix",
        description: "Search: Finds views by name, such as “Pass rates” or “Armoury”.",
      },
      {
        type: "ui",
        description: "Settings: Folds stored data, and notifications take half the room on phones.",
      },
      {
        type: "ui",
        description: "Log in: Lists by section what you miss if a custom key lacks a selection.",
      },
      {
        type: "fix",
        description: "Log in: The page no longer scrolls sideways if letters are spaced widely.",
      },
      {
        type: "fix",
        description: "All pages: The phone’s menu opens without a wait the first time.",
      },
      { type: "ui", description: "Changelog: Groups each day’s changes by page." },
    ],
  },
  {
    date: "29/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "All pages: A player’s name opens their state, fair fight, your note, profile and attack.",
      },
      {
        type: "feature",
        description: "Search: Forgives typos, so that “xanx” finds Xanax in Items.",
      },
      {
        type: "feature",
        description: "Faction Members: Search understands “level>80” or “hospital”.",
      },
      {
        type: "feature",
        description:
          "Notifications: Come at the time itself, or 5 or 15 minutes before, with or without sound.",
      },
      {
        type: "feature",
        description:
          "Notifications: Tell you what comes next and how many are on, and can be tested.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: Each problem of a crime has a message to copy and send in the game.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: An empty slot names the members without a crime who fit it best.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: A crime that needs you opens on its members: item, price, state and what to do.",
      },
      { type: "ui", description: "Organised Crimes: Pass rates starts with the lowest one." },
      {
        type: "ui",
        description:
          "Organised Crimes: “Pay out” opens that crime alone, and shows what rounding leaves.",
      },
      { type: "ui", description: "Organised Crimes: “Mark as settled” has Undo." },
      {
        type: "fix",
        description: "Organised Crimes: “Next ready” leaves out crimes that nobody has joined.",
      },
      {
        type: "feature",
        description:
          "Dashboard: Today’s tasks start with what is idle, with the reason and the time left.",
      },
      {
        type: "feature",
        description:
          "Dashboard: Next 24 hours shows what isn’t running: course, virus, drug and more.",
      },
      { type: "fix", description: "Dashboard: Expired contracts no longer count as open tasks." },
      {
        type: "ui",
        description:
          "Settings: Starts with what you choose, and folds your key’s access unless a page lacks some.",
      },
      {
        type: "fix",
        description: "Settings: Shows when a saved stat or training history isn’t available.",
      },
      {
        type: "ui",
        description: "Log in: Offers the custom key, and shows which pages work with a lower key.",
      },
      {
        type: "ui",
        description: "Items: Starts with its search on phones, and lists items by letter.",
      },
      {
        type: "ui",
        description:
          "Targets: Bounties load the states of the players on the screen, in two lines each on phones.",
      },
      {
        type: "fix",
        description: "Targets: Shows how many records couldn’t be loaded, as War Room does.",
      },
      {
        type: "fix",
        description:
          "Faction Week: Weekly trend no longer claims for a moment that stats are missing.",
      },
      {
        type: "ui",
        description:
          "All pages: Long lists take two lines per row on phones, and open on the rest.",
      },
      {
        type: "ui",
        description:
          "All pages: Views stand at the same place on every page, and nothing moves while it loads.",
      },
      { type: "ui", description: "All pages: An empty list gives the reason and the next step." },
      { type: "ui", description: "All pages: Losses have a minus sign and their own colour." },
      {
        type: "fix",
        description: "All pages: What you enter in the sample data stays in the sample.",
      },
      {
        type: "fix",
        description:
          "All pages: Damaged data in your browser is loaded again instead of breaking a page.",
      },
      {
        type: "fix",
        description: "All pages: The browser’s Back also undoes the text just typed in a search.",
      },
    ],
  },
  {
    date: "28/11/2026",
    changes: [
      {
        type: "feature",
        description:
          "Log in: Your own API key stays in your browser and is sent only to the game’s API.",
      },
      {
        type: "feature",
        description: "Log in: A custom key with only the access this site needs is enough.",
      },
      {
        type: "feature",
        description: "All pages: Explore everything with sample data, without an API key.",
      },
      {
        type: "feature",
        description:
          "All pages: Open at once with what you last saw, say how old it is, and work offline.",
      },
      {
        type: "feature",
        description: "All pages: Install the site as an app, with a badge for what’s left today.",
      },
      { type: "feature", description: "All pages: Press ? for all shortcuts." },
      { type: "feature", description: "All pages: Write your own notes on members and enemies." },
      {
        type: "feature",
        description:
          "All pages: The menu counts what’s left today, inactive members, crimes that need you and enemies to hit.",
      },
      {
        type: "ui",
        description:
          "All pages: On phones, each starts with its main number, and wide tables can be swiped.",
      },
      {
        type: "ui",
        description:
          "All pages: Choose the columns of every table, save your views, copy it, or save it as CSV.",
      },
      {
        type: "ui",
        description:
          "All pages: Every calculated figure can show how it’s calculated, step by step.",
      },
      {
        type: "ui",
        description: "All pages: Choose a light theme, a dark theme or your system’s.",
      },
      {
        type: "ui",
        description: "All pages: Back and forward step through filters, sorting and views.",
      },
      {
        type: "ui",
        description:
          "All pages: Fit at 400% zoom, in high-contrast mode, by keyboard and with a screen reader.",
      },
      {
        type: "ui",
        description:
          "All pages: Names and numbers stay as they are when your browser translates a page.",
      },
      {
        type: "fix",
        description:
          "All pages: When one call fails, everything else still shows, and what’s missing is named.",
      },
      {
        type: "fix",
        description: "All pages: One bad value from the game no longer breaks a page.",
      },
      {
        type: "fix",
        description:
          "All pages: Failed calls retry by themselves, and several tabs share the limit of 90 calls per minute.",
      },
      {
        type: "fix",
        description: "All pages: If your device’s clock is wrong, times follow the game’s clock.",
      },
      {
        type: "fix",
        description:
          "All pages: Full, blocked or damaged storage no longer costs you your saved data.",
      },
      {
        type: "fix",
        description: "All pages: An update no longer discards what you’re typing in another tab.",
      },
      {
        type: "fix",
        description:
          "All pages: Downloads, Copy and notifications work in older browsers and in apps such as Torn PDA.",
      },
      { type: "fix", description: "All pages: Fields accept 500.000, 1 000 000 and 1,5m." },
      {
        type: "feature",
        description:
          "Dashboard: Starts with what’s left today: a checklist of 26 items, one task at a time if you like.",
      },
      {
        type: "feature",
        description:
          "Dashboard: Next 24 hours shows what ends: landings, hospital, cooldowns, dividends, the bank and events.",
      },
      {
        type: "feature",
        description: "Dashboard: Add ends to your calendar, or get notified of them.",
      },
      {
        type: "feature",
        description:
          "Dashboard: The checklist also shows what isn’t running, such as the bank or a virus.",
      },
      {
        type: "feature",
        description: "Dashboard: A card shows what changed in your last seven days.",
      },
      { type: "ui", description: "Dashboard: Put the cards in your own order." },
      { type: "config", description: "Dashboard: Turn off checklist items one by one." },
      {
        type: "config",
        description: "Dashboard: Set your own thresholds for inactive days and pass rates.",
      },
      {
        type: "feature",
        description:
          "Faction Members: Shows who is inactive, who isn’t in an OC, and who has money or points.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: Shows what needs action and why, with each crime’s slots and missing items.",
      },
      {
        type: "feature",
        description:
          "Organised Crimes: Shows who took part in crimes, their pass rates and payouts.",
      },
      {
        type: "feature",
        description: "Organised Crimes: Mark a crime as settled, or all crimes up to a date.",
      },
      {
        type: "feature",
        description:
          "Faction attacks: Shows who won, the respect gained and lost, and respect per hit.",
      },
      {
        type: "feature",
        description:
          "Faction Week: Shows what each member did between any two dates, and who is below your minimums.",
      },
      {
        type: "feature",
        description: "Faction Week: Set minimums by position, and exempt members who are away.",
      },
      {
        type: "feature",
        description:
          "Faction Week: Shows who took what from the armoury, and who has left your faction.",
      },
      {
        type: "feature",
        description:
          "Picture of the Day: Shares your faction’s day as a picture, with a thank-you text for your newsletter.",
      },
      {
        type: "feature",
        description:
          "War Room: Shows your ranked war and chain live: the lead, the time left and who to hit.",
      },
      { type: "feature", description: "War Room: Sounds an alarm before your chain breaks." },
      {
        type: "feature",
        description:
          "War Room: Shows who each enemy hit, how long you have to retaliate, and which members have hit.",
      },
      {
        type: "feature",
        description:
          "War Room: Compares both factions before a war, and forecasts its end from an agreed score.",
      },
      {
        type: "feature",
        description: "War Room: Reports of past wars split the payouts to the dollar.",
      },
      {
        type: "feature",
        description:
          "Stock ROI Calculator: Shows what each tier costs, pays and returns, and what to buy with a budget.",
      },
      {
        type: "feature",
        description:
          "User Stock Portfolio: Shows what your stocks are worth, cost and pay, and which dividends are ready.",
      },
      {
        type: "feature",
        description:
          "Item Shop Profitability: Shows what city shops sell below market value, with the best 100 to buy today.",
      },
      {
        type: "feature",
        description: "Items: Lists every item of the game, with picture, effects and prices.",
      },
      { type: "feature", description: "Stock Market: Lists every stock of the game, with charts." },
      {
        type: "feature",
        description: "Education: Shows the path to any course, and what shortens yours.",
      },
      {
        type: "feature",
        description: "Companies: Shows the positions that your working stats allow.",
      },
      {
        type: "feature",
        description: "Properties: Shows what happiness costs, and your next upgrade.",
      },
      {
        type: "feature",
        description:
          "My Progress: Shows how all 217 stats of the game changed over a week, month or year.",
      },
      { type: "feature", description: "My Progress: Set goals and see whether you’re on track." },
      {
        type: "feature",
        description:
          "My Progress: Shows your honors, medals and merits, and when you could earn the next ones.",
      },
      {
        type: "feature",
        description: "Training: Shows what your energy gains now in each stat, and in which gym.",
      },
      {
        type: "feature",
        description:
          "Training: Plans a happy jump: its steps, its cost, and whether it beats flat training.",
      },
      {
        type: "feature",
        description:
          "Training: Set a battle stat goal or a build and see roughly when you’ll reach it.",
      },
      {
        type: "feature",
        description: "Training: Estimates adjust to your own gym sessions, listed week by week.",
      },
      {
        type: "feature",
        description: "Targets: Shows who on your lists to attack now, and for how much respect.",
      },
      { type: "feature", description: "Targets: Finds bounties that suit your level and stats." },
      {
        type: "feature",
        description:
          "Targets: Shows when each NPC reaches the next loot level, and can notify you.",
      },
      {
        type: "feature",
        description:
          "Targets: Shows the respect your attacks earned, by target and week, and which attacks you lost.",
      },
      {
        type: "feature",
        description: "User Logs: Has filters, search, and totals by type and day.",
      },
      {
        type: "feature",
        description:
          "Search: Press Ctrl+K to find pages, items, stocks, courses, companies, properties and members.",
      },
      {
        type: "feature",
        description: "Settings: Shows your key’s access, recent calls and stored data.",
      },
      {
        type: "feature",
        description: "Settings: Checks whether the site still understands the game’s responses.",
      },
      {
        type: "feature",
        description: "Settings: Back up your data, restore it, or delete it all.",
      },
      {
        type: "feature",
        description:
          "All pages: Players who share a browser each have their own notes, settings and history.",
      },
      { type: "feature", description: "Log in: Change your API key without logging out." },
      {
        type: "feature",
        description:
          "Settings: If nothing else works, the rescue page shows, saves and deletes your data.",
      },
      {
        type: "feature",
        description:
          "Changelog: New page with an Atom feed, beside feature suggestions and bug reports.",
      },
    ],
  },
  {
    date: "17/10/2025",
    changes: [
      {
        type: "fix",
        description:
          "Education: Fixed a crash caused by inconsistent education data and API changes.",
      },
    ],
  },
  {
    date: "14/08/2025",
    changes: [
      {
        type: "feature",
        description:
          "Terms of Service: Your API key stays in your browser’s local storage and needs Full Access.",
      },
    ],
  },
]);
