/** `npm start`: from a fresh clone to the running site. */
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { main } from "./run.mjs";
import { freePort, serve } from "./serve.mjs";

await main(async () => {
  const wanted = Number(process.env.PORT || 3000);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    throw new Error(`PORT is ${process.env.PORT}: set it to a number from 1 to 65535.`);
  }
  await ensureInstalled();
  await ensureBuilt();
  const { url, ended } = await serve(await freePort(wanted));
  console.log(`Torn Almanac is at ${url}`);
  process.exitCode = await ended;
});
