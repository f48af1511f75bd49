export interface Shot {
  state: string;
  theme: string;
  width: number;
  image: Buffer;
}

/** Wide enough to be readable, and narrow enough for four in a row. */
const SHOWN_WIDTHS: Readonly<Record<number, number>> = { 360: 270, 768: 420, 1280: 700, 1920: 860 };

/** One page with all pictures of a page, one state per row; long ones are cut off. */
export function contactSheet(title: string, shots: readonly Shot[]): string {
  const states = [...new Set(shots.map(({ state }) => state))];
  const sections = states.map((state) => {
    const figures = shots.filter((shot) => shot.state === state).map(figure);
    return `<h2>${state}</h2><section>${figures.join("")}</section>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    body { width: 2322px; margin: 24px; background: #888; font: 20px sans-serif; }
    section { display: flex; flex-wrap: wrap; align-items: start; gap: 16px 24px; }
    figure { margin: 0; }
    img { display: block; max-height: 800px; object-fit: cover; object-position: top; }
  </style><h1>${title}</h1>${sections.join("")}`;
}

function figure({ state, theme, width, image }: Shot): string {
  const source = `data:image/png;base64,${image.toString("base64")}`;
  return `<figure><figcaption>${state} · ${width} · ${theme}</figcaption>
    <img src="${source}" width="${SHOWN_WIDTHS[width] ?? width}" alt=""></figure>`;
}
