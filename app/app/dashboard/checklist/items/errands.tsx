import { Countdown } from "@/components/game/countdown";
import { gamePages } from "@/components/game/links";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatCountdown } from "@/lib/format/times";
import {
  checkEnrolled,
  checkFinished,
  checkMissions,
  checkVirus,
  checkVirusByLog,
  type Contracts,
} from "@/lib/game/checklist/errands";
import { courseEndsAtMs } from "@/lib/game/education/user-education";

import { fromResult, defineCheck, noExplanation } from "./define-check";
import { isRefused } from "./queries";
import { TimeLeft } from "./time-left";

/** What the player sets going, and what goes on by itself then. */
export const ERRANDS = {
  education: defineCheck({
    title: "Education",
    section: "General",
    owner: "player",
    gameUrl: gamePages.education,
    apiPath: "user/education",
    dependsOn: ["studies", "education"],
    evaluate: ({ studies, education }, { nowMs }) =>
      fromResult(
        studies,
        (own, readAtMs) =>
          checkEnrolled(own, { nowMs, readAtMs }) ??
          fromResult(education, ({ entries }) => checkFinished(own, entries)),
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
            , <TimeLeft endsAtMs={facts.endsAtMs} fallback="end not known" />
          </>
        );
      }
      return isDone
        ? `All ${formatCount(facts.courses, "course", "courses")} done`
        : `No course running, ${formatWhole(facts.completed)} of ${formatWhole(facts.courses)} done`;
    },
    explain: noExplanation,
  }),
  missions: defineCheck({
    title: "Missions",
    section: "General",
    owner: "player",
    gameUrl: gamePages.missions,
    apiPath: "user/missions",
    dependsOn: ["missions"],
    evaluate: ({ missions }, { nowMs }) =>
      fromResult(missions, ({ entries }) => checkMissions(entries, { nowMs })),
    note: contractsText,
    explain: noExplanation,
  }),
  virusCoding: defineCheck({
    title: "Virus coding",
    section: "General",
    owner: "player",
    gameUrl: gamePages.computer,
    apiPath: "user/virus",
    dependsOn: ["virus", "virusLog"],
    evaluate: ({ virus, virusLog }, { nowMs }) =>
      isRefused(virus.error)
        ? fromResult(virusLog, ({ entries }) => checkVirusByLog(entries))
        : fromResult(virus, (coded) => checkVirus(coded, { nowMs })),
    changesAt: ({ virus }) => [virus.data?.endsAtMs],
    note: (facts) => {
      if (facts.kind === "no virus") return "None being coded";
      return (
        <>
          {facts.name === null ? "A virus" : <span translate="no">{facts.name}</span>},{" "}
          <TimeLeft endsAtMs={facts.endsAtMs} fallback="end not known" format={formatCountdown} />
        </>
      );
    },
    explain: noExplanation,
  }),
};

function contractsText({ count, expiresAtMs }: Contracts) {
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
