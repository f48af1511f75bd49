import { type Query, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { useActiveQueries, useFetching } from "./use-query-cache";

let answer = (): void => undefined;
const slow = new Promise<null>((resolve) => {
  answer = () => {
    resolve(null);
  };
});
const QUERIES = [
  ...[1, 2, 3].map((id) => ({ queryKey: ["fast", id], queryFn: (): unknown => id })),
  { queryKey: ["slow"], queryFn: (): unknown => slow },
];

/** Returns the number of queries that it is given. */
const read = vi.fn((queries: readonly unknown[]) => queries.length);

function Watcher() {
  return <p>{`${useActiveQueries(read)} active, ${useFetching()} on their way`}</p>;
}

function Reader({ query }: { query: (typeof QUERIES)[number] }) {
  // A new function with each render, as in most components.
  useQuery({ ...query, select: (data) => data });
  return null;
}

function Page() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button
        onClick={() => {
          setPressed(pressed + 1);
        }}
      >
        Pressed {pressed} times
      </button>
      {QUERIES.map((query) => (
        <Reader key={String(query.queryKey)} query={query} />
      ))}
    </>
  );
}

test("the result changes with the queries, not with each render", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Watcher />
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText("4 active, 1 on their way");

  read.mockClear();
  for (let times = 1; times <= 5; times += 1) {
    fireEvent.click(screen.getByRole("button"));
    await act(() => new Promise((done) => setTimeout(done)));
  }
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 5 times");
  expect(read).not.toHaveBeenCalled();

  answer();
  await screen.findByText("4 active, 0 on their way");
});

test("the result is the same object while its content is the same", async () => {
  const client = new QueryClient();
  const seen = new Set<readonly unknown[]>();
  const namesOf = (queries: readonly Query[]) => queries.map(({ queryKey }) => ({ queryKey }));
  function Names() {
    const names = useActiveQueries(namesOf);
    seen.add(names);
    return <p>{names.length} named</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <Names />
      <Reader query={{ queryKey: ["one"], queryFn: () => 1 }} />
    </QueryClientProvider>,
  );
  await screen.findByText("1 named");
  const before = seen.size;
  await act(() => client.refetchQueries());
  expect(client.getQueryCache().getAll()[0]?.state.dataUpdateCount).toBe(2);
  expect(seen.size).toBe(before);
});
