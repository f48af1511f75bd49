import { type SyntheticEvent, useState } from "react";

import { SelectField } from "@/components/list/select-field";
import { DateField, TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { DAY_MS } from "@/lib/common/time";
import { formatIsoDay, parseIsoDay } from "@/lib/format/days";
import type { Member } from "@/lib/game/faction/member";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { addExemption, exemptionsStore, removeExemption } from "@/lib/store/user/weekly-minimums";

import { exemptionDays, exemptionsText } from "./text";

interface ExemptionFormProps {
  members: readonly Member[];
  todayMs: number;
}

/** The form for exemptions: the member, the start and end days, and the reason. A member may have several exemptions. */
export function ExemptionForm({ members, todayMs }: ExemptionFormProps) {
  const exemptions = useStoredValue(exemptionsStore);
  const [id, setId] = useState(String(members[0]?.id ?? ""));
  const [from, setFrom] = useState(formatIsoDay(todayMs));
  const [until, setUntil] = useState(formatIsoDay(todayMs + 7 * DAY_MS));
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const [fromMs, untilMs] = [parseIsoDay(from), parseIsoDay(until)];
    if (fromMs === null || untilMs === null || fromMs >= untilMs) {
      setProblem("Choose a start day, and a later end day.");
      return;
    }
    addExemption(Number(id), { fromMs, untilMs, reason: reason.trim() });
    setProblem(null);
    setReason("");
  }

  const rows = members.flatMap((member) =>
    (exemptions[member.id] ?? []).map((exemption) => ({
      member,
      exemption,
      days: exemptionDays(exemption),
    })),
  );
  return (
    <form onSubmit={save} className="grid gap-2" noValidate>
      <SelectField
        label="Member"
        value={id}
        options={members.map((member) => [String(member.id), member.name] as const)}
        onChange={setId}
        namesFrom={0}
      />
      <DateField label="From" value={from} onChange={setFrom} />
      <DateField label="Until" value={until} onChange={setUntil} />
      <TextField label="Reason" value={reason} onChange={setReason} />
      {problem !== null && (
        <p role="alert" className="text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit">Exempt</Button>
      {rows.length > 0 && (
        <ul aria-label="Exempt members">
          {rows.map(({ member, exemption, days }) => (
            <li key={`${member.id} ${days}`} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                <b translate="no">{member.name}</b>{" "}
                <span className="text-small text-muted-foreground">
                  {exemptionsText([exemption])}
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove ${member.name}’s exemption ${days}`}
                onClick={() => {
                  removeExemption(member.id, exemption);
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-72 text-small text-muted-foreground">
        Members are exempt in a period if their exemptions cover at least half of its days. If it
        ends today, being exempt today is enough. Saved in this browser and in backups.
      </p>
    </form>
  );
}
