import { SwitchRow } from "@/components/ui/switch";
import { parseCount, parseDecimal, parseMoney, parsePercent } from "@/lib/format/number-input";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import { PAID_KINDS, type PaidKind, type PayRule, type ValueByKind } from "@/lib/game/treasury/pay";

import { ParsedField } from "./parsed-field";

interface RuleValuesProps {
  rule: PayRule;
  /** True for a chain outside of all wars. */
  isChain: boolean;
  onRule: (rule: PayRule) => void;
}

/** The weights or prices of a rule, and its limits. */
export function RuleValues({ rule, isChain, onRule }: RuleValuesProps) {
  switch (rule.kind) {
    case "hits":
      return (
        <>
          <Grid>
            <ValueFields
              values={rule.weights}
              isChain={isChain}
              format={String}
              parse={(text) => parseDecimal(text, 4)}
              problem="Enter a weight of 0 or more, such as 0.5."
              onChange={(weights) => {
                onRule({ ...rule, weights });
              }}
            />
            <LimitField
              value={rule.maxHits}
              onChange={(maxHits) => {
                onRule({ ...rule, maxHits });
              }}
            />
            <EqualPartField
              value={rule.equalPercent}
              onChange={(equalPercent) => {
                onRule({ ...rule, equalPercent });
              }}
            />
          </Grid>
          <Note isChain={isChain}>
            Retals and bonus hits are hits too: their weight is extra. The equal part is split
            equally between everyone who attacked, before the rest.
          </Note>
        </>
      );
    case "prices":
      return (
        <>
          <Grid>
            <ValueFields
              values={rule.prices}
              isChain={isChain}
              format={formatMoney}
              parse={parseMoney}
              problem="Enter whole dollars, such as 300,000 or 300k."
              onChange={(prices) => {
                onRule({ ...rule, prices });
              }}
            />
            <LimitField
              value={rule.maxHits}
              onChange={(maxHits) => {
                onRule({ ...rule, maxHits });
              }}
            />
            <ParsedField
              label="Less per hit taken"
              value={rule.perHitTaken}
              format={formatMoney}
              parse={(text) => parseMoney(text) ?? undefined}
              problem="Enter whole dollars, such as 10,000 or 10k."
              inputMode="text"
              onChange={(perHitTaken) => {
                onRule({ ...rule, perHitTaken });
              }}
            />
          </Grid>
          <Note isChain={isChain}>
            Retals and bonus hits are hits too: their price is extra. Fixed prices are paid even if
            they come to more than there is for members. Hits taken come from the attack log, and
            take nobody below $0.
          </Note>
        </>
      );
    case "score":
      return <ScoreFields rule={rule} isChain={isChain} onRule={onRule} />;
  }
}

function ScoreFields({
  rule,
  isChain,
  onRule,
}: RuleValuesProps & { rule: Extract<PayRule, { kind: "score" }> }) {
  return (
    <>
      <SwitchRow
        isOn={rule.countsBonusHits}
        onChange={(countsBonusHits) => {
          onRule({ ...rule, countsBonusHits });
        }}
        note={`A bonus hit has a fixed respect of 10, 20, 40 … Without them, ${isChain ? "respect" : "score"} shows what the hits were worth.`}
      >
        Count bonus hits
      </SwitchRow>
      <Grid>
        <EqualPartField
          value={rule.equalPercent}
          onChange={(equalPercent) => {
            onRule({ ...rule, equalPercent });
          }}
        />
        <ParsedField
          label="For each assist"
          value={rule.perAssist}
          format={formatMoney}
          parse={(text) => parseMoney(text) ?? undefined}
          problem="Enter whole dollars, such as 250,000 or 250k."
          inputMode="text"
          onChange={(perAssist) => {
            onRule({ ...rule, perAssist });
          }}
        />
      </Grid>
      <p className="mb-3 max-w-160 text-muted-foreground">
        The equal part is split equally between everyone who attacked, then assists are paid, then
        the rest is split by {isChain ? "respect" : "score"}.
      </p>
    </>
  );
}

const Grid = ({ children }: { children: React.ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 py-3 md:grid-cols-4 @4xl/page:grid-cols-6">
    {children}
  </div>
);

const Note = ({ isChain, children }: { isChain: boolean; children: string }) => (
  <p className="mb-3 max-w-160 text-muted-foreground">
    {children}
    {!isChain && " War hits over the limit count as outside hits."}
  </p>
);

const LABELS: Readonly<Record<PaidKind, string>> = {
  war: "War hit",
  outside: "Outside hit",
  assist: "Assist",
  loss: "Loss",
  retaliation: "Retal, extra",
  bonus: "Bonus hit, extra",
};

interface ValueFieldsProps {
  values: ValueByKind;
  isChain: boolean;
  format: (value: number) => string;
  parse: (text: string) => number | null;
  problem: string;
  onChange: (values: ValueByKind) => void;
}

const ValueFields = ({ values, isChain, format, parse, problem, onChange }: ValueFieldsProps) =>
  PAID_KINDS.filter((kind) => !isChain || kind !== "outside").map((kind) => (
    <ParsedField
      key={kind}
      label={kind === "war" && isChain ? "Hit" : LABELS[kind]}
      value={values[kind]}
      format={format}
      parse={(text) => parse(text) ?? undefined}
      problem={problem}
      onChange={(value) => {
        onChange({ ...values, [kind]: value });
      }}
    />
  ));

interface FieldProps<T> {
  value: T;
  onChange: (value: T) => void;
}

/** The highest number of war hits of a member; empty for no limit. */
const LimitField = ({ value, onChange }: FieldProps<number | null>) => (
  <ParsedField<number | null>
    label="Hits per member"
    value={value}
    format={(hits) => (hits === null ? "" : formatWhole(hits))}
    parse={(text) => (text.trim() === "" ? null : (parseLimit(text) ?? undefined))}
    problem="Enter a whole number of hits, or leave it empty."
    placeholder="No limit"
    inputMode="numeric"
    onChange={onChange}
  />
);

function parseLimit(text: string): number | null {
  const hits = parseCount(text);
  return hits !== null && hits <= 1_000_000 ? hits : null;
}

const EqualPartField = ({ value, onChange }: FieldProps<number>) => (
  <ParsedField
    label="Equal part (%)"
    value={value}
    format={String}
    parse={(text) => parsePercent(text) ?? undefined}
    problem="Enter a percentage from 0 to 100."
    onChange={onChange}
  />
);
