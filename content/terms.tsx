import type { ReactNode } from "react";

import { ContactLink } from "@/components/game/contact-link";
import { AccessTable } from "@/components/key-use/access-table";

import { newKeyUrl } from "@/lib/api/access";

import { pages } from "./navigation";
import { READS, selectionWords } from "./reads";
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
  selections: selectionWords(paths),
}));

const COUNT = visitsCountedAt
  ? `This copy of the site counts visits, anonymously, at ${visitsCountedAt}. Sent is the path of the page, as /terms, and the address of the page that led to it, both without what follows a question mark or a hash: no API key, no name, no player and no faction, no cookie. Whoever sets Do Not Track or Global Privacy Control in their browser is not counted: nothing of it is even loaded.`
  : "This copy of the site counts no visits.";

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
            Your key is kept in the local storage of your browser, under the name apiKey, and
            nowhere else. It travels to the game&rsquo;s own API at api.torn.com, in a header, and
            to no other address. Logging out deletes it.
          </p>
          <p>
            The key needs Full Access: no lower access level reads your log, by which the daily
            checks are made. You can pause or delete it in the game&rsquo;s preferences at any time.
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
            The login asks for Full Access once, for all pages. A page by itself may need less.
            Pages of your faction also need its API access, which its leader gives to a position.
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
            What the game answers is read, worked out and shown in your browser. We have no server
            that receives it. Nothing is stored on ours except anonymous usage analytics, where a
            copy of this site uses them at all.
          </p>
          <p>
            Kept in your browser are your settings, your notes and saved views, what your faction
            earned with its crimes as far as you have read it, and a cookie that remembers for seven
            days whether the sidebar is open. They stay when you log out, until you delete the data
            of this site in your browser. The sample data is invented and ends with its tab.
          </p>
        </>
      ),
    },
    { id: "analytics", title: "Usage analytics", body: <p>{COUNT}</p> },
    {
      id: "expect",
      title: "What you may expect",
      body: (
        <p>
          This is an {site.label}: it is made by players, free of charge, and comes without any
          warranty. Figures can be wrong or late. It is not affiliated with Torn Ltd., and the rules
          of the game apply to what you do with it.
        </p>
      ),
    },
    {
      id: "contact",
      title: "Contact",
      body: contact.profileUrl.startsWith("/") ? (
        <p>
          Whoever publishes this copy of the site has not said yet who they are in the game. Until
          then its links to the developer and to the forum thread lead here.
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
          in the game, or tell us in the{" "}
          <ContactLink href={contact.forumUrl} className="underline">
            forum thread
          </ContactLink>
          .
        </p>
      ),
    },
  ],
};
