import { useState } from "react";

import { NearMatch } from "@/components/feedback/no-match";
import { findByName } from "@/components/list/name-search";
import { SearchField } from "@/components/list/search-field";
import { ToggleField } from "@/components/list/toggles";
import { STAT_GROUPS } from "@/lib/game/progress/stat-groups";
import { trackedStatsStore, MAX_TRACKED_STATS } from "@/lib/store/user/progress";

/** "In the bank" for "Net worth in the bank", since the heading above is "Net worth". */
const labelOf = (title: string) => title.replace(/^Net worth in/, "In");

const STATISTICS = STAT_GROUPS.flatMap(({ title: group, statistics }) =>
  statistics.map((each) => ({ ...each, group })),
);

/** The statistics that can be tracked, by group. A newly selected one is added after those already tracked. */
export function TrackedStats({ tracked }: { tracked: readonly string[] }) {
  const [text, setText] = useState("");
  const { found, nearest } = findByName(STATISTICS, text, ({ title, group }) => [title, group]);
  const groups = STAT_GROUPS.map(({ title }) => ({
    title,
    statistics: found.filter(({ group }) => group === title),
  })).filter(({ statistics }) => statistics.length > 0);
  return (
    <>
      <p className="font-semibold">Tracked stats</p>
      <p className="text-small text-muted-foreground">
        Every 10 stats use one API call per day of history. Maximum {MAX_TRACKED_STATS}.
      </p>
      <div className="mt-2">
        <SearchField label="Find a stat" value={text} onChange={setText} />
      </div>
      <NearMatch text={text} nearest={nearest} onSearch={setText} />
      {groups.length === 0 && (
        <p className="mt-3">No stats match “{text.trim()}”. Try a shorter word.</p>
      )}
      {groups.map(({ title, statistics }) => (
        <section key={title} aria-label={title} className="mt-3">
          <h3 className="mb-1 text-small font-semibold">{title}</h3>
          <ToggleField
            label={title}
            options={statistics.map((each) => [each.name, labelOf(each.title)] as const)}
            chosen={tracked.filter((name) => statistics.some((each) => each.name === name))}
            onChange={(chosen) => {
              const others = tracked.filter(
                (name) => !statistics.some((each) => each.name === name),
              );
              const kept = tracked.filter((name) => chosen.includes(name) || others.includes(name));
              const added = chosen.filter((name) => !tracked.includes(name));
              trackedStatsStore.set([...kept, ...added].slice(0, MAX_TRACKED_STATS));
            }}
          />
        </section>
      ))}
    </>
  );
}
