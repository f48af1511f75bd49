import { type ComponentType, lazy } from "react";

/**
 * A component whose code loads when it is first shown. If it doesn't load (no network, or the site was published
 * again meanwhile), `missing` is shown instead and the rest of the page stays.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props>,
) => lazy(async () => ({ default: await load().catch(() => missing) }));
