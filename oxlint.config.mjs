/**
 * The rules of `npm run lint`. Of oxlint's own rules, the category "correctness" is on as a whole, and others by name. Rules that
 * oxlint lacks come from ESLint and its plugins, which oxlint runs: they are under `jsPlugins`, and have no type information.
 * Files that Git ignores are left out.
 */
const TESTS = [
  "**/*.test.{ts,tsx}",
  "**/testing/**",
  "e2e/**",
  "engines/**",
  "scripts/**",
  "vitest.setup*.ts",
];

/** The files that Next.js looks for. They have default exports, and only they read content/. */
const FRAMEWORK_FILES =
  "{page,layout,error,fallback,global-error,not-found,sitemap,robots,manifest,route}";

/** The folders of components, bottom first. Each may import those before it, so no two import each other. */
const ROOMS = [
  ...["ui", "brand", "theme", "window", "charts", "dashboard-cards", "key-use", "list", "session"],
  ...[
    "settings",
    "checklist",
    "days",
    "feedback",
    "notes",
    "calendar",
    "game",
    "figures",
    "reading",
  ],
  ...[
    "table",
    "fight",
    "faction",
    "payout",
    "shops",
    "upcoming",
    "crimes",
    "history",
    "player",
    "navigation",
  ],
  ...["stocks", "submissions", "palette", "startup", "shell"],
].map((room) => `components/${room}`);

/**
 * The architecture, bottom layer first: the folders of ours that files may import, and the files that may use names of the wire
 * format. `types` may be imported as types only. Siblings may always be imported, with "./". If two rows match a file, the later
 * one counts.
 */
const LAYERS = [
  { files: "lib/common", may: ["lib/common"], react: false, packages: false },
  { files: "lib/game", may: ["lib/common", "lib/game"], react: false, packages: false },
  { files: "lib/format", may: ["lib/common"], react: false },
  { files: "lib/site", may: [], react: false },
  { files: "lib/api", may: ["lib/api", "lib/common", "lib/game", "lib/zod"], react: false },
  // The one dynamic import of the sample data.
  {
    files: "lib/api",
    only: "client",
    may: ["lib/api", "lib/common", "lib/game", "lib/demo", "lib/zod"],
    react: false,
  },
  {
    files: "lib/api/endpoints",
    may: ["lib/api", "lib/common", "lib/game", "lib/zod"],
    react: false,
    wire: true,
  },
  { files: "lib/demo", may: ["lib/common", "lib/demo", "lib/game"], react: false, wire: true },
  { files: "lib/store", may: ["lib/common", "lib/store", "lib/zod"], types: ["lib/game"] },
  { files: "lib/boot", may: ["lib/api", "lib/site", "lib/store"], react: false },
  { files: "components", may: ["lib"] },
  ...ROOMS.map((room, index) => ({ files: room, may: [...ROOMS.slice(0, index + 1), "lib"] })),
  { files: "components/ui", may: ["components/ui", "lib/utils"] },
  {
    files: "content",
    may: [
      "content",
      "components",
      "lib/api/transport/access",
      "lib/api/transport/custom-key",
      "lib/flags",
      "lib/game",
      "lib/format",
      "lib/site",
    ],
  },
  { files: "app", may: ["components", "lib"] },
  { files: "app", only: FRAMEWORK_FILES, may: ["content", "components", "lib"] },
  // The field names of the manifest are in snake_case, like those of the wire format.
  { files: "app", only: "manifest", may: ["content", "lib/site"], wire: true },
];

/** The wire format uses snake_case (total_shares, in_stock, is_in_oc) and our code never does, so its names can't leak upward. */
const SNAKE_CASE = "/^[a-z]+(_[a-z0-9]+)+$/";
const NO_WIRE_NAMES = [
  `Identifier[name=${SNAKE_CASE}]`,
  `:matches(Property > .key, MemberExpression > .property)[value=${SNAKE_CASE}]`,
].map((selector) => ({ selector, message: "Wire names stay in lib/api/endpoints and lib/demo." }));

/** Sentences, markup and fields named by type from the game must become entities with named kinds first. */
const NO_PARSING = ["Literal[regex]", "NewExpression[callee.name='RegExp']"].map((selector) => ({
  selector,
  message: "Parse the game's texts in lib/api: the rules of lib/game work on named kinds.",
}));

/** Syntax that is forbidden in every file that isn't a browser test. */
const EVERYWHERE = [
  {
    selector:
      'Property[key.name="queryFn"] > :function > BlockStatement:not(:has(ReturnStatement[argument]))',
    message: "A query function returns what it read.",
  },
];

