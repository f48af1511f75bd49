import { type Shape, SIDE } from "./shapes";

/** The picture on the page, in the colours of the page around it. */
export function PictureSvg({ shapes, label }: { shapes: readonly Shape[]; label: string }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label} className="block w-full">
      {shapes.map((shape, i) =>
        shape.kind === "path" ? (
          <path
            key={i}
            d={shape.d}
            fill={shape.fill ? `var(--${shape.fill})` : "none"}
            stroke={shape.stroke ? `var(--${shape.stroke})` : "none"}
            strokeWidth={shape.width}
          />
        ) : (
          <text
            key={i}
            x={shape.x}
            y={shape.y}
            fontSize={shape.size}
            textAnchor={shape.anchor}
            xmlSpace="preserve"
            className={shape.face === "display" ? "font-display" : "font-sans"}
            fontWeight={500}
          >
            {shape.spans.map(({ text, tone, isBold = false }) => (
              <tspan
                key={text}
                fill={`var(--${tone})`}
                fontWeight={isBold ? 600 : shape.face === "display" ? 500 : 400}
              >
                {text}
              </tspan>
            ))}
          </text>
        ),
      )}
    </svg>
  );
}
