import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-job.json";

import { jobWire } from "./user-job";

test.each([
  { wire: live, job: { kind: "company", id: 8001, typeId: 8, position: "Director" } },
  {
    wire: { job: { id: 7, position: "Clerk" } },
    job: { kind: "company", id: 7, typeId: null, position: "Clerk" },
  },
  {
    wire: { job: { type: "job", name: "Army", position: "Sergeant" } },
    job: { kind: "city", name: "Army", position: "Sergeant" },
  },
  { wire: { job: null }, job: { kind: "none" } },
])("reads $job", ({ wire, job }) => {
  expect(jobWire.parse(wire)).toEqual(job);
});

test.each([{}, { job: { type: "job", name: null } }, { job: "Army" }])(
  "%j is no job that we know",
  (wire) => {
    expect(jobWire.safeParse(wire).success).toBe(false);
  },
);
