import { bundle } from "../scripts/bundle.mjs";
import type { Engine } from "./engine";
import type * as InPage from "./in-page";

type Name = keyof typeof InPage;

const text = bundle("engines/in-page.ts");

/**
 * The value of a call such as `count({ role: "row" })` of what is exported by in-page.ts. The bundle is added to a document
 * with the first of them.
 */
export async function inPage<N extends Name>(
  engine: Engine,
  name: N,
  ...args: readonly string[]
): Promise<Awaited<ReturnType<(typeof InPage)[N]>>> {
  if ((await engine.evaluate("typeof window.inPage")) === "undefined") {
    await engine.evaluate(`(() => { ${await text}; window.inPage = script; })()`);
  }
  const value = await engine.evaluate(`window.inPage.${name}(${args.join(", ")})`);
  return value as Awaited<ReturnType<(typeof InPage)[N]>>;
}
