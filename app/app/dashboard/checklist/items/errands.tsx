import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatCountdown } from "@/lib/format/times";
import { checkEnrolled, checkFinished } from "@/lib/game/checklist/education";
import { type Contracts, checkMissions } from "@/lib/game/checklist/missions";
import { checkVirus, checkVirusByLog } from "@/lib/game/checklist/virus";
import { courseEndsAtMs } from "@/lib/game/education/user-education";

import { isRefused } from "./answers";
import { byAnswer, defineCheck, rowSaysAll } from "./define-check";
import { Left } from "./left";

/** What the player sets going, and what goes on by itself then. */
export const ERRANDS = {
  education: defineCheck({
    title: "Education",
    section: "General",
    of: "player",
    place: gamePages.education,
    reads: "user/education",
    judgedBy: ["studies", "education"],
    judge: ({ studies, education }, { nowMs }) =>
      byAnswer(
        studies,
        (own, readAtMs) =>
          checkEnrolled(own, { nowMs, readAtMs }) ??
          byAnswer(education, ({ entries }) => checkFinished(own, entries)),
      ),
    changesAt: ({ studies: { data, readAtMs } }) => [data && courseEndsAtMs(data, readAtMs)],
    names: ({ kind }) => ({ courses: kind === "course" }),
    note: (facts, isDone, { courses }) => {
      if (facts.kind === "course") {
        return (
          <>
            <span translate="no">
              {courses.get(facts.courseId) ?? `Course [${facts.courseId}]`}
            </span>
            , <Left endsAtMs={facts.endsAtMs} otherwise="end not known" />
          </>
        );
      }
      return isDone
        ? `All ${formatCount(facts.courses, "course", "courses")} done`
        : `No course running, ${formatWhole(facts.completed)} of ${formatWhole(facts.courses)} done`;
    },
    explain: rowSaysAll,
  }),
  missions: defineCheck({
    title: "Missions",
    section: "General",
    of: "player",
    place: gamePages.missions,
    reads: "user/missions",
    judgedBy: ["missions"],
    judge: ({ missions }, { nowMs }) =>
      byAnswer(missions, ({ entries }) => checkMissions(entries, { nowMs })),
    note: contractsWords,
    explain: rowSaysAll,
  }),
  virusCoding: defineCheck({
    title: "Virus coding",
    section: "General",
    of: "player",
    place: gamePages.computer,
    reads: "user/virus",
    judgedBy: ["virus", "virusLog"],
    judge: ({ virus, virusLog }, { nowMs }) =>
      isRefused(virus.error)
        ? byAnswer(virusLog, ({ entries }) => checkVirusByLog(entries))
        : byAnswer(virus, (coded) => checkVirus(coded, { nowMs })),
    changesAt: ({ virus }) => [virus.data?.endsAtMs],
    note: (facts) => {
      if (facts.kind === "no virus") return "None being coded";
      return (
        <>
          {facts.name === null ? "A virus" : <span translate="no">{facts.name}</span>},{" "}
          <Left endsAtMs={facts.endsAtMs} otherwise="end not known" format={formatCountdown} />
        </>
      );
    },
    explain: rowSaysAll,
  }),
};

function contractsWords({ count, expiresAtMs }: Contracts) {
  if (count === 0) return "Duke has none open";
  return (
    <>
      {formatCount(count, "contract", "contracts")} of Duke&rsquo;s open
      {expiresAtMs !== null && (
        <>
          {count === 1 ? ", expires in " : ", the first expires in "}
          <Countdown endsAtMs={expiresAtMs} />
        </>
      )}
    </>
  );
}
