import type { MetadataRoute } from "next";

import { site } from "@/content/site";

export const dynamic = "force-static";

/** Crawlers may load everything, including /app: its pages have a noindex tag, which only a crawler that loads them sees. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${site.url}/sitemap.xml` };
}
