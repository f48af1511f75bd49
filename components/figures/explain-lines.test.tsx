import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ExplainLines } from "./explain-lines";

test("a value that is a name isn't translated; any other is", () => {
  const names = ["Alpha [3000001]", "Xanax"];
  render(
    <ExplainLines
      title="Missing items"
      lines={[
        { label: "Alpha [3000001], Mob Mentality", value: "Xanax", names },
        { label: "Total", value: "nothing", names },
      ]}
    />,
  );
  expect(screen.getByText("Xanax")).toHaveAttribute("translate", "no");
  expect(screen.getByText("nothing")).not.toHaveAttribute("translate");
});
