import basic from "@/lib/api/testing/fixtures/faction-basic.json";

const { name, tag, leader_id: leaderId } = basic.basic;

/** No more than the page can't do without, and two fields that can't be read. */
export const LEAST = {
  "/faction/basic": {
    basic: { name, tag, leader_id: leaderId, rank: "Gold", respect: "much" },
  },
};

export const withLeader = (id: number | null) => ({
  "/faction/basic": { basic: { ...basic.basic, leader_id: id } },
});
