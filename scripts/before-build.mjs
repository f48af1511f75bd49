/**
 * Lists the placeholders that are still in the site: addresses and names that only its publisher
 * knows. Any build may have them except one that will be published: DEPLOY=1 refuses them.
 */
import { readEnvFiles } from "./env.mjs";
import { importTs } from "./import-ts.mjs";
import { isMain, main } from "./run.mjs";

/**
 * @param {{ NEXT_PUBLIC_ANALYTICS_URL?: string | undefined; NEXT_PUBLIC_ANALYTICS_DOMAIN?: string | undefined }} env
 * @returns {string[]}
 */
export function halfSetAnalytics({
  NEXT_PUBLIC_ANALYTICS_URL: url,
  NEXT_PUBLIC_ANALYTICS_DOMAIN: domain,
}) {
  if (Boolean(url) === Boolean(domain)) return [];
  const missing = url ? "NEXT_PUBLIC_ANALYTICS_DOMAIN" : "NEXT_PUBLIC_ANALYTICS_URL";
  return [`No visits are counted: set ${missing} as well, or neither of the two.`];
}

if (isMain(import.meta.url)) {
  await main(async () => {
    readEnvFiles();
    const site = await importTs("content/site.ts");
    const lines = [...site.placeholders(), ...halfSetAnalytics(process.env)];
    const isDeploy = process.env.DEPLOY === "1";
    for (const line of lines) console.log(`${isDeploy ? "Not set" : "Placeholder"}: ${line}`);
    if (isDeploy && lines.length > 0) {
      throw new Error("DEPLOY=1 builds no site with placeholders: set what is named above.");
    }
  });
}
