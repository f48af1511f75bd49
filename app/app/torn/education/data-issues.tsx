import { TriangleAlert } from "lucide-react";

import { Collapsible } from "@/components/figures/collapsible";
import { WithNames } from "@/components/game/player-name";
import { formatWhole } from "@/lib/format/numbers";
import type { DataIssue } from "@/lib/game/education/curriculum";

import { dataIssueText } from "./text";

/** All inconsistencies in the game's list of courses. */
export function DataIssues({ faults }: { faults: readonly DataIssue[] }) {
  if (faults.length === 0) return null;
  return (
    <Collapsible title="Inconsistencies" aside={`${formatWhole(faults.length)} in the game’s data`}>
      <ul className="mt-3 grid gap-1">
        {faults.map((fault, i) => (
          <li key={i}>
            <FaultText fault={fault} />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** The inconsistencies that affect the path to a course. */
export function DataIssuesOnPath({ faults }: { faults: readonly DataIssue[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="mt-4 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>The game&rsquo;s data is inconsistent here</b>, so the path may be wrong.
        </p>
        <ul>
          {faults.map((fault, i) => (
            <li key={i}>
              <FaultText fault={fault} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FaultText({ fault }: { fault: DataIssue }) {
  const courses =
    fault.kind === "duplicate"
      ? [fault.kept, fault.left]
      : fault.kind === "unknown"
        ? [fault.course]
        : fault.courses;
  return <WithNames names={courses.map(({ name }) => name)}>{dataIssueText(fault)}</WithNames>;
}
