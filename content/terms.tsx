import type { ReactNode } from "react";

import { ContactLink, isUnset } from "@/components/game/contact-link";
import { AccessTable } from "@/components/key-use/key-use";
import { newKeyUrl } from "@/lib/api/transport/access";

import { pages } from "./pages";
import { READS, selectionLabels } from "./reads";
import { contact, site, visitsCountedAt } from "./site";

/** The game's documentation of its API, whose rules ask for the table. */
export const API_RULES_URL = "https://www.torn.com/api.html";

/** The game asks every tool to say these five things of an API key. */
export const keyUse = [
  { column: "Data Storage", value: "Only locally, in your browser" },
  { column: "Data Sharing", value: "Nobody" },
  { column: "Purpose of Use", value: "Showing you your own figures" },
  { column: "Key Storage & Sharing", value: "Stored locally, not shared" },
  { column: "Key Access Level", value: "Full Access" },
] as const;

/** What each page under /app reads with the key. */
const access = Object.entries(READS).map(([page, paths]) => ({
  page: pages[page as keyof typeof READS].title,
  access: pages[page as keyof typeof READS].access,
  selections: selectionLabels(paths),
}));

const COUNT = visitsCountedAt
  ? `This copy of the site counts visits, anonymously, at ${visitsCountedAt}. It sends the path of the page, such as /terms, and the address of the page that led to it, both without anything after a question mark or a hash. It sends no API key, no name, no player, no faction and no cookie. If your browser sends Do Not Track or Global Privacy Control, you aren’t counted and the counter isn’t even loaded.`
  : "This copy of the site counts no visits.";

const FORUM_THREAD = (
  <ContactLink href={contact.forumUrl} className="underline">
    forum thread
  </ContactLink>
);

interface Section {
  /** Its address within the page. */
  id: string;
  title: string;
  body: ReactNode;
}

export const terms: { updated: string; sections: readonly Section[] } = {
  updated: "14/08/2025",
  sections: [
    {
      id: "key",
      title: "Your API key",
      body: (
        <>
          <p>
            Your key is kept in your browser&rsquo;s local storage, under the name apiKey, and
            nowhere else. It is sent only to the game&rsquo;s own API at api.torn.com, in a header.
            Logging out deletes it.
          </p>
          <p>
            The key needs Full Access: no lower access level reads your log, which the daily checks
            rely on. You can pause or delete it in the game&rsquo;s preferences at any time.
          </p>
        </>
      ),
    },
    {
      id: "access",
      title: "What each page reads with it",
      body: (
        <>
          <p>
            The login asks for Full Access once, for all pages. A single page may need less. Your
            faction’s pages also need faction API access, which its leader grants to positions.
          </p>
          <p>
            A custom key works too, as long as it can read your log, which the login asks for. A
            page that it can’t read says so.{" "}
            <a
              href={newKeyUrl(site.shortName)}
              className="underline"
              target="_blank"
              rel="noreferrer"
            >
              Create a custom key
            </a>{" "}
            in the game, with everything that we read already chosen.
          </p>
          <p>
            Once a day each page also asks for the game&rsquo;s time, which a key of any access
            level may read (a custom key with user: timestamp).
          </p>
          <AccessTable rows={access} />
        </>
      ),
    },
    {
      id: "data",
      title: "Your data",
      body: (
        <>
          <p>
            The game’s answers are read, worked out and shown in your browser. No server of ours
            receives them. Nothing is stored on our servers except anonymous usage analytics, if
            this copy of the site uses them at all.
          </p>
          <p>
            Kept in your browser are your settings, all that you wrote or ticked yourself (notes,
            values, saved views, the message you are writing, who was paid), what your faction
            earned with its crimes as far as you have read it, your faction members’ public figures
            of the days that you read for Faction Week, what each had trained and used at your
            visits to it, and a cookie that remembers for seven days whether the sidebar is open.
            They stay when you log out, until you delete the data of this site in your browser.
          </p>
          <p>
            Everything else that the game told us of your account goes when you log out, when the
            game rejects your key, and when another key takes its place: what is on the pages, and
            who was in your faction when you last looked at its members. The sample data is invented
            and ends with its tab; what you tick or write in it stays in your browser until you
            leave it.
          </p>
        </>
      ),
    },
    {
      id: "saved",
      title: "Saved data (added 23/11/2026)",
      body: (
        <>
          <p>
            The game’s last answers are saved in your browser, so that a page opens at once, and
            without a network too. Each is shown with its age. Together they take 20 MB at most: the
            oldest go first, those of your account after 30 days, those that are the same for
            everybody (items, stocks, courses) after 90.
          </p>
          <p>
            Logging out, a key that the game rejects, and another key remove the answers about your
            account, the list of calls and when you last visited. What is the same for everybody
            stays. What you wrote or ticked yourself is kept under your player number: it stays, out
            of sight while another player uses this browser, until you remove it in Settings.
          </p>
          <p>
            A service worker keeps the pages of this site in your browser, so that they open without
            a network. It fetches this site’s own files and nothing else: neither your key nor any
            answer of the game passes through it. Settings shows all that is kept, and clears it. If
            the site doesn’t work, /rescue shows it too, saves it to a file without your key, and
            clears it.
          </p>
          <p>
            A back-up is a file that you save yourself: it holds what you made and the crimes that
            were read over time, never your key. The list of the last 200 calls is in memory alone
            and goes with the tab.
          </p>
        </>
      ),
    },
    { id: "analytics", title: "Usage analytics", body: <p>{COUNT}</p> },
    {
      id: "expect",
      title: "What to expect",
      body: (
        <p>
          This is an {site.label}: it’s made by players, free of charge, and comes with no warranty.
          Figures can be wrong or late. It is not affiliated with Torn Ltd., and the rules of the
          game apply to what you do with it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: isUnset(contact.profileUrl) ? (
        <p>
          The publisher of this copy of the site hasn’t said who they are in the game yet. Until
          then, the links to the developer lead here
          {isUnset(contact.forumUrl) ? (
            ", and so do those to the forum thread."
          ) : (
            <>. You can write in the {FORUM_THREAD}.</>
          )}
        </p>
      ) : (
        <p>
          The site is made by{" "}
          <ContactLink href={contact.profileUrl} className="underline">
            {contact.madeBy}
          </ContactLink>
          . Write a{" "}
          <ContactLink href={contact.messageUrl} className="underline">
            message
          </ContactLink>{" "}
          in the game
          {isUnset(contact.forumUrl) ? (
            ". A forum thread isn’t set yet: its links lead here."
          ) : (
            <>, or tell us in the {FORUM_THREAD}.</>
          )}
        </p>
      ),
    },
  ],
};
