type RenderTask = (over: () => void) => void;

const queue: RenderTask[] = [];
let current: RenderTask | null = null;

/**
 * Waits for a turn: each one is painted before the next begins, so that no long task holds up what the player does.
 * `act` says `over` when its turn has ended; what the function gives back does so too, or gives the turn away.
 */
export function enqueueRender(task: RenderTask): () => void {
  queue.push(task);
  if (current === null) runNext();
  return () => {
    const place = queue.indexOf(task);
    if (place !== -1) queue.splice(place, 1);
    else if (current === task) runNext();
  };
}

function runNext() {
  const task = queue.shift() ?? null;
  current = task;
  if (task === null) return;
  // A frame's callback runs before it is painted, the timer after.
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (current !== task) return;
      task(() => {
        if (current === task) runNext();
      });
    });
  });
}
