import { type PictureShape, SIDE } from "./picture";

/** Draws the picture as a PNG, in the colours and fonts of the element that shows it. */
export async function toPng(shapes: readonly PictureShape[], shownIn: Element): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser can’t draw pictures.");
  await document.fonts.ready;
  const style = getComputedStyle(shownIn);
  for (const shape of shapes) draw(context, shape, style);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("This browser couldn’t make a picture file."));
    }, "image/png");
  });
}

function draw(context: CanvasRenderingContext2D, shape: PictureShape, style: CSSStyleDeclaration) {
  const colour = (tone: string) => style.getPropertyValue(`--${tone}`);
  if (shape.kind === "path") {
    const path = new Path2D(shape.d);
    if (shape.fill) {
      context.fillStyle = colour(shape.fill);
      context.fill(path);
    }
    if (shape.stroke) {
      context.strokeStyle = colour(shape.stroke);
      context.lineWidth = shape.width ?? 1;
      context.stroke(path);
    }
    return;
  }
  const isDisplay = shape.face === "display";
  const family = isDisplay ? style.getPropertyValue("--font-display") : style.fontFamily;
  const fonts = shape.spans.map(
    ({ isBold }) => `${isBold ? 600 : isDisplay ? 500 : 400} ${shape.size}px ${family}`,
  );
  const widths = shape.spans.map(({ text }, i) => {
    context.font = fonts[i] ?? "";
    return context.measureText(text).width;
  });
  const width = widths.reduce((sum, part) => sum + part, 0);
  let x = shape.x - (shape.anchor === "end" ? width : shape.anchor === "middle" ? width / 2 : 0);
  for (const [i, { text, tone }] of shape.spans.entries()) {
    context.font = fonts[i] ?? "";
    context.fillStyle = colour(tone);
    context.fillText(text, x, shape.y);
    x += widths[i] ?? 0;
  }
}
