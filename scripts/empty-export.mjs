/**
 * A baseline for weight and speed: the export of an empty layout and page, with the same Next.js and React.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bin, isMain, main, ROOT, runNode } from "./run.mjs";
import { BUDGETS, scriptBytes } from "./page-size.mjs";

const LAYOUT = `export const metadata = { title: "Empty", description: "An export with nothing in it." };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`;

const EMPTY = `export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
`;

/**
 * Builds an export of one page, which may import what the project has installed, and resolves to the folder with its files.
 * @param {string} name of its folder
 * @param {string} page the source of app/page.jsx
 * @returns {Promise<string>}
 */
async function buildSmallExport(name, page) {
  // Below the project, to use its node_modules, but not inside them: code in there is not compiled.
  const folder = join(ROOT, ".next", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "app"), { recursive: true });
  const files = {
    "package.json": JSON.stringify({ name, private: true, type: "module" }),
    "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
    "app/layout.jsx": LAYOUT,
    "app/page.jsx": page,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  // Its output would end up among the tables.
  const stdio = ["ignore", "ignore", "inherit"];
  if ((await runNode([bin("next"), "build", folder], { cwd: folder, stdio })) !== 0) {
    throw new Error(`The export ${name} does not build, see above.`);
  }
  return join(folder, "out");
}

/**
 * Rebuilds the empty export, prints the weight of its scripts, and resolves to the folder with the exported files.
 * @returns {Promise<string>}
 */
export async function buildEmptyExport() {
  const out = await buildSmallExport("empty-export", EMPTY);
  const bytes = scriptBytes("index.html", out);
  const change = bytes - BUDGETS.emptyExportBytes;
  const verdict = change === 0 ? "as" : `${Math.abs(change)} ${change > 0 ? "more" : "less"} than`;
  console.log(
    `An empty export: ${bytes} bytes of script, ${verdict} scripts/budgets.json says (emptyExportBytes).`,
  );
  return out;
}

if (isMain(import.meta.url)) await main(async () => console.log(await buildEmptyExport()));
