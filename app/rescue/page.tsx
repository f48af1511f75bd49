import { PlainFrame } from "@/components/shell/plain-frame";
import { Button } from "@/components/ui/button";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

const title = "Rescue";

export const metadata = pageMetadata({
  title,
  description: "What this browser keeps for the site: see it, save it to a file, clear it.",
  path: "/rescue",
  index: false,
});

const HEADING = "mt-10 mb-2 font-display text-2xl font-medium";
const CELL = "py-2 pr-4 align-top";
const FIGURE = "py-2 text-right align-top tabular-nums";

/** For when the app itself doesn't work. The build takes its code out, and puts rescue.ts in. */
export default function RescuePage() {
  return (
    <PlainFrame site={site} title={title}>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">
        For when the site doesn’t work. This page runs without the rest of it and calls nobody. It
        shows what this browser keeps for the site, saves it to a file, and clears it. Your API key
        is neither shown nor saved.
      </p>
      <noscript>
        <p className="mt-4">
          This page needs JavaScript. Without it, clear the site’s data in your browser’s settings.
        </p>
      </noscript>
      <p id="told" role="status" className="mt-4 min-h-6 font-medium" />

      <h2 className={HEADING}>What is kept here</h2>
      <table aria-label="What is kept here" className="w-full border-t border-rule">
        <thead>
          <tr className="border-b border-rule text-left text-small text-muted-foreground">
            <th scope="col" className={CELL}>
              Name
            </th>
            <th scope="col" className={CELL}>
              Where
            </th>
            <th scope="col" className={FIGURE}>
              Size
            </th>
          </tr>
        </thead>
        <tbody id="kept" />
      </table>
      <template id="row">
        <tr className="border-b border-row">
          <th scope="row" className={`${CELL} text-left font-normal break-all`} />
          <td className={CELL} />
          <td className={FIGURE} />
        </tr>
      </template>

      <h2 className={HEADING}>Save it</h2>
      <p className="mb-3 max-w-160">
        One file with everything but your key: your notes, settings and values, as they are stored.
        “Restore” in Settings brings it back.
      </p>
      <Button id="save" disabled>
        Save to a file
      </Button>

      <h2 className={HEADING}>Remove the service worker</h2>
      <p className="mb-3 max-w-160">
        It opens the site without a network. If an old version won’t go away, remove it: the site
        then comes from the network, and the worker with your next visit. Nothing you made is lost.
      </p>
      <Button id="unregister" variant="outline" disabled>
        Remove the service worker
      </Button>

      <h2 className={HEADING}>Clear everything</h2>
      <p className="mb-3 max-w-160">
        Logs you out and removes everything in the list. What you made is kept nowhere else: save it
        first.
      </p>
      <Button id="clear" variant="outline" disabled>
        Clear everything
      </Button>
      <dialog
        id="sure"
        aria-labelledby="sure-title"
        className="m-auto w-[calc(100%-2rem)] max-w-120 border border-rule bg-popover p-6 text-popover-foreground backdrop:bg-coal/50"
      >
        <h2 id="sure-title" className="text-read font-semibold">
          Clear everything?
        </h2>
        <p className="mt-2 mb-5">
          Your key, your notes, settings and values, and all saved data go from this browser. This
          cannot be undone.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button id="clear-now">Clear it</Button>
          <Button id="keep" variant="outline">
            Keep it
          </Button>
        </div>
      </dialog>
    </PlainFrame>
  );
}
