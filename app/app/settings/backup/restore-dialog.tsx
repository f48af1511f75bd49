import { TriangleAlert } from "lucide-react";
import { type RefObject, useMemo } from "react";

import {
  companyNewsLabel,
  newsLabel,
  USER_DATA_LABELS,
} from "@/components/settings/user-data-labels";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { formatGameDate } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";
import { formatGameTime } from "@/lib/format/times";
import {
  type Backup,
  mergeBackup,
  restore,
  type RestoreMode,
  type RestoreResult,
} from "@/lib/store/backup/backup";
import { keysOf } from "@/lib/store/engine/keys";

import { NO_PLAYER, SILENT } from "./files";

const CELL = "border-b border-row py-1.5 pr-4 text-left align-top font-normal last:pr-0";

interface RestoreDialogProps {
  file: Backup;
  here: Backup;
  trigger: RefObject<HTMLElement | null>;
  /** Called repeatedly with the fraction that has been restored, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Called with the result, as text. */
  onDone: (message: string) => void;
  onClose: () => void;
}

const RESULTS: Readonly<Record<RestoreResult, string>> = {
  restored: "Backup restored.",
  full: "Couldn’t save everything in your browser. Delete something under Stored data, then restore again.",
  unavailable: SILENT,
  "no player": NO_PLAYER,
};

/** Shows the content of the file and the changes that restoring it would make, before anything changes. */
export function RestoreDialog({
  file,
  here,
  trigger,
  onProgress,
  onDone,
  onClose,
}: RestoreDialogProps) {
  const rows = useMemo(() => previewOf(here, file), [here, file]);
  const isOfAnother = file.player !== "" && here.player !== "" && file.player !== here.player;

  async function put(how: RestoreMode) {
    onClose();
    onProgress(0);
    onDone(RESULTS[await restore(file, how, onProgress)]);
  }

  return (
    <Dialog onClose={onClose} title="Restore a backup" trigger={trigger}>
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
                This backup belongs to player {file.player}. You are player {here.player}.
              </b>{" "}
              Restoring it makes this data yours.
            </span>
          </p>
        )}
        {rows.length === 0 ? (
          <p className="mt-3">There’s nothing to restore: the file is empty.</p>
        ) : (
          <table className="mt-3 w-full border-separate border-spacing-0">
            <caption className="sr-only">What would change</caption>
            <ColumnHeaders
              names={["Data", "In the file", "In this browser", "Merge", "Replace"]}
              cell={`${CELL} text-small text-muted-foreground`}
            />
            <tbody>
              {rows.map(({ label, inFile, here: now, after }) => (
                <tr key={label}>
                  <th scope="row" className={CELL}>
                    {label}
                  </th>
                  {[inFile, now, after.merge, after.replace].map((text, index) => (
                    <td key={index} className={CELL}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length > 0 && (
          <p className="mt-3 max-w-136 text-muted-foreground">
            <b className="text-foreground">Merge</b> adds what’s missing here and keeps the rest.{" "}
            <b className="text-foreground">Replace</b> swaps your data for the file’s; anything not
            in the file is deleted.
          </p>
        )}
      </DialogBody>
      <DialogFooter className="flex-wrap max-md:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {rows.length > 0 && (
          <>
            <Button variant="outline" onClick={() => void put("replace")}>
              Replace
            </Button>
            <Button onClick={() => void put("merge")}>Merge</Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}

interface PreviewRow {
  label: string;
  inFile: string;
  here: string;
  /** The change that each way of restoring would make. */
  after: Readonly<Record<RestoreMode, string>>;
}

/** The preview: a row for each kind of data in the file or in this browser. */
function previewOf(here: Backup, file: Backup): readonly PreviewRow[] {
  const merged = mergeBackup(here, file, "merge");
  const userData = keysOf("user").map((key) =>
    rowOf(USER_DATA_LABELS[key], here.made[key], file.made[key], merged.made[key]),
  );
  const idsOf = (of: (backup: Backup) => object) => [
    ...new Set([here, file].flatMap((backup) => Object.keys(of(backup)))),
  ];
  const crimes = idsOf(({ crimeHistories }) => crimeHistories).map((id) =>
    rowOf(
      `Crime history, faction ${id}`,
      here.crimeHistories[id]?.entries,
      file.crimeHistories[id]?.entries,
      merged.crimeHistories[id]?.entries,
    ),
  );
  const news = idsOf(({ factionNews }) => factionNews).map((id) =>
    rowOf(
      newsLabel(id),
      here.factionNews[id]?.entries,
      file.factionNews[id]?.entries,
      merged.factionNews[id]?.entries,
    ),
  );
  const ofCompanies = idsOf(({ companyNews }) => companyNews).map((id) =>
    rowOf(
      companyNewsLabel(id),
      here.companyNews[id]?.entries,
      file.companyNews[id]?.entries,
      merged.companyNews[id]?.entries,
    ),
  );
  const stats = rowOf(
    "Stat history",
    players(here.pastStats),
    players(file.pastStats),
    players(merged.pastStats),
  );
  const training = rowOf(
    "Training history",
    here.trainingHistories[here.player]?.entries,
    file.trainingHistories[here.player]?.entries,
    merged.trainingHistories[here.player]?.entries,
  );
  return [...userData, ...crimes, ...news, ...ofCompanies, stats, training].filter(
    (row) => row !== null,
  );
}

/** The stats by player; undefined if there are none. */
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
  if (JSON.stringify(before) === JSON.stringify(after)) return "no change";
  if (after === undefined) return "deleted";
  if (before === undefined) return "added";
  return amount(after) === amount(before) ? "changed" : `changed to ${amount(after)}`;
}

/** "12 entries"; "set" for a setting that has no entries. */
function amount(value: unknown): string {
  if (value === undefined) return "none";
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const isRecord = names.every((name) => /^(\d+|\/.*)$/.test(name)) && typeof value === "object";
  return isRecord ? formatCount(names.length, "entry", "entries") : "set";
}
