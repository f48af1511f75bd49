import { type ComponentProps, createElement } from "react";

/** What lucide-react passes for an icon. We use only the drawing: elements with their attributes and keys. */
interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

function createIcon({ node }: IconData) {
  return function Icon(props: ComponentProps<"svg">) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}

// lucide's icons import their own version by this name, and get this one (next.config.mjs).
// eslint-disable-next-line import/no-default-export
export default createIcon;
