import { ColumnHeaders } from "@/components/ui/column-headers";

const CELL = "border-b border-row py-2 pr-4 text-left align-baseline max-md:block max-md:pr-0";

interface AccessRow {
  page: string;
  access: string;
  /** What a custom key must be allowed to read, by section: "user: bars, log". */
  selections: readonly string[];
}

/** Which page needs which access. On a phone the access is below the page's name. */
export function AccessTable({ rows }: { rows: readonly AccessRow[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-base max-md:block">
      <caption className="sr-only">What each page needs of your API key</caption>
      <ColumnHeaders
        className="max-md:sr-only"
        names={["Page", "Needs", "Or a custom key with"]}
        cell="h-9 border-b border-rule pr-4 text-left text-small font-normal text-muted-foreground"
      />
      <tbody className="max-md:block">
        {rows.map(({ page, access, selections }) => (
          <tr key={page} className="max-md:block">
            <th
              scope="row"
              className={`${CELL} font-semibold whitespace-nowrap max-md:border-b-0 max-md:pb-0`}
            >
              {page}
            </th>
            <td className={`${CELL} max-md:border-b-0 max-md:py-0`}>{access}</td>
            <td className={`${CELL} text-small text-muted-foreground max-md:pt-0`}>
              <span className="md:sr-only">Or a custom key with: </span>
              {selections.length === 0 ? "nothing" : selections.join("; ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
