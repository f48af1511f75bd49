import type { OrganisedCrime } from "./organised-crime";

/** Each crime once; where both lists have it, as the second one does. */
export const mergeCrimes = (
  some: readonly OrganisedCrime[],
  others: readonly OrganisedCrime[],
): OrganisedCrime[] => [
  ...new Map([...some, ...others].map((crime) => [crime.id, crime])).values(),
];
