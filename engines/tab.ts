import { expect } from "@playwright/test";

import type { Engine } from "./engine";
import { inPage } from "./inject";
import { type Wanted, written } from "./wanted";

/** What a player does in the tab and sees there. It waits for what it looks for, and fails if that doesn't come. */
export class Tab {
  private readonly engine: Engine;
  private readonly site: string;
  private readonly heard: string[] = [];

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens a page of the site. */
  async open(path: string) {
    await this.listen();
    await this.engine.open(this.site + path);
  }

  /** Opens it, and waits until a press does something. */
  async start(path: string) {
    await this.open(path);
    await expect.poll(() => inPage(this.engine, "isStarted")).toBe(true);
  }

  /** Until the page is `width` wide, has what it shows, and nothing is wrong with it. */
  async expectWhole(width: number) {
    await expect.poll(() => inPage(this.engine, "faults", `${width}`)).toEqual([]);
  }

  async expectPath(path: string | RegExp) {
    const here = () => this.engine.evaluate("location.pathname + location.search");
    await expect.poll(here).toEqual(path instanceof RegExp ? expect.stringMatching(path) : path);
  }

  async see(wanted: Wanted) {
    await expect.poll(() => inPage(this.engine, "count", written(wanted))).toBeGreaterThan(0);
  }

  async seeNo(wanted: Wanted) {
    await expect.poll(() => inPage(this.engine, "count", written(wanted))).toBe(0);
  }

  texts(wanted: Wanted): Promise<string[]> {
    return inPage(this.engine, "texts", written(wanted));
  }

  attribute(wanted: Wanted, name: string): Promise<string | null> {
    return inPage(this.engine, "attribute", written(wanted), JSON.stringify(name));
  }

  async expectFocus(wanted: Wanted) {
    await expect.poll(() => inPage(this.engine, "isFocused", written(wanted))).toBe(true);
  }

  async press(wanted: Wanted) {
    const points: { x: number; y: number }[] = [];
    const aim = async () => {
      const point = await inPage(this.engine, "aim", written(wanted));
      if (point !== null) points.push(point);
      return points.length;
    };
    await expect.poll(aim, { message: `to press ${written(wanted)}` }).toBe(1);
    for (const { x, y } of points) await this.engine.press(x, y);
  }

  type(text: string) {
    return this.engine.type(text);
  }

  key(keys: string) {
    return this.engine.key(keys);
  }

  evaluate(expression: string) {
    return this.engine.evaluate(expression);
  }

  async untilKept() {
    await expect.poll(() => inPage(this.engine, "isKept")).toBe(true);
  }

  resize(width: number) {
    return this.engine.resize(width, 800);
  }

  /** What went wrong in the pages since the last time. */
  async takeProblems(): Promise<string[]> {
    await this.listen();
    return this.heard.splice(0);
  }

  private async listen() {
    if ((await this.engine.evaluate("location.protocol")) === "about:") return;
    this.heard.push(...(await inPage(this.engine, "takeProblems")));
  }
}
