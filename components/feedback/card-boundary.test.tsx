import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "react-error-boundary";
import { beforeEach, expect, test, vi } from "vitest";

import { CardBoundary } from "./card-boundary";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
// Loaded on demand, so load it before the first test, which would otherwise be slow.
import "./failed-card";

let fault: Error | null = null;

function Card() {
  if (fault) throw fault;
  return <p>12 of 26 done</p>;
}

function AnsweredCard() {
  const { data } = useOptionalQuery<string>({
    queryKey: ["answer"],
    queryFn: () => (fault ? Promise.reject(fault) : Promise.resolve("12 of 26 done")),
    retry: false,
  });
  return <p>{data}</p>;
}

const show = (Content: () => React.ReactNode = Card) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ErrorBoundary fallback={<p>Fallback page</p>}>
        <CardBoundary name="Checklist">
          <Content />
        </CardBoundary>
        <CardBoundary name="Stocks">
          <p>35 stocks</p>
        </CardBoundary>
      </ErrorBoundary>
    </QueryClientProvider>,
  );

// React logs the errors that a boundary catches.
beforeEach(() => {
  fault = new TypeError("broken for the test");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a card that throws shows its own error, and the others stay", async () => {
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Checklist couldn’t be shownThe rest of the page still works\. Try again, or send us the details\./,
  );
  expect(screen.getByText("35 stocks")).toBeVisible();
  expect(screen.queryByText("Fallback page")).toBeNull();
});

test("its details can be copied: message, stack and where it happened", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Copy Error Details" }));
  expect(await screen.findByRole("button", { name: "Copied!" })).toBeVisible();
  const details = await navigator.clipboard.readText();
  expect(details).toContain("Message: broken for the test");
  expect(details).toMatch(/^Component stack: at Card/m);
});

test.each([
  { what: "draws", Content: Card },
  { what: "reads", Content: AnsweredCard },
])("a card that $what wrongly is tried again on request", async ({ Content }) => {
  const user = userEvent.setup();
  show(Content);
  const again = await screen.findByRole("button", { name: "Try again" });
  fault = null;
  await user.click(again);
  expect(await screen.findByText("12 of 26 done")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
