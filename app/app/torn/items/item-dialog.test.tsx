import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { serveCalls } from "@/lib/api/testing/server";
import { anItem } from "@/lib/game/testing/builders";

import { Sellers } from "./item-dialog";

serveCalls();

test("an item that no shop sells or buys says so, once the shops are loaded", async () => {
  renderSignedIn(<Sellers item={anItem({ id: 9_999, soldBy: [] })} access="" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading city shops...");
  expect(await screen.findByText("No shop sells or buys it.")).toBeInTheDocument();
});
