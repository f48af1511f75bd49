/**
 * The differences between two runs of the bench, as tables: each figure with its earlier value and the change.
 * @typedef {Readonly<Record<string, string | number>>} Line whose first value names it
 * @typedef {Readonly<Record<string, readonly Line[]>>} Run from a table's title to its lines
 * @param {Run} earlier
 * @param {Run} later
 */
export function compared(earlier, later) {
  return Object.entries(later)
    .map(([title, lines]) => {
      const before = new Map((earlier[title] ?? []).map((line) => [nameOf(line), line]));
      const rows = lines.map((line) => difference(before.get(nameOf(line)), line));
      const heads = Object.keys(lines[0] ?? {});
      return [`## ${title}, compared`, "", row(heads), row(heads.map(() => "---")), ...rows].join(
        "\n",
      );
    })
    .join("\n\n");
}

/** @param {Line} line */
const nameOf = (line) => String(Object.values(line)[0]);

/**
 * @param {Line | undefined} before
 * @param {Line} line
 */
function difference(before, line) {
  return row(
    Object.entries(line).map(([head, value], i) =>
      i === 0 ? String(value) : change(before?.[head], value),
    ),
  );
}

/**
 * @param {string | number | undefined} before
 * @param {string | number} now
 */
function change(before, now) {
  if (before === undefined) return `${text(now)} (new)`;
  if (before === now) return text(now);
  if (typeof before !== "number" || typeof now !== "number" || before === 0) {
    return `${text(before)} → ${text(now)}`;
  }
  const percent = Math.round((now / before - 1) * 100);
  return `${text(before)} → ${text(now)} (${percent < 0 ? "−" : "+"}${Math.abs(percent)} %)`;
}

/** @param {string | number} value */
const text = (value) => (typeof value === "number" ? value.toLocaleString("en-US") : value);

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.join(" | ")} |`;
