/** The items that fail with each call of the dashboard. */
export const ITEMS_FAILING_WITH: Readonly<Record<string, readonly string[]>> = {
  "/key/info": ["Join a faction"],
  "/user/refills": ["Nerve refill", "Energy refill", "Casino refill"],
  "/user/cooldowns": ["Drug", "Booster"],
  "/user/education": ["Education"],
  // It has the course's name, and decides only while no course is in progress.
  "/torn/education": [],
  "/user/missions": ["Missions"],
  "/user/virus": ["Virus coding"],
  "/user/organizedcrime": ["Join an organised crime"],
  "/user/log": [
    "City shop items",
    "Church prayer",
    "Church donation",
    "Wheel of Lame",
    "Wheel of Mediocrity",
    "Wheel of Awesome",
  ],
  "/faction/basic": ["Faction is full"],
  "/faction/applications": ["No open applications"],
  "/faction/members": [
    "No inactive members",
    "No fallen or federal members",
    "Everyone in a crime",
  ],
  "/faction/crimes": ["Pass rates", "Crime items present"],
  // Then the perks give the booster's maximum.
  "/faction/upgrades": [],
  "/company/profile": ["All positions filled"],
  "/company/employees": ["No inactive employees", "No fallen or federal employees"],
  "/user/basic": [],
  "/user/bars": [],
  "/user/travel": [],
  "/user/money": [],
  "/torn/calendar": [],
  "/user/stocks": [],
  "/torn/stocks": [],
};
