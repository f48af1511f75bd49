import { GAME } from "./links";

// Forms and offers to which only some pages link. The dashboard, which loads links.ts, isn't one of them.

/** The game's attack page for a player. */
export const attackUrl = (playerId: number) => `${GAME}/loader.php?sid=attack&user2ID=${playerId}`;

/** One of the player's lists: "Targets", "Enemies" or "Friends". */
export const userListUrl = (list: string) => `${GAME}/page.php?sid=list&type=${list.toLowerCase()}`;

/** A new message to a player, opened in the game. */
export const composeUrl = (playerId: number) => `${GAME}/messages.php#/p=compose&XID=${playerId}`;

/** A faction's public profile, in the game. */
export const factionUrl = (factionId: number) =>
  `${GAME}/factions.php?step=profile&ID=${factionId}`;

/** An item's offers on the market, in the game. */
export const itemMarketUrl = ({ id, name, type }: { id: number; name: string; type: string }) =>
  `${GAME}/page.php?sid=ItemMarket#/market/view=search&itemID=${id}&itemName=${encodeURIComponent(name)}&itemType=${encodeURIComponent(type)}`;

const giveUrl = (field: string, playerId: number, dollars: number) =>
  `${GAME}/factions.php?step=your#/tab=controls&option=give-to-user&${field}=${playerId}&money=${dollars}`;

/** The faction's form that gives a player money, filled in. */
export const payUrl = (playerId: number, dollars: number) =>
  giveUrl("giveMoneyTo", playerId, dollars);

/** The faction's form that adds money to a member's balance, filled in. */
export const balanceUrl = (playerId: number, dollars: number) =>
  giveUrl("addMoneyTo", playerId, dollars);
