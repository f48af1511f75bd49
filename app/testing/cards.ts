import { screen, within } from "@testing-library/react";

const findList = (name: string) => screen.findByRole("list", { name });

const headings = (list: HTMLElement) => within(list).getAllByRole("heading", { level: 2 });

/** The names on the cards of a list, from the top. */
export const cardNames = async (list: string) =>
  headings(await findList(list)).map(({ textContent }) => textContent);

/** The card of a list whose name begins with these words. */
export async function findCard(list: string, name: string): Promise<HTMLElement> {
  const heading = headings(await findList(list)).find(({ textContent }) =>
    textContent.startsWith(name),
  );
  const card = heading?.closest<HTMLElement>("li, [role=listitem]");
  if (!card) throw new Error(`No card of ${name}`);
  return card;
}

/** The texts of a field's choices. */
export const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ text }) => text);

/** The values of all fields' choices. */
export const optionValues = () =>
  screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value);
