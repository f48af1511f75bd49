/** An offer on the points market. */
export interface PointsListing {
  id: number;
  /** Dollars for one point. */
  price: number;
  quantity: number;
}
