import { KeyRound } from "lucide-react";

import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { groupBy } from "@/lib/common/group-by";

const HEADER =
  "h-9 border-b border-rule pr-4 text-left text-small font-normal text-muted-foreground";
const CELL = "border-b border-row py-2 pr-4 text-left align-baseline max-md:block max-md:pr-0";

/** The game's five-column table of how a tool uses an API key. Where it has little width, each column becomes a line. */
export function KeyUseTable({ rows }: { rows: readonly { column: string; value: string }[] }) {
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 @max-2xl:block">
        <caption className="sr-only">How your API key is used</caption>
        <ColumnHeaders
          className="@max-2xl:sr-only"
          names={rows.map(({ column }) => column)}
          cell={HEADER}
        />
        <tbody className="@max-2xl:block">
          <tr className="@max-2xl:block">
            {rows.map(({ column, value }) => (
              <td
                key={column}
                className="h-12 border-b border-row pr-4 align-middle @max-2xl:flex @max-2xl:h-auto @max-2xl:min-h-9 @max-2xl:items-center @max-2xl:justify-between @max-2xl:gap-4 @max-2xl:py-1.5 @max-2xl:pr-0 @max-2xl:text-right"
              >
                <span
                  aria-hidden
                  className="hidden text-left text-muted-foreground @max-2xl:inline"
                >
                  {column}
                </span>
                {value}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface AccessRow {
  page: string;
  access: string;
  /** The selections that a custom key needs, by section: "user: bars, log". */
  selections: readonly string[];
}

/** The table of the access that each page needs. On a phone the access is below the page's name. */
export function AccessTable({ rows }: { rows: readonly AccessRow[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-base max-md:block">
      <caption className="sr-only">API access each page needs</caption>
      <ColumnHeaders
        className="max-md:sr-only"
        names={["Page", "Needs", "Or a custom key with"]}
        cell={HEADER}
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
              {selections.length === 0 ? "any selection" : selections.join("; ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A key with only what the site needs: a link to the game's page that creates one. */
export const CustomKey = ({ url }: { url: string }) => (
  <section aria-labelledby="custom-key" className="mt-6 max-w-96">
    <h2 id="custom-key" className="text-base font-semibold">
      Or a custom key, with only what we need
    </h2>
    <p className="mt-1 text-muted-foreground">
      Like Full Access, it loads your log, which shows what you’ve done today.
    </p>
    <Button variant="outline" className="mt-2.5" asChild>
      <a href={url} target="_blank" rel="noreferrer">
        <KeyRound aria-hidden />
        Create a custom key
      </a>
    </Button>
  </section>
);

interface CustomKeySelectionsProps {
  /** All that the key needs: "user: bars, log" of each section. */
  selections: readonly string[];
  /** The selections of private data, each with the pages that lack something without it. */
  uses: readonly { section: string; selection: string; pages: string }[];
}

/** The selections of a custom key, and the pages that lack something if one is left out. */
export function CustomKeySelections({ selections, uses }: CustomKeySelectionsProps) {
  return (
    <section aria-labelledby="custom-key-selections" className="mt-6 max-w-136">
      <h2 id="custom-key-selections" className="text-base font-semibold">
        What a custom key can read
      </h2>
      <p className="mt-1 text-muted-foreground">
        What the pages show, nothing more. It can’t act, trade or send.
      </p>
      {/* Open, since it answers whether a selection may be left out. */}
      <details open className="mt-1 text-muted-foreground">
        <summary className="min-h-11 content-center">
          What you’d miss without each of the {uses.length} private selections
        </summary>
        <p>The form has everything selected. These pages lack something if you leave one out:</p>
        <dl className="mt-1.5 text-small">
          {[...groupBy(uses, ({ section }) => section)].map(([section, its]) => (
            <div
              key={section}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-row py-1.5"
            >
              <dt className="font-semibold text-foreground">{section}</dt>
              {[...groupBy(its, ({ pages }) => pages)].map(([pages, same]) => (
                <dd key={pages} className="col-start-2">
                  <span className="text-foreground">
                    {same.map(({ selection }) => selection).join(", ")}:
                  </span>{" "}
                  {pages}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
      <details className="text-muted-foreground">
        <summary className="min-h-11 content-center">All selections</summary>
        <ul className="text-small">
          {selections.map((selection) => (
            <li key={selection}>{selection}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
