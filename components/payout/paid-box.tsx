import { TickBox } from "./ticks";

interface PaidBoxProps {
  memberId: number;
  name: string;
  isPaid: boolean;
}

/** Ticks a member off. */
export function PaidBox({ memberId, name, isPaid }: PaidBoxProps) {
  return (
    <TickBox id={memberId} isTicked={isPaid}>
      <span>
        Paid{" "}
        <span translate="no" className="sr-only">
          {name}
        </span>
      </span>
    </TickBox>
  );
}
