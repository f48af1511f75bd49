import { sum } from "@/lib/common/numbers";
import { dayStartMs } from "@/lib/common/time";
import { formatGameDayTime, formatShortGameDay } from "@/lib/format/days";
import { parseMoney } from "@/lib/format/number-input";
import {
  formatCount,
  formatHundredths,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatShort,
  formatWhole,
} from "@/lib/format/numbers";
import { formatGameMinute } from "@/lib/format/times";
import type { Contribution } from "@/lib/game/treasury/contributions";
import type { CountedPart, PayRule, ValueByKind } from "@/lib/game/treasury/pay";
import type { PaymentCheck } from "@/lib/game/treasury/payments";

const KIND_LABELS: Readonly<Record<CountedPart["kind"], string>> = {
  war: "War hits",
  outside: "Outside",
  assist: "Assists",
  loss: "Losses",
  retaliation: "Retals",
  bonus: "Bonus hits",
  taken: "Hits taken",
};

/** The kinds whose value is added to that of the hit itself. */
const isExtra = (kind: CountedPart["kind"]) => kind === "retaliation" || kind === "bonus";

/** A chain has hits only, without a war. */
export const kindLabel = (kind: CountedPart["kind"], isChain: boolean): string =>
  kind === "war" && isChain ? "Hits" : KIND_LABELS[kind];

/** "War hits × 1", "Retals + 0.25", "Assists × $150,000", "Hits taken × −$10,000". */
export function partLabel({ kind, value }: CountedPart, rule: PayRule, isChain: boolean): string {
  const dollars = value < 0 ? signedMoney(value) : formatMoney(value);
  const each = rule.kind === "prices" ? dollars : String(value);
  return `${kindLabel(kind, isChain)} ${isExtra(kind) ? "+" : "×"} ${each}`;
}

/** "5,400.25"; "2.5m" from a million on, which the columns can’t hold in full. */
export const scoreText = (score: number): string =>
  score < 1_000_000 ? formatHundredths(score) : formatShort(score);

/** "+$500,000", "−$1,500,000". */
export const signedMoney = (dollars: number): string =>
  dollars < 0 ? `−${formatMoney(-dollars)}` : `+${formatMoney(dollars)}`;

/** Whole dollars with or without a sign: "−1,500,000", "2m". Undefined for anything else; an empty text is 0. */
export function parseSignedMoney(typed: string): number | undefined {
  const text = typed.trim();
  if (text === "") return 0;
  const [, sign = "", rest = ""] = /^([+\-−–]?)\s*(.*)$/.exec(text) ?? [];
  const money = parseMoney(rest);
  if (money === null) return undefined;
  return sign === "" || sign === "+" ? money : -money;
}

/** "43 war, 13 outside". */
export function didText({ warHits, score, chain }: Contribution, isChain: boolean): string {
  if (isChain) return `${formatCount(warHits, "hit", "hits")}, ${scoreText(score)} respect`;
  const outside = chain?.outside ?? 0;
  return outside > 0
    ? `${formatShort(warHits)} war, ${formatShort(outside)} outside`
    : `${formatShort(warHits)} war`;
}

/** "25, 100", or "none". */
export const bonusText = (hits: readonly number[]): string =>
  hits.length === 0 ? "none" : hits.map(formatWhole).join(", ");

/** A rule in short: "War hit 1, outside 0.5, …". */
export function ruleText(rule: PayRule, isChain: boolean): string {
  if (rule.kind === "score") {
    const parts = [
      rule.countsBonusHits ? "bonus hits count" : "without bonus hits",
      ...(rule.equalPercent > 0 ? [`equal part ${rule.equalPercent}%`] : []),
      ...(rule.perAssist > 0 ? [`${formatMoneyShort(rule.perAssist)} per assist`] : []),
    ];
    return parts.join(", ");
  }
  if (rule.kind === "hits") return valuesText(rule.weights, String, isChain);
  const values = valuesText(rule.prices, formatMoneyShort, isChain);
  return rule.perHitTaken > 0
    ? `${values}, hit taken −${formatMoneyShort(rule.perHitTaken)}`
    : values;
}

function valuesText(
  { war, outside, assist, loss, retaliation, bonus }: ValueByKind,
  format: (value: number) => string,
  isChain: boolean,
): string {
  const extra = (name: string, value: number) => (value > 0 ? [`${name} + ${format(value)}`] : []);
  return [
    `${isChain ? "hit" : "war hit"} ${format(war)}`,
    ...(isChain ? [] : [`outside ${format(outside)}`]),
    `assist ${format(assist)}`,
    `loss ${format(loss)}`,
    ...extra("retal", retaliation),
    ...extra("bonus hit", bonus),
  ].join(", ");
}

/** The line below "Paid". A tick that the news doesn't prove is the player's own. */
export function proofText(check: PaymentCheck | null): string {
  if (check?.kind === "paid") return `news, ${formatGameDayTime(check.payment.atMs)}`;
  if (check?.kind === "twice") {
    return check.payments
      .map(({ atMs }, index, all) => {
        const before = all[index - 1]?.atMs;
        const isSameDay = before !== undefined && dayStartMs(before) === dayStartMs(atMs);
        return isSameDay ? formatGameMinute(atMs) : formatGameDayTime(atMs);
      })
      .join(" and ");
  }
  return "by you, no news";
}

/** The same in as few words as a phone has room for: "15 Nov", "by you". */
export function shortProofText(check: PaymentCheck | null): string {
  const payment = check?.kind === "paid" ? check.payment : null;
  const last = check?.kind === "twice" ? check.payments.at(-1) : payment;
  return last ? formatShortGameDay(last.atMs) : "by you";
}

/** "$20.0m sent on 15 Nov, 18:49, not deducted"; null if no other amount was sent. */
export function otherAmountText(check: PaymentCheck | null): string | null {
  if (check?.kind !== "other") return null;
  const money = formatMoneyShort(sum(check.payments.map((payment) => payment.money)));
  const times = check.payments.map(({ atMs }) => formatGameDayTime(atMs));
  return `${money} sent on ${formatList(times)}, not deducted`;
}
