import { act, render, screen } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { keepTranslated } from "./translated";

// Never called here.
// oxlint-disable-next-line typescript/unbound-method
const { removeChild, insertBefore } = Node.prototype;

const isReplaced = () => Node.prototype.removeChild !== removeChild;

beforeAll(async () => {
  keepTranslated();
  document.body.append("Text", document.createElement("b"));
  await delivered();
  expect(isReplaced()).toBe(false);
  document.body.replaceChildren(fonts());
  await delivered();
  expect(isReplaced()).toBe(true);
  document.body.replaceChildren();
});
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Replaces a text as translators do. A translated text is in capitals. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  "puts another in its place": (text) => {
    text.replaceWith(translated(text));
  },
  "puts another before it, then takes it out": (text) => {
    text.before(translated(text));
    text.remove();
  },
  "moves it inside": (text) => {
    const font = fonts();
    text.before(font);
    font.firstChild?.appendChild(text);
  },
  "takes it out, then moves it inside": (text) => {
    const { parentNode, nextSibling } = text;
    const font = fonts();
    font.firstChild?.appendChild(text);
    parentNode?.insertBefore(font, nextSibling);
  },
};

/** Waits until the page’s observer has seen what React wrote. */
const delivered = () => act(() => Promise.resolve());

const XHTML = "http://www.w3.org/1999/xhtml";

function fonts() {
  const font = document.createElementNS(XHTML, "font");
  font.appendChild(document.createElementNS(XHTML, "font"));
  return font;
}

function translated(text: Text) {
  const font = fonts();
  font.firstChild?.appendChild(new Text(text.data.toUpperCase()));
  return font;
}

/** Translates every text that isn't translated yet. */
function translate(way: (text: Text) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest("font, [translate=no]") === null) texts.push(text);
  }
  texts.forEach(way);
}

function Sentence({
  left,
  isBusy = false,
  isDone = false,
}: {
  left: number;
  isBusy?: boolean;
  isDone?: boolean;
}) {
  return (
    <p data-testid="sentence">
      {isBusy && <b>wait </b>}
      {left} left{isDone ? " and done" : <i> today</i>}
    </p>
  );
}

const shown = () => screen.getByTestId("sentence").textContent.toLowerCase();

describe.each(Object.entries(WAYS))("a translator that %s", (_, way) => {
  test("texts that come, go and change stay right", async () => {
    const { rerender } = render(<Sentence left={3} isDone />);
    translate(way);
    expect(shown()).toBe("3 left and done");

    rerender(<Sentence left={3} isBusy />);
    expect(shown()).toBe("wait 3 left today");
    translate(way);

    // A text that React changes outside the page returns to the page a moment later.
    rerender(<Sentence left={2} isBusy />);
    await delivered();
    expect(shown()).toBe("wait 2 left today");
    translate(way);

    rerender(<Sentence left={1} isDone />);
    await delivered();
    expect(shown()).toBe("1 left and done");
    translate(way);
    expect(shown()).toBe("1 left and done");
  });

  test("texts that change their order stay right", async () => {
    const list = (names: readonly string[]) => (
      <p data-testid="sentence">
        {names.map((name) => (
          <Name key={name} name={name} />
        ))}
      </p>
    );
    const { rerender } = render(list(["a", "b", "c"]));
    translate(way);
    rerender(list(["c", "a", "d", "b"]));
    await delivered();
    expect(shown()).toBe("cadb");
    translate(way);
    rerender(list(["d", "c"]));
    await delivered();
    expect(shown()).toBe("dc");
  });
});

const Name = ({ name }: { name: string }) => name;

test("a page that takes a text back from its translator shows it once", async () => {
  const { rerender } = render(<Sentence left={3} />);
  const text = screen.getByTestId("sentence").firstChild as Text;
  const font = translated(text);
  text.replaceWith(font);
  await delivered();
  font.replaceWith(text);
  await delivered();
  rerender(<Sentence left={2} />);
  expect(shown()).toBe("2 left today");
});

test("a wrong node that no translator moved still throws", () => {
  const [one, other] = [document.createElement("p"), document.createElement("p")];
  const child = document.createElement("b");
  other.append(child);
  expect(() => one.removeChild(child)).toThrow("child");
  expect(() => one.insertBefore(new Text(), child)).toThrow("child");
});

test("only what a translator put in stands for a text, not another element around it", () => {
  const [parent, around] = [document.createElement("p"), document.createElement("b")];
  const text = new Text("today");
  around.append(text);
  parent.append(around);
  document.body.append(parent);
  parent.removeChild(text);
  expect(parent.firstChild).toBe(around);
  parent.remove();
});
