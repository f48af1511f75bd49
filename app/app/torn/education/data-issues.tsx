import { TriangleAlert } from "lucide-react";

import { Collapsible } from "@/components/figures/collapsible";
import { WithNames } from "@/components/game/player-name";
import { formatWhole } from "@/lib/format/numbers";
import type { DataIssue } from "@/lib/game/education/curriculum";

import { dataIssueText } from "./text";

/** All inconsistencies in the game's list of courses. */
export function DataIssues({ issues }: { issues: readonly DataIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <Collapsible title="Inconsistencies" aside={`${formatWhole(issues.length)} in the game’s data`}>
      <ul className="mt-3 grid gap-1">
        {issues.map((issue, i) => (
          <li key={i}>
            <IssueText issue={issue} />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** The inconsistencies that affect the path to a course. */
export function DataIssuesOnPath({ issues }: { issues: readonly DataIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div className="mt-4 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>The game&rsquo;s data is inconsistent here</b>, so the path may be wrong.
        </p>
        <ul>
          {issues.map((issue, i) => (
            <li key={i}>
              <IssueText issue={issue} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function IssueText({ issue }: { issue: DataIssue }) {
  const courses =
    issue.kind === "duplicate"
      ? [issue.kept, issue.left]
      : issue.kind === "unknown"
        ? [issue.course]
        : issue.courses;
  return <WithNames names={courses.map(({ name }) => name)}>{dataIssueText(issue)}</WithNames>;
}
