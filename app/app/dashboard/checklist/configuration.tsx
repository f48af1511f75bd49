import { type ReactNode, type RefObject, type SyntheticEvent, useState } from "react";

import { ThresholdField } from "@/components/checklist/threshold-field";
import { MoneyField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogFooter } from "@/components/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { IDLE_ITEMS } from "@/components/upcoming/idle-items";
import { parseMoney } from "@/lib/format/number-input";
import { formatWhole } from "@/lib/format/numbers";
import { type ChecklistConfig, isItemOn } from "@/lib/store/user/checklist";

import { SECTIONS } from "./items/define-check";
import { REASONS } from "./text";
import type { ChecklistItemState } from "./use-checklist";

interface ConfigurationProps {
  checks: readonly ChecklistItemState[];
  config: ChecklistConfig;
  trigger: RefObject<HTMLElement | null>;
  onSave: (changes: Omit<ChecklistConfig, "showComplete">) => void;
  onClose: () => void;
}

/** The choice of checklist items, and their thresholds. Nothing changes until the player saves. */
export function Configuration({ checks, config, trigger, onSave, onClose }: ConfigurationProps) {
  const [enabled, setEnabled] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(checks.map(({ id, isEnabled }) => [id, isEnabled])),
  );
  const [days, setDays] = useState(config.inactivityDays);
  const [rate, setRate] = useState(config.ocPassRate);
  const [cash, setCash] = useState(formatWhole(config.bankCash));
  const [tab, setTab] = useState("items");

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const bankCash = cash.trim() === "" ? 0 : parseMoney(cash);
    if (bankCash === null) {
      // The field displays the problem.
      setTab("thresholds");
      event.currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus();
      return;
    }
    onSave({
      inactivityDays: days,
      ocPassRate: rate,
      bankCash,
      enabledItems: { ...config.enabledItems, ...enabled },
    });
    onClose();
  }

  return (
    <Dialog onClose={onClose} title="Configuration" trigger={trigger}>
      <form
        onSubmit={save}
        noValidate
        className="flex min-h-0 flex-1 flex-col md:w-184 md:max-w-full"
      >
        <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
          <TabsList aria-label="Configuration" className="border-rule px-6 max-md:px-4">
            <TabsTrigger value="items">Checklist Items</TabsTrigger>
            <TabsTrigger value="thresholds">Thresholds</TabsTrigger>
          </TabsList>
          <DialogBody className="min-h-[min(22rem,50dvh)]">
            <TabsContent value="items">
              <ItemChoices checks={checks} enabled={enabled} onChange={setEnabled} />
            </TabsContent>
            <TabsContent value="thresholds" className="grid max-w-88 gap-5">
              <ThresholdField
                label="Inactive after (days)"
                value={days}
                note="Members and employees with no action for longer than this count as inactive. Default: 7."
                isStacked
                onChange={setDays}
              />
              <ThresholdField
                label="Minimum pass rate (%)"
                value={rate}
                note="For everyone in an organised crime. Default: 90."
                isStacked
                onChange={setRate}
              />
              <MoneyField
                label="Cash in hand"
                value={cash}
                hint="With more than this and no bank investment, the bank counts as not running. Default: $1,000,000."
                isStacked
                onChange={setCash}
              />
              <fieldset>
                <legend className="w-full border-b pb-1.5 font-semibold">Not running</legend>
                {IDLE_ITEMS.map(({ id, label }) => (
                  <ChoiceRow
                    key={id}
                    label={label}
                    isChecked={enabled[id] ?? isItemOn(config, id)}
                    onChange={(isChecked) => {
                      setEnabled({ ...enabled, [id]: isChecked });
                    }}
                  />
                ))}
              </fieldset>
            </TabsContent>
          </DialogBody>
        </Tabs>
        <DialogFooter className="max-md:*:flex-1">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

interface ItemChoicesProps {
  checks: readonly ChecklistItemState[];
  /** By item id. */
  enabled: Readonly<Record<string, boolean>>;
  onChange: (enabled: Record<string, boolean>) => void;
}

/** The choice of checklist items. An item that does not apply to the player shows the reason. */
function ItemChoices({ checks, enabled, onChange }: ItemChoicesProps) {
  const shown = checks.filter(({ id, state }) => enabled[id] === true && state !== "disabled");
  return (
    <>
      <p className="text-muted-foreground">
        Showing {shown.length} of {checks.length} items. Items that don’t apply to you are hidden.
      </p>
      <div className="gap-x-10 md:columns-2">
        {SECTIONS.map((section) => (
          <div key={section} className="break-inside-avoid pt-4">
            <fieldset>
              <legend className="w-full border-b pb-1.5 font-semibold">{section}</legend>
              {checks
                .filter((check) => check.section === section)
                .map((check) => (
                  <ChoiceRow
                    key={check.id}
                    label={check.title}
                    isChecked={enabled[check.id] === true}
                    onChange={(isChecked) => {
                      onChange({ ...enabled, [check.id]: isChecked });
                    }}
                  >
                    {check.state === "disabled" && (
                      <span className="ml-auto text-right text-small text-muted-foreground">
                        {REASONS[check.reason]}
                      </span>
                    )}
                  </ChoiceRow>
                ))}
            </fieldset>
          </div>
        ))}
      </div>
    </>
  );
}

interface ChoiceRowProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children?: ReactNode;
}

function ChoiceRow({ label, isChecked, onChange, children }: ChoiceRowProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 border-b border-row py-1 last:border-b-0 hover:bg-accent max-md:min-h-11">
      <Checkbox checked={isChecked} onCheckedChange={onChange} />
      {label}
      {children}
    </label>
  );
}
