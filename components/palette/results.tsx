import {
  Building2,
  FileText,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  Package,
  UserRound,
  Zap,
} from "lucide-react";

import { ICONS } from "@/components/navigation/navigation";
import { CommandGroup, CommandItem, CommandList } from "@/components/ui/command";

import type { Entry, Kind } from "./entry";
import type { ResultGroup, Hit } from "./search";
import { holdsWords, partsOf } from "./search-text";

const KIND_LABELS: Readonly<Record<Kind, { heading: string; Icon: LucideIcon }>> = {
  page: { heading: "Pages", Icon: FileText },
  action: { heading: "Actions", Icon: Zap },
  item: { heading: "Items", Icon: Package },
  stock: { heading: "Stocks", Icon: Landmark },
  course: { heading: "Courses", Icon: GraduationCap },
  company: { heading: "Companies", Icon: Building2 },
  property: { heading: "Properties", Icon: House },
  member: { heading: "Members", Icon: UserRound },
};

/** All others are names from the game. */
const OURS: readonly Kind[] = ["page", "action"];

interface ResultsProps {
  groups: readonly ResultGroup<Entry>[];
  text: string;
  onChoose: (entry: Entry) => void;
}

export function Results({ groups, text, onChoose }: ResultsProps) {
  return (
    <CommandList label="Results">
      {groups.map(({ kind, hits }) => (
        <CommandGroup key={kind} heading={KIND_LABELS[kind].heading}>
          {hits.map((hit) => (
            <Result key={hit.entry.id} hit={hit} text={text} onChoose={onChoose} />
          ))}
        </CommandGroup>
      ))}
    </CommandList>
  );
}

function Result({
  hit: { entry, name },
  text,
  onChoose,
}: { hit: Hit<Entry> } & Pick<ResultsProps, "text" | "onChoose">) {
  const Icon = entry.icon ? ICONS[entry.icon] : KIND_LABELS[entry.kind].Icon;
  const shown = entry.names[0] ?? "";
  return (
    <CommandItem
      value={entry.id}
      onSelect={() => {
        onChoose(entry);
      }}
    >
      <Icon aria-hidden />
      <span translate={OURS.includes(entry.kind) ? undefined : "no"} className="min-w-0">
        <Marked name={shown} text={text} />
        {!holdsWords(shown, name) && (
          <span className="text-small text-muted-foreground">
            {" "}
            <Marked name={name} text={text} />
          </span>
        )}
      </span>{" "}
      <span className="ml-auto shrink-0 text-small text-muted-foreground">
        <Marked name={entry.detail} text={text} />
      </span>
      <kbd
        aria-hidden
        className="hidden font-sans text-tiny text-muted-foreground md:group-data-[selected=true]/item:block"
      >
        Enter
      </kbd>
    </CommandItem>
  );
}

function Marked({ name, text }: { name: string; text: string }) {
  return partsOf(name, text).map((part, place) =>
    part.isMatch ? (
      <b key={place} className="text-primary">
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}
