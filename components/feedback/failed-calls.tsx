import { accessFor } from "@/lib/api/transport/access";
import { groupBy } from "@/lib/common/group-by";

import { adviceFor } from "./advice";
import { FailedCall, type MissingResponse } from "./retry-advice";
import { RetryButton } from "./retry-button";

/** Data that the page works without, and a text about what is missing on the page without it. */
export interface MissingPart extends MissingResponse {
  text: string;
}

/** `FailedCall` for several calls. Calls that failed for the same reason share one piece of advice and one button. */
export function FailedCalls({ parts }: { parts: readonly MissingPart[] }) {
  const failed = parts.flatMap(({ error, ...part }) => (error ? { ...part, error } : []));
  const byAdvice = groupBy(failed, ({ path, error }) => adviceFor(error, accessFor(path)));
  return [...byAdvice].map(([advice, same]) => {
    const [only] = same;
    if (same.length === 1 && only) {
      return (
        <FailedCall key={advice} {...only}>
          {only.text}
        </FailedCall>
      );
    }
    return (
      <div key={advice} role="alert" className="mt-3 text-muted-foreground">
        <p>
          {advice}{" "}
          <RetryButton
            variant="sentence"
            onRetry={() => {
              for (const { retry } of same) retry();
            }}
          />
        </p>
        <ul className="list-disc pl-5">
          {same.map(({ path, text }) => (
            <li key={path}>{text}</li>
          ))}
        </ul>
      </div>
    );
  });
}
