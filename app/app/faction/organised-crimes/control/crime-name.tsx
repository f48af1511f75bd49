import { crimeUrl } from "@/components/game/links";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { filledCount, slotCount } from "@/lib/game/crimes/slots";

/** The crime with its level, its status and how many of its slots are filled; leads to it in the game. */
export function CrimeName({ crime }: { crime: OrganisedCrime }) {
  const { id, name, difficulty, status } = crime;
  return (
    <a
      href={crimeUrl(id)}
      target="_blank"
      rel="noreferrer"
      className="group/name block self-start wrap-anywhere max-md:-my-0.5 max-md:min-h-11 max-md:py-0.5 @4xl/page:self-center"
    >
      <b
        translate="no"
        className="block font-semibold group-hover/name:underline max-md:text-base max-md:leading-5"
      >
        {name}
      </b>
      <span className="block text-small leading-4 text-muted-foreground max-md:text-sm max-md:leading-5">
        {difficulty !== null && `Level ${difficulty}, `}
        {status} {filledCount(crime)} of {slotCount(crime)}
      </span>
    </a>
  );
}
