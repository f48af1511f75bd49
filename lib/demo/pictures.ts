/** Line drawings in a view box of 24 by 24, each with its types of item at the end. */
const DRAWINGS = `M4 20 20 4M6 13l5 5|Weapon
M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z|Armor
M8 3 3 7l2 4 2-1v11h10V10l2 1 2-4-5-4c-1 3-7 3-8 0z|Clothing
M6 18a4 4 0 0 1 0-6l6-6a4 4 0 0 1 6 6l-6 6a4 4 0 0 1-6 0zM9 9l6 6|Drug,Medical,Booster
M10 3h4v5l2 3v10H8V11l2-3z|Alcohol,Energy Drink
M8 8h8v8H8zM8 8 3 5v5zM16 16l5 3v-5z|Candy
M12 4a3 3 0 1 0 .1 0M12 10v11M12 17l5-3M12 17l-5-3|Flower
M6 14a6 6 0 0 0 12 0 6 6 0 0 0-12 0zM7 9a2.5 2.5 0 1 1 3-3M17 9a2.5 2.5 0 1 0-3-3M12 15v1|Plushie
M3 16v-4l3-5h12l3 5v4zM6 16v2M18 16v2M3 12h18|Car
M7 4h10l4 6-9 11L3 10zM3 10h18|Jewelry,Enhancer
M4 4h7l1 2 1-2h7v15h-7l-1 2-1-2H4zM12 6v15|Book
M14 7l-9 9 3 3 9-9M14 7a4 4 0 0 1 6-3l-3 3 3 3a4 4 0 0 1-3 0|Tool,Material
M8 4h8v6a4 4 0 0 1-8 0zM12 14v5M8 20h8M8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5|Collectible,Artifact`;

const BOX = "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9";

const drawings: ReadonlyMap<string, string> = new Map(
  DRAWINGS.split("\n").flatMap((line) => {
    const [path = "", types = ""] = line.split("|");
    return types.split(",").map((type): [string, string] => [type, path]);
  }),
);

/** A grey that is visible in both themes. */
const INK = "#7d8b84";

/** The whole picture is in its data URL, so the sample data makes no request for one. */
const picture = (width: number, height: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`,
  )}`;

/** A drawing of the type of item, as wide and high as the game's own picture. */
export const itemPicture = (type: string) =>
  picture(
    100,
    50,
    `<path transform="translate(-3 6) scale(1.6)" d="${drawings.get(type) ?? BOX}" fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** A plate with the stock's acronym. */
export const stockLogo = (acronym: string) =>
  picture(
    40,
    40,
    `<circle cx="20" cy="20" r="18.5" fill="none" stroke="${INK}" stroke-width="1.5"/><text x="20" y="24.5" text-anchor="middle" font-family="sans-serif" font-size="12" font-weight="600" fill="${INK}">${acronym}</text>`,
  );
