import { PopoverClose } from "@/components/ui/popover";
import { Table, TableBody, TableCell, TableRow } from "@/components/ui/table";

import { exampleOf, type KnownWord } from "./search-syntax";

interface HowToSearchProps {
  words: readonly KnownWord[];
  onInsert: (example: string) => void;
}

/** Each word of the search, with an example that a click adds to it. */
export function HowToSearch({ words, onInsert }: HowToSearchProps) {
  return (
    <>
      <p className="mb-1 font-semibold">How to search</p>
      <p className="mb-1 text-small text-muted-foreground">
        Type all or part of a name or id, or a state such as hospital, abroad or idle, and add any
        of these filters. Compare numbers with &gt;, &lt;, &gt;= or &lt;=; a plain number matches
        exactly. &gt;80 alone is the level. Put “-” before a filter to exclude matches.
      </p>
      <Table aria-label="Search filters">
        <TableBody>
          {words.map((word) => {
            const example = exampleOf(word);
            return (
              <TableRow key={word.name}>
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
                <TableCell>{word.means}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}
