import {
  Briefcase,
  Bug,
  Building2,
  GraduationCap,
  Handshake,
  House,
  Landmark,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  Package,
  Scale,
  ScrollText,
  Send,
  Store,
  UsersRound,
} from "lucide-react";
import type { Route } from "next";

/** The sidebar as content/navigation.ts describes it: with names of icons, since icons are code. */
export interface NavigationGroup {
  title: string | null;
  entries: readonly {
    path: Route;
    label: string;
    icon: keyof typeof ICONS;
  }[];
}

/** A public page, with its names in the header (a single word) and the footer. */
export interface PublicLink {
  path: Route;
  short: string;
  label: string;
}

export const ICONS = {
  dashboard: LayoutDashboard,
  members: UsersRound,
  organisedCrimes: Handshake,
  portfolio: Briefcase,
  messageSender: Send,
  stockRoi: Scale,
  shopProfit: Store,
  items: Package,
  stockMarket: Landmark,
  properties: House,
  companies: Building2,
  education: GraduationCap,
  changes: ScrollText,
  suggestions: Lightbulb,
  bugs: Bug,
} satisfies Record<string, LucideIcon>;

export interface Contact {
  madeBy: string;
  profileUrl: string;
  messageUrl: string;
  forumUrl: string;
}
