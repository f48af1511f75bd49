/** A kind of log entry (4200 is "Item shop buy"), or a category of kinds (86 is "Shops"). */
export interface LogType {
  id: number;
  title: string;
}
