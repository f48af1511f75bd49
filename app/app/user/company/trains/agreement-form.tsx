import { type SyntheticEvent, useState } from "react";

import { ChoiceSelect } from "@/components/list/select-field";
import { Field } from "@/components/list/field";
import { DateField, TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { formatIsoDay, parseIsoDay } from "@/lib/format/days";
import type { TrainAgreement } from "@/lib/game/companies/agreements";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { addTrainAgreement, setTrainAgreement } from "@/lib/store/user/train-agreements";

import { parseAgreement, readBack, typedTerms } from "./agreement-text";

interface AgreementFormProps {
  /** The agreement to change; absent for a new one. */
  stored?: TrainAgreement;
  employees: readonly { id: number; name: string }[];
  todayMs: number;
  onSaved?: () => void;
  onDelete?: () => void;
}

/** The form of an agreement: with whom, since when, and the terms as text, which are read back before they are saved. */
export function AgreementForm({
  stored,
  employees,
  todayMs,
  onSaved,
  onDelete,
}: AgreementFormProps) {
  // Somebody who has left the company keeps the agreement.
  const people =
    stored === undefined || employees.some(({ id }) => id === stored.playerId)
      ? employees
      : [{ id: stored.playerId, name: stored.name }, ...employees];
  const [asked, setAsked] = useState(String(stored?.playerId ?? ""));
  const [since, setSince] = useState(formatIsoDay(stored?.fromMs ?? todayMs));
  const [typed, setTyped] = useState(stored === undefined ? "" : typedTerms(stored));
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const person = people.find(({ id }) => String(id) === asked) ?? people[0];
  const parsed = parseAgreement(typed);
  const fromMs = parseIsoDay(since);
  const isValidDay = fromMs !== null && fromMs <= todayMs;
  const problems = {
    day: isValidDay ? null : "Choose a day, today at the latest.",
    terms: "problem" in parsed ? parsed.problem : null,
  };

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setWasSubmitted(true);
    if (person === undefined || !isValidDay || "problem" in parsed) return;
    const agreement = { playerId: person.id, name: person.name, ...parsed.terms, fromMs };
    if (stored === undefined) addTrainAgreement(agreement, gameTime());
    else setTrainAgreement({ ...agreement, addedAtMs: stored.addedAtMs });
    setTyped("");
    setWasSubmitted(false);
    onSaved?.();
  }

  if (person === undefined) {
    return (
      <p className="py-3 text-muted-foreground">
        No employees loaded. An agreement needs one of your employees.
      </p>
    );
  }
  return (
    <form onSubmit={save} noValidate className="grid max-w-120 grid-cols-2 gap-3 py-3">
      <Field label="Employee" isStacked>
        {(id) => (
          <ChoiceSelect
            id={id}
            value={String(person.id)}
            options={people.map((each) => [String(each.id), each.name] as const)}
            onChange={setAsked}
            namesFrom={0}
          />
        )}
      </Field>
      <div className="grid gap-1.5">
        <DateField label="Since" value={since} max={formatIsoDay(todayMs)} onChange={setSince} />
      </div>
      <div className="col-span-2">
        <TextField
          label="Agreement"
          value={typed}
          placeholder="10 trains at $500k"
          isStacked
          problem={wasSubmitted ? problems.terms : null}
          onChange={setTyped}
        />
      </div>
      {wasSubmitted && problems.day !== null && (
        <p role="alert" className="col-span-2 text-small text-destructive">
          {problems.day}
        </p>
      )}
      <p aria-live="polite" className="self-center text-muted-foreground max-md:col-span-2">
        {"terms" in parsed && readBack(parsed.terms)}
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-md:col-span-2">
        {onDelete && (
          <Button type="button" variant="outline" onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button type="submit">{stored === undefined ? "Add" : "Save"}</Button>
      </div>
    </form>
  );
}
