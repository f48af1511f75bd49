import {
  Briefcase,
  BriefcaseBusiness,
  Bug,
  Building2,
  CalendarRange,
  ChartLine,
  Crosshair,
  Dumbbell,
  GraduationCap,
  Handshake,
  House,
  Image,
  Landmark,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  NotebookTabs,
  NotebookText,
  Package,
  Scale,
  ScrollText,
  Send,
  Settings,
  Shield,
  Store,
  Sword,
  Target,
  UsersRound,
  Vault,
} from "lucide-react";
import type { Route } from "next";

/** The sidebar as content/navigation.ts describes it: with names of icons, since icons are code. */
export interface NavigationGroup {
  title: string | null;
  entries: readonly {
    path: Route;
    label: string;
    icon: IconName;
  }[];
}

/** A public page, with its names in the header (a single word) and the footer. */
export interface PublicLink {
  path: Route;
  short: string;
  label: string;
}

export type IconName = keyof typeof ICONS;

export const ICONS = {
  dashboard: LayoutDashboard,
  progress: ChartLine,
  training: Dumbbell,
  targets: Crosshair,
  ledger: NotebookTabs,
  company: BriefcaseBusiness,
  members: UsersRound,
  organisedCrimes: Handshake,
  warRoom: Sword,
  factionWeek: CalendarRange,
  treasury: Vault,
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
  factionSummary: Shield,
  attacks: Target,
  userLogs: NotebookText,
  dayPicture: Image,
  settings: Settings,
} satisfies Record<string, LucideIcon>;

export interface Contact {
  madeBy: string;
  profileUrl: string;
  messageUrl: string;
  forumUrl: string;
}
