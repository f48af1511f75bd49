import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aMember } from "@/lib/game/testing/builders";

import { MembersHeadline } from "./members-headline";
import { memberRows } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const AFTER = { nowMs: NOW, days: 7 };

const seen = (name: string, daysAgo: number | null, state = "Okay") =>
  aMember({
    name,
    state,
    lastAction: { atMs: daysAgo === null ? null : NOW - daysAgo * DAY_MS },
  });

const ACTIVE = seen("Alpha", 1);
const AWAY = seen("Bravo", 9);
const UNKNOWN = seen("Charlie", null);
const FALLEN = seen("Delta", 40, "Fallen");
const FEDERAL = seen("Echo", null, "Federal");

test.each([
  {
    members: [ACTIVE],
    lost: 0,
    says: ["Everyone has been active in the last 7 days.", "All active in the last 7 days"],
  },
  {
    members: [ACTIVE, FALLEN, FEDERAL],
    lost: 0,
    says: ["Everyone has been active in the last 7 days.", "All active in the last 7 days"],
  },
  {
    members: [ACTIVE, UNKNOWN],
    lost: 0,
    says: [
      "Nobody is known to have been inactive for more than 7 days: the last action of 1 member is unknown.",
      "1 last action unknown",
    ],
  },
  {
    members: [UNKNOWN, UNKNOWN],
    lost: 1,
    says: [
      "Nobody is known to have been inactive for more than 7 days: the last action of 3 members is unknown.",
      "3 last actions unknown",
    ],
  },
  {
    members: [ACTIVE, AWAY, UNKNOWN],
    lost: 0,
    says: [
      "Bravo has been inactive for more than 7 days; the last action of 1 member is unknown.",
      "1 inactive",
    ],
  },
])(
  "the headline of $members.length members, $lost couldn’t be loaded: $says.0",
  ({ members, lost, says }) => {
    const rows = memberRows(members, { entries: [], dropped: 0 }, {}, AFTER);
    render(
      <MembersHeadline
        rows={rows}
        inactiveAfter={AFTER}
        dropped={{ members: lost, balances: 0 }}
      />,
    );
    const glance = screen.getByRole("region", { name: "At a glance" });
    for (const words of says) expect(glance).toHaveTextContent(words);
    const active = "Everyone has been active";
    expect(glance.textContent.includes(active)).toBe(says[0]?.startsWith(active));
  },
);

test("a phone names the first two inactive members", () => {
  const members = ["Bravo", "Echo", "Foxtrot"].map((name) => seen(name, 9));
  const rows = memberRows(members, { entries: [], dropped: 0 }, {}, AFTER);
  const dropped = { members: 0, balances: 0 };
  render(<MembersHeadline rows={rows} inactiveAfter={AFTER} dropped={dropped} />);
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(
    "Bravo, Echo and 1 more",
  );
});

test("a limit of one day reads “in the last day”", () => {
  const rows = memberRows([seen("Alpha", 0.5)], { entries: [], dropped: 0 }, {}, AFTER);
  const dropped = { members: 0, balances: 0 };
  render(<MembersHeadline rows={rows} inactiveAfter={{ nowMs: NOW, days: 1 }} dropped={dropped} />);
  const glance = screen.getByRole("region", { name: "At a glance" });
  expect(glance).toHaveTextContent("Everyone has been active in the last day.");
});

test("members who are excluded from a count are in its explanation", async () => {
  const recruit = { ...ACTIVE, position: "Recruit", isInOc: false };
  const members = [AWAY, { ...AWAY, isInOc: false }, FALLEN, FALLEN, recruit];
  const rows = memberRows(members, { entries: [], dropped: 0 }, {}, AFTER);
  const dropped = { members: 0, balances: 0 };
  render(<MembersHeadline rows={rows} inactiveAfter={AFTER} dropped={dropped} />);
  await userEvent.click(
    screen.getByRole("button", { name: "How it’s calculated: the members counted" }),
  );
  const lines = await screen.findByRole("dialog");
  expect(lines).toHaveTextContent(
    /No action for more than 7 days\s*4\s*Fallen or federal\s*−2\s*Inactive\s*2/,
  );
  expect(lines).toHaveTextContent(
    /Outside OCs\s*2\s*Recruits, fallen or federal\s*−1\s*Not in an OC\s*1/,
  );
});

test("nobody is excluded: there is nothing to explain", () => {
  const rows = memberRows([AWAY], { entries: [], dropped: 0 }, {}, AFTER);
  const dropped = { members: 0, balances: 0 };
  render(<MembersHeadline rows={rows} inactiveAfter={AFTER} dropped={dropped} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  { crimes: [true, true], lost: 0, says: "Everyone eligible is in an OC." },
  { crimes: [true, null], lost: 0, says: "" },
  { crimes: [true, true], lost: 1, says: "" },
  { crimes: [true, false], lost: 0, says: "1 member isn’t in an OC." },
  { crimes: [false, false], lost: 1, says: "2 members aren’t in an OC." },
  {
    crimes: [true, false],
    recruits: 1,
    lost: 0,
    says: "1 member isn’t in an OC.",
  },
])(
  "in an OC: $crimes, $lost couldn’t be loaded: “$says”",
  ({ crimes, recruits = 0, lost, says }) => {
    const members = [
      ...crimes.map((isInOc) => ({ ...ACTIVE, isInOc })),
      ...Array.from({ length: recruits }, () => ({
        ...ACTIVE,
        position: "Recruit",
        isInOc: false,
      })),
    ];
    const rows = memberRows(members, { entries: [], dropped: 0 }, {}, AFTER);
    render(
      <MembersHeadline
        rows={rows}
        inactiveAfter={AFTER}
        dropped={{ members: lost, balances: 0 }}
      />,
    );
    const glance = screen.getByRole("region", { name: "At a glance" });
    const sentences = /(?:unknown|7 days)\. (.*?OC\.)?/.exec(glance.textContent);
    expect(sentences).not.toBeNull();
    expect(sentences?.[1] ?? "").toBe(says);
  },
);