/** Checks `import()` by the same patterns as `import`, whose rule ignores it. A selector's regex may not contain a slash. */
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
    files: [`${files}/**/${only}.{ts,tsx}`],
    excludeFiles: TESTS,
    rules: {
      "eslint-js/no-restricted-imports": ["error", { patterns }],
      "eslint-js/no-restricted-syntax": [
        "error",
        ...EVERYWHERE,
        ...onDemandToo(patterns),
        ...(wire ? [] : NO_WIRE_NAMES),
      ],
    },
  };
});

/** `expect(await x)`, `expect((await x).y)` and `expect(f(await x))`: they read a value once that may still change. */
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

const NO_CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: asArgument("time"),
};

/** Matches no name. */
const NEVER = "^$";

const on = (plugin, names) =>
  Object.fromEntries(names.map((name) => [`${plugin}${name}`, "error"]));

/** The rules of typescript-eslint's strict and stylistic sets that aren't in the category "correctness". */
const STRICT = {
  ...on("", [
    "no-array-constructor",
    "no-empty-function",
    "no-useless-constructor",
    "no-var",
    "prefer-const",
    "prefer-rest-params",
    "prefer-spread",
  ]),
  ...on("typescript/", [
    "adjacent-overload-signatures",
    "array-type",
    "ban-tslint-comment",
    "class-literal-property-style",
    "consistent-generic-constructors",
    "consistent-indexed-object-style",
    "consistent-type-assertions",
    "consistent-type-definitions",
    "dot-notation",
    "no-confusing-non-null-assertion",
    "no-confusing-void-expression",
    "no-deprecated",
    "no-dynamic-delete",
    "no-empty-object-type",
    "no-explicit-any",
    "no-extraneous-class",
    "no-generated-empty-object-type",
    "no-inferrable-types",
    "no-invalid-void-type",
    "no-misused-promises",
    "no-mixed-enums",
    "no-namespace",
    "no-non-null-asserted-nullish-coalescing",
    "no-non-null-assertion",
    "no-require-imports",
    "no-unnecessary-boolean-literal-compare",
    "no-unnecessary-condition",
    "no-unnecessary-template-expression",
    "no-unnecessary-type-arguments",
    "no-unnecessary-type-assertion",
    "no-unnecessary-type-constraint",
    "no-unnecessary-type-conversion",
    "no-unnecessary-type-parameters",
    "no-unsafe-argument",
    "no-unsafe-assignment",
    "no-unsafe-call",
    "no-unsafe-enum-assignment",
    "no-unsafe-enum-comparison",
    "no-unsafe-function-type",
    "no-unsafe-member-access",
    "no-unsafe-return",
    "non-nullable-type-assertion-style",
    "only-throw-error",
    "prefer-find",
    "prefer-for-of",
    "prefer-function-type",
    "prefer-includes",
    "prefer-literal-enum-member",
    "prefer-nullish-coalescing",
    "prefer-optional-chain",
    "prefer-promise-reject-errors",
    "prefer-reduce-type-parameter",
    "prefer-regexp-exec",
    "prefer-return-this-type",
    "prefer-string-starts-ends-with",
    "related-getter-setter-pairs",
    "require-await",
    "switch-exhaustiveness-check",
    "unified-signatures",
    "use-unknown-in-catch-callback-variable",
  ]),
  "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
  "typescript/restrict-plus-operands": [
    "error",
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  "typescript/return-await": ["error", "error-handling-correctness-only"],
};

/** Changes to the category "correctness": rules that find no mistakes here, and options that fit our code style. */
const NOT_HERE = {
  // Parts of a long list, each on its own line: without the spread the formatter writes one entry per line.
  "unicorn/no-useless-spread": "off",
  // A <p role="status"> is announced like an <output>, and may contain elements that an <output> may not.
  "jsx-a11y/prefer-tag-over-role": "off",
  // Key events are handled on the focused element: the field above a list, a link in a menu, a tab in a tab list.
  "jsx-a11y/click-events-have-key-events": "off",
  "jsx-a11y/interactive-supports-focus": "off",
  "jsx-a11y/no-noninteractive-element-interactions": "off",
  // The text of a link may come from its props, and an empty cell needs none.
  "jsx-a11y/anchor-has-content": "off",
  "jsx-a11y/control-has-associated-label": "off",
  // A list of options, as in the ARIA patterns.
  "jsx-a11y/no-noninteractive-element-to-interactive-role": [
    "error",
    { ul: ["listbox"], li: ["option"] },
  ],
  // Scrollable elements must be reachable with the keyboard.
  "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["group", "log", "region"] }],
  "jsx-a11y/label-has-associated-control": ["error", { controlComponents: ["Checkbox", "Switch"] }],
  // The palette's field: people open the palette to type.
  "jsx-a11y/no-autofocus": ["error", { ignoreNonDOM: true }],
  // In Playwright, `{}` means that a fixture needs no other fixture.
  "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
};

const config = {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "react", "jsx-a11y", "nextjs", "import"],
  jsPlugins: [
    { name: "eslint-js", specifier: "oxlint-plugin-eslint" },
    { name: "next-js", specifier: "@next/eslint-plugin-next" },
    "@tanstack/eslint-plugin-query",
    "eslint-plugin-playwright",
  ],
  // Some rules check if a name is a global of the browser.
  env: { browser: true, node: true },
  options: { typeAware: true, reportUnusedDisableDirectives: "warn" },
  categories: { correctness: "error" },
  rules: {
    ...NOT_HERE,
    ...on("react/", [
      "display-name",
      "jsx-no-comment-textnodes",
      "no-unescaped-entities",
      "require-render-return",
      "rules-of-hooks",
      "unsupported-syntax",
    ]),
    "import/no-anonymous-default-export": "error",
    // By default, names that begin with "_" may be unused.
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: NEVER, varsIgnorePattern: NEVER, caughtErrors: "all" },
    ],
    "jsx-a11y/alt-text": ["error", { img: ["Image"] }],
    "next-js/no-location-assign-relative-destination": "error",
    ...on("@tanstack/query/", [
      "infinite-query-property-order",
      "mutation-property-order",
      "no-rest-destructuring",
      "no-unstable-deps",
      "prefer-query-options",
      "stable-query-client",
    ]),
    "@tanstack/query/exhaustive-deps": [
      "error",
      { allowlist: { types: ["Session", "TimelineSource"] } },
    ],
  },
  overrides: [
    {
      files: ["**/*.{ts,tsx}"],
      rules: {
        ...STRICT,
        "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
        "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
        "import/no-default-export": "error",
        "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
        "no-restricted-globals": [
          "error",
          onlyIn("lib/api/transport/client.ts", "fetch"),
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
      // For files outside the layers below: tests, scripts, the files at the top. The entries of the layers come after this one.
      files: ["**/*.{ts,tsx}"],
      excludeFiles: [
        ...LAYERS.filter(({ wire, only }) => wire && !only).map(({ files }) => `${files}/**`),
        "e2e/**",
        // The API's responses in page tests.
        "app/**/testing/**",
      ],
      rules: { "eslint-js/no-restricted-syntax": ["error", ...EVERYWHERE, ...NO_WIRE_NAMES] },
    },
    ...layers,
    {
      files: ["lib/{common,game}/**/*.ts"],
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
        "eslint-js/no-restricted-syntax": ["error", ...EVERYWHERE, ...NO_WIRE_NAMES, NO_CLOCK],
      },
    },
    {
      files: ["lib/game/**/*.ts"],
      // The player's input in the message sender is parsed by its rule.
      excludeFiles: [...TESTS, "lib/game/messages/recipient.ts"],
      rules: {
        "eslint-js/no-restricted-syntax": [
          "error",
          ...EVERYWHERE,
          ...NO_WIRE_NAMES,
          ...NO_PARSING,
          NO_CLOCK,
        ],
      },
    },
    {
      // Runs in the page before any other code of ours has loaded.
      files: ["lib/boot/**/*.ts"],
      rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
    },
    {
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
        "lib/api/transport/client.ts",
        "lib/store/**",
        "components/startup/clock-watch.ts",
        "components/startup/compare-clocks.ts",
        ...TESTS,
      ],
      rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
    },
    {
      files: ["**/*.{ts,tsx,mjs}"],
      excludeFiles: TESTS,
      rules: { "max-lines-per-function": ["error", { max: 100 }] },
    },
    {
      // A list that grows with each day. It is read from its beginning, and no reader needs all of it.
      files: ["content/changelog.ts"],
      rules: { "max-lines": "off" },
    },
    {
      files: ["{e2e,engines}/**/*.ts"],
      rules: {
        "eslint-js/no-restricted-syntax": ["error", ...READS_ONCE],
        ...on("playwright/", [
          "missing-playwright-await",
          "no-networkidle",
          "no-wait-for-timeout",
          "prefer-web-first-assertions",
        ]),
      },
    },
    {
      // These links leave the app: the rescue page loads without the app's code.
      files: [
        "app/app/settings/data/stored-data.tsx",
        "components/shell/fallback-page.tsx",
        ...TESTS,
      ],
      rules: { "nextjs/no-html-link-for-pages": "off" },
    },
    {
      // A native checkbox already exposes its checked state.
      files: ["components/ui/switch.tsx"],
      rules: { "jsx-a11y/role-has-required-aria-props": "off" },
    },
    {
      // TanStack Virtual's results change without a new object, which matters only to React's compiler. We don't use it.
      files: [
        "app/app/torn/items/item-rows.tsx",
        "components/list/card-grid.tsx",
        "components/table/windowed-rows.tsx",
      ],
      rules: { "react/incompatible-library": "off" },
    },
    {
      files: [`app/**/${FRAMEWORK_FILES}.{ts,tsx}`, "*.config.{ts,mjs}", "scripts/*.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
};

export default config;
