import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";

import { ThresholdField } from "./threshold-field";

function Probe() {
  const [value, setValue] = useState(90);
  return (
    <>
      <ThresholdField
        label="Minimum pass rate (%)"
        value={value}
        note=""
        isStacked
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole("textbox", { name: "Minimum pass rate (%)" });
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
};

test("a number applies at once, without limits", () => {
  render(<Probe />);
  type("60");
  expect(screen.getByRole("status")).toHaveTextContent("60");
  type("150");
  expect(screen.getByRole("status")).toHaveTextContent("150");
});

test.each([
  { way: "leaving the field", finish: () => fireEvent.blur(field()) },
  { way: "Enter", finish: () => fireEvent.keyDown(field(), { key: "Enter" }) },
])("text that isn’t a number stays as typed, and becomes 0 on $way", ({ finish }) => {
  render(<Probe />);
  type("");
  expect(field()).toHaveValue("");
  expect(screen.getByRole("status")).toHaveTextContent("90");
  type("abc");
  expect(field()).toHaveValue("abc");
  expect(screen.getByRole("status")).toHaveTextContent("90");
  finish();
  expect(field()).toHaveValue("0");
  expect(screen.getByRole("status")).toHaveTextContent(/^0$/);
});

test.each([
  { text: "7", is: "7" },
  { text: " 90 ", is: "90" },
  { text: "7.9", is: "7" },
  { text: "1,000", is: "1000" },
  { text: "1.000", is: "1000" },
  { text: "12 days", is: "12" },
  { text: "", is: "0" },
  { text: "abc", is: "0" },
  { text: "-5", is: "0" },
  { text: "0", is: "0" },
])("'$text' is $is", ({ text, is }) => {
  render(<Probe />);
  type(text);
  fireEvent.blur(field());
  expect(field()).toHaveValue(is);
  expect(screen.getByRole("status").textContent).toBe(is);
});

test.each([
  { text: "7.9", says: "“7.9” isn’t a whole number. It counts as 7." },
  { text: "7,9", says: "“7,9” isn’t a whole number. It counts as 7." },
  { text: "12 days", says: "“12 days” isn’t a whole number. It counts as 12." },
  { text: "abc", says: "“abc” isn’t a whole number. It counts as 0." },
  { text: "-5", says: "“-5” isn’t a whole number. It counts as 0." },
  { text: "60", says: null },
  { text: " 1.000 ", says: null },
  { text: "", says: null },
])("while '$text' is in the field, it says: $says", ({ text, says }) => {
  render(<Probe />);
  type(text);
  expect(screen.queryByRole("alert")?.textContent ?? null).toBe(says);
  fireEvent.blur(field());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a form that Enter saves takes the 0", () => {
  const saved: number[] = [];
  function Form() {
    const [value, setValue] = useState(90);
    return (
      <form
        aria-label="Thresholds"
        onSubmit={(event) => {
          event.preventDefault();
          saved.push(value);
        }}
      >
        <ThresholdField label="Minimum pass rate (%)" value={value} note="" onChange={setValue} />
      </form>
    );
  }
  render(<Form />);
  type("");
  fireEvent.keyDown(field(), { key: "Enter" });
  fireEvent.submit(screen.getByRole("form", { name: "Thresholds" }));
  expect(saved).toEqual([0]);
});
