import type { MetadataRoute } from "next";

import { site } from "@/content/site";

export const dynamic = "force-static";

/** What a phone or a desktop needs to keep the site among its apps; it opens what is due today. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    id: "/app",
    start_url: "/app",
    scope: "/",
    display: "standalone",
    lang: "en-GB",
    categories: ["games", "utilities"],
    // The paper of the light theme: app/tokens.css.
    background_color: "#f6f8f2",
    theme_color: "#f6f8f2",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
