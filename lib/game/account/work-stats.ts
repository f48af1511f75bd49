/** What a company looks for in an employee. */
export interface WorkStats {
  manualLabor: number;
  intelligence: number;
  endurance: number;
}
