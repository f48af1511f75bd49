import { addresses, isApp } from "../e2e/addresses";
import { enterSample } from "./enter-sample";
import { test } from "./test";

test.beforeAll(({ tab }) => enterSample(tab));

for (const width of [1280, 360]) {
  for (const path of addresses) {
    test(`${path} opens, ${width} px wide`, async ({ tab }) => {
      await tab.resize(width);
      await tab.start(path);
      await tab.expectWhole(width);
      if (isApp(path)) await tab.see({ role: "button", name: /^Leave/ });
    });
  }
}
