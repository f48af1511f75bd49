import { spawnSync } from "node:child_process";

import { describe, expect, it } from "vitest";

import { placeholders } from "../content/site";
import { halfSetAnalytics } from "./before-build.mjs";

function run(deploy: string) {
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: undefined, DEPLOY: deploy };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/before-build.mjs"], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("before the site is built", () => {
  it("names each placeholder in a line, and goes on", () => {
    const { status, stdout } = run("");
    for (const line of placeholders()) expect(stdout).toContain(`Placeholder: ${line}\n`);
    expect(status).toBe(0);
  });

  it("refuses them with DEPLOY=1", () => {
    const { status, stdout, stderr } = run("1");
    expect(stdout).toContain("Not set: The site's address is https://torn-almanac.example");
    expect(stderr).toBe("DEPLOY=1 builds no site with placeholders: set what is named above.\n");
    expect(status).toBe(1);
  });
});

describe("the count of visits", () => {
  const url = "https://count.example/api/event";

  it.each([
    [{}],
    [{ NEXT_PUBLIC_ANALYTICS_URL: url, NEXT_PUBLIC_ANALYTICS_DOMAIN: "almanac.example" }],
  ])("may be set wholly or not at all: %j", (env) => {
    expect(halfSetAnalytics(env)).toEqual([]);
  });

  it.each([
    [{ NEXT_PUBLIC_ANALYTICS_URL: url }, "NEXT_PUBLIC_ANALYTICS_DOMAIN"],
    [{ NEXT_PUBLIC_ANALYTICS_DOMAIN: "almanac.example" }, "NEXT_PUBLIC_ANALYTICS_URL"],
  ])("is named when half of it is set: %j", (env, missing) => {
    expect(halfSetAnalytics(env)).toEqual([expect.stringContaining(`set ${missing} as well`)]);
  });
});
