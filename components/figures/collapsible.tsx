import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

/** A section that opens and closes; its content is rendered when it first opens. */
export function Collapsible({
  title,
  aside,
  isOpenAtFirst = false,
  children,
}: {
  title: string;
  aside?: string;
  /** If it changes, give the section another `key`: it opens or closes only once by itself. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpenAtFirst}
      className="group/fold mt-6"
      onToggle={() => {
        setWasOpened(true);
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 border-b border-rule py-1.5 hover:bg-accent [&::-webkit-details-marker]:hidden">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 className="font-display text-h2 font-medium">{title}</h2>
          {aside !== undefined && <span className="text-muted-foreground">{aside}</span>}
        </div>
        <ChevronDown
          aria-hidden
          className="ml-auto size-4 shrink-0 -rotate-90 text-muted-foreground transition-transform group-open/fold:rotate-0"
        />
      </summary>
      {wasOpened && children}
    </details>
  );
}
