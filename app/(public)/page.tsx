import { ArrowRight, Calculator, Info, KeyRound, type LucideIcon, ServerOff } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

import { KeyUseTable } from "@/components/key-use/key-use";
import { ExploreLink } from "@/components/session/explore-link";
import { Button } from "@/components/ui/button";
import { pictures, questions, stories } from "@/content/landing";
import { pages } from "@/content/pages";
import { site, visitsCountedAt } from "@/content/site";
import { API_RULES_URL, keyUse } from "@/content/terms";
import { jsonLdText, pageMetadata, siteGraph, socialImage } from "@/lib/site/metadata";
import { samplePath } from "@/lib/site/next-path";
import { cn } from "@/lib/utils";

const page = pages.landing;

export const metadata = pageMetadata({ ...page, title: { absolute: page.title } });

const graph = siteGraph({ ...site, image: socialImage(page.path) });

export default function LandingPage() {
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
      <section className="grid items-start gap-14 pt-10 pb-8 max-lg:gap-8 max-md:gap-6 max-md:pt-5 max-md:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <h1 className="font-display text-[3.5rem] leading-[3.625rem] font-medium tracking-[-0.028em] max-lg:text-[2.75rem] max-lg:leading-12 max-md:text-[2.375rem] max-md:leading-[2.625rem]">
            What is due today in Torn, on one page.
          </h1>
          <p className="mt-4 max-w-132 text-[1.125rem] leading-7 text-pretty text-muted-foreground max-md:mt-3 max-md:leading-6.5">
            Free for players and leaders: checklist, crimes, war and stocks.
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-md:mt-4">
            <ExploreLink size="lg" className="max-md:w-full" />
            <Button variant="outline" size="lg" asChild className="max-md:hidden">
              <Link href="/login" prefetch={false}>
                Log in
              </Link>
            </Button>
          </p>
          <Promises />
        </div>
        <div className="m-1 outline-1 outline-offset-3 outline-rule">
          <Shot {...pictures.dashboard} />
        </div>
      </section>
      <Contents questions={questions} />
      {stories.map((story) => (
        <Story key={story.title} {...story} />
      ))}
      <KeyFacts visitsCountedAt={visitsCountedAt} rulesUrl={API_RULES_URL}>
        <KeyUseTable rows={keyUse} />
      </KeyFacts>
      <section className="pt-20 max-md:pt-12 print:hidden">
        <h2 className="font-display text-[1.625rem] leading-8 font-medium tracking-[-0.015em]">
          Look first, log in later.
        </h2>
        <p className="mt-3 text-read text-muted-foreground">
          {site.label}: free, ad-free, made by players and still growing.
        </p>
        <p className="mt-5">
          <ExploreLink size="lg" className="max-md:w-full">
            Try it with sample data
          </ExploreLink>
        </p>
      </section>
    </>
  );
}

/** These statements are only about the key, so they also hold if visits are counted. */
const PROMISES: readonly { Icon: LucideIcon; title: string; text: ReactNode }[] = [
  {
    Icon: ServerOff,
    title: "No server",
    text: "Your key never reaches us.",
  },
  {
    Icon: KeyRound,
    title: "Your key stays with you",
    text: "Saved in this browser, sent only to the game.",
  },
  {
    Icon: Calculator,
    title: "See the maths",
    text: (
      <>
        Tap <Info role="img" aria-label="the information sign" className="inline size-3.5" /> to see
        how a figure is calculated.
      </>
    ),
  },
];

/** The three promises, which answer a new player's first questions. */
const Promises = () => (
  <ul className="mt-8 border-t border-rule max-md:mt-5">
    {PROMISES.map(({ Icon, title, text }) => (
      <li
        key={title}
        className="grid min-h-14 grid-cols-[2.25rem_minmax(0,1fr)] items-center border-b border-row py-1 max-md:min-h-15"
      >
        <Icon aria-hidden className="size-5 text-primary" />
        <p className="text-muted-foreground">
          <b className="block text-read text-foreground">{title}</b>
          {text}
        </p>
      </li>
    ))}
  </ul>
);

