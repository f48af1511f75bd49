import { useSession } from "@/components/session/session";
import { ErrorState } from "@/components/state/error-state";
import { Leader, Leaders } from "@/components/state/leaders";
import { useAnswer } from "@/components/state/use-answer";
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
  const { data, error, retry } = useAnswer(itemDetailsQuery(useSession(), type));
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
    <Leaders>
      <Leader label="Slot" value={slot} />
      <Leader label="Stealth" value={formatHundredths(stealth)} />
      <Leader label="Damage" value={formatWhole(damage)} />
      <Leader label="Accuracy" value={formatWhole(accuracy)} />
      {ammo !== null && (
        <>
          <Leader label="Magazine" value={`${formatWhole(ammo.roundsPerMagazine)} rounds`} />
          <Leader label="Rounds a turn" value={`${ammo.fireRate[0]} to ${ammo.fireRate[1]}`} />
          <Leader label="Ammunition" value={ammo.name} wide />
        </>
      )}
      <Leader label="Kinds of upgrade" value={formatWhole(upgrades)} />
    </Leaders>
  );
}

function Armour({ rating, coverage }: ArmourDetails) {
  return (
    <Leaders>
      <Leader label="Armour" value={formatWhole(rating)} wide />
      {coverage.map(({ part, percent }) => (
        <Leader key={part} label={`Covers ${part.toLowerCase()}`} value={formatPercent(percent)} />
      ))}
    </Leaders>
  );
}
