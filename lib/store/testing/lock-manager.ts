/**
 * The locks of one browser, which jsdom lacks: each request is granted after `turn`. The requests of a test never need to wait
 * for each other.
 */
export function createLockManager(
  turn: () => Promise<unknown> = () => Promise.resolve(),
): LockManager {
  const held = new Set<{ name: string }>();
  return {
    async request(name: string, callback: () => unknown) {
      await turn();
      const lock = { name };
      held.add(lock);
      await callback();
      held.delete(lock);
    },
    query: () => Promise.resolve({ held: [...held] }),
  } as unknown as LockManager;
}
