import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { readArguments } from "./content-new.mjs";
import { ROOT } from "./run.mjs";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder)).filter((name) => name !== "config.yml");

const WORKFLOWS = namesIn(".github/workflows");

describe.each(WORKFLOWS)("the workflow %s", (name) => {
  const text = read(`.github/workflows/${name}`);

  it("pins every action to a commit, with its version beside it", () => {
    const uses = [...text.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action);
    const loose = uses.filter(
      (action) => !action.startsWith("./") && !/^[\w/-]+@[0-9a-f]{40} # v\d/.test(action),
    );
    expect(uses).not.toEqual([]);
    expect(loose).toEqual([]);
  });

  it("may read the code and no more, unless a job says why", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text).not.toMatch(/pull_request_target|write-all/);
  });

  it("ends each job that hangs", () => {
    const jobs = text.match(/^ {4}runs-on: /gm) ?? [];
    expect(text.match(/^ {4}timeout-minutes: /gm)).toHaveLength(jobs.length);
  });

  it("puts no text of a change into a command", () => {
    const commands = [...text.matchAll(/^ *(?:- )?run: (.*(?:\n {10,}.*)*)/gm)].map(([all]) => all);
    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });
});

it.each(["bug", "suggestion"])("the form for a %s asks for what can be published", (kind) => {
  const ids = [...read(`.github/ISSUE_TEMPLATE/${kind}.yml`).matchAll(/^ {4}id: (\w+)$/gm)];
  const asked = ids.map(([, id = ""]) => id);
  const publishable = ["user", "name", "text", "forum", "message"];
  expect(asked).toEqual(expect.arrayContaining(publishable));
  const answers = publishable.flatMap((id) => [`--${id}`, "1"]);
  expect(Object.keys(readArguments([kind, ...answers]).answers)).toEqual(publishable);
});

it("the development container has the Node of .nvmrc", () => {
  const { image } = JSON.parse(read(".devcontainer/devcontainer.json")) as { image: string };
  expect(image.split(":").at(-1)).toBe(read(".nvmrc").trim());
});

it("the editor indents and breaks lines as the formatter does", () => {
  const { printWidth } = JSON.parse(read(".prettierrc")) as { printWidth: number };
  expect(read(".editorconfig")).toContain(`max_line_length = ${printWidth}\n`);
});

describe("the files of app, named after their roles", () => {
  const files = readdirSync(join(ROOT, "app"), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
  );
  const exporting = (name: RegExp) =>
    files.filter((file) =>
      [...read(`app/${file}`).matchAll(/^export (?:const|function) (\w+)/gm)].some(
        ([, exported = ""]) => name.test(exported),
      ),
    );

  it.each([
    { role: "a hook", exports: /^use[A-Z]/, file: /\/use-[\w-]+\.ts$/ },
    { role: "what an <Explain> says", exports: /^explain[A-Z]/, file: /explanation\.ts$/ },
    { role: "what passes the filters", exports: /^filter[A-Z]/, file: /[/-]filters\.ts$/ },
    { role: "fields that filter", exports: /FilterFields$/, file: /filter-fields\.tsx$/ },
  ])("$role", ({ exports, file }) => {
    const found = exporting(exports);
    expect(found).not.toEqual([]);
    expect(found.filter((name) => !file.test(name))).toEqual([]);
  });

  it("have no second name for one", () => {
    const second = /(^|[/-])(view\.ts|computed\.ts|cells\.tsx|marks\.tsx)$|\/figures\.tsx$/;
    expect(files.filter((file) => second.test(file))).toEqual([]);
  });
});
