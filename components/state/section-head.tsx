/** A section hangs from a rule in ink: its title, and the count of what it lists. */
export function SectionHead({ title, aside }: { title: string; aside?: string }) {
  return (
    <div className="mt-2 flex min-h-11 flex-wrap content-end items-baseline gap-2 border-b border-rule pb-1.5">
      <h2 className="font-display text-h2 font-medium">{title}</h2>
      {aside !== undefined && <p className="text-muted-foreground">{aside}</p>}
    </div>
  );
}
