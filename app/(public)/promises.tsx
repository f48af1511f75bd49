import { Calculator, KeyRound, type LucideIcon, ServerOff } from "lucide-react";

/** True with visits counted, too: what they say of a server, they say of the key. */
const PROMISES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: ServerOff,
    title: "No server",
    text: "None of ours ever sees your key.",
  },
  {
    Icon: KeyRound,
    title: "Your key stays here",
    text: "Kept in this browser, sent only to the game.",
  },
  {
    Icon: Calculator,
    title: "Every figure explained",
    text: "One tap shows how it was computed.",
  },
];

/** What a player asks before anything else. */
export const Promises = () => (
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
