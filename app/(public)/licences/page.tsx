import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";

import { Button } from "@/components/ui/button";
import { type Lockfile, usedPackages } from "@/lib/site/licences";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata({
  path: "/licences",
  title: "Licences",
  description: "The packages this site uses, with their licences.",
  index: false,
});

/** Loaded from the lockfile at build time. */
const packages = usedPackages(JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile);

/** The licence text in a package's folder; empty if there is none. */
function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
}

export default function LicencesPage() {
  return (
    <article className="py-10 max-md:py-6">
      <h1 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        Licences
      </h1>
      <p className="mt-2 max-w-160 text-read text-muted-foreground">
        This site uses {packages.length} open-source packages. Thank you.
      </p>
      <ul className="mt-8 max-w-160">
        {packages.map(({ name, version, licence, folder }) => (
          <Package
            key={folder}
            title={`${name} ${version}`}
            licence={licence}
            text={textOf(folder)}
          />
        ))}
      </ul>
      <p className="mt-10">
        <Button variant="outline" asChild>
          <Link href="/terms" prefetch={false}>
            <ArrowLeft aria-hidden />
            Back
          </Link>
        </Button>
      </p>
    </article>
  );
}

function Package({ title, licence, text }: { title: string; licence: string; text: string }) {
  const words = (
    <>
      <span className="font-semibold wrap-anywhere">{title}</span>{" "}
      <span className="text-muted-foreground">{licence}</span>
    </>
  );
  return (
    <li className="border-b border-row">
      {text === "" ? (
        <p className="flex min-h-11 flex-wrap items-center gap-x-2">{words}</p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{words}</summary>
          <pre className="pb-4 font-sans text-small whitespace-pre-wrap wrap-anywhere">{text}</pre>
        </details>
      )}
    </li>
  );
}
