/** A kind of company. Money in dollars. */
export interface CompanyType {
  id: number;
  name: string;
  /** What founding one costs. */
  cost: number;
  /** How many it may employ before any upgrade. */
  defaultEmployees: number;
  positions: readonly CompanyPosition[];
  stock: readonly CompanyStock[];
  specials: readonly CompanySpecial[];
}

export interface CompanyPosition {
  name: string;
  description: string;
  /** Cleaner, Manager, Secretary, Trainer or Marketer; null for most. */
  ability: string | null;
  required: WorkingStats;
  /** A day. */
  gains: WorkingStats;
}

export interface WorkingStats {
  manualLabor: number;
  intelligence: number;
  endurance: number;
}

export interface CompanyStock {
  name: string;
  /** Null for a service, which is not bought in. */
  cost: number | null;
  /** The selling price that the game recommends. */
  rrp: number | null;
}

export interface CompanySpecial {
  name: string;
  effect: string;
  /** Job points; 0 where it is passive. */
  cost: number;
  /** Stars from which it is unlocked. */
  rating: number;
}
