import Link from "next/link";

import { samplePath } from "@/lib/site/next-path";
import { cn } from "@/lib/utils";

import { Section } from "./section";

/** What players ask, like the contents of a book: dots lead to the page that answers. */
export function Contents({
  questions,
}: {
  questions: readonly { question: string; answer: string; path: string }[];
}) {
  return (
    <Section
      title="Contents"
      text={<p>Each line opens its page with sample data. No key needed.</p>}
    >
      <ul className="border-t border-rule">
        {questions.map(({ question, answer, path }, i) => (
          <li
            key={question}
            className={cn("border-b", i % 5 === 4 ? "border-row-fifth" : "border-row")}
          >
            <Link
              href={samplePath(path)}
              prefetch={false}
              className="group flex min-h-11 items-baseline gap-x-3 py-2.5 text-[1.0625rem] leading-6 no-underline max-md:flex-wrap max-md:py-2 max-md:text-read"
            >
              <span className="max-md:w-full">{question}</span>
              <span aria-hidden className="min-w-4 flex-1 leader-dots max-md:hidden" />
              <span className="text-primary group-hover:underline max-md:text-base">{answer}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
