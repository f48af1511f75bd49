import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ContactLink } from "./contact-link";

test("a contact link opens the game in a new tab", () => {
  render(<ContactLink href="https://www.torn.com/profiles.php?XID=3000001">Contact</ContactLink>);
  const link = screen.getByRole("link", { name: "Contact" });
  expect(link).toHaveAttribute("href", "https://www.torn.com/profiles.php?XID=3000001");
  expect(link).toHaveAttribute("target", "_blank");
});

test("an unset contact link keeps its name and leads to our page that says so", () => {
  render(<ContactLink href="/terms#contact">Contact</ContactLink>);
  const link = screen.getByRole("link", { name: /^Contact$/ });
  expect(link).toHaveAttribute("href", "/terms#contact");
  expect(link).not.toHaveAttribute("target");
});
