import type { MetadataRoute } from "next";

import { site } from "@/content/site";

export const dynamic = "force-static";

/** Everything may be read, /app too: its pages ask to stay out of search, which only a reader learns. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, sitemap: `${site.url}/sitemap.xml` };
}
