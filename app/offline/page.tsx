import { PlainFrame } from "@/components/shell/plain-frame";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

const title = "You’re offline";

export const metadata = pageMetadata({
  title,
  description: "Pages you can open offline.",
  path: "/offline",
  index: false,
});

/** Shown by the service worker without a network, in place of a page that isn't cached. */
export default function OfflinePage() {
  const kept = navigation()
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => path.startsWith("/app/"));
  return (
    <PlainFrame site={site} title={title}>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">
        This page isn’t saved for offline use. Reload it when you’re back online. If you’re logged
        in, these pages work offline:
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-x-8 max-md:grid-cols-1">
        {kept.map(({ path, label }) => (
          <li key={path} className="border-b border-row">
            <a
              href={path}
              className="flex min-h-11 items-center text-primary underline underline-offset-[0.2em]"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PlainFrame>
  );
}
