import type { ReactNode } from "react";

/** The game asks every tool to say these five things of an API key. */
export const keyUse = [
  { column: "Data Storage", value: "Only locally, in your browser" },
  { column: "Data Sharing", value: "Nobody" },
  { column: "Purpose of Use", value: "Showing you your own figures" },
  { column: "Key Storage & Sharing", value: "Stored locally, not shared" },
  { column: "Key Access Level", value: "Full Access" },
] as const;

export const terms: { updated: string; sections: readonly { title: string; body: ReactNode }[] } = {
  updated: "14/08/2025",
  sections: [
    {
      title: "Your API key",
      body: (
        <>
          <p>
            Your key is kept in the local storage of your browser, under the name apiKey, and
            nowhere else. It travels to the game&rsquo;s own API at api.torn.com, in a header, and
            to no other address. Logging out deletes it.
          </p>
          <p>
            The key needs Full Access: the game lets no other key read your log, by which the daily
            checks are made. You can pause or delete it in the game&rsquo;s preferences at any time.
          </p>
        </>
      ),
    },
    {
      title: "Your data",
      body: (
        <p>
          What the game answers is read, worked out and shown in your browser. We have no server
          that receives it. Nothing is stored on ours except anonymous usage analytics, where a copy
          of this site uses them at all.
        </p>
      ),
    },
    {
      title: "What you may expect",
      body: (
        <p>
          This is an Alpha: it is made by players, free of charge, and comes without any warranty.
          Figures can be wrong or late. It is not affiliated with Torn Ltd., and the rules of the
          game apply to what you do with it.
        </p>
      ),
    },
  ],
};
