import { Moon } from "@/components/state/moon";
import { cn } from "@/lib/utils";

const CHECKS = [
  { name: "Nerve refill", lit: 0 },
  { name: "City shop items", lit: 0.52, aside: "52 / 100" },
  { name: "Wheel of Awesome", lit: 0 },
  { name: "Church prayer", lit: 1 },
] as const;

const AGENDA = [
  { at: "11:00", what: "Life full", left: "18 min" },
  { at: "11:56", what: "Own crime ready, Break the Bank", left: "1 h 14 min", isOwn: true },
  { at: "12:47", what: "Energy full", left: "2 h 05 min" },
  { at: "13:04", what: "Nerve full", left: "2 h 22 min" },
  { at: "14:54", what: "Drug cooldown ends", left: "4 h 12 min" },
  { at: "00:00", what: "New day: refills and shops", left: "13 h 18 min" },
] as const;

/** A day as the dashboard shows it, set like a page of an almanac. An example in text, so it loads with the page. */
export function DayExample() {
  return (
    <figure
      aria-label="A day on the dashboard, as an example"
      className="m-1 border border-rule bg-card px-6 pt-5 pb-4 outline-1 outline-offset-3 outline-rule max-md:px-4 max-md:pt-4 max-md:pb-2"
    >
      <p className="flex justify-between border-b border-rule pb-2">
        <span>Today, 10:42 game time</span>
        <span className="text-muted-foreground">an example</span>
      </p>
      <p className="pt-4 pb-2 font-display text-lead font-medium tracking-[-0.02em] max-md:pt-3 max-md:text-[2rem] max-md:leading-9">
        <strong className="text-primary">12</strong> left today
      </p>
      <ul className="grid grid-cols-2 gap-x-6 pb-4 max-lg:grid-cols-1 max-md:pb-3">
        {CHECKS.map(({ name, lit, ...more }) => (
          <li
            key={name}
            className={cn(
              "flex items-center gap-2.5 py-1.25",
              lit === 1 ? "text-muted-foreground" : "font-semibold",
            )}
          >
            <Moon lit={lit} className={lit === 1 ? "text-success" : ""} />
            {name}
            <span className="ml-auto">{lit === 1 ? "done" : "aside" in more && more.aside}</span>
          </li>
        ))}
      </ul>
      <ol className="border-t border-rule">
        {AGENDA.map(({ at, what, left, ...more }) => (
          <li
            key={at}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-2 border-b border-row py-1.75 last:border-b-0"
          >
            <b>{at}</b>
            <span>{what}</span>
            <span className={"isOwn" in more ? "font-semibold text-primary" : ""}>{left}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
