import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useFilters } from "./use-filters";

// The hook's own tests cover what it stores in the address.
vi.mock("@/components/window/use-url-value", async () => {
  const { useState } = await import("react");
  return { useUrlValue: (_name: string, initial: string) => useState(initial) };
});

test("a type stays selected with its category; another category resets it and says so", () => {
  const { result } = renderHook(useFilters);
  const chosen = () => [result.current.categoryId, result.current.typeId];
  act(() => {
    result.current.setCategoryId("86");
  });
  act(() => {
    result.current.setTypeId("4200");
  });
  expect(chosen()).toEqual([86, 4200]);
  expect(result.current.resetNote).toBeNull();
  act(() => {
    result.current.setCategoryId("94");
  });
  expect(chosen()).toEqual([94, null]);
  expect(result.current.resetNote).toMatch(/^Type reset to All/);
});

test("a type of any category resets the category and says so", () => {
  const { result } = renderHook(useFilters);
  act(() => {
    result.current.setCategoryId("86");
  });
  act(() => {
    result.current.setOtherTypeId("1");
  });
  expect([result.current.categoryId, result.current.typeId]).toEqual([null, 1]);
  expect(result.current.resetNote).toMatch(/^Category reset to All/);
});
