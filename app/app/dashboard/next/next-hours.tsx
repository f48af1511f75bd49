"use client";

import { CalendarPlus } from "lucide-react";
import { Suspense } from "react";

import { AddToCalendar } from "@/components/calendar/add-to-calendar";
import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { KINDS } from "@/components/upcoming/kinds";
import { calendarEvents } from "@/components/upcoming/upcoming";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { notificationsStore } from "@/lib/store/user/notifications";

import { HourList } from "./hour-list";
import { Missing } from "./missing";
import { useUpcoming } from "./use-upcoming";

const NotificationSettings = onDemand(() =>
  import("./notification-settings").then((l) => l.NotificationSettings),
);
const EventNotifications = onDemand(() =>
  import("./event-notifications").then((l) => l.EventNotifications),
);
const TitleCountdown = onDemand(() => import("./title-countdown").then((l) => l.TitleCountdown));

const HOW = [...new Set(Object.values(KINDS).map(({ how }) => how))];

/** Everything that ends in the next 24 hours, what is ready now first. */
export function NextHours() {
  const { events, isLoading, ...failure } = useUpcoming();
  const isWhole = !isLoading && failure.missing.length === 0;
  const { kinds, inTitle } = useStoredValue(notificationsStore);

  return (
    <section aria-label="Next 24 hours" className="mt-6 max-md:mt-2">
      <SectionHeader title="Next 24 hours">
        <Explain title="each end" lines={HOW} note="Only what ends within 24 hours is shown." />
        <Popover
          label="Notify me"
          trigger={
            <Button variant="quiet" size="sm">
              Notify me
            </Button>
          }
        >
          <NotificationSettings />
        </Popover>
        <AddToCalendar
          variant="quiet"
          size="sm"
          className="max-md:min-w-11"
          fileName="next-24-hours.ics"
          events={calendarEvents(events)}
        >
          <CalendarPlus aria-hidden className="md:hidden" />
          <span className="max-md:sr-only">Add all to calendar</span>
        </AddToCalendar>
      </SectionHeader>
      <HourList events={events} isLoading={isLoading} />
      {/* The new day is always there. */}
      {isWhole && events.length === 1 && (
        <p className="mt-2 text-muted-foreground">Nothing else ends in the next 24 hours.</p>
      )}
      {failure.missing.length > 0 && <Missing {...failure} />}
      <Suspense>
        {kinds.length > 0 && <EventNotifications events={events} />}
        {inTitle && <TitleCountdown events={events} />}
      </Suspense>
    </section>
  );
}
