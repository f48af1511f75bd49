import {
  QueryClient,
  QueryClientProvider,
  useQuery,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, use } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { beforeEach, expect, test, vi } from "vitest";

import { callQueue } from "@/components/session/session";
import { ApiError, type ApiErrorKind } from "@/lib/api/transport/errors";
import { apiKeyStore } from "@/lib/store/account/session";

import { Panel } from "./panel";

function renderPanel(
  Content: () => ReactNode,
  { error = "Error loading data: {message}", client = new QueryClient() } = {},
) {
  render(
    <QueryClientProvider client={client}>
      <ErrorBoundary fallbackRender={(fault) => <p>Fallback page: {String(fault.error)}</p>}>
        <Panel loading="Loading data..." error={error} access="a Limited key" rows={3}>
          <Content />
        </Panel>
      </ErrorBoundary>
    </QueryClientProvider>,
  );
}

const failing = (error: Error) => () => {
  throw error;
};

// React logs the errors that a boundary catches.
beforeEach(() => {
  apiKeyStore.set("test-key");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("says in the page’s words that it is loading", () => {
  const never = new Promise<string>(() => undefined);
  renderPanel(() => use(never));
  expect(screen.getByRole("status")).toHaveTextContent(/^Loading data\.\.\.$/);
});

test("says below the page’s text what happened and what to do", () => {
  renderPanel(failing(new ApiError("unavailable", "Backend error occurred", 17)));
  expect(screen.getByText("Error loading data: Backend error occurred")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The game’s API is down (Backend error occurred). Try again in a few minutes.",
  );
});

test("tries again everything that failed in it, shown or not", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const second = vi.fn<() => Promise<string>>();
  second.mockRejectedValueOnce(new ApiError("offline", "for the test"));
  const query = { queryKey: ["second"], queryFn: second, retryOnMount: false };
  await client.query(query).catch(() => undefined);
  let error: Error | null = new ApiError("offline", "user/stocks could not be reached");
  renderPanel(
    () => {
      if (error) throw error;
      return useQuery(query).data ?? "Nothing yet";
    },
    { client },
  );
  error = null;
  second.mockResolvedValueOnce("Here it is");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here it is")).toBeVisible();
});

test("tries again on request, also after calls have stopped for a paused key", async () => {
  const paused = new ApiError("key-unusable", "Paused", 18);
  callQueue.reportError(paused, "account");
  let error: Error | null = paused;
  renderPanel(() => {
    if (error) throw error;
    return "Here it is";
  });

  error = null;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("Here it is")).toBeVisible();
  expect(callQueue.state().stopReason).toBeNull();
});

test("doesn't offer to try again with a key that the game doesn't know", () => {
  renderPanel(failing(new ApiError("key-rejected", "Incorrect key", 2)));
  expect(screen.getByRole("alert")).toHaveTextContent("Log in with another one.");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("without faction API access only that sentence is shown (contract 5.4)", () => {
  renderPanel(failing(new ApiError("no-faction-access", "Incorrect ID-entity relation", 7)));
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^You do not have faction API access\. Contact your faction leader to enable this feature for you\.$/,
  );
});

test("with too little access, says what the page needs", () => {
  renderPanel(failing(new ApiError("access-too-low", "for the test", 16)));
  expect(screen.getByRole("alert")).toHaveTextContent("the page needs a Limited key.");
});

test.each<{ kind: ApiErrorKind; todo: RegExp }>([
  { kind: "key-unusable", todo: /try again/i },
  { kind: "not-migrated", todo: /until you or your faction switch/ },
  { kind: "rate-limited", todo: /Try again/ },
  { kind: "address-blocked", todo: /Try again/ },
  { kind: "daily-limit", todo: /Try again tomorrow/ },
  { kind: "bad-request", todo: /Try again/ },
  { kind: "unexpected-shape", todo: /Try again/ },
  { kind: "timeout", todo: /Try again/ },
  { kind: "offline", todo: /Check your connection/ },
])("$kind comes with one thing to do", ({ kind, todo }) => {
  renderPanel(failing(new ApiError(kind, "for the test")), { error: "Error" });
  expect(screen.getByText("Error")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(todo);
});

test("leaves what is not an ApiError to the fallback page", () => {
  renderPanel(failing(new TypeError("x is not a function")));
  expect(screen.getByText("Fallback page: TypeError: x is not a function")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("shows its content once another part of the page has loaded what failed", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answer = vi.fn<() => Promise<string>>();
  answer.mockRejectedValueOnce(new ApiError("offline", "for the test"));
  const query = { queryKey: ["stocks"], queryFn: answer, retryOnMount: false };
  renderPanel(() => useSuspenseQuery(query).data, { client });
  expect(await screen.findByRole("alert")).toBeVisible();
  answer.mockResolvedValue("Stocks");
  await act(() => client.query(query));
  expect(await screen.findByText("Stocks")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(answer).toHaveBeenCalledTimes(2);
});
