import { ArrowRight } from "lucide-react";
import Link from "next/link";

import { Button } from "@/components/ui/button";
import { samplePath } from "@/lib/site/next-path";

import { Section } from "./section";
import { Shot, type ShotProps } from "./shot";

/** What one page does, for whom, and what it looks like. */
export function Story({
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
