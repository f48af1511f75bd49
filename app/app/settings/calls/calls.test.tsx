import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { useSession } from "@/components/session/session";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { API } from "@/lib/api/testing/answers";
import { serveCalls, server } from "@/lib/api/testing/server";

import { Calls } from "./calls";

serveCalls();

function OneCall() {
  useOptionalQuery(barsQuery(useSession()));
  return <Calls />;
}

test("the number is of all tabs, and the list is named as that of this tab", async () => {
  server.use(http.get(`${API}/user/bars`, () => HttpResponse.json({})));
  renderSignedIn(<OneCall />);
  const section = screen.getByRole("region", { name: "API calls" });
  expect(section).toHaveTextContent("of 90 in the last minute, in all tabs");
  expect(await screen.findByRole("rowheader", { name: "user/bars" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Calls of this tab" })).toBeInTheDocument();
  expect(section).not.toHaveTextContent("this tab only");
});
