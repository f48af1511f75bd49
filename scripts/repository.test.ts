import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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

describe("the workflow that checks the game", () => {
  const text = read(".github/workflows/live.yml");

  it("gives the key to one step, and runs none where no key is set", () => {
    const [, job = ""] = /^ {2}responses:\n([^]*?)^ {2}document:/m.exec(text) ?? [];
    expect(text.match(/secrets\.TORN_KEY }}/g)).toHaveLength(1);
    expect(job).toContain("      HAS_KEY: ${{ secrets.TORN_KEY != '' }}\n");
    const steps = job.split(/^ {6}- /m).slice(1);
    expect(steps).not.toEqual([]);
    for (const step of steps) expect(step).toContain("if: env.HAS_KEY == 'true'\n");
  });

  it.skipIf(process.platform === "win32").each([0, 1, 2])(
    "puts the report in its summary as it is, and exits with %d as the command",
    (code) => {
      const folder = mkdtempSync(join(tmpdir(), "live-"));
      const [step = ""] = /set -o pipefail[^]*?(?=\n {8}if:)/.exec(text) ?? [];
      try {
        const npm = `#!/bin/sh\necho "a_b: [id or name]"\necho "Stopped" >&2\nexit ${code}\n`;
        writeFileSync(join(folder, "npm"), npm, { mode: 0o755 });
        const env = {
          ...process.env,
          PATH: `${folder}:${process.env.PATH}`,
          GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
        };
        const { status } = spawnSync("bash", ["-e", "-c", step], { env });
        expect(status).toBe(code);
        expect(readFileSync(join(folder, "summary.md"), "utf8")).toBe(
          "```text\na_b: [id or name]\nStopped\n```\n",
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  it.skipIf(process.platform === "win32").each([
    { document: "- x", output: "changed=true\n" },
    { document: "", output: "" },
  ])("says whether the document has changed: $output", ({ document, output }) => {
    const folder = mkdtempSync(join(tmpdir(), "document-"));
    const [step = ""] = /node scripts\/compare-api[^]*?(?=\n {6}- uses)/.exec(text) ?? [];
    try {
      writeFileSync(join(folder, "node"), `#!/bin/sh\nprintf '%s' "${document}"\n`, {
        mode: 0o755,
      });
      const files = {
        GITHUB_OUTPUT: join(folder, "output"),
        GITHUB_STEP_SUMMARY: join(folder, "s"),
      };
      for (const file of Object.values(files)) writeFileSync(file, "");
      const env = { ...process.env, ...files, PATH: `${folder}:${process.env.PATH}` };
      execFileSync("bash", ["-e", "-c", step], { cwd: folder, env });
      expect(readFileSync(files.GITHUB_OUTPUT, "utf8")).toBe(output);
      expect(readFileSync(files.GITHUB_STEP_SUMMARY, "utf8")).toBe(document);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const [script = ""] = /number=[^]*?fi\n(?= {8}env:)/.exec(text) ?? [];

  /** The script's calls of `gh`, and the text of the issue. */
  function updateIssue(changes: string, openIssue: string) {
    const folder = mkdtempSync(join(tmpdir(), "issue-"));
    try {
      if (changes !== "") writeFileSync(join(folder, "api-changes.md"), changes);
      const gh = `#!/bin/sh\necho "$@" >> asked\n[ "$2" = list ] && echo "$ISSUE"\nexit 0\n`;
      writeFileSync(join(folder, "gh"), gh, { mode: 0o755 });
      const env = {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        TITLE: "T",
        RUN_URL: "U",
        ISSUE: openIssue,
      };
      execFileSync("bash", ["-e", "-c", script], { cwd: folder, env });
      const body = join(folder, "body.md");
      return {
        asked: readFileSync(join(folder, "asked"), "utf8").trim().split("\n"),
        body: existsSync(body) ? readFileSync(body, "utf8") : "",
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it.skipIf(process.platform === "win32").each([
    {
      what: "opens",
      changes: "- x",
      open: "",
      asked: "issue create --title T --body-file body.md",
    },
    { what: "updates", changes: "- x", open: "7", asked: "issue edit 7 --body-file body.md" },
    { what: "closes", changes: "", open: "7", asked: "issue close 7 --comment" },
    { what: "needs no", changes: "", open: "", asked: undefined },
  ])("$what an issue of its own", ({ changes, open, asked }) => {
    const [list, ...others] = updateIssue(changes, open).asked;
    expect(list).toContain("--author app/github-actions");
    expect(list).toContain("select(.title == env.TITLE)");
    expect(others).toEqual(asked === undefined ? [] : [expect.stringContaining(asked) as string]);
  });

  it.skipIf(process.platform === "win32")("shortens a text that is too long for an issue", () => {
    const { body } = updateIssue("- `é`: added, number\n".repeat(5000), "");
    expect(Buffer.byteLength(body)).toBeLessThan(60_200);
    expect(body).toMatch(/added, number\n\n\nShortened\. The summary of the run has all: U\n$/);
    expect(updateIssue("- short\n", "").body).toBe("- short\n");
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
  const { printWidth } = JSON.parse(read(".oxfmtrc.json")) as { printWidth: number };
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
