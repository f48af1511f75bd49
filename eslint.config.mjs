import query from "@tanstack/eslint-plugin-query";
import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import playwright from "eslint-plugin-playwright";
import tseslint from "typescript-eslint";

const TESTS = [
  "**/*.test.{ts,tsx}",
  "**/testing/**",
  "e2e/**",
  "engines/**",
  "scripts/**",
  "vitest.setup*.ts",
];

/** The files Next.js looks for: they default-export, and they alone read content/. */
const FRAMEWORK_FILES =
  "{page,layout,error,fallback,global-error,not-found,sitemap,robots,manifest,route}";

/**
 * The architecture, bottom storey first: which files may import which of our folders, and which know the
 * wire's names. `types` may be imported as types only. Siblings always may, with "./". Where two rows match a file,
 * the later one counts.
 */
const LAYERS = [
  { files: "lib/game", may: ["lib/game"], react: false, packages: false },
  { files: "lib/format", may: [], react: false },
  { files: "lib/site", may: [], react: false },
  { files: "lib/api", may: ["lib/api", "lib/game", "lib/zod"], react: false },
  // The one dynamic import of the sample data.
  {
    files: "lib/api",
    only: "client",
    may: ["lib/api", "lib/game", "lib/demo", "lib/zod"],
    react: false,
  },
  { files: "lib/api/endpoints", may: ["lib/api", "lib/game", "lib/zod"], react: false, wire: true },
  { files: "lib/demo", may: ["lib/demo", "lib/game"], react: false, wire: true },
  { files: "lib/store", may: ["lib/zod"], types: ["lib/game"] },
  { files: "lib/boot", may: ["lib/api", "lib/site", "lib/store"], react: false },
  { files: "components", may: ["components", "lib"] },
  { files: "components/ui", may: ["components/ui", "lib/utils"] },
  {
    files: "content",
    may: [
      "content",
      "components",
      "lib/api/access",
      "lib/flags",
      "lib/game",
      "lib/format",
      "lib/site",
    ],
  },
  { files: "app", may: ["components", "lib"] },
  { files: "app", only: FRAMEWORK_FILES, may: ["content", "components", "lib"] },
  // A browser reads the manifest in words that are written like the wire's.
  { files: "app", only: "manifest", may: ["content", "lib/site"], wire: true },
];

/** The wire writes snake_case (total_shares, in_stock, is_in_oc) and we never do: so none of it leaks upward. */
const SNAKE_CASE = "/^[a-z]+(_[a-z0-9]+)+$/";
const NO_WIRE_NAMES = [
  `Identifier[name=${SNAKE_CASE}]`,
  `:matches(Property > .key, MemberExpression > .property)[value=${SNAKE_CASE}]`,
].map((selector) => ({ selector, message: "Wire names stay in lib/api/endpoints and lib/demo." }));

