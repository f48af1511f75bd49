import { type Format, storedValue } from "@/lib/store/engine/stored-value";

/** On, unless it was turned off. */
export const onOrOff: Format<boolean> = {
  read: (raw) => raw !== "off",
  write: (isOn) => (isOn ? "on" : "off"),
};

/** Whether keys alone, without Ctrl or Cmd, are shortcuts. */
export const singleKeysStore = storedValue("singleKeys", onOrOff, true);
