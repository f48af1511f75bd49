import type { ReactNode } from "react";
import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import { type MobileRowsProps, MobileRow } from "./mobile-row";
import { FIRST_DRAWN, WINDOWED_FROM } from "./windowed";

/** The table on a phone. Of a long one, only the rows near the window are in the page. */
export function MobileRows<Row>(props: MobileRowsProps<Row>) {
  const { rows } = props;
  if (rows.length <= WINDOWED_FROM) return <AllMobileRows {...props} />;
  return (
    <Suspense fallback={<AllMobileRows {...props} rows={rows.slice(0, FIRST_DRAWN)} />}>
      <WindowedMobileRows {...props} />
    </Suspense>
  );
}

function AllMobileRows<Row>({ label, rows, mobileRow }: MobileRowsProps<Row>) {
  return (
    <ul aria-label={label} className="border-t border-rule">
      {rows.map((row, index) => (
        <MobileRow key={row.id} index={index} row={row.original} mobileRow={mobileRow} />
      ))}
    </ul>
  );
}

const WindowedMobileRows = onDemand(
  () => import("./windowed-mobile-rows").then((loaded) => loaded.WindowedMobileRows),
  AllMobileRows,
) as <Row>(props: MobileRowsProps<Row>) => ReactNode;
