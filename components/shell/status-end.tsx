"use client";

import { LeaveSample } from "@/components/session/sample-badge";
import { useVisitorSession } from "@/components/session/session";

import { UpdatedAt } from "./freshness";

/** For narrow pages: how old the data is, or the way out of the sample data. */
export const StatusEnd = () =>
  useVisitorSession()?.isSample ? (
    <LeaveSample className="-my-3.5">Leave sample</LeaveSample>
  ) : (
    <UpdatedAt />
  );
