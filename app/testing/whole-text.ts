import { screen } from "@testing-library/react";

/** Finds an element by its text, in however many elements it is. */
export const findWholeText = (text: string) =>
  screen.findByText(
    (_, element) =>
      element?.textContent.trim() === text &&
      [...element.children].every((child) => child.textContent.trim() !== text),
  );
