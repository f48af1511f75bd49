import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { expect, test } from "vitest";

import { SearchField } from "./search-field";

const never = new Promise<never>(() => undefined);

function Results({ text }: { text: string }) {
  return <p>Results for “{text === "slow" ? use(never) : text}”</p>;
}

function Page() {
  const [text, setText] = useState("old");
  return (
    <Suspense fallback="Nothing">
      <SearchField label="Search items" value={text} onChange={setText} />
      <button
        onClick={() => {
          setText("from elsewhere");
        }}
      >
        Elsewhere
      </button>
      <Results text={text} />
    </Suspense>
  );
}

const type = (value: string) =>
  act(() => {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
    return Promise.resolve();
  });

test("shows each key at once, while the page keeps its content until it is ready", async () => {
  render(<Page />);
  await type("slow");
  expect(screen.getByRole("searchbox")).toHaveValue("slow");
  expect(screen.getByText("Results for “old”")).toBeVisible();
  await type("new");
  expect(screen.getByRole("searchbox")).toHaveValue("new");
  expect(screen.getByText("Results for “new”")).toBeVisible();
});

test("follows changes of the text from elsewhere", async () => {
  render(<Page />);
  await type("new");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("searchbox")).toHaveValue("from elsewhere");
});
