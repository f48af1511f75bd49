import { accessOf } from "./reads";

/** Every page of the site: titles, descriptions, and the access that an API key needs. */
export const pages = {
  landing: {
    path: "/",
    title: "Torn Almanac",
    description:
      "A companion for Torn players: what’s due today, which stock to buy next, and what your faction needs. Your API key stays in your browser.",
  },
  login: {
    path: "/login",
    title: "Log in",
    description: "Log in with your own Torn API key. It’s saved in your browser and nowhere else.",
  },
  terms: {
    path: "/terms",
    title: "Terms of Service",
    description: "How Torn Almanac handles your API key and data: both stay in your browser.",
  },
  changes: {
    path: "/changes",
    title: "Changelog",
    description: "What’s new, fixed and changed in Torn Almanac, day by day.",
  },
  suggestions: {
    path: "/suggestions",
    title: "Feature Suggestions",
    description: "What players have suggested, what has been built, and who suggests the most.",
  },
  bugs: {
    path: "/bugs",
    title: "Bug Reports",
    description: "Bugs players have found, which ones are fixed, and who reports the most.",
  },
  dashboard: {
    path: "/app/dashboard",
    title: "Dashboard",
    description:
      "What’s left to do today, what ends in the next 24 hours, and your faction at a glance.",
    access: accessOf("dashboard"),
  },
  factionSummary: {
    path: "/app/faction/basic",
    title: "Faction summary",
    description: "Your faction as everyone sees it: leaders, members, respect, rank and age.",
    access: accessOf("factionSummary"),
  },
  members: {
    path: "/app/faction/members",
    title: "Faction Members",
    description:
      "Everyone in your faction: who is inactive, who isn’t in an OC, and who has a balance.",
    access: accessOf("members"),
  },
  organisedCrimes: {
    path: "/app/faction/organised-crimes",
    title: "Organised Crimes",
    description: "Which crimes need action, who took part, and what each member is owed.",
    access: accessOf("organisedCrimes"),
  },
  dayPicture: {
    path: "/app/faction/day",
    title: "Picture of the Day",
    description: "Your faction’s day as a picture to share in its chat, made in your browser.",
    access: accessOf("dayPicture"),
  },
  factionWeek: {
    path: "/app/faction/week",
    title: "Faction Week",
    description:
      "What each member did in a week: time played, Xanax, attacks, crimes, and who is below your minimums.",
    access: accessOf("factionWeek"),
  },
  attacks: {
    path: "/app/faction/attacks",
    title: "Faction attacks",
    description:
      "Attacks made and received by your faction: who won, and the respect gained and lost.",
    access: accessOf("attacks"),
  },
  warRoom: {
    path: "/app/faction/war",
    title: "War Room",
    description:
      "Your ranked war and chain at a glance: the lead, the time left, and who to hit now.",
    access: accessOf("warRoom"),
  },
  stockRoi: {
    path: "/app/tools/stock-market",
    title: "Stock ROI Calculator",
    description: "What each tier of each stock costs, pays and returns, and what to buy next.",
    access: accessOf("stockRoi"),
  },
  shopProfit: {
    path: "/app/tools/item-shop-profitability",
    title: "Item Shop Profitability",
    description: "What the city’s shops sell below market value, and the best 100 to buy today.",
    access: accessOf("shopProfit"),
  },
  progress: {
    path: "/app/user/progress",
    title: "My Progress",
    description: "How your net worth, stats and habits changed over a week, month or year.",
    access: accessOf("progress"),
  },
  training: {
    path: "/app/user/training",
    title: "Training",
    description:
      "What your energy gains now, whether a happy jump pays, and when you reach your goal.",
    access: accessOf("training"),
  },
  portfolio: {
    path: "/app/user/stock",
    title: "User Stock Portfolio",
    description: "The stocks you hold: what they’re worth, what they cost and what they pay.",
    access: accessOf("portfolio"),
  },
  userLogs: {
    path: "/app/user/logs",
    title: "User Logs",
    description: "Your log in plain words: search it, total it by type and day, and export it.",
    access: accessOf("userLogs"),
  },
  messageSender: {
    path: "/app/tools",
    title: "Message Sender",
    description:
      "Write to many players: fills in names and opens the game’s composer. Sending is simulated.",
    access: accessOf("messageSender"),
  },
  items: {
    path: "/app/torn/items",
    title: "Items",
    description: "Every item in the game: search by name, type and price.",
    access: accessOf("items"),
  },
  stockMarket: {
    path: "/app/torn/stock-market",
    title: "Stock Market",
    description: "Every stock in the game: its price, benefit and required shares.",
    access: accessOf("stockMarket"),
  },
  properties: {
    path: "/app/torn/properties",
    title: "Properties",
    description: "Every kind of property: cost, happiness, cost per happiness, upkeep and staff.",
    access: accessOf("properties"),
  },
  companies: {
    path: "/app/torn/companies",
    title: "Companies",
    description: "Every kind of company: specials, stock, and the positions you qualify for.",
    access: accessOf("companies"),
  },
  education: {
    path: "/app/torn/education",
    title: "Education",
    description:
      "Every course in the game: what you’ve done, what’s available, and the path to any of them.",
    access: accessOf("education"),
  },
  settings: {
    path: "/app/settings",
    title: "Settings",
    description: "Your API key and its access, recent API calls, stored data and backups.",
    access: accessOf("settings"),
  },
} as const;
