import { PlainFrame } from "@/components/shell/plain-frame";
import { Button } from "@/components/ui/button";
import { site } from "@/content/site";
import { pageMetadata } from "@/lib/site/metadata";

const title = "Rescue";

export const metadata = pageMetadata({
  title,
  description: "View, save or delete the data stored in this browser.",
  path: "/rescue",
  index: false,
});

const HEADING = "mt-10 mb-2 font-display text-2xl font-medium";
const CELL = "py-2 pr-4 align-top";
const FIGURE = "py-2 text-right align-top tabular-nums";

/** A page for when the app itself doesn't work. The build removes the app's code from it, and inserts rescue.ts. */
export default function RescuePage() {
  return (
    <PlainFrame site={site} title={title}>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">
        Use this page if the site won’t load. It works on its own and makes no network calls. View,
        save or delete the data stored in this browser. Your API key is never shown or saved.
      </p>
      <noscript>
        <p className="mt-4">
          This page needs JavaScript. Without it, delete the site’s data in your browser’s settings.
        </p>
      </noscript>
      <p id="announced" role="status" className="mt-4 min-h-6 font-medium" />

      <h2 className={HEADING}>Stored in this browser</h2>
      <table aria-label="Stored in this browser" className="w-full border-t border-rule">
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

      <h2 className={HEADING}>Save your data</h2>
      <p className="mb-3 max-w-160">
        One file with your notes, settings and saved data, never your key. You can restore your
        notes, settings and history from it in Settings.
      </p>
      <Button id="save" disabled>
        Save to a file
      </Button>

      <h2 className={HEADING}>Remove the service worker</h2>
      <p className="mb-3 max-w-160">
        It lets the site work offline. If you’re stuck on an old version, remove it; it reinstalls
        on your next visit. Your data stays.
      </p>
      <Button id="unregister" variant="outline" disabled>
        Remove the service worker
      </Button>

      <h2 className={HEADING}>Clear everything</h2>
      <p className="mb-3 max-w-160">
        Logs you out and deletes everything listed. Save your data to a file first, so that you can
        restore it.
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
          This deletes your key, notes, settings and all saved data from this browser. You can’t
          undo it.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button id="clear-now">Clear everything</Button>
          <Button id="keep" variant="outline">
            Cancel
          </Button>
        </div>
      </dialog>
    </PlainFrame>
  );
}
