import type { Answer } from "@/components/state/use-answer";
import { ApiError } from "@/lib/api/errors";
import type { List } from "@/lib/api/wire";
import { formatCount } from "@/lib/format/numbers";
import type { ItemId, Section } from "@/lib/game/checklist/items";
import type { Verdict } from "@/lib/game/checklist/verdict";

/** What the rules say of an item; before that, that its calls are on their way, or why they failed. */
export type Outcome =
  Verdict | { state: "loading" } | { state: "error"; error: ApiError; retry: () => void };

/** An item of the checklist as it stands now. */
export type Check = Outcome & {
  id: ItemId;
  section: Section;
  title: string;
  /** Whether the player has it in the list. Of one that is out, no call is made. */
  isEnabled: boolean;
};

export const LOADING: Outcome = { state: "loading" };

/** What is judged by an answer, once it is there. */
export function from<T>(
  { data, error, readAtMs, retry }: Answer<T>,
  judge: (data: T, readAtMs: number) => Outcome,
): Outcome {
  if (data !== undefined) return judge(data, readAtMs);
  return error === null ? LOADING : { state: "error", error, retry };
}

/** The same of a list: of one with gaps nobody can say that there is nothing to do. */
export function fromList<T>(answer: Answer<List<T>>, judge: (entries: readonly T[]) => Outcome) {
  return from(answer, ({ entries, dropped }): Outcome => {
    const outcome = judge(entries);
    if (dropped === 0 || outcome.state !== "complete") return outcome;
    const lost = `${formatCount(dropped, "record", "records")} couldn’t be read`;
    return { state: "error", error: new ApiError("unexpected-shape", lost), retry: answer.retry };
  });
}
