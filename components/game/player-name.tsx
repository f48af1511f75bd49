import { Fragment } from "react";

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
