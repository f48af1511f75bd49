import { formatCount, formatWhole } from "./numbers";

/** "87 bytes", "1,840 kB", "900 MB": in thousands, until there are ten thousand of them. */
export function formatBytes(bytes: number): string {
  if (!(bytes >= 1000)) return formatCount(bytes, "byte", "bytes");
  const [unit, many] = bytes < 10_000_000 ? [1000, "kB"] : [1_000_000, "MB"];
  return `${formatWhole(Math.round(bytes / unit))} ${many}`;
}
