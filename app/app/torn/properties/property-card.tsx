import { DescriptionRow } from "@/components/figures/description-list";
import { Explained } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { formatMoney, formatPrice, formatWhole, orDash } from "@/lib/format/numbers";
import { costPerHappy, type Property } from "@/lib/game/properties/property";
import { cn } from "@/lib/utils";

import { explainCostPerHappy } from "./explanation";

interface PropertyCardProps extends Property {
  /** Marks the player's own property, or the next one. */
  mark?: "Yours" | "Next" | undefined;
}

export function PropertyCard({ mark, ...property }: PropertyCardProps) {
  const { id, name, cost, happy, upkeep, modifications, staff } = property;
  const lines = explainCostPerHappy(property);
  const perHappy = orDash(costPerHappy(property), formatPrice);
  return (
    <>
      <div className="pair items-baseline">
        <h2 translate="no" className="min-w-0 font-semibold">
          {name} <span className="font-normal text-muted-foreground">[{id}]</span>
        </h2>
        <p className="font-semibold whitespace-nowrap">
          {cost === null ? "No price" : formatMoney(cost)}
        </p>
      </div>
      {mark && (
        <p
          className={cn(
            "flex items-center gap-1.5 text-small",
            mark === "Next" ? "font-semibold text-success" : "text-muted-foreground",
          )}
        >
          <ProgressCircle value={mark === "Next" ? 0 : 1} />
          {mark}
        </p>
      )}
      <dl className="mt-1 text-small">
        <DescriptionRow label="Happiness" value={formatWhole(happy)} />
        <DescriptionRow
          label="Cost per happiness"
          value={lines === null ? perHappy : <Explained {...lines}>{perHappy}</Explained>}
        />
        <DescriptionRow label="Upkeep per day" value={orDash(upkeep, formatMoney)} />
        <Names label="Modifications" names={modifications} />
        <Names label="Staff" names={staff} />
      </dl>
    </>
  );
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div className="mt-1">
      <dt className="inline text-muted-foreground">
        {label} ({formatWhole(names.length)}):{" "}
      </dt>
      <dd className="inline">{names.join(", ") || "None"}</dd>
    </div>
  );
}
