import { NOW } from "@/lib/api/testing/answers";

/** "Introduction to Business" is done, "Statistics" ends in an hour. */
export const STUDYING = {
  education: { complete: [1], current: { id: 2, until: NOW / 1000 + 3600 } },
};

/** A job and a stock shorten the courses. */
export const WITH_REDUCTIONS = {
  job_perks: ["- 10% Education length"],
  faction_perks: [],
  stock_perks: ["+ 10% education course time reduction"],
};

/** A course of 7 days and $100 that needs others. */
const taught = (id: number, name: string, courses: readonly number[]) => ({
  id,
  code: "BUS1100",
  name,
  description: "",
  duration: 604_800,
  rewards: { working_stats: {}, effect: null, honor: null },
  prerequisites: { cost: 100, courses },
});

/** 2 and 3 need each other, 4 needs itself, 5 an unknown course, 6 the cycle of 2 and 3; 1 is listed three times. */
export const BROKEN = {
  education: [
    {
      id: 1,
      name: "Business",
      courses: [
        taught(1, "First", []),
        taught(2, "Hen", [3]),
        taught(3, "Egg", [2]),
        taught(4, "Ouroboros", [4]),
        taught(5, "Lost", [1, 999]),
        taught(6, "Omelette", [3]),
        taught(1, "Second", []),
        { id: 7 },
      ],
    },
    { id: 1, name: "Business", courses: [taught(1, "Second", [])] },
  ],
};
