import { Fragment, type ReactNode } from "react";

/** A text of ours with names from the game, in the order in which it says them, which no browser translates. */
export function WithNames({
  names,
  children: text,
}: {
  names: readonly string[];
  children: string;
}) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const name of names) {
    const at = name === "" ? -1 : text.indexOf(name, from);
    if (at === -1) continue;
    parts.push(
      text.slice(from, at),
      <span key={at} translate="no">
        {name}
      </span>,
    );
    from = at + name.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

/** A name that may go on in the next line before an underscore, which browsers don't break at by themselves. */
export const PlayerName = ({ children }: { children: string }) => (
  <span translate="no">
    {children.split("_").map((part, place) => (
      <Fragment key={place}>
        {place > 0 && (
          <>
            <wbr />_
          </>
        )}
        {part}
      </Fragment>
    ))}
  </span>
);
