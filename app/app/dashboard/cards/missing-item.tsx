import { PackageX } from "lucide-react";

import { Flag } from "@/components/figures/flag";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";

/** The item that the player lacks. The list of items is long, so it is requested only if one is missing. */
export function MissingItem({ id }: { id: number }) {
  const { data: items } = useOptionalQuery(itemsQuery(useSession()));
  const name = items?.entries.find((item) => item.id === id)?.name;
  return <Flag Icon={PackageX}>{`Your ${name ?? `item [${id}]`} is missing`}</Flag>;
}
