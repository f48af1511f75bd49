import { describe, expect, it } from "vitest";

import { comparison } from "./compare-page-size.mjs";

const page = (file: string, bytes: number) => ({ file, bytes, budget: 230_000 });

describe("the weight of the pages before and after a change", () => {
  it("has a row for each page that changed, with what is left of its budget", () => {
    const before = [page("app.html", 200_000), page("index.html", 144_000)];
    const after = [page("app.html", 201_500), page("index.html", 144_003)];
    expect(comparison(before, after)).toBe(
      [
        "### Page weight: gzipped JavaScript, in bytes",
        "",
        "| page | before | after | change | left of its budget |",
        "| --- | --: | --: | --: | --: |",
        "| app.html | 200,000 | 201,500 | +1,500 | 28,500 |",
        "",
        "Pages that did not change: 1.",
        "",
      ].join("\n"),
    );
  });

  it("shows a page that is new, and one that is gone", () => {
    const table = comparison([page("old.html", 1_000)], [page("new.html", 2_000)]);
    expect(table).toContain("| new.html | – | 2,000 | +2,000 | 228,000 |");
    expect(table).toContain("| old.html | 1,000 | – | -1,000 | – |");
  });

  it("says so when nothing changed", () => {
    expect(comparison([page("a.html", 5)], [page("a.html", 5)])).toContain(
      "No page changed by more than 20 bytes.",
    );
  });
});
