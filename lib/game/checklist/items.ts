/** In the order in which they are shown. */
export const SECTIONS = [
  "General",
  "Faction Membership",
  "Faction Leadership",
  "Company",
  "Casino",
] as const;

export type Section = (typeof SECTIONS)[number];

/** What a player may have to do each day. The ids are saved in the player's configuration, so they never change. */
export const ITEMS = [
  { id: "nerveRefill", section: "General", title: "Nerve refill" },
  { id: "energyRefill", section: "General", title: "Energy refill" },
  { id: "drugCooldown", section: "General", title: "Drug" },
  { id: "boosterCooldown", section: "General", title: "Booster" },
  { id: "education", section: "General", title: "Education" },
  { id: "missions", section: "General", title: "Missions" },
  { id: "virusCoding", section: "General", title: "Virus coding" },
  { id: "itemShopBuys", section: "General", title: "City shop items" },
  { id: "churchPrayer", section: "General", title: "Church prayer" },
  { id: "churchDonation", section: "General", title: "Church donation" },
  { id: "joinFaction", section: "Faction Membership", title: "Join a faction" },
  { id: "joinOrganisedCrime", section: "Faction Membership", title: "Join an organised crime" },
  { id: "factionFull", section: "Faction Leadership", title: "Faction is full" },
  { id: "factionApplications", section: "Faction Leadership", title: "No open applications" },
  { id: "inactiveMembers", section: "Faction Leadership", title: "No inactive members" },
  {
    id: "fallenFederalMembers",
    section: "Faction Leadership",
    title: "No fallen or federal members",
  },
  { id: "membersNotInOc", section: "Faction Leadership", title: "Everyone in a crime" },
  { id: "ocPassRate", section: "Faction Leadership", title: "Pass rates" },
  { id: "ocMissingItems", section: "Faction Leadership", title: "Crime items present" },
  { id: "companyPositions", section: "Company", title: "All positions filled" },
  { id: "companyInactiveEmployees", section: "Company", title: "No inactive employees" },
  { id: "companyEmployeeStatus", section: "Company", title: "No fallen or federal employees" },
  { id: "casinoRefill", section: "Casino", title: "Casino refill" },
  { id: "wheelLame", section: "Casino", title: "Wheel of Lame" },
  { id: "wheelMediocrity", section: "Casino", title: "Wheel of Mediocrity" },
  { id: "wheelAwesome", section: "Casino", title: "Wheel of Awesome" },
] as const satisfies readonly { id: string; section: Section; title: string }[];

export type ItemId = (typeof ITEMS)[number]["id"];
