import { keepTranslated } from "@/components/window/translated";

import { mayCountPageViews } from "./lib/site/privacy-preferences";

// Before React: it is to find its texts where it left them.
keepTranslated();

/** Set while building, or else empty, and then nothing of the count is in the build (next.config.mjs). */
const endpoint = process.env.NEXT_PUBLIC_ANALYTICS_URL;
const domain = process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN;

const counting =
  endpoint && domain && mayCountPageViews(navigator)
    ? import("@/lib/site/analytics").then(({ countPageViews }) => countPageViews(endpoint, domain))
    : undefined;

/** Next.js tells of each page that it opens without loading the site anew. */
export const onRouterTransitionStart = counting
  ? (url: string) => {
      void counting.then((count) => {
        count(url);
      });
    }
  : undefined;
