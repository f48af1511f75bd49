import type { AwardRow } from "./rows";
import { Share, When } from "./values";

/** An award on a phone. */
export const AwardMobileRow = (row: AwardRow) => (
  <>
    <div className="pair text-read">
      <b translate="no" className="font-semibold">
        {row.award.name}
      </b>
      <span className="text-small text-muted-foreground">{row.award.rarity ?? ""}</span>
    </div>
    <p className="text-small wrap-anywhere text-muted-foreground">{row.award.description}</p>
    <Share {...row} />
    <div className="text-small">
      <When {...row} />
    </div>
  </>
);