/** `import()` by the same patterns as `import`, whose rule does not see it. A selector's regex may hold no slash. */
const onDemandToo = (patterns) =>
  patterns.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll("/", "\\u002F")}/]`,
    message,
  }));

const layers = LAYERS.map(({ files, only = "*", may, ...has }) => {
  const { react = true, packages = true, wire = false, types = [] } = has;
  const all = [...may, ...types];
  const patterns = [
    {
      regex: all.length > 0 ? `^@/(?!(${all.join("|")})(/|$))` : "^@/",
      message: `${files} may import only: ${all.join(", ") || "nothing of ours"}.`,
    },
    { regex: "(^|/)testing/", message: "Test helpers stay in tests." },
    { regex: "^\\.\\./", message: 'Import a sibling with "./", anything else with "@/".' },
  ];
  if (types.length > 0) {
    const message = `${files} may import only types of ${types.join(", ")}.`;
    patterns.push({ regex: `^@/(${types.join("|")})(/|$)`, allowTypeImports: true, message });
  }
  if (!react) {
    const message = `${files} must run without React.`;
    patterns.push({ regex: "^(react|react-dom|next)(/|$)", allowTypeImports: true, message });
  }
  if (!packages) {
    patterns.push({ regex: "^(?!\\./|@/)", message: `${files} depends on no package.` });
  }
  if (files !== "content") {
    patterns.push({
      regex: "^zod(/|$)",
      message: "Take zod from lib/zod, which loads the part of it that the pages use.",
    });
  }
  if (files !== "lib/store") {
    patterns.push({
      regex: "^idb-keyval$",
      message: "Only lib/store touches the browser's storage.",
    });
  }
  return {
    name: `layer/${files}/${only}`,
    files: [`${files}/**/${only}.{ts,tsx}`],
    ignores: TESTS,
    rules: {
      "no-restricted-imports": ["error", { patterns }],
      "no-restricted-syntax": ["error", ...onDemandToo(patterns), ...(wire ? [] : NO_WIRE_NAMES)],
    },
  };
});

/** `expect(await x)`, `expect((await x).y)` and `expect(f(await x))`: they read once what may still change. */
const READS_ONCE = [
  "",
  "> MemberExpression",
  "> CallExpression",
  "> ChainExpression > MemberExpression",
]
  .flatMap((inside) => [inside, `${inside} > CallExpression > MemberExpression`])
  .map((inside) => ({
    selector: `CallExpression[callee.name="expect"] ${inside} > AwaitExpression`,
    message: "This reads once what may still change: use expect(locator) or expect.poll.",
  }));

const onlyIn = (owner, name) => ({ name, message: `Only ${owner} may use ${name}.` });
const asArgument = (what) => `Take the ${what} as an argument.`;

export default defineConfig(
  globalIgnores([
    ".next/**",
    "out/**",
    "next-env.d.ts",
    "playwright-report/**",
    "shots/**",
    "test-results/**",
  ]),
  ...next,
  ...query.configs["flat/recommended-strict"],
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@tanstack/query/exhaustive-deps": [
        "error",
        { allowlist: { types: ["Session", "TimelineSource"] } },
      ],
      "import/no-default-export": "error",
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-restricted-globals": [
        "error",
        onlyIn("lib/api/client.ts", "fetch"),
        onlyIn("lib/store", "localStorage"),
        onlyIn("lib/store", "sessionStorage"),
        onlyIn("lib/store", "indexedDB"),
      ],
      "no-restricted-properties": [
        "error",
        { object: "document", property: "cookie", message: "Only lib/store may use cookies." },
      ],
      curly: ["error", "multi-line"],
      eqeqeq: "error",
    },
  },
  {
    // What the storeys below do not name: tests, scripts, the files at the top. The storeys' own rows come after it.
    name: "layer/wire-names",
    files: ["**/*.{ts,tsx}"],
    ignores: [
      ...LAYERS.filter(({ wire, only }) => wire && !only).map(({ files }) => `${files}/**`),
      "e2e/**",
    ],
    rules: { "no-restricted-syntax": ["error", ...NO_WIRE_NAMES] },
  },
  ...layers,
  {
    name: "pure/lib/game",
    files: ["lib/game/**/*.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        "fetch",
        "localStorage",
        "sessionStorage",
        "indexedDB",
        "window",
        "document",
        "setTimeout",
      ],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: asArgument("time") },
        { object: "Math", property: "random", message: asArgument("roll") },
      ],
      "no-restricted-syntax": [
        "error",
        ...NO_WIRE_NAMES,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: asArgument("time"),
        },
      ],
    },
  },
  {
    // Runs in the page before anything else of ours has come.
    name: "boot",
    files: ["lib/boot/**/*.ts"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    name: "clock",
    files: ["{app,components,content}/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "document", property: "cookie", message: "Only lib/store may use cookies." },
        { object: "Date", property: "now", message: "The device may be wrong: ask gameTime()." },
      ],
    },
  },
  {
    files: [
      "lib/api/client.ts",
      "lib/store/**",
      "components/session/clock-watch.ts",
      "components/session/compare-clocks.ts",
      ...TESTS,
    ],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    name: "browser tests",
    files: ["{e2e,engines}/**/*.ts"],
    plugins: { playwright },
    rules: {
      "no-restricted-syntax": ["error", ...READS_ONCE],
      "playwright/missing-playwright-await": "error",
      "playwright/no-networkidle": "error",
      "playwright/no-wait-for-timeout": "error",
      "playwright/prefer-web-first-assertions": "error",
    },
  },
  {
    name: "framework/default-exports",
    files: [`app/**/${FRAMEWORK_FILES}.{ts,tsx}`, "*.config.{ts,mjs}", "scripts/*.config.ts"],
    rules: { "import/no-default-export": "off" },
  },
  { files: ["**/*.mjs"], ...tseslint.configs.disableTypeChecked },
);
