/** Every page of the site: titles, descriptions, what an API key must be able to read, and the way there. */
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
  dashboard: {
    path: "/app/dashboard",
    title: "Dashboard",
    description: "Your faction at a glance.",
    access: "a key of any access level",
  },
  members: {
    path: "/app/faction/members",
    title: "Faction Members",
    description: "Everybody in your faction: who is inactive, who is in no crime, who holds money.",
    access: "a key with Limited or Full access, and the faction API access of your position",
  },
} as const;

/** The pages that read the player's data, in the order of the navigation. */
export const appPages = [pages.dashboard, pages.members] as const;
