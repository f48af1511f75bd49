import { expect, test } from "vitest";

import { companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { jobWire } from "@/lib/api/endpoints/user-job";
import { payLogWire } from "@/lib/api/endpoints/user-pay-log";
import { withoutDirector } from "@/lib/game/companies/company";

import { PLAYER_ID } from "./roster";
import { createSampleGame } from "./sample-game";

const NOW = Date.UTC(2026, 10, 20, 12);
const game = createSampleGame(NOW);
const employed = (path: string) => game(path, NOW, "employee");

test("the explorer is one of the employees, in the position of the job", () => {
  const { entries, dropped } = companyStaffWire.parse(employed("/company/employees"));
  const { directorId } = companyDetailsWire.parse(employed("/company/profile"));
  const own = withoutDirector(entries, directorId).find(({ id }) => id === PLAYER_ID);
  expect(dropped).toBe(0);
  expect(directorId).not.toBe(PLAYER_ID);
  expect(entries.map(({ id }) => id)).toContain(directorId);
  expect(jobWire.parse(employed("/user/job"))).toMatchObject({
    kind: "company",
    position: own?.position,
  });
});

test("an employee’s key gets no wages", () => {
  const { entries } = companyStaffWire.parse(employed("/company/employees"));
  expect(entries.map(({ wage }) => wage)).toEqual(entries.map(() => null));
});

test("the log has an employee’s pay, day by day, and no director’s", () => {
  const { entries, dropped } = payLogWire.parse(employed("/user/log?limit=100&log=6221"));
  expect(dropped).toBe(0);
  expect(new Set(entries.map(({ atMs }) => Math.floor(atMs / 86_400_000))).size).toBe(
    entries.length,
  );
  expect(entries.length).toBeGreaterThan(7);
  expect(entries.every(({ gained }) => gained !== null)).toBe(true);
  expect(employed("/user/log?limit=100&log=6222")).toMatchObject({ log: [] });
});

test("everything else is as the director has it", () => {
  for (const path of ["/user/workstats", "/company/news?cat=all", "/torn/companies"]) {
    expect(employed(path)).toEqual(game(path, NOW));
  }
});
