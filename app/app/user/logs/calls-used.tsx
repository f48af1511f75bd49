import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { CALLS_PER_MINUTE } from "@/lib/api/call-window";

/** What reading further takes: the calls of a minute, and the entries of a day. */
export function CallsUsed() {
  const { isSample } = useSession();
  const used = useCallsUsed();
  return (
    <p className="mt-2 text-small text-muted-foreground">
      {isSample
        ? "The sample data makes no calls."
        : `${used} of ${CALLS_PER_MINUTE} calls used in the last minute.`}{" "}
      A call reads 100 entries; the game gives at most 50,000 a day.
    </p>
  );
}
