import type { Route } from "next";

import type { IconName } from "@/components/navigation/navigation";
import type { ApiPath } from "@/lib/api/transport/access";
import type { Flag } from "@/lib/flags";

export interface SitePage {
  path: Route;
  title: string;
  /** For search engines: 20 to 160 characters. */
  description: string;
  /** Other names that players use for the page, besides its title and its entry in the sidebar. */
  alsoCalled?: readonly string[];
  /** Names of its views, each with the value of `view` in the query: the palette finds the view by them, and opens it. */
  views?: Readonly<Record<string, string>>;
  navigation?: PageNavigation;
}

/** A group of the sidebar. Its entries have the order of app-pages.ts and pages.ts. */
export type GroupName = "top" | "faction" | "user" | "tools" | "torn" | "other" | "more";

/** The way to a page in the sidebar and the palette. */
interface PageNavigation {
  /** Null for a page without an entry: the dashboard leads to the picture, and the sidebar's footer to the settings. */
  group: GroupName | null;
  icon: IconName;
  /** The name of its entry in the sidebar. Default: its title. */
  label?: string;
  /** The flag that hides the entry. The page still exists. */
  flag?: Flag;
}

export interface AppPage extends SitePage {
  navigation: PageNavigation;
  /**
   * The endpoints that the page requests, including those of its views and of code that loads on demand: app-pages.test.ts
   * compares.
   */
  reads: readonly ApiPath[];
  /**
   * The calls that the page's HTML makes before its scripts have loaded: those that the page always makes first. Calls that would
   * delay the scripts are left out, such as the dashboard's list of items. A browser test checks that the page uses all of them.
   */
  preloads: readonly string[];
  /** The maximum number of calls, with the tests' responses and an empty cache, besides the daily comparison of clocks. */
  callsWhenCold: number;
  /** The part of the page that needs faction API access, if not all of it, as the end of a sentence: " for faction data". */
  factionPart?: string;
}
