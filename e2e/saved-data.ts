import { expect, type Page } from "./test";

/** The names of the answers in the browser's store. */
export const saved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("responses");
        opening.onupgradeneeded = () => opening.result.createObjectStore("responses");
        opening.onsuccess = () => {
          const names = opening.result
            .transaction("responses")
            .objectStore("responses")
            .getAllKeys();
          names.onsuccess = () => {
            opening.result.close();
            resolve(names.result.map(String));
          };
        };
      }),
  );

/** Everything that the browser keeps for this site, as text. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      parts.push(
        await new Promise<string>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => {
            const store = opening.result.objectStoreNames[0] ?? "";
            const all = opening.result.transaction(store).objectStore(store).getAll();
            all.onsuccess = () => {
              opening.result.close();
              resolve(JSON.stringify(all.result));
            };
          };
        }),
      );
    }
    return parts;
  });

/** A visit to the members whose answers are saved when it ends. */
export async function visit(page: Page, path = "/app/faction/members") {
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText("Alpha");
  await page.clock.runFor(1_500);
  await expect.poll(() => saved(page)).toContain("index");
}
