import type { LoggedCall } from "@/lib/api/transport/call-log";

import { CallResult, CallTime, localCallTime, pathText, durationText } from "./values";

const HEAD =
  "h-9 border-b border-rule pr-3 pb-1.5 text-left align-bottom text-small font-normal text-muted-foreground last:pr-0";
const CELL = "h-9 border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

/** The newest calls, with which the section opens. */
export function LastCalls({ calls }: { calls: readonly LoggedCall[] }) {
  return (
    <table className="mt-2 w-full border-separate border-spacing-0">
      <caption className="sr-only">The last calls to the game</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Time (TCT)
          </th>
          <th scope="col" className={HEAD}>
            Path
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Took
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Answer
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call, index) => (
          <tr key={`${call.startedAtMs} ${call.path} ${index}`}>
            <td className={CELL}>
              <CallTime {...call} />
              <span className="block text-tiny whitespace-nowrap text-muted-foreground">
                {localCallTime(call)}
              </span>
            </td>
            <th scope="row" className={`${CELL} wrap-anywhere`}>
              {pathText(call)}
            </th>
            <td className={`${CELL} text-right whitespace-nowrap`}>{durationText(call)}</td>
            <td className={`${CELL} text-right`}>
              <CallResult {...call} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
