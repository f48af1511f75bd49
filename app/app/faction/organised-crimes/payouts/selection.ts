import { ALL } from "@/components/window/choice";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

export const UNPAID = "unpaid";
export const NONE = "none";

const BASES: readonly string[] = [UNPAID, ALL, NONE];

/**
 * The crimes that a text in the URL selects: "unpaid", "all" or "none", then the ids of the exceptions. Any other word
 * counts as "unpaid".
 */
export function selectCrimes(
  crimes: readonly OrganisedCrime[],
  text: string,
  isOwing: (crime: OrganisedCrime) => boolean,
): readonly OrganisedCrime[] {
  const { base, others } = parseSelection(text);
  const turned = new Set(others);
  const isIn = (crime: OrganisedCrime) => base === ALL || (base === UNPAID && isOwing(crime));
  return crimes.filter((crime) => isIn(crime) !== turned.has(crime.id));
}

/** The text with one crime toggled. */
export function toggleInSelection(text: string, crimeId: number): string {
  const { base, others } = parseSelection(text);
  const rest = others.filter((id) => id !== crimeId);
  return [base, ...(rest.length < others.length ? rest : [...others, crimeId])].join(" ");
}

/**
 * Replaces "unpaid" by the ids of the selected crimes, so that a crime that succeeds later isn't added. Other selections don't
 * change.
 */
export function freezeSelection(text: string, chosen: readonly OrganisedCrime[]): string {
  return parseSelection(text).base === UNPAID
    ? [NONE, ...chosen.map(({ id }) => id)].join(" ")
    : text;
}

function parseSelection(text: string) {
  const [word = "", ...ids] = text.split(" ");
  return { base: BASES.includes(word) ? word : UNPAID, others: ids.map(Number) };
}
