import { keepTranslated } from "@/components/window/translated";

import { mayCountPageViews } from "./lib/site/privacy-preferences";

// Before React, which must find its texts where it left them.
keepTranslated();

/** Set at build time. If it is empty, the build contains no code for counting visits (next.config.mjs). */
const endpoint = process.env.NEXT_PUBLIC_ANALYTICS_URL;
const domain = process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN;

const counting =
  endpoint && domain && mayCountPageViews(navigator)
    ? import("@/lib/site/analytics").then(({ countPageViews }) => countPageViews(endpoint, domain))
    : undefined;

/** Next.js calls this for each page that it opens without reloading the site. */
export const onRouterTransitionStart = counting
  ? (url: string) => {
      void counting.then((count) => {
        count(url);
      });
    }
  : undefined;
