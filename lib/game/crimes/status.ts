import type { OrganisedCrime } from "./organised-crime";

type WithStatus = Pick<OrganisedCrime, "status">;

/** In the order of a crime's life. A word that is not here counts as neither open nor finished. */
export const STATUSES = ["Recruiting", "Planning", "Successful", "Failure", "Expired"] as const;

export const isRecruiting = ({ status }: WithStatus): boolean => status === "Recruiting";

export const isPlanning = ({ status }: WithStatus): boolean => status === "Planning";

/** Whether it is yet to be carried out. */
export const isOpen = (crime: WithStatus): boolean => isRecruiting(crime) || isPlanning(crime);

export const isSuccessful = ({ status }: WithStatus): boolean => status === "Successful";

/** Whether it was carried out; an expired crime was not. */
export const isFinished = (crime: WithStatus): boolean =>
  isSuccessful(crime) || crime.status === "Failure";

/** When it was carried out; of crimes before January 2025 the game knows only when they were created. */
export const carriedOutAtMs = ({
  executedAtMs,
  createdAtMs,
}: Pick<OrganisedCrime, "createdAtMs" | "executedAtMs">): number =>
  executedAtMs ?? createdAtMs ?? 0;
