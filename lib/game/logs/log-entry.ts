/** One entry of a player's log. What `fields` and `params` hold depends on the type. */
export interface LogEntry {
  id: string;
  atMs: number;
  type: { id: number; title: string };
  category: string;
  fields: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}
