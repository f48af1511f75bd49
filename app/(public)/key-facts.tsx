import type { ReactNode } from "react";
import Link from "next/link";

import { Section } from "./section";

const LINK = "text-primary underline underline-offset-[0.2em]";

/** What happens to a key: three facts, and the table that the game requires. */
export function KeyFacts({
  visitsCountedAt,
  rulesUrl,
  children,
}: {
  visitsCountedAt: string | null;
  rulesUrl: string;
  /** The table. */
  children: ReactNode;
}) {
  const facts = [
    {
      title: "One address",
      text: `The page may talk to api.torn.com${visitsCountedAt === null ? "" : `, to ${visitsCountedAt} to count its visits,`} and nothing else. Your browser enforces it.`,
    },
    {
      title: "Revoke it any time",
      text: "Log out and it’s gone from here. You can also pause or delete it in the game’s preferences at any time.",
    },
    {
      title: "No key needed to try it",
      text: "The sample data needs no key and makes no calls to the game.",
    },
  ];
  return (
    <Section
      title="What happens to your key"
      text={
        <>
          <p>
            It stays in this browser’s storage and is sent only to api.torn.com, in a header, never
            in an address.
          </p>
          <p>
            The{" "}
            <Link href="/terms" prefetch={false} className={LINK}>
              terms
            </Link>{" "}
            say what access each page needs. The table answers what{" "}
            <a href={rulesUrl} target="_blank" rel="noreferrer" className={LINK}>
              the game’s rules
            </a>{" "}
            ask every tool for.
          </p>
        </>
      }
    >
      <div>
        <ul className="mb-7 grid gap-x-8 gap-y-4 md:grid-cols-3">
          {facts.map(({ title, text }) => (
            <li key={title} className="border-t border-rule pt-3">
              <h3 className="font-display text-h2 font-medium">{title}</h3>
              <p className="mt-1 text-read text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  );
}
