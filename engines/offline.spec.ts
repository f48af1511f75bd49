import { pages } from "../content/pages";
import { isApp } from "../e2e/addresses";
import { enterSample } from "./enter-sample";
import { test } from "./test";

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter(isApp);

// The tests that follow need it.
test.afterEach(({ site }) => site.begin());

test("pages of the app that were open before open again while nothing answers", async ({
  tab,
  site,
  allowLogs,
}) => {
  // A page may have been left before everything beyond its first view had loaded.
  allowLogs(/\/_next\/static\//);
  await enterSample(tab);
  await tab.untilKept();
  const openAll = async () => {
    for (const path of paths) {
      await test.step(path, async () => {
        await tab.start(path);
        await tab.expectWhole(1280);
      });
    }
  };
  // The scripts of the sample data and of some tables are kept once they have come.
  await openAll();
  await site.stop();
  await openAll();
});
