import type { ReactNode } from "react";

import { ContactLink, isUnset } from "@/components/game/contact-link";
import { AccessTable } from "@/components/key-use/key-use";
import { newKeyUrl } from "@/lib/api/transport/custom-key";

import { appPages } from "./app-pages";
import { selectionLabels } from "./selections";
import { contact, site, visitsCountedAt } from "./site";

/** The game's API documentation, whose rules ask for the table. */
export const API_RULES_URL = "https://www.torn.com/api.html";

/** The five statements about an API key that the game asks of every tool. */
export const keyUse = [
  { column: "Data Storage", value: "Only locally, in your browser" },
  { column: "Data Sharing", value: "Nobody" },
  { column: "Purpose of Use", value: "Showing you your own, your faction’s and public data" },
  { column: "Key Storage & Sharing", value: "Stored locally, not shared" },
  { column: "Key Access Level", value: "Full Access" },
] as const;

/** The access that each page under /app needs of the key. */
const access = Object.values(appPages).map((page) => ({
  page: page.title,
  access: page.access,
  selections: selectionLabels(page.reads),
}));

const COUNT = visitsCountedAt
  ? `This copy of the site counts visits, anonymously, at ${visitsCountedAt}. It sends the page’s path, such as /terms, and the referring page, both without anything after ? or #. No API key, name, player, faction or cookie is sent. With Do Not Track or Global Privacy Control on, you aren’t counted and the counter doesn’t load.`
  : "This copy of the site doesn’t count visits.";

const FORUM_THREAD = (
  <ContactLink href={contact.forumUrl} className="underline">
    forum thread
  </ContactLink>
);

interface Section {
  /** Its anchor within the page. */
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
            Your key is saved in your browser&rsquo;s local storage, under the name apiKey, and
            nowhere else. It is sent only to the game&rsquo;s own API at api.torn.com, in a header.
            Logging out deletes it.
          </p>
          <p>
            The key needs Full Access: lower levels can’t access your log, which the daily checks
            need. You can pause or delete it in the game&rsquo;s preferences at any time.
          </p>
        </>
      ),
    },
    {
      id: "access",
      title: "What each page accesses",
      body: (
        <>
          <p>
            You log in with Full Access once, for all pages. A single page may need less. Most
            faction pages also need faction API access, which your leader grants to positions.
          </p>
          <p>
            A custom key works too, if it can access your log. Pages that need more say so.{" "}
            <a
              href={newKeyUrl(site.shortName)}
              className="underline"
              target="_blank"
              rel="noreferrer"
            >
              Create a custom key
            </a>{" "}
            with everything we need already selected.
          </p>
          <p>
            Once a day, whichever page is open also requests the game&rsquo;s time, which any key
            can access (custom keys need user: timestamp).
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
            Game data is loaded, processed and shown in your browser. We never receive it. Nothing
            is stored on our servers except anonymous usage analytics, if this copy of the site uses
            them at all.
          </p>
          <p>
            Your browser stores your settings; what you enter (notes, values, saved views, message
            draft, who was paid); the crime, stat, training and ledger history, faction and company
            news and Faction Week data you load; and, for 7 days, a cookie for whether the sidebar
            is open. They stay when you log out, until you delete them in Settings or in your
            browser.
          </p>
          <p>
            All other account data is deleted when you log out, when the game rejects your key, or
            when you change your key. That includes page data and the last member list.
          </p>
          <p>
            The sample data is made up, and lasts until you close its tab or press “Leave”.
            Everything that you enter or choose in it, such as ticks, notes, goals, saved views and
            settings, stays in your browser until you press “Leave” and is never saved as your own.
            Only the theme and single-key shortcuts are the same in both.
          </p>
        </>
      ),
    },
    {
      id: "saved",
      title: "Saved data (added 23 Nov 2026)",
      body: (
        <>
          <p>
            Recent game data is saved in your browser so pages load fast and work offline. Each page
            shows the data’s age. The limit is 20 MB, oldest deleted first. Account data is deleted
            after 30 days, shared data (items, stocks, courses) after 90.
          </p>
          <p>
            Logging out, a rejected key or a new key deletes your account data, call list and visit
            times. Shared data stays. What you enter is saved under your player id, hidden while
            another player uses this browser, until you delete it in Settings.
          </p>
          <p>
            A service worker saves this site’s pages for offline use. It only loads this site’s own
            files, never your key or game data. View or delete stored data in Settings. If the site
            doesn’t load, use /rescue, which can also save your data to a file, without your key.
          </p>
          <p>
            A backup is a file you save yourself. It holds your notes, settings, crime history,
            faction news, company news, stat history and training history, never your key. The list
            of the last 200 calls is deleted when you close the tab.
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
          Data can be wrong or late. The site isn’t affiliated with Torn Ltd, and the game’s rules
          apply to what you do with it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: isUnset(contact.profileUrl) ? (
        <p>
          No contact has been added yet, so developer links lead here
          {isUnset(contact.forumUrl) ? (
            ", as do links to the forum thread."
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
            ". There’s no forum thread yet, so its links lead here."
          ) : (
            <>, or tell us in the {FORUM_THREAD}.</>
          )}
        </p>
      ),
    },
  ],
};
