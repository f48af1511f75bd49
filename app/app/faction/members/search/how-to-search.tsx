import { PopoverClose } from "@/components/ui/popover-content";
import { Table, TableBody, TableCell, TableRow } from "@/components/ui/table";
import { SEARCH_WORDS } from "@/lib/game/faction/member-search";

import { WORD_HELP } from "./words";

/** Each word of the search, with an example that a click adds to it. */
export function HowToSearch({ onInsert }: { onInsert: (example: string) => void }) {
  return (
    <>
      <p className="mb-1 font-semibold">How to search</p>
      <p className="mb-1 text-small text-muted-foreground">
        Type a name, an id or part of one, and add any of these words. Compare with &gt;, &lt;,
        &gt;= and &lt;=; a plain number means exactly that. “-” in front of a word excludes it.
      </p>
      <Table aria-label="Search words">
        <TableBody>
          {SEARCH_WORDS.map((word) => {
            const { example, means } = WORD_HELP[word];
            return (
              <TableRow key={word}>
                <TableCell>
                  <PopoverClose
                    aria-label={`Add ${example}`}
                    className="whitespace-nowrap text-primary underline underline-offset-[0.2em] max-md:min-h-11"
                    onClick={() => {
                      onInsert(example);
                    }}
                  >
                    {example}
                  </PopoverClose>
                </TableCell>
                <TableCell>{means}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}
