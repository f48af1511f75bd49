import { logTimeline } from "@/lib/api/endpoints/user-log";
import type { Session } from "@/lib/api/transport/session";

/** The entries of a type, else of a category, else all: the API takes one or the other. */
export const logSource = (
  session: Session,
  { categoryId, typeId }: { categoryId: number | null; typeId: number | null },
) =>
  logTimeline(
    session,
    typeId !== null ? { typeIds: [typeId] } : categoryId !== null ? { categoryId } : {},
  );
