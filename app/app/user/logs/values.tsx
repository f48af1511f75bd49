import { Fragment, use } from "react";

import { PlayerLink } from "@/components/game/player-link";
import { formatSignedMoney } from "@/lib/format/signed";
import type { Flow } from "@/lib/game/logs/flow";
import type { LogField } from "@/lib/game/logs/log-field";

import { LogNamesContext } from "./names";
import { fieldLabel, playerText, valueText } from "./text";

/** The fields of an entry as text, with players linked to their profiles. */
export function EntryFields({ fields }: { fields: readonly LogField[] }) {
  return (
    <span className="block max-w-160">
      {fields.map((field, place) => (
        <Fragment key={`${place} ${field.name}`}>
          {place > 0 && <span className="text-muted-foreground"> · </span>}
          <span className="text-muted-foreground">{fieldLabel(field)}</span> <Value field={field} />
        </Fragment>
      ))}
    </span>
  );
}

function Value({ field: { value } }: { field: LogField }) {
  const names = use(LogNamesContext);
  if (value.kind !== "players") {
    return <span className="wrap-anywhere">{valueText(value, names)}</span>;
  }
  return value.ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ", "}
      <PlayerLink id={id}>{playerText(id, names)}</PlayerLink>
    </Fragment>
  ));
}

/** Money received, with a plus, or spent, with a minus. */
export function Money({ flow: { money, isInternalTransfer } }: { flow: Flow }) {
  if (money === null) {
    return (
      <span className="text-muted-foreground" title="It mentions money that may have changed hands">
        not known
      </span>
    );
  }
  if (isInternalTransfer) {
    return (
      <span className="text-muted-foreground" title="Between your own accounts">
        moved
      </span>
    );
  }
  return money === 0 ? <span title="No money changed hands">–</span> : formatSignedMoney(money);
}
