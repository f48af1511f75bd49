import type { ComponentType } from "react";

import { lazyComponent } from "./lazy-component";

/** A lazy component that says so if its code doesn't load. The pages that every other page loads have texts of their own. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = NotLoaded,
) => lazyComponent(load, missing);

function NotLoaded() {
  return (
    <p role="alert" className="text-muted-foreground">
      Part of this page didn’t load. Check your connection, then reload the page.
    </p>
  );
}
