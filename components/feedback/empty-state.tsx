import { Circle } from "lucide-react";
import type { ReactNode } from "react";

import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The buttons below the text. */
  actions?: ReactNode;
}

/**
 * Says what is missing, what would be here, and how to get it. "No data available" is the title of a failed call, or where the
 * contract promises it: a list without a match is a `<NoMatch>`, and everything else says what to enter, or what doesn't exist.
 */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <Alert variant="empty" className="mt-6">
      <Circle aria-hidden />
      <div>
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>{children}</AlertDescription>
        {Boolean(actions) && <AlertActions>{actions}</AlertActions>}
      </div>
    </Alert>
  );
}
