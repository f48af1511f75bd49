import { carriedOutAtMs, isFilled, type OrganisedCrime } from "./organised-crime";

/** A member's latest chance to pass in a role, and where it is from. */
export interface RoleRate {
  /** Percent. */
  passRate: number;
  /** When the crime was carried out, or else created. */
  atMs: number;
  crimeName: string;
  crimeId: number;
}

interface MemberRates {
  memberId: number;
  /** By role. */
  rates: ReadonlyMap<string, RoleRate>;
}

interface PassRateMatrix {
  /** Alphabetically; only those in which somebody has a rate. */
  roles: readonly string[];
  /** In the order in which the crimes first name them. */
  members: readonly MemberRates[];
}

/**
 * The latest pass rate of each member in each role, of the crimes of that name or, where it is null, of all. An empty slot
 * shows the rate of whoever asks, so it tells nothing; crimes of the first generation have no roles.
 */
export function passRateMatrix(
  crimes: readonly OrganisedCrime[],
  crimeName: string | null,
): PassRateMatrix {
  const members = new Map<number, Map<string, RoleRate>>();
  const roles = new Set<string>();
  for (const crime of crimes) {
    if (crimeName !== null && crime.name !== crimeName) continue;
    const atMs = carriedOutAtMs(crime);
    for (const { position, passRate, member } of crime.slots.filter(isFilled)) {
      if (passRate === null || position === "") continue;
      roles.add(position);
      const rates = members.get(member.id) ?? new Map<string, RoleRate>();
      members.set(member.id, rates);
      const rate = { passRate, atMs, crimeName: crime.name, crimeId: crime.id };
      if (isLater(rate, rates.get(position))) rates.set(position, rate);
    }
  }
  return {
    roles: [...roles].sort(),
    members: [...members].map(([memberId, rates]) => ({ memberId, rates })),
  };
}

/** Of two crimes at the same time the later one has the higher id. */
const isLater = (rate: RoleRate, than: RoleRate | undefined): boolean =>
  than === undefined ||
  rate.atMs > than.atMs ||
  (rate.atMs === than.atMs && rate.crimeId > than.crimeId);
