import { appPages } from "./app-pages";
import type { SitePage } from "./page";

/** Every page of the site. */
export const pages = {
  landing: {
    path: "/",
    title: "Torn Almanac",
    description:
      "A companion for Torn players: what’s due today, which stock to buy next, and what your faction needs. Your API key stays in your browser.",
    alsoCalled: ["Home", "Start page"],
  },
  login: {
    path: "/login",
    title: "Log in",
    description: "Log in with your own Torn API key. It’s saved in your browser and nowhere else.",
  },
  terms: {
    path: "/terms",
    title: "Terms of Service",
    description: "How Torn Almanac handles your API key and data: both stay in your browser.",
    alsoCalled: ["TOS", "Privacy", "API key"],
  },
  changes: {
    path: "/changes",
    title: "Changelog",
    description: "What’s new, fixed and changed in Torn Almanac, day by day.",
    alsoCalled: ["Changelog", "What’s new"],
    navigation: { group: "other", icon: "changes", label: "Change log" },
  },
  suggestions: {
    path: "/suggestions",
    title: "Feature Suggestions",
    description: "What players have suggested, what has been built, and who suggests the most.",
    alsoCalled: ["Ideas", "Requests"],
    navigation: { group: "other", icon: "suggestions" },
  },
  bugs: {
    path: "/bugs",
    title: "Bug Reports",
    description: "Bugs players have found, which ones are fixed, and who reports the most.",
    alsoCalled: ["Bug report", "Issues"],
    navigation: { group: "other", icon: "bugs" },
  },
  ...appPages,
} as const satisfies Readonly<Record<string, SitePage>>;
