/** What the site calls itself, and where its makers are reached. The one place to change either. */
export const site = {
  name: "Torn Almanac",
  label: "Alpha",
  description:
    "What is due today in Torn, on one page: checklist, stock returns, item shops and your faction, read with your own API key in your own browser.",
  url: process.env.NEXT_PUBLIC_SITE_URL ?? "https://torn-almanac.example",
  /** The developer's player id and the id of our thread in the game's forum. Not known yet: set both before publishing. */
  developerId: 0,
  forumThreadId: 0,
} as const;

const GAME = "https://www.torn.com";
const TOOLS_FORUM = 67;

export const contact = {
  profileUrl: `${GAME}/profiles.php?XID=${site.developerId}`,
  messageUrl: `${GAME}/messages.php#/p=compose&XID=${site.developerId}`,
  forumUrl: `${GAME}/forums.php#/p=threads&f=${TOOLS_FORUM}&t=${site.forumThreadId}&b=0&a=0`,
} as const;
