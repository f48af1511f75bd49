import type { ComponentType } from "react";

import { onDemand } from "./on-demand";

/** Loads the code that dialogs and sheets share. It is a single script, so that each dialog on demand comes without it. */
export const loadOverlays = () => import("./overlays");

/** Creates a component that opens a dialog or a sheet, and whose code loads when it is first shown. */
export const dialogOnDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(async () => {
    const [component] = await Promise.all([load(), loadOverlays()]);
    return component;
  });
