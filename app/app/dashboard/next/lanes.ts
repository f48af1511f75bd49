/** A pin on the ruler and the words at its right. Figures are shares of the ruler's width. */
interface Label {
  at: number;
  /** From the middle of the pin to the end of its words. */
  width: number;
}

interface LabelPosition {
  /** 0 is right above the hours. */
  lane: number;
  /** Whether the words are to the left of their pin, because on the right they would leave the ruler. */
  isTurned: boolean;
}

/** Half a pin. */
const PIN = 0.012;

/** Puts each label into the lowest lane where it touches none before it. */
export function lanes(labels: readonly Label[]): LabelPosition[] {
  const ends: { lane: number; from: number; to: number }[] = [];
  return labels.map(({ at, width }) => {
    const isTurned = at + width > 1;
    const from = isTurned ? at - width : at - PIN;
    const to = isTurned ? at + PIN : at + width;
    const taken = new Set(
      ends.filter((other) => from < other.to && other.from < to).map(({ lane }) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    ends.push({ lane, from, to });
    return { lane, isTurned };
  });
}
