"use client";

import { Suspense } from "react";

import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { Explain } from "@/components/state/explain";
import { SectionHead } from "@/components/state/section-head";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { notificationsStore } from "@/lib/store/notifications";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { HourList } from "./hour-list";
import { Missing } from "./missing";
import { useUpcoming } from "./use-upcoming";
import { calendarEvents } from "@/components/upcoming/words";

const TellMe = onDemand(() => import("./tell-me").then((l) => l.TellMe));
const Notices = onDemand(() => import("./notices").then((l) => l.Notices));
const TitleCountdown = onDemand(() => import("./title-countdown").then((l) => l.TitleCountdown));

const HOW = [
  { label: "Bars, cooldowns", value: "the game’s seconds, counted from its answer" },
  { label: "Course, virus, contracts", value: "the end that the game names" },
  { label: "Own crime", value: "the game\u2019s time, with all slots filled" },
  { label: "Dividends", value: "00:00 TCT on the day they’re due" },
  { label: "New day", value: "00:00 TCT" },
];

/** Everything that ends in the next 24 hours, what is ready now first. */
export function NextHours() {
  const { events, isLoading, ...failure } = useUpcoming();
  const isWhole = !isLoading && failure.missing.length === 0;
  const { kinds, inTitle } = useStoredValue(notificationsStore);

  return (
    <section aria-label="Next 24 hours" className="mt-6">
      <SectionHead title="Next 24 hours">
        <Explain title="each end" lines={HOW} note="Only what ends within 24 hours is shown." />
        <Popover
          label="Notify me"
          trigger={
            <Button variant="quiet" size="sm">
              Notify me
            </Button>
          }
        >
          <TellMe />
        </Popover>
        <AddToCalendar
          variant="quiet"
          size="sm"
          fileName="next-24-hours.ics"
          events={calendarEvents(events)}
        >
          Add all to calendar
        </AddToCalendar>
      </SectionHead>
      <HourList events={events} isLoading={isLoading} />
      {/* The new day is always there. */}
      {isWhole && events.length === 1 && (
        <p className="mt-2 text-muted-foreground">Nothing else ends in the next 24 hours.</p>
      )}
      {failure.missing.length > 0 && <Missing {...failure} />}
      <Suspense>
        {kinds.length > 0 && <Notices events={events} />}
        {inTitle && <TitleCountdown events={events} />}
      </Suspense>
    </section>
  );
}
