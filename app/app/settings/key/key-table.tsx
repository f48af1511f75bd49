import { ProgressCircle } from "@/components/figures/progress-circle";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { pageAccess } from "@/lib/api/transport/page-access";
import type { KeyInfo } from "@/lib/game/account/key-info";
import { cn } from "@/lib/utils";

import { needsText, coverageText, type PageReads } from "./page-access";

const HEAD =
  "h-9 border-b border-rule pr-3 text-left align-bottom pb-1.5 text-small font-normal text-muted-foreground last:pr-0";
const CELL = "h-9 border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

/** What each page needs, and whether the key has it. */
export function KeyTable({
  reads,
  info,
}: {
  reads: readonly PageReads[];
  /** Undefined until the game has said. */
  info: KeyInfo | undefined;
}) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">What each page needs, and what this key opens</caption>
      <ColumnHeaders names={["Page", "Needs", "This key"]} cell={HEAD} />
      <tbody>
        {reads.map(({ title, paths }) => (
          <tr key={title}>
            <th scope="row" className={CELL}>
              {title}
            </th>
            <td className={CELL}>{needsText(paths)}</td>
            <td className={CELL}>
              {info === undefined ? "–" : <Opens paths={paths} info={info} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Opens({ paths, info }: Pick<PageReads, "paths"> & { info: KeyInfo }) {
  const opening = pageAccess(paths, info);
  const { word, lit } = coverageText(opening);
  return (
    <span
      className={cn(
        "flex items-center gap-2",
        opening.coverage === "all" ? "text-success" : "text-warning",
      )}
    >
      <ProgressCircle value={lit} />
      <span>
        <span className={cn(opening.coverage === "all" && "text-foreground")}>{word}</span>
        {opening.missing.length > 0 && (
          <span className="block text-small wrap-anywhere text-muted-foreground">
            without {opening.missing.join(", ")}
          </span>
        )}
      </span>
    </span>
  );
}
