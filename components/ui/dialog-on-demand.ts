import type { ComponentType } from "react";

import { onDemand } from "./on-demand";

/** What floats over the page, as one script: each dialog on demand comes without it. */
export const loadOverlays = () => import("./overlays");

/** A component that opens a dialog or a sheet, and whose code loads when it is first shown. */
export const dialogOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(async () => {
    const [component] = await Promise.all([load(), loadOverlays()]);
    return component;
  });
