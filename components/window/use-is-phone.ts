import { useMediaQuery } from "./use-media-query";

/** Whether lists are entries and not tables: the stylesheet's own `max-md`. */
export const useIsPhone = () => useMediaQuery("(width < 48rem)");
