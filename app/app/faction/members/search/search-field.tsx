import { CircleQuestionMark, Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { cn } from "@/lib/utils";

import type { Completion, KnownWord } from "./search-syntax";

const HowToSearch = onDemand(() => import("./how-to-search").then((l) => l.HowToSearch));

interface MemberSearchProps {
  value: string;
  onChange: (text: string) => void;
  words: readonly KnownWord[];
  /** Returns the completions of the text at the caret. */
  complete: (text: string, caret: number) => readonly Completion[];
  /** A sentence for each part of the search that isn't valid. */
  problems: readonly string[];
}

/** The search and its help, with its problems on a separate line below all filters. */
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

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Returns the completions of the text at the caret. */
  complete: (text: string, caret: number) => readonly Completion[];
  /** The id of the message about the text's problems, if there are any. */
  problemId: string | undefined;
}

/** A search field with autocompletion of search words such as "money:>1m". */
export function WordSearchField({ label, value, onChange, complete, problemId }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Null while the list is closed.
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(-1);
  const completions = caret === null ? [] : complete(value, caret);
  const isOpen = completions.length > 0;
  const chosen = completions[active];

  function open() {
    setCaret(field.current?.selectionStart ?? null);
    setActive(-1);
  }
  function close() {
    setCaret(null);
    setActive(-1);
  }

  function accept({ start, end, text, isWhole }: Completion) {
    const added = isWhole && end === value.length ? `${text} ` : text;
    // The field must contain the new text before the caret can be placed after it.
    flushSync(() => {
      onChange(value.slice(0, start) + added + value.slice(end));
    });
    const after = start + added.length;
    field.current?.focus();
    field.current?.setSelectionRange(after, after);
    setCaret(isWhole ? null : after);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isOpen) {
      // If no completion is highlighted, the up arrow goes to the last.
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + completions.length) % completions.length);
    } else if (event.key === "ArrowDown") {
      open();
    } else if (event.key === "Enter" && chosen) {
      accept(chosen);
    } else if (event.key === "Escape" && isOpen) {
      close();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <div className="relative w-60 max-md:w-auto max-md:min-w-0 max-md:flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={field}
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(`${id}-list`, active)}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        aria-keyshortcuts="/"
        title="Press / to search"
        placeholder={label}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="pl-8 max-md:pr-11"
        onChange={(event) => {
          onChange(event.target.value);
          open();
        }}
        onSelect={() => {
          if (caret !== null) setCaret(field.current?.selectionStart ?? null);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <CompletionList
          id={`${id}-list`}
          completions={completions}
          active={active}
          onAccept={accept}
        />
      )}
    </div>
  );
}

interface CompletionListProps {
  id: string;
  completions: readonly Completion[];
  /** The index of the highlighted completion; -1 for none. */
  active: number;
  onAccept: (completion: Completion) => void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

const intoView = (option: HTMLElement | null) => {
  option?.scrollIntoView({ block: "nearest" });
};

/** The possible completions. The focus stays in the field; its arrow keys move through the list. */
function CompletionList({ id, completions, active, onAccept }: CompletionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute top-full left-0 z-30 mt-1 max-h-72 w-max max-w-[calc(100vw-2rem)] min-w-full overflow-y-auto rounded-md border border-rule bg-popover py-1 text-popover-foreground"
    >
      {completions.map((completion, index) => (
        <li
          key={completion.text}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          ref={index === active ? intoView : undefined}
          className={cn(
            "flex min-h-8 cursor-default items-center gap-3 border-l-3 px-3 hover:bg-accent max-md:min-h-11",
            index === active ? "border-primary bg-accent" : "border-transparent",
          )}
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onAccept(completion);
          }}
        >
          <span className="font-medium">{completion.text}</span>
          {!completion.isWhole && (
            <span className="text-small text-muted-foreground">{completion.means}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