/** Players' questions as a table of contents: dots lead from each question to the page that answers it. */
function Contents({
  questions,
}: {
  questions: readonly { question: string; answer: string; path: string }[];
}) {
  return (
    <Section title="Contents" text={<p>Open any page with sample data. No key needed.</p>}>
      <ul className="border-t border-rule">
        {questions.map(({ question, answer, path }, i) => (
          <li
            key={question}
            className={cn("border-b", i % 5 === 4 ? "border-row-fifth" : "border-row")}
          >
            <Link
              href={samplePath(path)}
              prefetch={false}
              className="group flex min-h-11 items-baseline gap-x-3 py-2.5 text-[1.0625rem] leading-6 no-underline max-md:flex-wrap max-md:justify-between max-md:text-read"
            >
              <span>{question}</span>
              <span aria-hidden className="min-w-4 flex-1 leader-dots max-md:hidden" />
              <span className="text-primary group-hover:underline max-md:text-base">{answer}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A page of the app: its title, its description and a picture. */
function Story({
  title,
  text,
  link,
  picture,
}: {
  title: string;
  text: string;
  link: string;
  picture: ShotProps & { path: string };
}) {
  return (
    <Section
      title={title}
      text={
        <>
          <p>{text}</p>
          <p>
            <Button variant="link" size="inline" asChild className="text-read whitespace-normal!">
              <Link href={samplePath(picture.path)} prefetch={false}>
                {link} with sample data
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          </p>
        </>
      }
    >
      <Shot {...picture} />
    </Section>
  );
}

interface ShotProps {
  /** The files are public/pictures/<name>-<wide or narrow>-<light or dark>.webp. */
  name: string;
  alt: string;
  wide: Size;
  narrow: Size;
}

interface Size {
  width: number;
  height: number;
}

const LINK = "text-primary underline underline-offset-[0.2em]";

/** The use of an API key: three facts, and the table that the game's API rules require. */
function KeyFacts({
  visitsCountedAt,
  rulesUrl,
  children,
}: {
  visitsCountedAt: string | null;
  rulesUrl: string;
  /** The table of key uses. */
  children: ReactNode;
}) {
  const facts = [
    {
      title: "No other connections",
      text: `Apart from item and stock pictures (www.torn.com), pages connect only to this site${visitsCountedAt === null ? " and api.torn.com" : `, api.torn.com and, to count visits, ${visitsCountedAt}`}. Your browser enforces this.`,
    },
    {
      title: "Revoke it any time",
      text: "Log out to delete it from this browser. You can also pause or delete it in the game’s preferences.",
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
          <p>It’s saved in this browser and sent only to api.torn.com, never in a web address.</p>
          <p>
            The{" "}
            <Link href="/terms" prefetch={false} className={LINK}>
              terms
            </Link>{" "}
            say what access each page needs. The table gives the details{" "}
            <a href={rulesUrl} target="_blank" rel="noreferrer" className={LINK}>
              the game’s API rules
            </a>{" "}
            require.
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

/** A section of the landing page: text on the left, content on the right; stacked on narrow screens. */
function Section({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid items-start gap-x-8 gap-y-5 pt-18 max-lg:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div>
        <h2 className="font-display text-[1.625rem] leading-8 font-medium tracking-[-0.015em]">
          {title}
        </h2>
        <div className="mt-3 max-w-160 space-y-3 text-read text-muted-foreground">{text}</div>
      </div>
      {children}
    </section>
  );
}

/**
 * A screenshot in the reader's theme, which the document's class sets before the first paint. Images load lazily, so only the
 * displayed one of the four files is loaded.
 */
function Shot(props: ShotProps) {
  return (
    <figure className="overflow-hidden border border-rule bg-background print:max-w-100">
      <Themed {...props} theme="light" className="dark:hidden print:block!" />
      <Themed {...props} theme="dark" className="hidden dark:block print:hidden!" />
    </figure>
  );
}

function Themed({
  name,
  alt,
  wide,
  narrow,
  theme,
  className,
}: ShotProps & { theme: "light" | "dark"; className: string }) {
  return (
    <picture className={cn("block", className)}>
      <source
        media="(max-width: 47.99rem)"
        srcSet={`/pictures/${name}-narrow-${theme}.webp`}
        width={narrow.width}
        height={narrow.height}
      />
      <img
        src={`/pictures/${name}-wide-${theme}.webp`}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}
