import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { policyFor } from "@/scripts/after-build.mjs";

import LandingPage from "./page";

test("the landing page names every host that its content security policy allows", () => {
  const policy = policyFor("", { api: "https://api.torn.com/v2" });
  const hosts = [...policy.matchAll(/https:\/\/([\w.]+)/g)].map(([, host]) => host ?? "");
  render(<LandingPage />);
  const fact = screen.getByText(/^Apart from item and stock pictures/).textContent;
  const named = [...fact.matchAll(/[\w.]+\.com/g)].map(([name]) => name);
  expect(named.toSorted()).toEqual(hosts.toSorted());
});
