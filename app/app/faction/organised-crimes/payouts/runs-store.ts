import type { Session } from "@/lib/api/session";
import { payoutRunsStore, samplePayoutRunsStore } from "@/lib/store/payout-runs";

/** Where the payout runs of a session are kept. */
export const runsStoreOf = ({ isSample }: Pick<Session, "isSample">) =>
  isSample ? samplePayoutRunsStore : payoutRunsStore;
