import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { announce } from "./live-region";
import { RefreshProvider, useRefresh } from "./refresh";

vi.mock(import("./live-region"), async (real) => ({ ...(await real()), announce: vi.fn() }));

const read = vi.fn<() => Promise<string>>();
const query = queryOptions({ queryKey: ["anything"], queryFn: read, retry: false });

function Reader() {
  const { data, isRefetchError } = useQuery(query);
  return (
    <button onClick={useRefresh()}>
      {data}
      {isRefetchError && ", as it was"}
    </button>
  );
}

test("the end of a refresh is announced, unless it failed", async () => {
  read.mockResolvedValue("first");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RefreshProvider>
        <Reader />
      </RefreshProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole("button", { name: "first" });
  expect(announce).not.toHaveBeenCalled();
  read.mockRejectedValueOnce(new Error("for the test")).mockResolvedValue("second");
  await userEvent.click(button);
  await screen.findByRole("button", { name: "first, as it was" });
  expect(read).toHaveBeenCalledTimes(2);
  expect(announce).not.toHaveBeenCalled();
  await userEvent.click(button);
  await screen.findByRole("button", { name: "second" });
  await waitFor(() => {
    expect(announce).toHaveBeenCalledExactlyOnceWith("Updated");
  });
});

test("a call that failed on a page that was left is made again when the page opens next", async () => {
  read.mockResolvedValue("first");
  const client = new QueryClient();
  const left = queryOptions({
    queryKey: ["a page that was left"],
    queryFn: () => Promise.reject<string>(new Error("for the test")),
    retry: false,
  });
  await expect(client.query(left)).rejects.toThrow("for the test");
  expect(client.getQueryState(left.queryKey)?.status).toBe("error");
  render(
    <QueryClientProvider client={client}>
      <RefreshProvider>
        <Reader />
      </RefreshProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "first" }));
  expect(client.getQueryState(left.queryKey)).toBeUndefined();
});
