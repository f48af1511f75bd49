"use client";

import { SlidersHorizontal } from "lucide-react";
import { Suspense, useRef, useState } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { Switch } from "@/components/ui/switch";
import { Tooltip } from "@/components/ui/tooltip";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { checklistConfigStore } from "@/lib/store/user/checklist-config";

import { CheckGroup } from "./check-group";
import { FailureBanner } from "./failure-banner";
import { groupsOf } from "./groups";
import { sharedFailure } from "./shared-failure";
import { useChecklist } from "./use-checklist";
import { useNames } from "./use-names";

const Configuration = dialogOnDemand(() => import("./configuration").then((l) => l.Configuration));

/** What is left to do today, and what is done. */
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
