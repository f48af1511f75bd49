import { useMediaQuery } from "./use-media-query";

/** Whether tables are shown as lists: the same as Tailwind's `max-md`. */
export const useIsMobile = () => useMediaQuery("(width < 48rem)");
