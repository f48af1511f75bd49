import { Missing, RetryAdvice } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { meritUpgradesQuery } from "@/lib/api/endpoints/torn-merits";
import { meritsQuery } from "@/lib/api/endpoints/user-merits";
import { accessFor } from "@/lib/api/transport/access";
import { formatCount, formatWhole } from "@/lib/format/numbers";

/** How many points are left, and what the others were used for. */
export function Merits() {
  const session = useSession();
  const { data: merits, error, retry } = useOptionalQuery(meritsQuery(session));
  const names = useOptionalQuery(meritUpgradesQuery(session));
  const levels = (merits?.entries ?? [])
    .filter(({ level }) => level > 0)
    .map(({ id, name, level }) => ({
      name: name ?? names.data?.entries.find((each) => each.id === id)?.name ?? `Upgrade ${id}`,
      level,
    }))
    .sort((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en"));
  return (
    <section aria-label="Merits" className="mt-6">
      <SectionHeader title="Merits" {...(merits && { aside: pointsText(merits) })} />
      {error !== null && (
        <p className="py-2 text-muted-foreground">
          Your merits couldn’t be read.{" "}
          <RetryAdvice error={error} access={accessFor("user/merits")} retry={retry} />
        </p>
      )}
      {merits !== undefined && levels.length === 0 && (
        <p className="py-2 text-muted-foreground">No merits have been used yet.</p>
      )}
      {levels.length > 0 && (
        <Missing path="torn/merits" {...names}>
          Couldn’t load the names of upgrades.
        </Missing>
      )}
      <ul className="grid gap-x-8 @xl/page:grid-cols-2 @4xl/page:grid-cols-3">
        {levels.map(({ name, level }) => (
          <li key={name} className="flex justify-between gap-4 border-b border-row py-1.5">
            <span translate="no" className="min-w-0 wrap-anywhere">
              {name}
            </span>{" "}
            <span className="shrink-0 text-muted-foreground">Level {formatWhole(level)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pointsText = ({ available, used }: { available: number | null; used: number | null }) =>
  available === null
    ? ""
    : `${formatWhole(available)} left${used === null ? "" : `, ${formatCount(used, "merit", "merits")} used`}`;
