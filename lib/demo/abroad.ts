/** The shops abroad: what each sells, as item id and list price. Drugs have none. */
const SHOPS = `Mexico|General Store|258 10000,260 300
Cayman Islands|General Store|618 400,617 4000
Canada|General Store|261 30,263 600
Canada|Black Market|206 0,196 0
Hawaii|General Store|264 700
United Kingdom|General Store|266 200,268 1000,267 5000
United Kingdom|Black Market|206 0
Argentina|General Store|269 400,271 500
Argentina|Arms Dealer|226 14000
Switzerland|General Store|273 400,272 900
Japan|General Store|277 500,294 300
Japan|Black Market|206 0
China|General Store|274 400,276 5000
UAE|General Store|384 14000,385 6000
South Africa|General Store|281 400,282 2000
South Africa|Arms Dealer|222 7500
South Africa|Black Market|206 0`;

const LISTED = SHOPS.split("\n").flatMap((line) => {
  const [country = "", shop = "", list = ""] = line.split("|");
  return list.split(",").map((entry) => {
    const [id = 0, price = 0] = entry.split(" ").map(Number);
    return { id, country, shop, price };
  });
});

/** The vendors abroad of an item, as in torn/items. */
export const abroadShopsOf = (itemId: number) =>
  LISTED.filter(({ id }) => id === itemId).map(({ country, shop, price }) => ({
    country,
    shop,
    buy_price: price === 0 ? null : price,
    sell_price: null,
  }));
