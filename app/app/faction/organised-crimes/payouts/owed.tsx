import { useDeferredValue, useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { useUrlText } from "@/components/window/use-url-text";
import { parsePercent } from "@/lib/format/percent-input";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

import { ChooseCrimes } from "./choose-crimes";
import { asItStands, chosenCrimes, UNPAID } from "./chosen-crimes";
import { PayoutRun } from "./payout-run";
import { PercentField } from "./percent-field";

interface OwedProps {
  /** Those that succeeded in the time, and older ones that are not paid. */
  crimes: readonly OrganisedCrime[];
  members: Book["members"];
  /** "since 21 Oct 2026". */
  words: string;
}

/** A payout run: which crimes, how much of their money, and who is paid. */
export function Owed({ crimes, members, words }: OwedProps) {
  const [text, setText] = useUrlText("crimes", UNPAID);
  const chosen = useMemo(() => chosenCrimes(crimes, text), [crimes, text]);
  const [percentText, setPercentText] = useUrlText("percent", "100");
  const percent = useDeferredValue(parsePercent(percentText));

  return (
    <>
      <div className="pt-4">
        <PercentField
          label="The faction’s own percentage"
          value={percentText}
          onChange={setPercentText}
          hint="of the money goes to the members, the rest stays with the faction."
        />
      </div>
      <ChooseCrimes crimes={crimes} words={words} text={text} onChange={setText} />
      {percent !== null && (
        <PayoutRun
          crimes={chosen}
          percent={percent}
          members={members}
          onTick={() => {
            // A crime that succeeds during the run must not change what is owed.
            setText(asItStands(text, chosen));
          }}
        />
      )}
    </>
  );
}
