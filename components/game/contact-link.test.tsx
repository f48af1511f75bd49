import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ContactLink } from "./contact-link";

test("a way to the makers leads to the game, in a tab of its own", () => {
  render(<ContactLink href="https://www.torn.com/profiles.php?XID=3000001">Contact</ContactLink>);
  const link = screen.getByRole("link", { name: "Contact" });
  expect(link).toHaveAttribute("href", "https://www.torn.com/profiles.php?XID=3000001");
  expect(link).toHaveAttribute("target", "_blank");
});

test("a way that is not known yet keeps its name, and leads to our page that says so", () => {
  render(<ContactLink href="/terms#contact">Contact</ContactLink>);
  const link = screen.getByRole("link", { name: /^Contact$/ });
  expect(link).toHaveAttribute("href", "/terms#contact");
  expect(link).not.toHaveAttribute("target");
});
