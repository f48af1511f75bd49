import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";

import { EmptyState } from "./empty-state";

interface NoMatchProps {
  /** The plural of what the list holds: "items". */
  what: string;
  /** A title that the contract promises; by default it names what doesn't match. */
  title?: string;
  /** The search text. */
  text?: string;
  /** The name nearest to the text; null if none is near. */
  nearest?: string | null;
  /** Changes the search text. */
  onSearch?: (text: string) => void;
  /** The labels of the filters in use. */
  filters?: readonly string[];
  onClearFilters?: () => void;
  /** Another way to see more. */
  hint?: string;
}

/** Replaces a list whose search and filters leave nothing: names both, suggests the nearest name, and clears either. */
export function NoMatch({
  what,
  title,
  text = "",
  nearest = null,
  onSearch,
  filters = [],
  onClearFilters,
  hint = "",
}: NoMatchProps) {
  const typed = text.trim();
  const named = typed === "" ? `No ${what} match these filters` : `No ${what} match “${typed}”`;
  return (
    <EmptyState
      title={title ?? named}
      actions={
        <>
          {typed !== "" && onSearch && (
            <Button
              variant="outline"
              onClick={() => {
                onSearch("");
              }}
            >
              Clear search
            </Button>
          )}
          {filters.length > 0 && onClearFilters && (
            <Button variant={typed === "" ? "outline" : "ghost"} onClick={onClearFilters}>
              Clear filters
            </Button>
          )}
        </>
      }
    >
      {title !== undefined && `${named}. `}
      {nearest !== null && onSearch && <DidYouMean name={nearest} onSearch={onSearch} />}
      {filters.length > 0 && `Filters in use: ${filters.join(", ")}. `}
      {hint}
    </EmptyState>
  );
}

interface DidYouMeanProps {
  name: string;
  onSearch: (text: string) => void;
}

const DidYouMean = ({ name, onSearch }: DidYouMeanProps) => (
  <>
    Did you mean{" "}
    <Button
      variant="link"
      size="inline"
      translate="no"
      onClick={() => {
        onSearch(name);
      }}
    >
      {name}
    </Button>
    ?{" "}
  </>
);

interface NearMatchProps {
  text: string;
  /** The name nearest to the text; null if the rows below match as typed. */
  nearest: string | null;
  onSearch: (text: string) => void;
}

/** Stands above rows that match the text with a typo only. */
export const NearMatch = ({ text, nearest, onSearch }: NearMatchProps) =>
  nearest !== null && (
    <p className="text-muted-foreground max-md:text-small">
      No exact match for “{text.trim()}”. <DidYouMean name={nearest} onSearch={onSearch} />
    </p>
  );

/** The labels of the filters in use: `[chosen, options, all]` of each, without those whose choice is `all`. */
export const filtersInUse = (
  ...filters: readonly (readonly [chosen: string, options: readonly Choice[], all: string])[]
): readonly string[] =>
  filters.flatMap(([chosen, options, all]) =>
    chosen === all ? [] : options.filter(([value]) => value === chosen).map(([, label]) => label),
  );
