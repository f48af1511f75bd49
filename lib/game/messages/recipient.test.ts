import { expect, test } from "vitest";

import {
  addressOf,
  canBePlayer,
  namesRecipient,
  parseRecipients,
  type Recipient,
  withName,
} from "./recipient";

const aRecipient = (line: string): Recipient => {
  const [recipient] = parseRecipients(line);
  if (recipient === undefined) throw new Error("a blank line is no recipient");
  return recipient;
};

test.each([
  { line: "Alpha [3000001]", name: "Alpha", id: 3000001 },
  { line: "Alpha[3000001]", name: "Alpha", id: 3000001 },
  { line: "  Alpha_2-b [1] \r", name: "Alpha_2-b", id: 1 },
  { line: "[3000001]", name: null, id: 3000001 },
  { line: "3000001", name: null, id: 3000001 },
  { line: "Alpha", name: "Alpha", id: null },
  { line: "_-_", name: "_-_", id: null },
  { line: "2Fast", name: "2Fast", id: null },
  { line: "Agent47", name: "Agent47", id: null },
  { line: "x".repeat(30), name: "x".repeat(30), id: null },
])("“$line” is the player named $name with the id $id", ({ line, name, id }) => {
  expect(aRecipient(line)).toEqual({ text: line.trim(), name, id, isRepeat: false });
  expect(canBePlayer(aRecipient(line))).toBe(true);
});

test.each([
  "Alpha Bravo",
  "Alpha, Bravo",
  "Alpha [3000001",
  "Alpha [zero]",
  "Alpha []",
  "Alpha [0]",
  "Alpha Bravo [3000001]",
  "Alpha [3000001] Bravo",
  "Älpha",
  "0",
  "007",
  "12345678901",
  "x".repeat(31),
])("“%s” can’t be a player", (line) => {
  expect(aRecipient(line)).toEqual({ text: line, name: null, id: null, isRepeat: false });
  expect(canBePlayer(aRecipient(line))).toBe(false);
});

test("one recipient a line, in their order, without blank lines", () => {
  const text = "\nBravo\n \t \n  Alpha [1]\n\n\nCharlie\n";
  expect(parseRecipients(text).map((recipient) => recipient.text)).toEqual([
    "Bravo",
    "Alpha [1]",
    "Charlie",
  ]);
  expect(parseRecipients(" \n\n ")).toEqual([]);
});

test.each([
  { lines: ["Alpha", "Alpha"], repeats: [false, true] },
  { lines: ["Alpha", "ALPHA", "Bravo"], repeats: [false, true, false] },
  { lines: ["Alpha [1]", "1"], repeats: [false, true] },
  { lines: ["1", "Alpha [1]", "Alpha"], repeats: [false, true, true] },
  { lines: ["Alpha [1]", "Alpha [2]"], repeats: [false, true] },
  { lines: ["Alpha [1]", "Bravo [2]"], repeats: [false, false] },
  { lines: ["no player", "no player"], repeats: [false, false] },
])("of $lines, these repeat a player named above: $repeats", ({ lines, repeats }) => {
  expect(parseRecipients(lines.join("\n")).map(({ isRepeat }) => isRepeat)).toEqual(repeats);
});

test.each([
  { line: "Alpha [1]", message: "Hello {name}!", says: "Hello Alpha!" },
  { line: "Alpha", message: "{name}, {Name} and {NAME}", says: "Alpha, Alpha and Alpha" },
  { line: "3000001", message: "Hello {name}", says: "Hello 3000001" },
  { line: "[3000001]", message: "Hello {name}", says: "Hello 3000001" },
  { line: "no $& player", message: "Hello {name}", says: "Hello no $& player" },
  { line: "Alpha", message: "Hello { name } and {names}", says: "Hello { name } and {names}" },
  { line: "Alpha", message: "Two\nlines", says: "Two\nlines" },
])("“$message” to $line says “$says”", ({ line, message, says }) => {
  expect(withName(message, aRecipient(line))).toBe(says);
});

test.each([
  { line: "Alpha [1]", address: "Alpha" },
  { line: "3000001", address: "3000001" },
  { line: "no player", address: "no player" },
])("$line is addressed as $address", ({ line, address }) => {
  expect(addressOf(aRecipient(line))).toBe(address);
});

test.each([
  { message: "Hello {name}", names: true },
  { message: "{Name}", names: true },
  { message: "Hello all", names: false },
  { message: "", names: false },
])("that “$message” names its recipient is $names", ({ message, names }) => {
  expect(namesRecipient(message)).toBe(names);
  // A second time: the regex must not remember a position.
  expect(namesRecipient(message)).toBe(names);
});
