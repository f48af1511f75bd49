import { expect, it } from "vitest";

import { rulesFor } from "./page-styles.mjs";

const used = (...names: string[]) => {
  const all = new Set(names);
  return (name: string) => all.has(name);
};

it.each([
  ["the elements' rules", "h1,p{margin:0}", "h1,p{margin:0}"],
  ["the rules of classes that are in the page", ".a{color:red}.b{color:blue}", ".a{color:red}"],
  ["of a list the selectors that can match", ".a,.b,.a .b{top:0}", ".a{top:0}"],
  [
    "a rule for an element of the page in any surrounding",
    ".a:is(.dark *){top:0}",
    ".a:is(.dark *){top:0}",
  ],
  ["a rule for those that have no such class", ".a:not(.b){top:0}", ".a:not(.b){top:0}"],
  [
    "a class with signs in its name",
    ".md\\:px-2\\.5{top:0}.\\32 xl{top:1px}",
    ".md\\:px-2\\.5{top:0}.\\32 xl{top:1px}",
  ],
  [
    "a class with parentheses in its name",
    ".cols-\\[min\\(0\\,1fr\\)\\]{top:0}",
    ".cols-\\[min\\(0\\,1fr\\)\\]{top:0}",
  ],
  ["the place of a layer that holds nothing", "@layer x{.b{top:0}}", "@layer x{}"],
  ["the order of layers", "@layer a,b;@layer b{.a{top:0}}", "@layer a,b;@layer b{.a{top:0}}"],
  ["nothing of a width without a rule", "@media (width>=1px){.b{top:0}}", ""],
  ["braces in a text", '.a:after{content:"}.b{"}.b{top:0}', '.a:after{content:"}.b{"}'],
  [
    "faces",
    "@font-face{font-family:x;src:url(x.woff2)}",
    "@font-face{font-family:x;src:url(x.woff2)}",
  ],
  [
    "the animation that a rule names",
    "@keyframes turn{to{top:0}}@keyframes fade{to{top:0}}.a{animation:turn 1s}",
    "@keyframes turn{to{top:0}}.a{animation:turn 1s}",
  ],
  [
    "the variable that a rule names",
    '@property --tall{syntax:"*";inherits:false}@property --wide{syntax:"*";inherits:false}.a{top:var(--tall)}',
    '@property --tall{syntax:"*";inherits:false}.a{top:var(--tall)}',
  ],
])("keeps %s", (_, css, kept) => {
  expect(rulesFor(css, used("a", "md:px-2.5", "2xl", "cols-[min(0,1fr)]"))).toBe(kept);
});
