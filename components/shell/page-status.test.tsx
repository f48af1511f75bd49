import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { PageHeadline } from "@/components/figures/page-headline";
import { renderSignedIn } from "@/components/session/testing/render-signed-in";

import { StatusEnd } from "./page-status";

test("the age of the data fits into a headline's status, which is a paragraph", () => {
  const status = ["at 14:32", <StatusEnd key="end" />];
  renderSignedIn(<PageHeadline figure="7" text="left today" note="" status={status} side={[]} />);
  const line = screen.getByText("at 14:32").closest("p");
  expect(line?.querySelector("p")).toBeNull();
});
