import type { RefObject } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { GameLink, RowLinks } from "@/components/figures/row-links";
import { stockUrl } from "@/components/game/links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { stockHistoryQuery } from "@/lib/api/endpoints/torn-stock-history";
import type { Stock } from "@/lib/game/stocks/stock";

import { PerformanceTable } from "./performance-table";
import { Prices } from "./prices";

interface PriceDialogProps {
  stock: Stock;
  /** What a key must be able to read for the page, in words. */
  access: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** How the price of a stock has moved; requested when opened. */
export function PriceDialog({ stock, access, trigger, onClose }: PriceDialogProps) {
  const { data, error, retry } = useOptionalQuery(stockHistoryQuery(useSession(), stock.id));
  return (
    <Dialog onClose={onClose} title={`${stock.acronym} ${stock.name}`} trigger={trigger}>
      <DialogBody className="min-h-[min(28rem,60dvh)] pb-6 md:w-168 md:max-w-full">
        {error !== null ? (
          <ErrorState
            text="Error loading prices: {message}"
            access={access}
            error={error}
            onRetry={retry}
          />
        ) : data === undefined ? (
          <LoadingState text="Loading prices..." rows={6} />
        ) : (
          <>
            <PerformanceTable performance={data.performance} />
            <Prices acronym={stock.acronym} prices={data.prices} />
          </>
        )}
        <RowLinks>
          <GameLink href={stockUrl(stock.id)}>{stock.acronym} in the game</GameLink>
        </RowLinks>
      </DialogBody>
    </Dialog>
  );
}
