import { wordChoices } from "@/components/list/word-choices";
import { ALL, type Choice } from "@/components/window/choice";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

/** All crimes, and each that there is by its name. */
export const crimeChoices = (crimes: readonly OrganisedCrime[]): readonly Choice[] =>
  wordChoices(
    [ALL, "All crimes"],
    crimes.map(({ name }) => name),
  );
