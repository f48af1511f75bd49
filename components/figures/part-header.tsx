interface PartHeaderProps {
  /** For what it names. */
  id?: string;
  title: string;
  /** What belongs to it, at the other end of the line. */
  aside: string;
}

/** A part of a section begins with a thinner rule than the section. */
export function PartHeader({ id, title, aside }: PartHeaderProps) {
  return (
    <div className="flex items-baseline justify-between gap-2 border-b pt-4 pb-1.5 max-md:pt-2.5">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted-foreground">{aside}</p>
    </div>
  );
}
