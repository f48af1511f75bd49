import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

import { SearchField } from "./search-field";

interface MobileSearchProps {
  label: string;
  text: string;
  setText: (text: string) => void;
  /** The number of active filters. */
  active: number;
  /** The filters and the sort, behind a button. */
  children: ReactNode;
}

/** The search of a phone, which comes first: the rest is behind a button at its right. */
export function MobileSearch({ label, text, setText, active, children }: MobileSearchProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search>
      <div className="flex items-center gap-2 py-2">
        <SearchField label={label} value={text} onChange={setText} />
        <Button
          variant="outline"
          size="icon"
          aria-label={active === 0 ? "Filters and sort" : `Filters and sort, ${active} active`}
          aria-expanded={isOpen}
          aria-controls={id}
          className={cn("shrink-0", active > 0 && "border-primary text-primary")}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <SlidersHorizontal aria-hidden />
        </Button>
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className={isOpen ? "flex flex-wrap items-center gap-x-4 gap-y-2 pb-3" : undefined}
      >
        {children}
      </div>
    </search>
  );
}
