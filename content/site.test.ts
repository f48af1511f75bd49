import { describe, expect, test } from "vitest";

import { contact, contactOf, placeholders } from "./site";

const publisher = { developerId: 3000001, developerName: "Alpha", forumThreadId: 16500001 };
const nobody = { developerId: null, developerName: null, forumThreadId: null };

describe("how to reach the makers", () => {
  test("if they are set: their name, and their profile, messages and thread in the game", () => {
    expect(contactOf(publisher)).toEqual({
      madeBy: "Alpha",
      profileUrl: "https://www.torn.com/profiles.php?XID=3000001",
      messageUrl: "https://www.torn.com/messages.php#/p=compose&XID=3000001",
      forumUrl: "https://www.torn.com/forums.php#/p=threads&f=67&t=16500001&b=0&a=0",
    });
  });

  test("if they aren't: our own page that says so, never player 0 or thread 0", () => {
    expect(contactOf(nobody)).toEqual({
      madeBy: "players of Torn",
      profileUrl: "/terms#contact",
      messageUrl: "/terms#contact",
      forumUrl: "/terms#contact",
    });
  });

  test("no link of this copy leads to a player or a thread without a number", () => {
    for (const url of [contact.profileUrl, contact.messageUrl, contact.forumUrl]) {
      expect(url).toMatch(
        /^(\/terms#contact|https:\/\/www\.torn\.com\/.*(XID|f=67&t)=[1-9]\d*(&b=0&a=0)?)$/,
      );
    }
  });
});

describe("what is still to set", () => {
  test("is nothing for a site that can be published", () => {
    expect(placeholders("https://almanac.example.org", publisher)).toEqual([]);
  });

  test("is a line each, with what to set", () => {
    expect(placeholders("https://torn-almanac.example", nobody)).toEqual([
      expect.stringContaining("set NEXT_PUBLIC_SITE_URL"),
      expect.stringContaining("set developerId in content/site.ts"),
      expect.stringContaining("set developerName in content/site.ts"),
      expect.stringContaining("set forumThreadId in content/site.ts"),
    ]);
  });
});
