type RenderTask = (done: () => void) => void;

const queue: RenderTask[] = [];
let current: RenderTask | null = null;

/**
 * Adds a task to the queue. Tasks run one at a time, each after the previous one has been painted, so that none becomes a
 * long task. The task calls `done` when it has rendered. Returns what cancels the task, or ends it if it is running.
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
