import { ExplainLines } from "@/components/figures/explain-lines";
import { HOW } from "@/components/upcoming/how";

const LINES = [...new Set(Object.values(HOW))];

/** Where the times in the list come from. */
export function HowEnds() {
  return <ExplainLines title="event times" lines={LINES} note="Shows the next 24 hours only." />;
}
