import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { LoginForm } from "./login-form";

const { checkTypedKey } = vi.hoisted(() => ({ checkTypedKey: vi.fn<() => Promise<void>>() }));
vi.mock("./check-typed-key", () => ({ checkTypedKey }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));

test("while a key is being checked it can’t be sent again; once it is refused, it can", async () => {
  let refuse: (reason: Error) => void = () => undefined;
  checkTypedKey.mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const user = userEvent.setup();
  render(<LoginForm reads={[]} />);
  await user.type(screen.getByLabelText("API key"), "AbCd1234EfGh5678");
  await user.click(screen.getByRole("button", { name: "Login" }));
  const checking = await screen.findByRole("button", { name: "Validating..." });
  expect(checking).toBeDisabled();
  await user.click(checking);
  await waitFor(() => {
    expect(checkTypedKey).toHaveBeenCalledOnce();
  });

  refuse(new Error("Refused for the test"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Refused for the test");
  expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
});
