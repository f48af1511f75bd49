import { type SyntheticEvent, use, useState } from "react";

import { FieldWithMessage, moneyProblem } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ClosePopover } from "@/components/ui/popover";
import { parseMoney } from "@/lib/format/number-input";
import type { Stock } from "@/lib/game/stocks/stock";
import { setOwnValue } from "@/lib/store/user/tools";

/** The form for the value that one payment of a benefit has for the player. Its popover closes on that value. */
export function OwnValueForm({ stock, initial }: { stock: Stock; initial: string }) {
  const [text, setText] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);
  const close = use(ClosePopover);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const dollars = parseMoney(text);
    setIsWrong(dollars === null);
    if (dollars === null) return;
    setOwnValue(stock.id, dollars);
    close();
  }

  return (
    <form onSubmit={save} className="grid gap-2" noValidate>
      <FieldWithMessage
        label={
          <span className="font-normal">
            What one payment of <b>{stock.acronym}</b> is worth to you
            {stock.benefit.description !== "" && ` (${stock.benefit.description})`}
          </span>
        }
        problem={
          isWrong ? (moneyProblem(text) ?? "Enter an amount, such as 5,000,000, 5m or 1.5b.") : null
        }
        isStacked
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setIsWrong(false);
            }}
          />
        )}
      </FieldWithMessage>
      <Button type="submit">Use this value</Button>
    </form>
  );
}
