const CELL = "border-b border-row py-2 pr-4 text-left align-baseline max-md:block max-md:pr-0";

/** Which page needs what of an API key. On a phone the need stands below the page's name. */
export function AccessTable({ rows }: { rows: readonly { page: string; access: string }[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-base max-md:block">
      <caption className="sr-only">What each page needs of your API key</caption>
      <thead className="max-md:sr-only">
        <tr>
          {["Page", "Needs"].map((column) => (
            <th
              key={column}
              scope="col"
              className="h-9 border-b border-rule pr-4 text-left text-small font-normal text-muted-foreground"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ page, access }) => (
          <tr key={page} className="max-md:block">
            <th
              scope="row"
              className={`${CELL} font-semibold whitespace-nowrap max-md:border-b-0 max-md:pb-0`}
            >
              {page}
            </th>
            <td className={`${CELL} max-md:pt-0`}>{access}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
