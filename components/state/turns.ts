type Act = (over: () => void) => void;

const waiting: Act[] = [];
let current: Act | null = null;

/**
 * Waits for a turn: each one is painted before the next begins, so that no long task holds up what the player does.
 * `act` says `over` when its turn has ended; what the function gives back does so too, or gives the turn away.
 */
export function takeTurn(act: Act): () => void {
  waiting.push(act);
  if (current === null) next();
  return () => {
    const place = waiting.indexOf(act);
    if (place !== -1) waiting.splice(place, 1);
    else if (current === act) next();
  };
}

function next() {
  const act = waiting.shift() ?? null;
  current = act;
  if (act === null) return;
  // A frame's callback runs before it is painted, the timer after.
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (current !== act) return;
      act(() => {
        if (current === act) next();
      });
    });
  });
}
