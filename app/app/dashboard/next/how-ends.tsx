import { ExplainLines } from "@/components/figures/explain-lines";
import type { UpcomingKind } from "@/lib/game/upcoming/upcoming";

/** The source of the end times that several kinds share, with a common label. */
const BY_SECONDS = {
  label: "Bars, cooldowns",
  value: "counted down from the last update",
};
const BY_NAME = {
  label: "Course, virus, contracts",
  value: "end time from the game",
};
const BY_TIME = {
  label: "Flight, hospital, jail, bank, chain, events",
  value: "end time, or time left, from the game",
};

/** The line of the explanation about each kind's end time. Several kinds may share a line. */
const HOW: Readonly<Record<UpcomingKind, { label: string; value: string }>> = {
  energy: BY_SECONDS,
  nerve: BY_SECONDS,
  happy: BY_SECONDS,
  "happy-reset": { label: "Happy above maximum", value: "resets at :00, :15, :30 and :45" },
  life: BY_SECONDS,
  drug: BY_SECONDS,
  booster: BY_SECONDS,
  medical: BY_SECONDS,
  education: BY_NAME,
  virus: BY_NAME,
  "own-crime": { label: "Your OC", value: "planned time, if all slots are filled" },
  dividend: { label: "Dividends", value: "00:00 TCT on the day they’re due" },
  mission: BY_NAME,
  flight: BY_TIME,
  hospital: BY_TIME,
  jail: BY_TIME,
  bank: BY_TIME,
  "chain-cooldown": BY_TIME,
  activity: BY_TIME,
  "company-day": { label: "Company’s next day", value: "18:00 TCT" },
  "new-day": { label: "New day", value: "00:00 TCT" },
};

const LINES = [...new Set(Object.values(HOW))];

/** Explains the sources of the times in the list. */
export function HowEnds() {
  return (
    <ExplainLines
      title="event times"
      lines={LINES}
      note="Shows the next 24 hours, and your bank investment even if it ends later."
    />
  );
}
