import { Fragment, type ReactNode } from "react";

/** Text of this site that contains names from the game, in the order of `names`. Browsers don't translate the names. */
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

/** A name that may wrap before an underscore, where browsers don't break lines. */
export const PlayerName = ({ children }: { children: string }) => (
  <span translate="no">
    {children.split("_").map((part, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            <wbr />_
          </>
        )}
        {part}
      </Fragment>
    ))}
  </span>
);
