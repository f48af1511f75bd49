import Link from "next/link";

/** The site's logo, name and release label, such as "Alpha". */
export function Brand({
  name,
  label,
  href,
}: {
  name: string;
  label: string;
  href: "/" | "/app/dashboard";
}) {
  return (
    <span className="flex min-h-11 items-center gap-2.5">
      <Link
        href={href}
        prefetch={false}
        className="flex min-h-11 items-center gap-2.5 no-underline"
      >
        <Logo />
        <span className="font-display text-[1.0625rem] leading-none font-medium whitespace-nowrap">
          {name}
        </span>
      </Link>
      <span className="border-l pl-2 text-tiny leading-none max-[22rem]:hidden text-muted-foreground">
        {label}
      </span>
    </span>
  );
}

/** A moon with a torn terminator. */
function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0 text-primary">
      <circle cx="12" cy="12" r="9.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        fill="currentColor"
        d="M12.6 2.2A9.8 9.8 0 0 1 12.6 21.8L10.9 18.6L14.1 15.9L10.4 12.4L13.7 9.2L10.6 6.2Z"
      />
    </svg>
  );
}
