import { changelog } from "@/content/changelog";
import { site } from "@/content/site";
import { changesFeed } from "@/lib/site/changes-feed";

export const dynamic = "force-static";

export function GET() {
  return new Response(changesFeed(site, changelog), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
