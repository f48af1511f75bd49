import { useUrlText } from "@/components/window/use-url-text";

/** The first and the last day that were chosen, which are in the address. */
export function useDays() {
  const [from, setFrom] = useUrlText("from");
  const [to, setTo] = useUrlText("to");
  return { from, setFrom, to, setTo };
}

export type SelectedDays = ReturnType<typeof useDays>;
