import { TriangleAlert } from "lucide-react";
import { type RefObject, useMemo } from "react";

import { USER_DATA_LABELS } from "@/components/settings/user-data-labels";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { formatGameDate } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import { formatGameTime } from "@/lib/format/times";
import { type Backup, mergeBackup, restore, type RestoreMode } from "@/lib/store/backup/backup";
import { keysOf } from "@/lib/store/engine/keys";

const CELL = "border-b border-row py-1.5 pr-4 text-left align-top font-normal last:pr-0";

interface RestoreDialogProps {
  file: Backup;
  here: Backup;
  trigger: RefObject<HTMLElement | null>;
  /** Takes what there is to tell in the end. */
  onDone: (told: string) => void;
  onClose: () => void;
}

/** What the file holds and what would change, before anything does. */
export function RestoreDialog({ file, here, trigger, onDone, onClose }: RestoreDialogProps) {
  const rows = useMemo(() => previewOf(here, file), [here, file]);
  const isOfAnother = file.player !== "" && here.player !== "" && file.player !== here.player;

  async function put(how: RestoreMode) {
    onClose();
    onDone(
      (await restore(file, how))
        ? "Restored: every page shows it from now on."
        : "The browser didn’t take it, so nothing that you made has changed. Remove something above, then try again.",
    );
  }

  return (
    <Dialog onClose={onClose} title="Restore a back-up" trigger={trigger}>
      <DialogBody>
        <p>
          Made on {formatGameDate(file.createdAtMs)}, {formatGameTime(file.createdAtMs)}
          {file.player !== "" && ` by player ${file.player}`}.
        </p>
        {isOfAnother && (
          <p className="mt-2 flex items-start gap-2 border border-destructive bg-destructive-wash px-3 py-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
            <span>
              <b>
                This back-up is of player {file.player}, and you are player {here.player}.
              </b>{" "}
              What it holds would become yours.
            </span>
          </p>
        )}
        {rows.length === 0 ? (
          <p className="mt-3">The file is empty, and there is nothing here either.</p>
        ) : (
          <table className="mt-3 w-full border-separate border-spacing-0">
            <caption className="sr-only">What would change</caption>
            <ColumnHeaders
              names={["What", "In the file", "Here", "Merge", "Replace"]}
              cell={`${CELL} text-small text-muted-foreground`}
            />
            <tbody>
              {rows.map(({ label, inFile, here: now, after }) => (
                <tr key={label}>
                  <th scope="row" className={CELL}>
                    {label}
                  </th>
                  {[inFile, now, after.merge, after.replace].map((text, place) => (
                    <td key={place} className={CELL}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="mt-3 max-w-136 text-muted-foreground">
          <b className="text-foreground">Merge</b> adds what only the file has; where both have
          something, what is here stays. <b className="text-foreground">Replace</b> puts the file in
          place of everything that you made here: what isn’t in it goes.
        </p>
      </DialogBody>
      <DialogFooter className="flex-wrap max-md:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="outline" onClick={() => void put("replace")}>
          Replace
        </Button>
        <Button onClick={() => void put("merge")}>Merge</Button>
      </DialogFooter>
    </Dialog>
  );
}

interface PreviewRow {
  label: string;
  inFile: string;
  here: string;
  /** What each way of restoring would do. */
  after: Readonly<Record<RestoreMode, string>>;
}

/** What a file holds, and what would change: a row for whatever is in the file or here. */
function previewOf(here: Backup, file: Backup): readonly PreviewRow[] {
  const merged = mergeBackup(here, file, "merge");
  const made = keysOf("user").map((key) =>
    rowOf(USER_DATA_LABELS[key], here.made[key], file.made[key], merged.made[key]),
  );
  const ids = [
    ...new Set([here, file].flatMap(({ crimeHistories }) => Object.keys(crimeHistories))),
  ];
  const crimes = ids.map((id) =>
    rowOf(
      `Crimes of faction ${id}`,
      here.crimeHistories[id]?.entries,
      file.crimeHistories[id]?.entries,
      merged.crimeHistories[id]?.entries,
    ),
  );
  const stats = rowOf(
    "Past statistics",
    players(here.pastStats),
    players(file.pastStats),
    players(merged.pastStats),
  );
  return [...made, ...crimes, stats].filter((row) => row !== null);
}

/** By player; undefined where nothing was read. */
const players = (stats: Backup["pastStats"]) =>
  Object.keys(stats).length === 0 ? undefined : stats;

function rowOf(label: string, here: unknown, inFile: unknown, merged: unknown): PreviewRow | null {
  if (here === undefined && inFile === undefined) return null;
  return {
    label,
    inFile: amount(inFile),
    here: amount(here),
    after: { merge: change(here, merged), replace: change(here, inFile) },
  };
}

function change(before: unknown, after: unknown): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return "stays";
  if (after === undefined) return "goes";
  return before === undefined ? "is added" : `becomes ${amount(after)}`;
}

/** "12 entries"; a setting that is a whole is just there. */
function amount(value: unknown): string {
  if (value === undefined) return "none";
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const isRecord = names.every((name) => /^(\d+|\/.*)$/.test(name)) && typeof value === "object";
  return isRecord ? formatCount(names.length, "entry", "entries") : "set";
}
