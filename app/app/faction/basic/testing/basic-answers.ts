import basic from "@/lib/api/testing/fixtures/faction-basic.json";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";

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

/** The key of a player without a faction. */
export const KEY_WITHOUT_FACTION = {
  "/key/info": {
    info: { ...keyInfo.info, user: { ...keyInfo.info.user, faction_id: null } },
  },
};
