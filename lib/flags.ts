/** The parts of the navigation that are displayed. NEXT_PUBLIC_FLAGS overrides them at build time. Source: contract 1.7. */
const DEFAULTS = {
  "sidebar-user": false,
  "sidebar-tools": true,
  "sidebar-torn": true,
  "feature-send-message": false,
} as const;

export type Flag = keyof typeof DEFAULTS;
export type Flags = Readonly<Record<Flag, boolean>>;

/** Applies "sidebar-user=on,sidebar-tools=off" to the defaults; an unknown word stops the build. */
export function readFlags(overrides: string): Flags {
  const flags: Record<Flag, boolean> = { ...DEFAULTS };
  for (const override of overrides.split(",").filter(Boolean)) {
    const [name = "", value] = override.split("=");
    if (!isFlag(name) || (value !== "on" && value !== "off")) {
      throw new Error(
        `NEXT_PUBLIC_FLAGS: "${override}" is not one of ${Object.keys(DEFAULTS).join(", ")} with =on or =off.`,
      );
    }
    flags[name] = value === "on";
  }
  return flags;
}

const isFlag = (name: string): name is Flag => Object.hasOwn(DEFAULTS, name);

export const flags = readFlags(process.env.NEXT_PUBLIC_FLAGS ?? "");
