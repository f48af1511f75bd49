import { RotateCw } from "lucide-react";

import { callQueue } from "@/components/session/session";
import { Button } from "@/components/ui/button";

interface RetryButtonProps {
  onRetry: () => void;
  /** Within a sentence it is a link, in a row a small button, and otherwise a button with an icon. */
  variant?: "sentence" | "row" | "alert";
  className?: string;
}

const LOOKS = {
  // The height for a thumb must not part the lines.
  sentence: { variant: "link", size: "inline", className: "max-md:-my-3" },
  row: { variant: "outline", size: "sm" },
  alert: { variant: "outline", size: "default" },
} as const;

/** Retries a failed call. It also resumes calls that have stopped because the key couldn’t be used: the key may work by now. */
export const RetryButton = ({ onRetry, variant = "alert", ...props }: RetryButtonProps) => (
  <Button
    {...LOOKS[variant]}
    {...props}
    onClick={() => {
      callQueue.resume();
      onRetry();
    }}
  >
    {variant === "alert" && <RotateCw aria-hidden />}
    Try again
  </Button>
);
