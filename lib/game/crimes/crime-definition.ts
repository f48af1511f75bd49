/** What an organised crime is, before anybody plans it. */
export interface CrimeDefinition {
  name: string;
  description: string;
  /** 1 to 10. */
  difficulty: number;
  /** The level of crimes at which it appears; null where the game does not say. */
  spawn: { level: number; name: string } | null;
  /** Scope that it costs to spawn and that it gives back; null where the game does not say. */
  scope: { cost: number; return: number } | null;
  /** The crime that it follows from. */
  prerequisite: string | null;
  slots: readonly CrimeDefinitionSlot[];
}

export interface CrimeDefinitionSlot {
  /** The role: "Robber", in several slots perhaps. */
  position: string;
  /** Tells slots of one role apart: "Robber #2"; null where the game does not say. */
  label: string | null;
  /** A used item is gone after the crime. */
  requiredItem: { id: number; name: string; isUsed: boolean } | null;
}
