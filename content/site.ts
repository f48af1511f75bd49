/** What the site calls itself, and where its makers are reached. The one place to change either. */
export const site = {
  name: "Torn Almanac",
  label: "Alpha",
  description:
    "What is due today in Torn, on one page: checklist, stock returns, item shops and your faction, read with your own API key in your own browser.",
  url: process.env.NEXT_PUBLIC_SITE_URL ?? "https://torn-almanac.example",
  feedback: {
    /** The player id of the developer in the game. Not known yet: 0 is nobody, so set it before publishing. */
    developerId: 0,
  },
} as const;

export const developerProfileUrl = `https://www.torn.com/profiles.php?XID=${site.feedback.developerId}`;
