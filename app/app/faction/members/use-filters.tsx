import { useMemo } from "react";

import { SelectField } from "@/components/list/select-field";
import { wordChoices } from "@/components/list/word-choices";
import { useUrlChoice } from "@/components/window/use-url-choice";

import { ACTIVITIES, ANY, BALANCES, DAYS_IN_FACTION, IN_OC, type MemberFilters } from "./filters";

const ALL = [ANY, "All"] as const;

/** The filters as they stand in the address, and their fields. */
export function useFilters(positions: readonly string[], states: readonly string[]) {
  const positionChoices = useMemo(() => wordChoices(ALL, positions), [positions]);
  const stateChoices = useMemo(() => wordChoices(ALL, states), [states]);
  const [activity, setActivity] = useUrlChoice("activity", ACTIVITIES, "all");
  const [days, setDays] = useUrlChoice("days", DAYS_IN_FACTION, "all");
  const [position, setPosition] = useUrlChoice("position", positionChoices, ANY);
  const [state, setState] = useUrlChoice("state", stateChoices, ANY);
  const [isInOc, setInOc] = useUrlChoice("oc", IN_OC, "all");
  const [balance, setBalance] = useUrlChoice("balance", BALANCES, "all");

  const filters: MemberFilters = useMemo(
    () => ({ activity, days, position, state, isInOc, balance }),
    [activity, days, position, state, isInOc, balance],
  );
  const fields = (
    <>
      <SelectField label="Seen" value={activity} options={ACTIVITIES} onChange={setActivity} />
      <SelectField label="Days" value={days} options={DAYS_IN_FACTION} onChange={setDays} />
      <SelectField
        label="Position"
        value={position}
        options={positionChoices}
        onChange={setPosition}
      />
      <SelectField label="State" value={state} options={stateChoices} onChange={setState} />
      <SelectField label="In OC" value={isInOc} options={IN_OC} onChange={setInOc} />
      <SelectField label="Balance" value={balance} options={BALANCES} onChange={setBalance} />
    </>
  );
  return { filters, fields };
}
