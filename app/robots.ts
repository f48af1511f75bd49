import type { MetadataRoute } from "next";

import { site } from "@/content/site";

export const dynamic = "force-static";

/** Crawlers may read everything, /app too: its pages ask not to be indexed, and only a crawler that reads them knows. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${site.url}/sitemap.xml` };
}
