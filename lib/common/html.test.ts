import { expect, test } from "vitest";

import { plainText, withCharacters } from "./html";

test.each([
  ["Rock &amp; Roll&#039;s", "Rock & Roll's"],
  ["&lt;3 &gt;_&gt; &quot;Al&quot; &apos;", '<3 >_> "Al" \''],
  ["Folang&eacute;, &#233;, &#xE9; and &#x1F319;", "Folangé, é, é and \u{1F319}"],
  ["a&nbsp;b", "a\u00A0b"],
  ["&AMP;", "&"],
  ["no entity: R&R, AT&T; &unheardof; &#0; &#9999999; & alone", null],
  ["once only: &amp;lt;b&amp;gt; &amp;#039;", "once only: &lt;b&gt; &#039;"],
  ["", null],
])("%j is %j", (text, is) => {
  expect(withCharacters(text)).toBe(is ?? text);
});

test.each([
  [
    "<a href='?a=1&amp;XID=2'>A&#039;s &lt;b&gt;</a> &amp;amp; more",
    "<a href='?a=1&amp;XID=2'>A's &lt;b&gt;</a> &amp;amp; more",
    "A's <b> &amp; more",
  ],
  ["<b>one</b> &#60;i&#62; &#38;lt;", "<b>one</b> &#60;i&#62; &#38;lt;", "one <i> &lt;"],
])("%j keeps its tags, and gets none", (markup, is, plain) => {
  expect(withCharacters(markup)).toBe(is);
  expect(plainText(withCharacters(markup))).toBe(plain);
});
