/** A shop in Torn City. */
export interface CityShop {
  id: number;
  name: string;
  /** What is sold out may be missing. */
  items: readonly ShopItem[];
}

export interface ShopItem {
  id: number;
  name: string;
  /** Dollars. */
  price: number;
  /** How many are left. */
  stock: number;
}
