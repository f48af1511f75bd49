import { CircleQuestionMark } from "lucide-react";
import { useId } from "react";

import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";

import type { Completion, KnownWord } from "./completions";
import { WordSearchField } from "./search-field";

const HowToSearch = onDemand(() => import("./how-to-search").then((l) => l.HowToSearch));

interface MemberSearchProps {
  value: string;
  onChange: (text: string) => void;
  words: readonly KnownWord[];
  /** How the text may go on at the caret. */
  complete: (text: string, caret: number) => readonly Completion[];
  /** The parts that couldn't be read, a sentence for each. */
  problems: readonly string[];
}

/** The search, its help, and what is wrong with it on a line of its own below all filters. */
export function MemberSearch({ value, onChange, words, complete, problems }: MemberSearchProps) {
  const id = useId();
  return (
    <>
      <div className="flex items-center md:gap-1 max-md:min-w-0 max-md:flex-1">
        <WordSearchField
          label="Find a member"
          value={value}
          onChange={onChange}
          complete={complete}
          problemId={problems.length > 0 ? id : undefined}
        />
        <Popover
          label="How to search"
          trigger={
            <Button
              variant="quiet"
              size="icon"
              aria-label="How to search"
              className="relative max-md:-ml-11"
            >
              <CircleQuestionMark aria-hidden />
            </Button>
          }
        >
          <HowToSearch
            words={words}
            onInsert={(example) => {
              onChange(`${value.trimEnd()} ${example} `.trimStart());
            }}
          />
        </Popover>
      </div>
      <p id={id} role="status" className="order-last basis-full text-destructive empty:hidden">
        {problems.join(" ")}
      </p>
    </>
  );
}
