import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";

import { WordSearchField } from "./search-field";

const WORDS = ["level:", "money:", "points:"];

/** A search field that offers the same three words for every text. */
function Probe() {
  const [text, setText] = useState("");
  return (
    <WordSearchField
      label="Find a member"
      value={text}
      onChange={setText}
      complete={(typed) =>
        WORDS.map((word) => ({
          means: "",
          start: 0,
          end: typed.length,
          text: word,
          isWhole: false,
        }))
      }
      problemId={undefined}
    />
  );
}

test.each([
  { keys: "{ArrowDown}", chosen: "level:" },
  { keys: "{ArrowDown}{ArrowDown}", chosen: "money:" },
  { keys: "{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}", chosen: "level:" },
  { keys: "{ArrowUp}", chosen: "points:" },
  { keys: "{ArrowUp}{ArrowUp}", chosen: "money:" },
  { keys: "{ArrowDown}{ArrowUp}", chosen: "points:" },
])("in the list of suggestions, $keys selects $chosen, and Enter inserts it", async (row) => {
  const user = userEvent.setup();
  render(<Probe />);
  const field = screen.getByRole("combobox", { name: "Find a member" });
  await user.type(field, "x");
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  await user.keyboard(row.keys);
  const option = screen.getByRole("option", { selected: true });
  expect(option).toHaveTextContent(row.chosen);
  expect(field).toHaveAttribute("aria-activedescendant", option.id);
  await user.keyboard("{Enter}");
  expect(field).toHaveValue(row.chosen);
});
