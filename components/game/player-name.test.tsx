import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { PlayerName } from "./player-name";

it("lets a line break before each underscore, and changes no letter", () => {
  const { container } = render(<PlayerName>Cato_The_Elder</PlayerName>);
  expect(container.innerHTML).toBe('<span translate="no">Cato<wbr>_The<wbr>_Elder</span>');
  expect(container.textContent).toBe("Cato_The_Elder");
});
