/** In a square of 16. */
export const MOON_RADIUS = 6.25;

/** The lit part of a moon, more than 0 and at most 1, as an SVG path: the right half, plus or minus an ellipse. */
export function litShape(part: number): string {
  const width = MOON_RADIUS * Math.abs(2 * part - 1);
  const sweep = part > 0.5 ? 1 : 0;
  return `M8 ${8 - MOON_RADIUS}A${MOON_RADIUS} ${MOON_RADIUS} 0 0 1 8 ${8 + MOON_RADIUS}A${width} ${MOON_RADIUS} 0 0 ${sweep} 8 ${8 - MOON_RADIUS}Z`;
}
