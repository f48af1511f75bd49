const EXAMPLE_URL = "https://torn-almanac.example";

/** The site's names and description. This is the only place to change them. */
export const site = {
  name: "Torn Almanac",
  shortName: "Almanac",
  label: "Alpha",
  description:
    "What’s due today in Torn, on one page: checklist, stock returns, item shops and your faction, using your own API key in your browser.",
  url: (process.env.NEXT_PUBLIC_SITE_URL ?? EXAMPLE_URL).replace(/\/$/, ""),
} as const;

/** The host that counts the visits of this copy; null if none are counted (instrumentation-client.ts). */
export const visitsCountedAt =
  process.env.NEXT_PUBLIC_ANALYTICS_URL && process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN
    ? new URL(process.env.NEXT_PUBLIC_ANALYTICS_URL).host
    : null;

/** The publisher of this copy of the site. Null is a placeholder: `npm run build` lists the values that have to be set. */
interface Publisher {
  /** A player of the game. */
  developerId: number | null;
  developerName: string | null;
  /** The thread of the game's forum in which players give feedback on the site. */
  forumThreadId: number | null;
}

const publisher: Publisher = {
  developerId: null,
  developerName: null,
  forumThreadId: null,
};

const GAME = "https://www.torn.com";
const TOOLS_FORUM = 67;

/** The terms' section on contact, which says so if the publisher has set nothing. */
const CONTACT_PAGE = "/terms#contact";

/**
 * The links to the makers. A link that isn't set leads to our own page that says so, never to a player or a thread that has
 * nothing to do with us.
 */
export function contactOf({ developerId, developerName, forumThreadId }: Publisher) {
  return {
    madeBy: developerName ?? "players of Torn",
    profileUrl: developerId === null ? CONTACT_PAGE : `${GAME}/profiles.php?XID=${developerId}`,
    messageUrl:
      developerId === null ? CONTACT_PAGE : `${GAME}/messages.php#/p=compose&XID=${developerId}`,
    forumUrl:
      forumThreadId === null
        ? CONTACT_PAGE
        : `${GAME}/forums.php#/p=threads&f=${TOOLS_FORUM}&t=${forumThreadId}&b=0&a=0`,
  };
}

export const contact = contactOf(publisher);

/**
 * The site's remaining placeholders: one line each, with the value to set. Empty once the site can be published.
 * @public scripts/before-build.mjs asks for it.
 */
export function placeholders(url: string = site.url, by: Publisher = publisher): string[] {
  const inFile = (name: keyof Publisher) => `set ${name} in content/site.ts`;
  return [
    url === EXAMPLE_URL &&
      `The site's address is ${url}: set NEXT_PUBLIC_SITE_URL to the address that it will have.`,
    by.developerId === null &&
      `The developer has no profile and message links: ${inFile("developerId")}, the player's id in the game.`,
    by.developerName === null &&
      `The credit reads "players of Torn": ${inFile("developerName")}, the player's name in the game.`,
    by.forumThreadId === null &&
      `No forum thread is linked: ${inFile("forumThreadId")}, the number after "t=" in its address.`,
  ].filter((line) => line !== false);
}
