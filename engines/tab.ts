import { expect } from "@playwright/test";

import type { Engine } from "./engine";
import { inPage } from "./inject";
import { type Target, toExpression } from "./target";

/** A player's actions in a tab. Each waits for the element that it needs, and fails if that doesn't appear. */
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
    await expect.poll(() => inPage(this.engine, "isHydrated")).toBe(true);
  }

  /** Until the page is `width` wide, has what it shows, and nothing is wrong with it. */
  async expectWhole(width: number) {
    await expect.poll(() => inPage(this.engine, "layoutProblems", `${width}`)).toEqual([]);
  }

  async expectPath(path: string | RegExp) {
    const here = () => this.engine.evaluate("location.pathname + location.search");
    await expect.poll(here).toEqual(path instanceof RegExp ? expect.stringMatching(path) : path);
  }

  async see(wanted: Target) {
    await expect.poll(() => inPage(this.engine, "count", toExpression(wanted))).toBeGreaterThan(0);
  }

  async seeNo(wanted: Target) {
    await expect.poll(() => inPage(this.engine, "count", toExpression(wanted))).toBe(0);
  }

  texts(wanted: Target): Promise<string[]> {
    return inPage(this.engine, "texts", toExpression(wanted));
  }

  attribute(wanted: Target, name: string): Promise<string | null> {
    return inPage(this.engine, "attribute", toExpression(wanted), JSON.stringify(name));
  }

  async expectFocus(wanted: Target) {
    await expect.poll(() => inPage(this.engine, "isFocused", toExpression(wanted))).toBe(true);
  }

  async press(wanted: Target) {
    const points: { x: number; y: number }[] = [];
    const aim = async () => {
      const point = await inPage(this.engine, "clickPoint", toExpression(wanted));
      if (point !== null) points.push(point);
      return points.length;
    };
    await expect.poll(aim, { message: `to press ${toExpression(wanted)}` }).toBe(1);
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

  /** The errors of the pages since the last call. */
  async takeProblems(): Promise<string[]> {
    await this.listen();
    return this.heard.splice(0);
  }

  private async listen() {
    if ((await this.engine.evaluate("location.protocol")) === "about:") return;
    this.heard.push(...(await inPage(this.engine, "takeProblems")));
  }
}
