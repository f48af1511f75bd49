import { ColumnHeaders } from "@/components/ui/column-headers";

/** The game's five-column table: what a tool does with an API key. On a phone each column becomes a line. */
export function KeyUseTable({ rows }: { rows: readonly { column: string; value: string }[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 max-md:block">
      <caption className="sr-only">How your API key is used</caption>
      <ColumnHeaders
        className="max-md:sr-only"
        names={rows.map(({ column }) => column)}
        cell="h-9 border-b border-rule pr-4 text-left text-small font-normal text-muted-foreground"
      />
      <tbody className="max-md:block">
        <tr className="max-md:block">
          {rows.map(({ column, value }) => (
            <td
              key={column}
              className="h-12 border-b border-row pr-4 align-middle max-md:flex max-md:h-auto max-md:min-h-11 max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-2 max-md:pr-0 max-md:text-right"
            >
              <span aria-hidden className="hidden text-left text-muted-foreground max-md:inline">
                {column}
              </span>
              {value}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
