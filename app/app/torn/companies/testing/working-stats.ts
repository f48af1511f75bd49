/** Enough for the Store Manager, 1,000 short for the Sales Assistant, 500 for the Stylist. */
export const STATS = {
  workstats: { manual_labor: 1000, intelligence: 5000, endurance: 9000 },
};

/** The director of a company of Adult Novelties. */
export const DIRECTOR = {
  job: { id: 7, type_id: 10, name: "Adults", position: "Director" },
};

/** The job in a Hair Salon. */
export const HAIRDRESSER = {
  job: { id: 7, type_id: 1, name: "Snip", position: "Stylist" },
};
