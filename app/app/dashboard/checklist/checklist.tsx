"use client";

import { SlidersHorizontal, TriangleAlert } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";

import { RetryButton } from "@/components/feedback/retry-button";
import { PartHeader, SectionHeader } from "@/components/figures/section-header";
import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { Switch } from "@/components/ui/switch";
import { Tooltip } from "@/components/ui/tooltip";
import type { ApiErrorKind } from "@/lib/api/transport/errors";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist";

import { CheckRow } from "./check-row";
import { type CheckNames, type Section, SECTIONS } from "./items/define-check";
import type { ItemId } from "./items/items";
import { type FailedCheck, reasonText } from "./text";
import { type ChecklistItemState, useChecklist, useNames } from "./use-checklist";

const Configuration = dialogOnDemand(() => import("./configuration").then((l) => l.Configuration));

/** Today's checklist: the items left to do, and those that are done. */
export function Checklist() {
  const checks = useChecklist();
  const names = useNames(checks);
  const config = useStoredValue(checklistConfigStore);
  const [isConfiguring, setIsConfiguring] = useState(false);
  const configure = useRef<HTMLButtonElement>(null);
  const groups = groupsOf(checks, config.showComplete);
  const failure = sharedFailure(checks);

  return (
    <section aria-label="Checklist" className="mt-6">
      <SectionHeader title="Checklist">
        <div className="flex items-center gap-1">
          <label className="flex min-h-9 cursor-pointer items-center gap-2.5 max-md:min-h-11">
            Show Complete?
            <Switch
              checked={config.showComplete}
              onCheckedChange={(showComplete) => {
                checklistConfigStore.set({ ...config, showComplete });
              }}
            />
          </label>
          <Tooltip text="Configure the checklist">
            <Button
              ref={configure}
              variant="quiet"
              size="icon"
              aria-label="Configure the checklist"
              aria-haspopup="dialog"
              onClick={() => {
                setIsConfiguring(true);
              }}
            >
              <SlidersHorizontal aria-hidden />
            </Button>
          </Tooltip>
        </div>
      </SectionHeader>
      {failure !== null && <FailureBanner failure={failure} />}
      <div className="@container/sections">
        <div className="gap-x-12 @min-[56rem]/sections:columns-2">
          {groups.map((group) => (
            <CheckGroup key={group.section} group={group} names={names} sharedIds={failure?.ids} />
          ))}
        </div>
      </div>
      {groups.length === 0 && (
        <p className="mt-4 text-muted-foreground">
          Your checklist is empty. Turn items on in Configuration.
        </p>
      )}
      {isConfiguring && (
        <Suspense>
          <Configuration
            checks={checks}
            config={config}
            trigger={configure}
            onSave={(changes) => {
              checklistConfigStore.set({ ...checklistConfigStore.get(), ...changes });
            }}
            onClose={() => {
              setIsConfiguring(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** A section of the checklist, with its progress. */
function CheckGroup({
  group: { section, visible, done, count, isLoading },
  names,
  sharedIds,
}: {
  group: Group;
  names: CheckNames;
  /** The items whose failure the banner above shows. */
  sharedIds: ReadonlySet<ItemId> | undefined;
}) {
  const id = useId();
  return (
    <div className="@container/checks break-inside-avoid">
      <PartHeader id={id} title={section} aside={`${done} of ${count}`} />
      {visible.length > 0 ? (
        // A new list once all states are known: rows that change places in the list would move under the player's eyes.
        <ul key={Number(isLoading)} aria-labelledby={id}>
          {visible.map((check) => (
            <CheckRow
              key={check.id}
              check={check}
              names={names}
              isFailureInBanner={sharedIds?.has(check.id) ?? false}
            />
          ))}
        </ul>
      ) : (
        <p className="py-2 text-muted-foreground">All done</p>
      )}
    </div>
  );
}

interface Group {
  section: Section;
  /** Items that need the player first, done items last. While one loads, all of them in the order of the checklist. */
  visible: readonly ChecklistItemState[];
  isLoading: boolean;
  done: number;
  /** The number of items that apply to the player and are turned on. */
  count: number;
}

const RANKS: Readonly<Record<ChecklistItemState["state"], number>> = {
  incomplete: 0,
  error: 0,
  loading: 0,
  complete: 2,
  disabled: 3,
};

/** Items that wait until the player is back in Torn come after those that can be done now. */
const rankOf = ({ state, isOutOfReach }: ChecklistItemState) =>
  RANKS[state] + (isOutOfReach ? 1 : 0);

/** The sections that have items for the player, each with its visible items. */
export const groupsOf = (checks: readonly ChecklistItemState[], showComplete: boolean): Group[] =>
  SECTIONS.map((section) => {
    const own = checks.filter(
      (check) => check.section === section && check.isEnabled && check.state !== "disabled",
    );
    const isLoading = own.some(({ state }) => state === "loading");
    return {
      section,
      isLoading,
      visible: isLoading
        ? own
        : own
            .filter(({ state }) => showComplete || state !== "complete")
            .sort((a, b) => rankOf(a) - rankOf(b)),
      done: own.filter(({ state }) => state === "complete").length,
      count: own.length,
    };
  }).filter(({ count }) => count > 0);

/** One banner for all items that failed for the same reason; their rows are muted. */
function FailureBanner({ failure: { ids, reasons, retries } }: { failure: SharedFailure }) {
  return (
    <Alert variant="destructive" role="alert" className="mt-4">
      <TriangleAlert aria-hidden />
      <div>
        <AlertTitle>{ids.size} items couldn’t be loaded</AlertTitle>
        {reasons.map((reason) => (
          <AlertDescription key={reason}>{reason}</AlertDescription>
        ))}
        {retries.length > 0 && (
          <AlertActions>
            <RetryButton
              onRetry={() => {
                for (const retry of retries) retry();
              }}
            />
          </AlertActions>
        )}
      </div>
    </Alert>
  );
}

/** The reasons that several failed items share, each stated once. */
interface SharedFailure {
  ids: ReadonlySet<ItemId>;
  /** A sentence or two for each reason. */
  reasons: readonly string[];
  /** The retries, without duplicates; none for failures that no retry fixes. */
  retries: readonly (() => void)[];
}

/** Errors that stop every call. Their texts may name a single call, so they are compared by kind. */
const OUTAGES = new Set<ApiErrorKind>([
  "key-rejected",
  "key-unusable",
  "rate-limited",
  "address-blocked",
  "daily-limit",
  "unavailable",
  "timeout",
  "offline",
]);

/** The items that share their reason with at least one other item; null if there are none. */
function sharedFailure(checks: readonly ChecklistItemState[]): SharedFailure | null {
  const byReason = new Map<string, FailedCheck[]>();
  for (const check of checks) {
    // Rows that lack faction API access aren't grouped: each row shows the reason itself.
    if (check.state !== "error" || !check.isEnabled || check.error.kind === "no-faction-access") {
      continue;
    }
    const { kind } = check.error;
    const reason = OUTAGES.has(kind) ? kind : reasonText(check);
    byReason.set(reason, [...(byReason.get(reason) ?? []), check]);
  }
  const groups = [...byReason.values()].filter(({ length }) => length > 1);
  if (groups.length === 0) return null;
  const failed = groups.flat();
  return {
    ids: new Set(failed.map(({ id }) => id)),
    reasons: groups.flatMap(([first]) => (first === undefined ? [] : reasonText(first))),
    // A rejected key isn't retried: the game bans IP addresses that repeatedly use a key it does not know.
    retries: [
      ...new Set(
        failed.flatMap(({ error, retry }) => (error.kind === "key-rejected" ? [] : [retry])),
      ),
    ],
  };
}
