import { storedValue } from "@/lib/store/engine/stored-value";

/** The id of the player whose user data is active, or "" until it is known. */
export const playerStore = storedValue(
  "player",
  {
    read: (raw) => (/^[1-9]\d{0,11}$/.test(raw) ? raw : ""),
    write: (number) => number,
  },
  "",
);

/** True if the stored player is an earlier one, because the login couldn't load the id of the key's owner. */
export const unknownPlayerStore = storedValue<boolean>(
  "unknownPlayer",
  { read: (raw) => raw === "on", write: (isOn) => (isOn ? "on" : "off") },
  false,
);

/** The id of the player whose key is stored, or "" until it is known. The user data may still be an earlier player's. */
export const keyOwnerStore = {
  get: (): string => (unknownPlayerStore.get() ? "" : playerStore.get()),
  subscribe(listener: () => void) {
    const leave = [playerStore.subscribe(listener), unknownPlayerStore.subscribe(listener)];
    return () => {
      for (const end of leave) end();
    };
  },
  fallback: "",
};
