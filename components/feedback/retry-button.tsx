import { RotateCw } from "lucide-react";

import { callQueue } from "@/components/session/session";
import { Button } from "@/components/ui/button";

interface RetryButtonProps {
  onRetry: () => void;
  /** Within a sentence it is a link, in a row a small button; otherwise a button with an icon. */
  place?: "sentence" | "row" | "alert";
  className?: string;
}

const LOOKS = {
  sentence: { variant: "link", size: "inline" },
  row: { variant: "outline", size: "sm" },
  alert: { variant: "outline", size: "default" },
} as const;

/** Tries again what failed, also if calls have stopped because the key couldn’t be used: by now it may work. */
export const RetryButton = ({ onRetry, place = "alert", className }: RetryButtonProps) => (
  <Button
    {...LOOKS[place]}
    className={className}
    onClick={() => {
      callQueue.resume();
      onRetry();
    }}
  >
    {place === "alert" && <RotateCw aria-hidden />}
    Try again
  </Button>
);
