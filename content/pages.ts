import { accessOf } from "./reads";

/** Every page of the site: titles, descriptions, and what an API key must be able to read. */
export const pages = {
  landing: {
    path: "/",
    title: "Torn Almanac",
    description:
      "A companion for players of Torn: what is due today, what earns most, and who in your faction needs you. Your API key stays in your browser.",
  },
  login: {
    path: "/login",
    title: "Log in",
    description: "Log in with your own Torn API key. It is kept in your browser and nowhere else.",
  },
  terms: {
    path: "/terms",
    title: "Terms of Service",
    description:
      "What Torn Almanac does with your API key and your data: it keeps both in your browser.",
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
      "Everyone in your faction: who is inactive, who isn’t in a crime, who holds money.",
    access: accessOf("members"),
  },
  organisedCrimes: {
    path: "/app/faction/organised-crimes",
    title: "Organised Crimes",
    description: "Which crimes need someone, who took part, and what each member is owed.",
    access: accessOf("organisedCrimes"),
  },
  dayPicture: {
    path: "/app/faction/day",
    title: "Picture of the Day",
    description: "Your faction’s day as a picture for its chat, drawn in your browser.",
    access: accessOf("dayPicture"),
  },
  factionWeek: {
    path: "/app/faction/week",
    title: "Faction Week",
    description:
      "What each member did in a week: time played, Xanax, attacks, crimes, and who fell behind.",
    access: accessOf("factionWeek"),
  },
  attacks: {
    path: "/app/faction/attacks",
    title: "Faction attacks",
    description: "The attacks by and on your faction: who won, and the respect gained and lost.",
    access: accessOf("attacks"),
  },
  warRoom: {
    path: "/app/faction/war",
    title: "War Room",
    description:
      "Your ranked war and chain at a glance: the lead, the time left, and whom to hit now.",
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
    description:
      "Your own history: what changed this week, month or year, in net worth, stats and habits.",
    access: accessOf("progress"),
  },
  portfolio: {
    path: "/app/user/stock",
    title: "User Stock Portfolio",
    description: "The stocks you hold: what they’re worth, what they cost, what they pay.",
    access: accessOf("portfolio"),
  },
  userLogs: {
    path: "/app/user/logs",
    title: "User Logs",
    description:
      "Your own log in plain words: search it, add it up by type and day, and export it.",
    access: accessOf("userLogs"),
  },
  messageSender: {
    path: "/app/tools",
    title: "Message Sender",
    description:
      "One message to many players: a simulation that fills in names and opens the composer.",
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
    description: "Every kind of company: specials, stock, and the positions your stats allow.",
    access: accessOf("companies"),
  },
  education: {
    path: "/app/torn/education",
    title: "Education",
    description:
      "Every course in the game: what you’ve done, what’s open, and the path to any of them.",
    access: accessOf("education"),
  },
  settings: {
    path: "/app/settings",
    title: "Settings",
    description:
      "Your API key and what it opens, the calls made with it, what this browser keeps, and a back-up of it.",
    access: accessOf("settings"),
  },
} as const;
