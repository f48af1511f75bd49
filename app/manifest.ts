import type { MetadataRoute } from "next";

import { pictures } from "@/content/landing";
import { pages } from "@/content/pages";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** The pixel density of the files in public/pictures: `npm run pictures` uses two image pixels per CSS pixel. */
const DENSITY = 2;

/** An install dialog shows the screenshot before a player decides. */
const screenshotOf = (form: "wide" | "narrow") => {
  const { name, alt, [form]: cut } = pictures.dashboard;
  return {
    src: `/pictures/${name}-${form}-light.webp`,
    sizes: `${cut.width * DENSITY}x${cut.height * DENSITY}`,
    type: "image/webp",
    form_factor: form,
    label: alt,
  };
};

/** Lets a phone or a desktop install the site as an app, which opens the dashboard. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    id: "/app",
    start_url: pages.dashboard.path,
    scope: "/",
    display: "standalone",
    lang: "en-GB",
    categories: ["games", "utilities"],
    // The background of the light theme: app/tokens.css. A manifest has one colour; the pages also declare the dark colour.
    background_color: "#f6f8f2",
    theme_color: "#f6f8f2",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Checklist", url: `${pages.dashboard.path}#checklist` },
      { name: "Members", url: pages.members.path },
      { name: "Stock ROI", url: pages.stockRoi.path },
    ],
    screenshots: [screenshotOf("narrow"), screenshotOf("wide")],
  };
}
