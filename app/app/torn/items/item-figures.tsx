import { ErrorState } from "@/components/feedback/error-state";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { itemDetailsQuery } from "@/lib/api/endpoints/torn-item-details";
import { formatHundredths, formatPercent, formatWhole } from "@/lib/format/numbers";
import type {
  ArmourDetails,
  DetailedType,
  ItemDetails,
  WeaponDetails,
} from "@/lib/game/items/item-details";

interface ItemFiguresProps {
  itemId: number;
  type: DetailedType;
  access: string;
}

/** The figures of a weapon or of armour. One call, made for the first item opened, gets those of the whole type. */
export function ItemFigures({ itemId, type, access }: ItemFiguresProps) {
  const { data, error, retry } = useOptionalQuery(itemDetailsQuery(useSession(), type));
  if (error !== null) {
    return (
      <ErrorState
        text="Error loading details: {message}"
        access={access}
        error={error}
        onRetry={retry}
      />
    );
  }
  const details = data?.entries.find((entry) => entry.itemId === itemId);
  return (
    <section aria-label="Figures" className="mt-4">
      <h3 className="border-b border-rule pb-1 font-semibold">
        {type === "Weapon" ? "As a weapon" : "As armour"}
      </h3>
      <div className="min-h-18 pt-1">
        {data === undefined ? (
          <p role="status" className="text-muted-foreground">
            Loading details...
          </p>
        ) : details === undefined ? (
          <p className="text-muted-foreground">The game gives no figures for it.</p>
        ) : (
          <Figures {...details} />
        )}
      </div>
    </section>
  );
}

const Figures = (details: ItemDetails) =>
  details.kind === "weapon" ? <Weapon {...details} /> : <Armour {...details} />;

function Weapon({ slot, damage, accuracy, stealth, ammo, upgrades }: WeaponDetails) {
  return (
    <DescriptionList>
      <DescriptionRow label="Slot" value={slot} />
      <DescriptionRow label="Stealth" value={formatHundredths(stealth)} />
      <DescriptionRow label="Damage" value={formatWhole(damage)} />
      <DescriptionRow label="Accuracy" value={formatWhole(accuracy)} />
      {ammo !== null && (
        <>
          <DescriptionRow
            label="Magazine"
            value={`${formatWhole(ammo.roundsPerMagazine)} rounds`}
          />
          <DescriptionRow
            label="Rounds a turn"
            value={`${ammo.fireRate[0]} to ${ammo.fireRate[1]}`}
          />
          <DescriptionRow label="Ammunition" value={ammo.name} wide />
        </>
      )}
      <DescriptionRow label="Kinds of upgrade" value={formatWhole(upgrades)} />
    </DescriptionList>
  );
}

function Armour({ rating, coverage }: ArmourDetails) {
  return (
    <DescriptionList>
      <DescriptionRow label="Armour" value={formatWhole(rating)} wide />
      {coverage.map(({ part, percent }) => (
        <DescriptionRow
          key={part}
          label={`Covers ${part.toLowerCase()}`}
          value={formatPercent(percent)}
        />
      ))}
    </DescriptionList>
  );
}
