import { shopUrl } from "@/components/game/links";
import { capitalised } from "@/lib/format/text";

/** The shop, opened in the game. */
export function GameShopLink({ shopId, shopName }: { shopId: number; shopName: string }) {
  return (
    <a
      href={shopUrl(shopId)}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-input underline-offset-[0.2em] hover:text-primary hover:decoration-current max-md:inline-flex max-md:min-h-11 max-md:items-center"
    >
      {capitalised(shopName)}
    </a>
  );
}
