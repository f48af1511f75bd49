import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { onToast, type ToastMessage } from "@/components/feedback/show-toast";

import { ComposeLink } from "./recipients-list";

/** Clicks the link of a recipient, and resolves to the text on the clipboard. */
async function copiedFor(name: string | null, message: string) {
  const user = userEvent.setup();
  await navigator.clipboard.writeText("as before");
  const recipient = { text: "Alpha [3000001]", name, id: 3_000_001, isRepeat: false };
  const onOpen = vi.fn();
  render(<ComposeLink recipient={recipient} message={message} onOpen={onOpen} />);
  const link = screen.getByRole("link", { name: /Alpha \[3000001\]$/ });
  // jsdom opens no other page, and logs that.
  link.addEventListener("click", (event) => {
    event.preventDefault();
  });
  await user.click(link);
  expect(onOpen).toHaveBeenCalledOnce();
  return navigator.clipboard.readText();
}

test.each([
  { name: "Alpha", message: "Hi {name}, hello {name}!", copied: "Hi Alpha, hello Alpha!" },
  { name: null, message: "Hi {name}!", copied: "Hi 3000001!" },
  { name: "Alpha", message: "Hi!", copied: "Hi!" },
  { name: "Alpha", message: " ", copied: "as before" },
])("the message “$message” to $name is copied as “$copied”", async (row) => {
  expect(await copiedFor(row.name, row.message)).toBe(row.copied);
});

test("where the browser refuses to copy, a toast says what to do instead", async () => {
  const toasts: ToastMessage[] = [];
  const end = onToast((toast) => toasts.push(toast));
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused for the test"));
  const recipient = { text: "Alpha [3000001]", name: "Alpha", id: 3_000_001, isRepeat: false };
  render(<ComposeLink recipient={recipient} message="Hello" onOpen={() => undefined} />);
  const link = screen.getByRole("link", { name: /Alpha \[3000001\]$/ });
  link.addEventListener("click", (event) => {
    event.preventDefault();
  });
  await user.click(link);
  await waitFor(() => {
    expect(toasts.at(-1)?.title).toBe("Couldn’t copy");
  });
  expect(toasts.at(-1)?.description).toContain("Copy it yourself from the Message field.");
  end();
});
