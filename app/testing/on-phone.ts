import { vi } from "vitest";

/** Until the test ends, the window is as narrow as a phone: the pages show lists in place of tables. */
export function onPhone() {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === "(width < 48rem)",
      }) as unknown as MediaQueryList,
  );
}
