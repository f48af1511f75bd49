/**
 * The least that Next.js exports: a layout and a page with nothing in them, by the same Next.js and React. The site's
 * weight and speed are measured against it.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bin, isMain, main, ROOT, runNode } from "./run.mjs";
import { BUDGETS, scriptBytes } from "./weight.mjs";

/** Below the project, whose node_modules it takes, but not in them: what lies there is not compiled. */
const FOLDER = join(ROOT, ".next", "empty-export");

const FILES = {
  "package.json": JSON.stringify({ name: "empty-export", private: true, type: "module" }),
  "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  "app/layout.jsx": `export const metadata = { title: "Empty", description: "An export with nothing in it." };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  "app/page.jsx": `export default function Page() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
`,
};

/**
 * Rebuilds it, prints what its scripts weigh, and resolves to the folder with the exported files.
 * @returns {Promise<string>}
 */
export async function buildEmptyExport() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, "app"), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(FOLDER, name), text);
  // What it prints would end up among the tables.
  const stdio = ["ignore", "ignore", "inherit"];
  if ((await runNode([bin("next"), "build", FOLDER], { cwd: FOLDER, stdio })) !== 0) {
    throw new Error("The empty export does not build, see above.");
  }
  const out = join(FOLDER, "out");
  const bytes = scriptBytes("index.html", out);
  const change = bytes - BUDGETS.emptyExportBytes;
  const verdict = change === 0 ? "as" : `${Math.abs(change)} ${change > 0 ? "more" : "less"} than`;
  console.log(
    `An empty export: ${bytes} bytes of script, ${verdict} scripts/budgets.json says (emptyExportBytes).`,
  );
  return out;
}

if (isMain(import.meta.url)) await main(async () => console.log(await buildEmptyExport()));
