import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { PlayerName, WithNames } from "./player-name";

it("lets a line break before each underscore, and changes no letter", () => {
  const { container } = render(<PlayerName>Cato_The_Elder</PlayerName>);
  expect(container.innerHTML).toBe('<span translate="no">Cato<wbr>_The<wbr>_Elder</span>');
  expect(container.textContent).toBe("Cato_The_Elder");
});

it.each([
  {
    names: ["Ash", "Birch"],
    text: "Ash and Birch have been away",
    html: '<span translate="no">Ash</span> and <span translate="no">Birch</span> have been away',
  },
  { names: ["a"], text: "1 a day", html: '1 <span translate="no">a</span> day' },
  {
    names: ["Ash", "Ash"],
    text: "Ash, Ash and 3 more",
    html: '<span translate="no">Ash</span>, <span translate="no">Ash</span> and 3 more',
  },
  { names: ["Cedar", ""], text: "Nobody is away", html: "Nobody is away" },
])("the names of “$text” aren't translated", ({ names, text, html }) => {
  const { container } = render(<WithNames names={names}>{text}</WithNames>);
  expect(container.innerHTML).toBe(html);
});
