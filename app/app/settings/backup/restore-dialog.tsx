import { TriangleAlert } from "lucide-react";
import { type RefObject, useMemo } from "react";

import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { formatGameDate } from "@/lib/format/days";
import { formatGameTime } from "@/lib/format/times";
import { type Backup, type RestoreMode, restore } from "@/lib/store/backup/backup";

import { previewOf } from "./preview";

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
