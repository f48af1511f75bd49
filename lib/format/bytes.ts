import { formatCount, formatWhole } from "./numbers";

/** "87 bytes", "1,840 kB", "900 MB", "11 GB": in the smallest unit of which there are fewer than ten thousand. */
export function formatBytes(bytes: number): string {
  if (!(bytes >= 1000)) return formatCount(bytes, "byte", "bytes");
  const [unit, many] = bytes < 1e7 ? [1000, "kB"] : bytes < 1e10 ? [1e6, "MB"] : [1e9, "GB"];
  return `${formatWhole(Math.round(bytes / unit))} ${many}`;
}
