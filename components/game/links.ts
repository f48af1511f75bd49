const GAME = "https://www.torn.com";

export const profileUrl = (playerId: number) => `${GAME}/profiles.php?XID=${playerId}`;
