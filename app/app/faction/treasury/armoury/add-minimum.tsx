import { useState } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { findByName } from "@/components/list/name-search";
import { TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { armouryMinimumsStore } from "@/lib/store/user/armoury-minimums";

import { MinimumField } from "./item-details";

/** The number of items that a text suggests. */
const MAX_SUGGESTED = 6;

interface NamedItem {
  id: number;
  name: string;
}

interface AddMinimumProps {
  /** The game's items of which the armoury has none. A stable reference. */
  items: readonly NamedItem[];
  /** False if a category couldn't be read: then an item may be in it. */
  isWhole: boolean;
}

/** Sets the minimum of an item that isn't in the armoury, and so in none of its rows. */
export function AddMinimum({ items, isWhole }: AddMinimumProps) {
  if (items.length === 0) return null;
  return (
    <Collapsible title="Minimum for another item" aside="that the armoury has none of">
      <ChooseItem items={items} />
      {!isWhole && (
        <p className="mt-2 text-muted-foreground">
          It’s listed to restock once all categories have loaded.
        </p>
      )}
    </Collapsible>
  );
}

function ChooseItem({ items }: Pick<AddMinimumProps, "items">) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<NamedItem | null>(null);
  const minimums = useStoredValue(armouryMinimumsStore);
  const isTyped = text.trim() !== "" && chosen === null;
  const found = isTyped ? findByName(items, text, ({ name }) => [name]).found : [];
  const suggested = found.slice(0, MAX_SUGGESTED);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pt-3">
      <TextField
        label="Item"
        value={text}
        placeholder="Tear Gas"
        problem={
          isTyped && found.length === 0
            ? `No item is called “${text.trim()}”, or the armoury has it. Enter another name.`
            : null
        }
        onChange={(typed) => {
          setText(typed);
          const wanted = typed.trim().toLowerCase();
          setChosen(items.find(({ name }) => name.toLowerCase() === wanted) ?? null);
        }}
      />
      {chosen !== null && (
        <MinimumField key={chosen.id} itemId={chosen.id} minimum={minimums[String(chosen.id)]} />
      )}
      {suggested.length > 0 && (
        <ul aria-label="Matching items" className="flex w-full flex-wrap items-center gap-2">
          {suggested.map((item) => (
            <li key={item.id}>
              <Button
                variant="outline"
                translate="no"
                onClick={() => {
                  setText(item.name);
                  setChosen(item);
                }}
              >
                {item.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
